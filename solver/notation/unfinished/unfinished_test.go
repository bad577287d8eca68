package unfinished_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
)

// read reads a text that is typed into an empty entry.
func read(t *testing.T, text string) *unfinished.Puzzle {
	t.Helper()
	p, err := unfinished.Read(text, unfinished.New())
	require.NoError(t, err, text)
	require.True(t, p.Sound(), text)
	return p
}

// words joins the begun tiles in one line.
func words(p *unfinished.Puzzle) string {
	var list []string
	for _, tile := range p.Tiles {
		if word := tile.String(); strings.Trim(word, "?") != "" {
			list = append(list, word)
		}
	}
	return strings.Join(list, " ")
}

func motifs(p *unfinished.Puzzle) string {
	var list []string
	for _, motif := range p.Motifs {
		list = append(list, string(motif))
	}
	return strings.Join(list, " ")
}

// readables lists texts as we write them, with how their edges mate, the motifs to choose from,
// and the palette.
var readables = []struct{ text, mates, motifs, palette string }{
	{"grid: 3x3\ntiles:\n", "halves", "Aa Bb Cc Dd", "AaBbCcDd"},
	{"grid: 3x3\ntiles:\n  ABcd\n  ab\n", "halves", "Aa Bb Cc Dd", "AaBbCcDd"},
	{"grid: 3x3\ntiles:\n  BGus\n  ?\n  ??d\n", "halves", "Bb Dd Gg Ss Uu", "BbDdGgSsUu"},
	{"grid: 2x2\nmates: same\ntiles:\n  AABB\n  AB?C\n", "same", "A B C", "ABC"},
	{"grid: hex2\ntiles:\n  Aa12\n", "mixed", "Aa Bb 1 2", "AaBb12"},
	{"grid: tri2\nframe: 0\ntiles:\n  0A\n", "halves", "Aa Bb Cc Dd", "AaBbCcDd0"},
	{"grid: 2x1\nmates: Ab.cc.D-\nturn: no\ntiles:\n  Abcd\n  bAcc\n", "mixed", "Ab c d-", "Abcd"},
	{"grid: 1x1\ntiles:\n  A-a-\n", "halves", "Aa Bb Cc Dd", "AaBbCcDd-"},
	{"grid: 3x3\nturn: no\nname: Two dogs\ncolour: red\ntiles:\n  AB\n", "halves", "Aa Bb Cc Dd", "AaBbCcDd"},
	{"grid: 2x1\nframe: F\ntiles:\n  FAab\n  BbaA\n", "halves", "Aa Bb Cc Dd", "AaBbCcDdF"},
	{"grid: 2x1\nframe: a\ntiles:\n  aABb\n", "mixed", "A- Bb Cc Dd", "ABbCcDda"},
	{"grid: 2x1\nclues: 0.1.2\ntiles:\n  ABba\n", "halves", "Aa Bb Cc Dd", "AaBbCcDd"},
}

func TestTextsAreReadAndWritten(t *testing.T) {
	for _, row := range readables {
		p := read(t, row.text)
		assert.Equal(t, row.text, p.Text())
		assert.Equal(t, row.mates, string(p.Mates), row.text)
		assert.Equal(t, row.motifs, motifs(p), row.text)
		palette := ""
		for _, edge := range p.Palette() {
			palette += edge.String()
		}
		assert.Equal(t, row.palette, palette, row.text)
		again, err := unfinished.Read(p.Text(), p)
		require.NoError(t, err)
		assert.Equal(t, p, again, row.text)
	}
}

func TestWhatIsTypedMayBeUntidy(t *testing.T) {
	for text, want := range map[string]string{
		"tiles: ABcd AB_a ?": "grid: 3x3\ntiles:\n  ABcd\n  AB\n  a\n",
		"# nine\ngrid : 2x1 # squares\n\ntiles:\n\n ABcd\n":                          "grid: 2x1\ntiles:\n  ABcd\n",
		"https://example.org/#grid=2x1&mates=Ab.cc.d-&turn=no&tiles=Abcd.bAcc&end=1": "grid: 2x1\nmates: Ab.cc.D-\nturn: no\ntiles:\n  Abcd\n  bAcc\n",
		"grid=2x1&tiles=ABcd":                          "grid: 2x1\ntiles:\n  ABcd\n",
		"grid: 1x1\nname: Größe & Co.\ntiles: ABcd":    "grid: 1x1\nname: Größe & Co.\ntiles:\n  ABcd\n",
		"grid: 1x1\ntiles: ABcd\nboard: 0.0":           "grid: 1x1\ntiles:\n  ABcd\n",
		"grid: 1x1\ntiles: ABcd\nname: x\nmates: same": "grid: 1x1\nmates: same\nname: x\ntiles:\n  ABcd\n",
	} {
		assert.Equal(t, want, read(t, text).Text(), text)
	}
}

// faulty lists texts that cannot be read, with the code of the fault and its place.
var faulty = []struct {
	text, code string
	at         map[string]int
}{
	{"", "empty", nil},
	{"ABCD", "no-puzzle", nil},
	{"grid: 3", "grid-unknown", map[string]int{"line": 0}},
	{"grid: 40x20\ntiles:", "grid-size", map[string]int{"line": 0}},
	{"grid:\ntiles: AB", "value-missing", map[string]int{"line": 0}},
	{"grid: 1x1\ntiles:\n ABCDE", "tile-sides", map[string]int{"line": 2, "tile": 0}},
	{"grid: 1x1\ntiles: AB!C", "edge-unknown", map[string]int{"line": 1, "tile": 0, "side": 2, "sides": 4}},
	{"grid: 1x1\ntiles: AB AB", "tile-count", map[string]int{"line": 1}},
	{"grid: 1x1\ngrid: 1x1", "key-twice", map[string]int{"line": 1}},
	{"grid: 1x1\nABCD", "key-missing", map[string]int{"line": 1}},
	{"grid: 1x1\nmates: ABC", "mates-unclear", map[string]int{"line": 1, "pair": 0}},
	{"grid: 1x1\nmates: AB.AC", "mates-contradict", map[string]int{"line": 1, "pair": 1}},
	{"grid: 1x1\nturn: maybe", "turn-unclear", map[string]int{"line": 1}},
	{"grid: 1x1\nname: 50%", "escape", map[string]int{"line": 1}},
	{"v=2&grid=1x1", "link-version", map[string]int{}},
	{"tiles: AB🧩C", "edge-unknown", map[string]int{"line": 0, "tile": 0, "side": 2, "sides": 4}},
}

func TestWhatIsWrongIsToldWithItsPlace(t *testing.T) {
	for _, row := range faulty {
		before := read(t, "grid: 2x2\ntiles: AB")
		after, err := unfinished.Read(row.text, before)
		var fault *puzzle.Fault
		require.ErrorAs(t, err, &fault, row.text)
		assert.Equal(t, row.code, fault.Code, row.text)
		assert.Equal(t, row.at, fault.At, row.text)
		assert.Equal(t, before, after, "it stays as it was")
	}
}

func TestFinishedTilesMakeTheLinkThatOpensAsTheSame(t *testing.T) {
	for text, want := range map[string]string{
		"grid: 2x1\ntiles: ABcd AB":                              "",
		"grid: 2x1\ntiles: ABcd CDab":                            "grid=2x1&tiles=ABcd.CDab&end=1",
		"grid: 1x1\nname: Cats & Dogs\ntiles: ABcd":              "grid=1x1&name=Cats_%26_Dogs&tiles=ABcd&end=1",
		"grid: 2x1\nmates: Ab.cc.d-\nturn: no\ntiles: Abcd bAcc": "grid=2x1&mates=Ab.cc.D-&turn=no&tiles=Abcd.bAcc&end=1",
		"grid: 2x1\nframe: 0\nclues: 0.1.0\ntiles: 0A0a a0A0":    "grid=2x1&frame=0&clues=0.1.0&tiles=0A0a.a0A0&end=1",
	} {
		p := read(t, text)
		assert.Equal(t, want, p.Link(), text)
		if want != "" {
			one, err := notation.Read(text)
			require.NoError(t, err)
			other, err := notation.Read(p.Link())
			require.NoError(t, err)
			assert.Equal(t, one.Link(), other.Link())
		}
	}
}

func TestCompleteTilesAreWhatAPuzzleIsLookedForBy(t *testing.T) {
	assert.Equal(t, "grid: 3x3\ntiles:\n  ABcd\n  ACac\n", read(t, "grid: 3x3\nname: x\ntiles: ABcd AC ACac").Complete())
	assert.Empty(t, read(t, "grid: 3x3\nturn: no\ntiles: ABcd AC ACac").Complete())
	assert.Empty(t, read(t, "grid: 3x3\nclues: 0.0.0\ntiles: ABcd AC ACac").Complete())
}

func TestSamplerShowsEveryEdge(t *testing.T) {
	for _, grid := range []string{"3x3", "1x1", "hex1", "hex2", "tri2"} {
		p, err := unfinished.New().Framed(true).Regrid(grid)
		require.NoError(t, err)
		shown, err := notation.Read(p.Sampler())
		require.NoError(t, err)
		tiles := ""
		for _, tile := range shown.Puzzle.Tiles() {
			tiles += tile.String()
		}
		for _, edge := range p.Palette() {
			assert.Contains(t, tiles, edge.String(), grid)
		}
		placed, err := notation.Read(p.Places())
		require.NoError(t, err)
		assert.Equal(t, grid, placed.Puzzle.Grid().Name)
	}
}

func TestGridsHaveShapes(t *testing.T) {
	for name, want := range map[string]unfinished.Shape{
		"3x2":  {Kind: "squares", Width: 3, Height: 2},
		"hex3": {Kind: "hexagon", Width: 3, Height: 3},
		"tri4": {Kind: "triangle", Width: 4, Height: 4},
	} {
		grid, err := puzzle.GridNamed(name)
		require.NoError(t, err)
		assert.Equal(t, want, unfinished.ShapeOf(grid))
		assert.Equal(t, name, want.Name())
	}
}

func TestNamesStandInTheNotation(t *testing.T) {
	p := read(t, "grid: 3x3\ntiles: ABcd")
	assert.Equal(t, &unfinished.Names{Motifs: []string{"", "", "", ""}}, p.Names())
	assert.Equal(t, p, p.Named(p.Names()))
	for _, name := range []string{"Nine dogs", "Größe & Co. 50%_#1", "a_b", "#1", "50%", "& = .", "<b>", "אבג", "🐕", "A  B", "a\u2028b", "a.b:c"} {
		names := &unfinished.Names{Name: name, Art: "dogs", Halves: [2]string{"head", name}, Motifs: []string{name, "", "", "x"}}
		named := p.Named(names)
		assert.Equal(t, names, named.Names())
		again, err := unfinished.Read(named.Text(), named)
		require.NoError(t, err, name)
		assert.Equal(t, names, again.Names(), name)
		assert.Equal(t, named.Text(), again.Text(), name)
		assert.Equal(t, p, named.Named(p.Names()), "what is emptied is gone")
	}
	whole := read(t, "grid: 1x1\nmates: same\nmotifs: -:x.A:ant\ntiles: ABCD")
	assert.Equal(t, []string{"ant", "", "", ""}, whole.Names().Motifs, "the name of nothing is nobody's")
	odd := p.Named(&unfinished.Names{Name: " \uFFFDa\x00b\n ", Halves: [2]string{"x", " "}})
	assert.Equal(t, "grid: 3x3\nname: ab\ntiles:\n  ABcd\n", odd.Text())
}

func TestDrawnSetsServeFourMotifsCutInHalf(t *testing.T) {
	assert.True(t, unfinished.New().CanBeDrawn())
	assert.False(t, unfinished.New().More(true).CanBeDrawn())
	assert.False(t, read(t, "grid: 3x3\ntiles: A1").CanBeDrawn())
}

func TestWhatIsNoValueIsNotSound(t *testing.T) {
	for name, damage := range map[string]func(p *unfinished.Puzzle){
		"a tile too few":       func(p *unfinished.Puzzle) { p.Tiles = p.Tiles[1:] },
		"a side too few":       func(p *unfinished.Puzzle) { p.Tiles[2] = p.Tiles[2][1:] },
		"an edge that is none": func(p *unfinished.Puzzle) { p.Tiles[2][1] = '!' },
		"no motif":             func(p *unfinished.Puzzle) { p.Motifs = nil },
		"an empty motif":       func(p *unfinished.Puzzle) { p.Motifs[1] = "" },
		"a long motif":         func(p *unfinished.Puzzle) { p.Motifs[1] = "Aaa" },
		"two mates of one":     func(p *unfinished.Puzzle) { p.Motifs[1] = "Ab" },
		"another way":          func(p *unfinished.Puzzle) { p.Mates = "" },
		"a frame that is none": func(p *unfinished.Puzzle) { p.Frame = '!' },
		"tiles beside tiles":   func(p *unfinished.Puzzle) { p.Others = []notation.Entry{{Key: "tiles", Value: "ABcd"}} },
		"two names": func(p *unfinished.Puzzle) {
			p.Others = []notation.Entry{{Key: "name", Value: "a"}, {Key: "name", Value: "b"}}
		},
	} {
		p := unfinished.New()
		require.True(t, p.Sound())
		damage(p)
		assert.False(t, p.Sound(), name)
	}
}

// FuzzRead: whatever is read is the same when written and read again, and every change of it is a
// sound value as well.
func FuzzRead(f *testing.F) {
	for _, row := range readables {
		f.Add(row.text)
	}
	for _, row := range faulty {
		f.Add(row.text)
	}
	listed := map[string]bool{}
	for _, code := range notation.Codes() {
		listed[code.Name] = true
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := unfinished.Read(text, unfinished.New())
		if err != nil {
			var fault *puzzle.Fault
			require.ErrorAs(t, err, &fault)
			require.True(t, listed[fault.Code], fault.Code)
			return
		}
		assertSame(t, p)
		for _, way := range []unfinished.Way{unfinished.Same, unfinished.Halves, unfinished.Mixed} {
			assertSame(t, p.Remate(way))
		}
		assertSame(t, p.Framed(p.Frame == 0))
		assertSame(t, p.More(true).More(false).Less(true))
		for _, sign := range "Ay7-" {
			brought, edge := p.Bring(puzzle.Edge(sign))
			if edge != 0 && edge != puzzle.Nothing {
				require.Contains(t, brought.Palette(), edge)
			}
			assertSame(t, brought)
		}
		if link := p.Link(); link != "" && len(link) < notation.MaxLink/2 {
			if document, err := notation.Read(link); err == nil {
				for i, tile := range document.Puzzle.Tiles() {
					require.Equal(t, p.Tiles[i], tile)
				}
			}
		}
	})
}

// assertSame checks that a value is sound and is the same when written and read again.
func assertSame(t *testing.T, p *unfinished.Puzzle) {
	t.Helper()
	require.True(t, p.Sound())
	if len(p.Text()) > notation.MaxText {
		return
	}
	again, err := unfinished.Read(p.Text(), p)
	require.NoError(t, err, p.Text())
	require.Equal(t, p.Text(), again.Text())
	require.Equal(t, p.Tiles, again.Tiles)
	_, err = notation.Read(p.Sampler())
	require.NoError(t, err)
}
