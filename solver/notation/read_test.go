package notation

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// readables lists texts, each with its canonical link.
var readables = []struct{ name, text, link string }{
	{"a bare link", hunde, hunde + "&end=1"},
	{"a whole address", "https://example.org/edgewise/#" + hunde + "&end=1", hunde + "&end=1"},
	{"prose around it", "Look at No #5:\n<https://example.org/#" + hunde + "&end=1>. It is hard.", hunde + "&end=1"},
	{"a full stop", "See https://example.org/#" + hunde + ".", hunde + "&end=1"},
	{"wrapped lines", "https://example.org/#" + hunde[:30] + " \r\n  " + hunde[30:] + "\n", hunde + "&end=1"},
	{"any order of keys", "#name=x&tiles=ABab&grid=1x1", "grid=1x1&tiles=ABab&name=x&end=1"},
	{"end in the middle", "grid=1x1&end=1&tiles=ABab", "grid=1x1&tiles=ABab&end=1"},
	{"escapes where none are needed", "grid=1%781&tiles=%41Bab&name=%61%c3%a4", "grid=1x1&tiles=ABab&name=a%C3%A4&end=1"},
	{"raw signs in a name", two + "&name=Mr. Böse <b>&by=a:b", two + "&name=Mr%2E_B%C3%B6se_%3Cb%3E&by=a%3Ab&end=1"},
	{"every rule", "grid=2x1&mates=same&frame=a&turn=no&clues=0.1.0&tiles=ABab.1-xX",
		"grid=2x1&mates=same&frame=a&turn=no&clues=0.1.0&tiles=ABab.1-xX&end=1"},
	{"rules that are the usual ones", two + "&mates=Aa.11&turn=yes", two + "&end=1"},
	{"mixed mates", two + "&mates=Aa.bb.c-", "grid=2x1&mates=bb.C-&tiles=ABab.ABab&end=1"},
	{"the frame's edge mates with nothing anyway", two + "&frame=a&mates=a-.BB", "grid=2x1&mates=BB&frame=a&tiles=ABab.ABab&end=1"},
	{"clues by cell", two + "&clues=1.0.3_0.1.0", "grid=2x1&clues=0.1.0_1.0.3&tiles=ABab.ABab&end=1"},
	{"hexagons", "grid=hex1&mates=same&tiles=123456&clues=0.0.5", "grid=hex1&mates=same&clues=0.0.5&tiles=123456&end=1"},
	{"triangles", "grid=tri2&tiles=ABa.bba.aaB.BAb&board=0.2_-_2.0_-", "grid=tri2&tiles=ABa.bba.aaB.BAb&board=0.2_-_2.0_-&end=1"},
	{"drawings of one's own", two + "&motifs=A:~~0gvg-gg_ant.B:~~00vv", two + "&motifs=A:~~0gvg-gg_ant.B:~~00vv&end=1"},
	{"names", two + "&art=dogs&halves=tab.blank&motifs=b:brown_dog.A:ant",
		two + "&art=dogs&halves=tab.blank&motifs=A:ant.B:brown_dog&end=1"},
	{"a position", two + "&board=-_0.3", two + "&board=-_0.3&end=1"},
	{"an empty board", two + "&board=-_-", two + "&board=-_-&end=1"},
	{"unknown keys", two + "&look&Zoom=2.5_x%5F%20", two + "&look=&Zoom=2.5_x%5F%20&end=1"},
	{"a text file", `
# Two tiles
  grid : 2x1     # side by side
tiles: ABab      # the first,
  ABab           # and its copy

name: 100%25 _odd_ #1	# a comment
by:	Anna & Bo: friends.
clues: 0.0.0 1.1.2
look: row order
`, "grid=2x1&clues=0.0.0_1.1.2&tiles=ABab.ABab&name=100%25__odd_&by=Anna_%26_Bo%3A_friends%2E&look=row_order&end=1"},
	{"a text file of Windows", "\uFEFFgrid: 1x1\r\ntiles:\r\n\tABab\r\n", "grid=1x1&tiles=ABab&end=1"},
	{"a text file about a link", "# https://example.org/#grid=3x3&tiles=\ngrid: 1x1\ntiles: ABab", "grid=1x1&tiles=ABab&end=1"},
}

func TestReadingGivesTheCanonicalLink(t *testing.T) {
	for _, row := range readables {
		t.Run(row.name, func(t *testing.T) {
			document, err := Read(row.text)
			require.NoError(t, err)
			assert.Equal(t, row.link, document.Link())
			assertRoundTrip(t, document)
		})
	}
}

// assertRoundTrip writes the document both ways and reads it again.
func assertRoundTrip(t *testing.T, document *Document) {
	t.Helper()
	want := *document
	want.Notes = nil
	for _, text := range []string{document.Link(), document.Text()} {
		again, err := Read(text)
		require.NoError(t, err, text)
		again.Notes = nil
		assert.True(t, reflect.DeepEqual(&want, again), "%q reads as %q", text, again.Link()) // a diff of grids would take minutes
	}
}

func TestText(t *testing.T) {
	document, err := Read("grid=2x1&frame=a&tiles=ABab.ABab&name=Caf%C3%A9_%231&by=b%2Edazzle&motifs=B:a%2Eb_c&board=0.1_-&x=_%2E_")
	require.NoError(t, err)
	assert.Equal(t, `grid: 2x1
frame: a
tiles:
  ABab
  ABab
name: Café %231
by: b.dazzle
motifs: B:a%2Eb c
board: 0.1 -
x: _%2E_
`, document.Text())
	assertRoundTrip(t, document)
}

func TestNamesMayHoldAnySign(t *testing.T) {
	p := mustRead(t, two).Puzzle
	for _, name := range []string{
		"Das verflixte Hunde-Spiel", " ", "  two  spaces ", "_", "__a__", "a_b c", ".", "::", "100 % & more = #1 # one",
		"<script>alert('x')</script>", "犬のパズル", "🐕‍🦺 x", "\u00a0\u3000", "\u202eabc", "e\u0301", "%41", "+~-", "\ufffd",
	} {
		document := &Document{Puzzle: p, Name: name, By: name, Art: name, Halves: [2]string{name, name},
			Motifs: map[puzzle.Edge]string{'A': name, 'B': name}}
		assertRoundTrip(t, document)
	}
	lines := &Document{Puzzle: p, Name: "one\ntwo\x1b[0m"}
	assert.Equal(t, "one two [0m", mustRead(t, lines.Link()).Name, "a name is one line")
}

func TestMoments(t *testing.T) {
	for text, want := range map[string]*Moment{
		"9.plain.row.fixed.turns":   {Step: 9, Mode: "plain", Order: "row", Fixed: true, Turns: true},
		"212.plain.row":             {Step: 212, Mode: "plain", Order: "row"},
		"0.fast.auto":               {Mode: "fast", Order: "auto"},
		"8.plain.spiral-in":         {Step: 8, Mode: "plain", Order: "spiral-in"},
		"8.plain.1_0.once.fixed":    {Step: 8, Mode: "plain", Cells: []int{1, 0}, Once: true, Fixed: true},
		"9007199254740991.fast.row": {Step: 1<<53 - 1, Mode: "fast", Order: "row"},
	} {
		document := mustRead(t, two+"&watch="+text)
		assert.Equal(t, want, document.Moment, text)
		assert.Empty(t, document.Notes, text)
		assert.Contains(t, document.Link(), "&watch="+text+"&end=1")
	}
	for _, text := range []string{"1", "1.plain", "x.plain.row", "-1.plain.row", "9007199254740992.plain.row", "1.slow.row", "1.plain.", "1.plain.row.twice", "1.fast.auto.turns", "1.fast.auto.once", "1.plain.auto", "1.raw.row",
		"1.plain.0", "1.plain.0_0", "1.plain.0_2", "1.plain.0_1_2", "1.plain.Row", "1.plain.%00"} {
		document := mustRead(t, two+"&watch="+text)
		assert.Nil(t, document.Moment, text)
		require.Len(t, document.Notes, 1, text)
		assert.Equal(t, "moment-unclear", document.Notes[0].Code, text)
	}
}

func TestNotes(t *testing.T) {
	document := mustRead(t, two+"&look=1&motifs=A:ant.C:cow")
	assert.Equal(t, []Entry{{"look", "1"}}, document.Unknown)
	assert.Equal(t, map[puzzle.Edge]string{'A': "ant"}, document.Motifs)
	require.Len(t, document.Notes, 2)
	assert.EqualError(t, document.Notes[0], "key-unknown, key=look")
	assert.EqualError(t, document.Notes[1], "motif-unused, name=cow")
	assert.Empty(t, mustRead(t, hunde).Notes, "a link without end=1 is read all the same")
	followed := mustRead(t, two+"&look=1&end=1&fbclid=IwAR0&utm_source=news")
	assert.Equal(t, []Entry{{"look", "1"}}, followed.Unknown, "what was added behind the end is dropped")
	assert.Len(t, followed.Notes, 1)
}

// TestOfThousandsThatAreOddThreeAreTold: one more note counts the rest, and every key is kept as
// it came.
func TestOfThousandsThatAreOddThreeAreTold(t *testing.T) {
	var keys, motifs strings.Builder
	for i := range 5000 {
		fmt.Fprintf(&keys, "&k%d=", i)
	}
	for _, sign := range "0123456789CDEFGHIJKLMNOPQRSTUVWXYZ" {
		fmt.Fprintf(&motifs, "%c:x.", sign)
	}
	for _, row := range []struct {
		name, text string
		notes      []string
	}{
		{"three keys", two + "&x=1&y=2&z=3", []string{"key-unknown, key=x", "key-unknown, key=y", "key-unknown, key=z"}},
		{"one more", two + "&w&x&y&z", []string{"key-unknown, key=w", "key-unknown, key=x", "key-unknown, key=y", "notes-more, more=1"}},
		{"thousands", two + keys.String(), []string{"key-unknown, key=k0", "key-unknown, key=k1", "key-unknown, key=k2", "notes-more, more=4997"}},
		{"thousands in a file", strings.NewReplacer("&", "\n", "=", ": ").Replace(two + keys.String()),
			[]string{"key-unknown, at line 2, key=k0", "key-unknown, at line 3, key=k1", "key-unknown, at line 4, key=k2", "notes-more, more=4997"}},
		{"a long key", two + "&" + strings.Repeat("k", 60000), []string{"key-unknown, key=" + strings.Repeat("k", maxFound)}},
		{"names too long", two + "&halves=" + strings.Repeat("h", 41) + ".tail&motifs=A:" + strings.Repeat("🐕", 41) + "&name=" + strings.Repeat("n", 201) + "&by=" + strings.Repeat("b", 201) + "&art=dogs", []string{
			"name-long, most=200, name=" + strings.Repeat("n", maxFound), "name-long, most=200, name=" + strings.Repeat("b", maxFound),
			"name-long, most=40, name=" + strings.Repeat("h", maxFound), "notes-more, more=1"}},
		{"motifs on no tile", two + "&motifs=" + motifs.String() + "A:a", []string{"motif-unused, name=x", "motif-unused, name=x", "motif-unused, name=x", "notes-more, more=31"}},
		{"both", two + "&motifs=0:x.1:x.2:x.3:x&a&b&c&d&e", []string{"key-unknown, key=a", "key-unknown, key=b", "key-unknown, key=c", "notes-more, more=2",
			"motif-unused, name=x", "motif-unused, name=x", "motif-unused, name=x", "notes-more, more=1"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			document := mustRead(t, row.text)
			var notes []string
			for _, note := range document.Notes {
				notes = append(notes, note.Error())
			}
			assert.Equal(t, row.notes, notes)
			assert.Equal(t, document.Unknown, mustRead(t, document.Link()).Unknown)
		})
	}
}

// A link cut anywhere is never read as another puzzle.
func TestACutLinkIsNeverAnotherPuzzle(t *testing.T) {
	whole := mustRead(t, "grid=3x1&mates=same&frame=a&turn=no&clues=0.1.0_2.2.0&tiles=ABab.1-xX.bcde&name=Three&halves=a.b&board=0.0_-_2.0")
	link := whole.Link()
	complete := strings.Index(link, "&name")
	for cut := range len(link) {
		document, err := Read("https://example.org/#" + link[:cut])
		if err == nil {
			assert.GreaterOrEqual(t, cut, complete, link[:cut])
			assert.Equal(t, whole.Puzzle, document.Puzzle, link[:cut])
			continue
		}
		if cut >= complete {
			kept := Salvage("https://example.org/#" + link[:cut])
			assert.Equal(t, 3, kept.Arrived(), link[:cut])
		}
	}
}

func TestMatesSurviveAnyMixture(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	edges := []puzzle.Edge("AaBbCc12")
	for range 500 {
		var pairs []puzzle.Pair
		order := random.Perm(len(edges))
		for len(order) > 1 && random.IntN(4) > 0 {
			pair := puzzle.Pair{A: edges[order[0]], B: edges[order[1]]}
			order = order[2:]
			switch random.IntN(4) {
			case 0:
				pair.B = pair.A
			case 1:
				pair.B = puzzle.Nothing
			}
			pairs = append(pairs, pair)
		}
		mates, err := puzzle.Mixed(pairs)
		require.NoError(t, err)
		if random.IntN(8) == 0 {
			mates = puzzle.Same()
		}
		grid, err := puzzle.GridNamed("1x1")
		require.NoError(t, err)
		p, err := puzzle.New(puzzle.Spec{Grid: grid, Tiles: []puzzle.Tile{puzzle.Tile("ABab")}, Mates: mates,
			Framed: random.IntN(2) == 0, Frame: edges[random.IntN(len(edges))]})
		require.NoError(t, err)
		link := (&Document{Puzzle: p}).Link()
		again := mustRead(t, link).Puzzle
		assert.Equal(t, p.Mates(), again.Mates(), "%v %s", pairs, link)
	}
}

// The largest document, with every bound at its limit, fits in a link.
func TestTheLargestDocumentFitsALink(t *testing.T) {
	const edges = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	grid, err := puzzle.Square(32, 32)
	require.NoError(t, err)
	spec := puzzle.Spec{Grid: grid, Mates: puzzle.Same()}
	for tile := range grid.Cells {
		word := make(puzzle.Tile, grid.Sides)
		for side := range word {
			word[side] = puzzle.Edge(edges[(tile*grid.Sides+side)%len(edges)])
		}
		spec.Tiles = append(spec.Tiles, word)
		spec.Clues = append(spec.Clues, puzzle.Placement{Cell: tile, Tile: tile})
	}
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	long, short := strings.Repeat("🐕", MaxName), strings.Repeat("🐕", MaxWord)
	document := &Document{Puzzle: p, Board: puzzle.NewBoard(p), Name: long, By: long, Art: short,
		Halves: [2]string{short, short}, Motifs: map[puzzle.Edge]string{}}
	for _, clue := range spec.Clues {
		require.NoError(t, document.Board.Place(clue))
	}
	for _, edge := range []puzzle.Edge(edges) {
		document.Motifs[edge] = short
	}
	assert.Less(t, len(document.Link()), MaxLink)
	assertRoundTrip(t, document)
}

func mustRead(t *testing.T, text string) *Document {
	t.Helper()
	document, err := Read(text)
	require.NoError(t, err, text)
	return document
}
