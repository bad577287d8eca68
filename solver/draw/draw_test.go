package draw

import (
	"encoding/xml"
	"flag"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

var update = flag.Bool("update", false, "write the golden files anew")

const (
	dogs  = "BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs"
	tough = "HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc"
)

func tilesOf(words string) []puzzle.Tile {
	var tiles []puzzle.Tile
	for _, word := range strings.Fields(words) {
		tiles = append(tiles, puzzle.Tile(word))
	}
	return tiles
}

func newPuzzle(t *testing.T, spec puzzle.Spec) *puzzle.Puzzle {
	t.Helper()
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	return p
}

func specOf(t *testing.T, name, words string) puzzle.Spec {
	t.Helper()
	grid, err := puzzle.GridNamed(name)
	require.NoError(t, err)
	return puzzle.Spec{Grid: grid, Tiles: tilesOf(words), Mates: puzzle.Halves()}
}

// laidOut places tiles on a new board.
func laidOut(t *testing.T, p *puzzle.Puzzle, placements ...puzzle.Placement) *puzzle.Board {
	t.Helper()
	b := puzzle.NewBoard(p)
	for _, placement := range placements {
		require.NoError(t, b.Place(placement))
	}
	return b
}

// laidBy spells a board: tile.turn by cell, - if it is empty.
func laidBy(t *testing.T, p *puzzle.Puzzle, cells string) *puzzle.Board {
	t.Helper()
	var placements []puzzle.Placement
	for cell, word := range strings.Fields(cells) {
		if tile, turn, filled := strings.Cut(word, "."); filled {
			number, err := strconv.Atoi(tile)
			require.NoError(t, err)
			turns, err := strconv.Atoi(turn)
			require.NoError(t, err)
			placements = append(placements, puzzle.Placement{Cell: cell, Tile: number, Turn: turns})
		}
	}
	return laidOut(t, p, placements...)
}

// scenes are puzzles and boards with everything that can be seen on them: matched seams, a
// conflict, an empty cell, a clue, a frame.
func scenes(t *testing.T) map[string]*puzzle.Board {
	withClue := specOf(t, "3x3", dogs)
	withClue.Clues = []puzzle.Placement{{Cell: 0, Tile: 0, Turn: 0}}
	framed := specOf(t, "2x2", "-Ba- -ab- b--A BA--")
	framed.Framed, framed.Frame = true, '-'
	same := specOf(t, "2x1", "a1Bc d1-B")
	same.Mates = puzzle.Same()
	clued := specOf(t, "hex3", "--cDBd dcdBDb CbdCDc CdDDDc Bc---D bbbDdb abdA-- B---Ca --CBcA --AaA- -aDA-- Ca--bB CdBddD "+
		"---aDC AcCdbA --aDdA aBac-- A---ab cDdBBA")
	clued.Framed, clued.Frame, clued.Clues = true, '-', []puzzle.Placement{{Cell: 9, Tile: 3, Turn: 2}}
	cornered := specOf(t, "tri4", "bBa cBB -aa A-c CAB b-- -b- BA- -Ab A-C Aaa B-B abc Cab A-- abA")
	cornered.Framed, cornered.Frame, cornered.Clues = true, '-', []puzzle.Placement{{Cell: 0, Tile: 6, Turn: 0}, {Cell: 2, Tile: 1, Turn: 2}}
	return map[string]*puzzle.Board{
		"dogs": laidOut(t, newPuzzle(t, withClue),
			puzzle.Placement{Cell: 0, Tile: 0}, puzzle.Placement{Cell: 1, Tile: 2, Turn: 1},
			puzzle.Placement{Cell: 3, Tile: 7, Turn: 3}, puzzle.Placement{Cell: 4, Tile: 5, Turn: 0}),
		"tough": laidOut(t, newPuzzle(t, specOf(t, "3x3", tough)),
			puzzle.Placement{Cell: 0, Tile: 0}, puzzle.Placement{Cell: 1, Tile: 4}, puzzle.Placement{Cell: 3, Tile: 2}, puzzle.Placement{Cell: 4, Tile: 8}),
		"framed": laidOut(t, newPuzzle(t, framed),
			puzzle.Placement{Cell: 0, Tile: 0}, puzzle.Placement{Cell: 1, Tile: 1, Turn: 1}),
		"same": laidOut(t, newPuzzle(t, same), puzzle.Placement{Cell: 0, Tile: 0, Turn: 0}, puzzle.Placement{Cell: 1, Tile: 1, Turn: 2}),
		"hexagons": laidBy(t, newPuzzle(t, specOf(t, "hex2", "bbbbcD CCbcAc abdbBd CABbDD bBBdcb BbBBbc aBBbdA")),
			"3.0 2.5 - 5.3 4.0 1.3 -"),
		"hexagons, framed": laidBy(t, newPuzzle(t, clued), "9.0 6.1 11.4 17.3 18.1 - 1.2 14.2 15.4 3.2 16.3 - 2.0 13.3 5.3 10.2 - 8.2 4.0"),
		"triangles": laidBy(t, newPuzzle(t, specOf(t, "tri3", "caD cBa ABC ccA CBd CAc CCA bDa cCC")),
			"1.1 0.1 4.0 7.2 - 8.1 3.2 5.2 -"),
		"triangles, framed": laidBy(t, newPuzzle(t, cornered), "6.0 9.1 1.2 8.0 3.1 - 4.0 12.0 11.2 14.0 10.0 - 15.0 7.2 0.0 5.2"),
	}
}

func TestGolden(t *testing.T) {
	boards := scenes(t)
	for _, row := range []struct {
		file, scene, set string
		options          Options
	}{
		{"plain", "dogs", Plain, Options{Numbers: true, Letters: true, Title: "Hunde-Spiel"}},
		{"plain-dark-40", "dogs", Plain, Options{Pixels: 40, Dark: true, Numbers: true}},
		{"plain-flat", "dogs", Plain, Options{Pixels: 22}},
		{"suits", "tough", Suits, Options{Pixels: 100, Letters: true, Prefix: "a"}},
		{"framed", "framed", Plain, Options{Pixels: 64}},
		{"same", "same", Plain, Options{Pixels: 64}},
		{"signs", "dogs", Signs, Options{Pixels: 64}},
		{"signs-same", "same", Signs, Options{Pixels: 64}},
		{"hexagons", "hexagons", Suits, Options{Numbers: true}},
		{"hexagons-framed", "hexagons, framed", Plain, Options{Pixels: 120, Numbers: true, Letters: true}},
		{"hexagons-flat", "hexagons, framed", Plain, Options{Pixels: 30}},
		{"triangles", "triangles", "insects", Options{Numbers: true, Letters: true}},
		{"triangles-framed", "triangles, framed", Plain, Options{Pixels: 160, Numbers: true}},
		{"triangles-flat", "triangles, framed", Plain, Options{Pixels: 30}},
	} {
		t.Run(row.file, func(t *testing.T) {
			b := boards[row.scene]
			matchesGolden(t, row.file+".svg", New(b.Puzzle(), row.set).Board(b, row.options))
		})
	}
	matchesGolden(t, "loose.svg", New(boards["dogs"].Puzzle(), Plain).Loose(5, Options{Pixels: 80, Numbers: true}))
	dogs := New(boards["dogs"].Puzzle(), Plain)
	assert.Equal(t, dogs.Loose(3, Options{}), dogs.Picture(nil, Options{}))
	assert.Equal(t, dogs.Board(boards["dogs"], Options{}), dogs.Picture(boards["dogs"], Options{}))
	matchesGolden(t, "table.svg", dogs.Board(boards["dogs"], Options{Pixels: 100, Table: true, Title: "Hunde-Spiel & Co."}))
	matchesGolden(t, "table-hexagons.svg", New(boards["hexagons"].Puzzle(), Suits).Board(boards["hexagons"], Options{Pixels: 100, Table: true}))
	matchesGolden(t, "table-triangles.svg", New(boards["triangles"].Puzzle(), Plain).Picture(nil, Options{Pixels: 100, Table: true, Title: strings.Repeat("漢", 60)}))
	matchesGolden(t, "loose-hexagons.svg", New(boards["hexagons"].Puzzle(), Suits).Loose(4, Options{Pixels: 80}))
	matchesGolden(t, "loose-triangles.svg", New(boards["triangles"].Puzzle(), Plain).Loose(5, Options{Pixels: 80, Numbers: true}))
	for _, scene := range []string{"framed", "hexagons", "triangles"} {
		matchesGolden(t, "cover-"+scene+".svg", New(boards[scene].Puzzle(), Suits).Cover())
	}
	matchesGolden(t, "symbols.svg", New(boards["framed"].Puzzle(), Plain).Symbols())
}

// TestATableHasEveryTileOnce, on the board or beside it.
func TestATableHasEveryTileOnce(t *testing.T) {
	for name, b := range scenes(t) {
		a := New(b.Puzzle(), Plain)
		for _, document := range []string{a.Picture(b, Options{Table: true}), a.Picture(nil, Options{Table: true})} {
			for tile := range b.Puzzle().Tiles() {
				assert.Equal(t, 1, strings.Count(document, `<use href="#tile-`+strconv.Itoa(tile)+`"`), "%s: tile %d", name, tile)
			}
		}
	}
}

func matchesGolden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err, "run the test with -update")
	assert.Equal(t, string(want), got)
}

func TestEveryDocumentIsSafeToStandInAPage(t *testing.T) {
	hostile := `"/><script>alert(1)</script>` + "\x00&'"
	all := scenes(t)
	sizes := []float64{0, 20, 40, 100}
	for i, name := range slices.Sorted(maps.Keys(all)) {
		b := all[name]
		for j, set := range append(Sets(), Signs, "unknown") {
			a := New(b.Puzzle(), set)
			documents := []string{a.Symbols(), a.Cover()}
			for _, pixels := range []float64{sizes[(i+j)%4], sizes[(i+j+1)%4]} { // each set meets all sizes in some scene
				o := Options{Pixels: pixels, Numbers: true, Letters: true, Dark: pixels == 40, Title: hostile}
				documents = append(documents, a.Board(b, o), a.Loose(0, o))
				o.Table = true
				documents = append(documents, a.Board(b, o), a.Loose(0, o))
			}
			for _, document := range documents {
				t.Run(name+"/"+set, func(t *testing.T) { checkDocument(t, document) })
			}
		}
	}
}

// checkDocument asserts that a document is well-formed, has no script and no style, that every id
// is unique and every reference has a target.
func checkDocument(t *testing.T, document string) {
	t.Helper()
	ids, refs := map[string]bool{}, []string{}
	decoder := xml.NewDecoder(strings.NewReader(document))
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		require.NoError(t, err)
		element, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		assert.NotContains(t, []string{"script", "style", "foreignObject", "image", "a"}, element.Name.Local)
		names := map[string]bool{}
		for _, attribute := range element.Attr {
			name, value := attribute.Name.Local, attribute.Value
			assert.False(t, names[name], "%s twice on %s", name, element.Name.Local)
			names[name] = true
			assert.NotEqual(t, "style", name)
			assert.False(t, strings.HasPrefix(name, "on"), name)
			assert.NotContains(t, value, "NaN")
			switch {
			case name == "id":
				assert.False(t, ids[value], "id %s twice", value)
				ids[value] = true
			case name == "href":
				refs = append(refs, strings.TrimPrefix(value, "#"))
			case strings.HasPrefix(value, "url(#"):
				refs = append(refs, value[5:len(value)-1])
			}
		}
	}
	for _, ref := range refs {
		assert.True(t, ids[ref], "nothing has the id %s", ref)
	}
}

func TestPrefixStandsBeforeEveryId(t *testing.T) {
	b := scenes(t)["tough"]
	document := New(b.Puzzle(), Suits).Board(b, Options{Prefix: "mine"})
	assert.Equal(t, strings.Count(document, ` id="`), strings.Count(document, ` id="mine`))
	for _, way := range []string{`href="#`, `url(#`} {
		assert.Equal(t, strings.Count(document, way), strings.Count(document, way+"mine"), way)
	}
}

func TestSetFallsBackToPlain(t *testing.T) {
	dogSpec := specOf(t, "3x3", dogs)
	uncut := specOf(t, "3x3", dogs)
	uncut.Mates = puzzle.Same()
	nothing := specOf(t, "1x1", "----")
	five := specOf(t, "3x3", strings.Replace(dogs, "BGus", "BGux", 1))
	for _, row := range []struct {
		asked string
		spec  puzzle.Spec
		want  string
	}{
		{"dogs", dogSpec, "dogs"},
		{"insects", dogSpec, "insects"},
		{"cats", dogSpec, "cats"},
		{Suits, dogSpec, Suits},
		{Plain, dogSpec, Plain},
		{"", dogSpec, Plain},
		{"../art", dogSpec, Plain},
		{"dogs", uncut, Plain}, // a head needs a tail
		{Suits, five, Plain},   // five motifs
		{"cats", five, Plain},
		{"none", nothing, Plain}, // not even for a puzzle without motifs
	} {
		a := New(newPuzzle(t, row.spec), row.asked)
		assert.Equal(t, row.want, a.Set(), row.asked)
		assert.Equal(t, row.want, a.Layout().Set)
	}
	assert.Equal(t, []string{"birds", "boats", "cats", "dogs", "fish", "fruit", "insects", Suits, Plain}, Sets())
}

func TestUpsideDownNumbersAreUnderlined(t *testing.T) {
	for text, want := range map[string]bool{"6": true, "9": true, "1": false, "8": false, "11": false,
		"16": true, "66": true, "89": true, "96": true, "62": false, "29": false, "90": true} {
		assert.Equal(t, want, upsideDown(text), text)
	}
}

// TestCoverShowsTheFrame: every tile is there once, and the frame only along the rim.
func TestCoverShowsTheFrame(t *testing.T) {
	for name, b := range scenes(t) {
		a := New(b.Puzzle(), Plain)
		cover := puzzle.NewBoard(b.Puzzle())
		used := make([]bool, len(b.Puzzle().Tiles()))
		for number, cell := range b.Puzzle().Grid().Cells {
			tile, turn := a.coverTile(cell, used)
			used[tile] = true
			cover.MustPlace(puzzle.Placement{Cell: number, Tile: tile, Turn: turn})
		}
		assert.Empty(t, cover.Misframed(), name)
	}
}
