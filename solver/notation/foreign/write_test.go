package foreign

import (
	gofmt "go/format"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

const hunde = "BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"

// documents are puzzles of every kind that matters to the formats.
var documents = map[string]string{
	"cut":    "grid=3x3&tiles=" + hunde,
	"named":  "grid=3x3&tiles=" + hunde + "&name=Dogs_%3C%26%22%3E&motifs=B:brown_dog.G:grey.S:spotted.U:umber&halves=top.bottom",
	"whole":  "grid=2x2&mates=same&tiles=abcd.bcda.ccdd.dabb",
	"framed": "grid=3x3&mates=same&frame=0&tiles=0011.0012.0021.0022.0132.0141.0231.0242.3344",
	"wide":   "grid=4x3&mates=same&frame=0&tiles=0011.0012.0021.0022.0131.0132.0141.0231.0232.0242.3334.3444",
	"clues":  "grid=3x3&mates=same&frame=0&clues=0.0.1_4.8.2&tiles=0011.0012.0021.0022.0132.0141.0231.0242.3344",
	"laid":   "grid=3x3&mates=same&frame=0&tiles=0011.0012.0021.0022.0132.0141.0231.0242.3344&board=0.1_-_1.2_-_8.3_-_2.0_-_3.3",
	"full":   "grid=2x1&mates=same&tiles=abcd.bcda&board=1.3_0.2",
	"still":  "grid=2x2&mates=same&turn=no&tiles=1234.2341.3324.4122",
	"mixed":  "grid=2x2&mates=AA&tiles=AbBc.CBbA.cCBb.AABC",
	"lone":   "grid=2x2&tiles=AaB-.bBa-.AAab.-Bbb",
	"hex":    "grid=hex2&tiles=ABCabc.BCAbca.CABcab.AAaaBb.BBbbCc.CCccAa.ABabCc",
	"rim":    "grid=2x2&frame=F&tiles=FFAb.FFBa.FFaB.FFbA",
	"row":    "grid=9x1&tiles=" + hunde,
	"tri":    "grid=tri2&tiles=ABa.bba.aaB.BAb",
}

// shape is a puzzle whose edges are named in the order of their appearance.
func shape(t *testing.T, d *notation.Document, merged bool) string {
	t.Helper()
	p := d.Puzzle
	frame, framed := p.Frame()
	text := p.Grid().Name + " "
	names, motifs := map[puzzle.Edge]string{}, 0
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			mate := p.Mates()[edge]
			if names[edge] == "" {
				sign := string(rune('a' + motifs))
				motifs++
				switch {
				case framed && edge == frame:
					names[edge] = "#"
					motifs--
				case mate == puzzle.Nothing:
					names[edge] = "-"
					motifs--
				case mate == edge, merged:
					names[edge], names[mate] = "="+sign, "="+sign
				default:
					names[edge], names[mate] = "+"+sign, "-"+sign
				}
			}
			text += names[edge]
		}
		text += "."
	}
	return text
}

// TestEveryFormatRoundTrips: what comes back has the same shape, or the format refuses the
// puzzle.
func TestEveryFormatRoundTrips(t *testing.T) {
	fit := map[string]int{}
	for name, link := range documents {
		document := documentOf(t, link)
		for _, format := range All() {
			if !format.IsWritten() {
				continue
			}
			text, lost, err := All().Write(format.ID, document)
			if err != nil {
				assert.Regexp(t, "^unfit-", err.Error())
				continue
			}
			fit[format.ID]++
			losses := map[string]bool{}
			for _, loss := range lost {
				losses[loss.Code] = true
			}
			if format.has(pasted) {
				continue
			}
			back := readAll(t, text)
			if format.read != nil {
				assert.Contains(t, []string{format.ID, "list"}, back.Format, "%s: %s", name, text)
			}
			if losses["lost-tiles"] || losses["lost-grid"] || losses["lost-frame"] {
				continue
			}
			want := document
			assert.Equal(t, tilesLaid(t, want, back, losses["lost-halves"]), shape(t, back.Document, losses["lost-halves"]), "%s as %s: %s", name, format.ID, text)
			assert.Equal(t, losses["lost-turn"], want.Puzzle.MayTurn() != back.Document.Puzzle.MayTurn(), "%s as %s", name, format.ID)
			if !losses["lost-clues"] {
				assert.Equal(t, len(want.Puzzle.Clues()), len(back.Document.Puzzle.Clues()), "%s as %s", name, format.ID)
			}
			if !losses["lost-board"] && want.Board != nil {
				require.NotNil(t, back.Document.Board, "%s as %s", name, format.ID)
				matched, _ := want.Board.Score()
				again, _ := back.Document.Board.Score()
				assert.Equal(t, matched, again, "%s as %s", name, format.ID)
			}
			again, _ := writeAll(t, format.ID, back.Document)
			assert.Equal(t, text, again, "%s as %s", name, format.ID)
		}
	}
	for _, format := range All() {
		assert.Equal(t, format.IsWritten(), fit[format.ID] > 0, "%s is written for some puzzle", format.ID)
	}
}

// tilesLaid is the shape of the document that was written; in a link the tiles are as on its
// board.
func tilesLaid(t *testing.T, d *notation.Document, back *Found, merged bool) string {
	t.Helper()
	if back.Format != "bucas" && back.Format != "eternity2" {
		return shape(t, d, merged)
	}
	p := d.Puzzle
	spec := puzzle.Spec{Grid: p.Grid(), Mates: *p.Mates()}
	spec.Frame, spec.Framed = p.Frame()
	for tile := range p.Tiles() {
		turn := 0
		b := (&writing{document: d, puzzle: p}).board()
		if on, filled := b.At(b.Where(tile)); filled {
			clue := false
			for _, c := range p.Clues() {
				clue = clue || c == on
			}
			if !clue || back.Format == "bucas" {
				turn = on.Turn
			}
		}
		spec.Tiles = append(spec.Tiles, p.Tiles()[tile].Turned(turn))
	}
	laid, err := puzzle.New(spec)
	require.NoError(t, err)
	return shape(t, &notation.Document{Puzzle: laid}, merged)
}

// TestPatternsNameWhatThereIs: every name in a pattern is that of a value or a list, even where
// few puzzles have it.
func TestPatternsNameWhatThereIs(t *testing.T) {
	document := documentOf(t, documents["laid"])
	var look func(w *writing, pattern string)
	look = func(w *writing, pattern string) {
		for at := strings.IndexAny(pattern, "$‹"); at >= 0; at = strings.IndexAny(pattern, "$‹") {
			pattern = pattern[at:]
			if name, is := strings.CutPrefix(pattern, "$"); is {
				pattern = strings.TrimLeft(name, nameLetters)
				w.value(name[:len(name)-len(pattern)], item{tile: document.Puzzle.Tiles()[0]})
				continue
			}
			var p part
			p, pattern = cutPart(pattern)
			if of := (item{tile: document.Puzzle.Tiles()[0]}); p.kind == ':' {
				w.list(p.list, of)
			} else {
				w.holds(p.list, of)
			}
			look(w, p.inside+p.between)
		}
	}
	for _, format := range All() {
		assert.NotPanics(t, func() { look(newWriting(document, &format, false), format.pattern) }, format.ID)
	}
	assert.Panics(t, func() { look(newWriting(document, &Format{}, false), "‹tile:‹side:$colur›››") }, "a slip of the pen")
}

func TestWhatIsLostIsTold(t *testing.T) {
	for _, row := range []struct{ document, format, want string }{
		{"cut", "letters", ""},
		{"cut", "bucas", "lost-halves"},
		{"named", "csv", "lost-names"}, // of the puzzle
		{"named", "legespiel", ""},
		{"named", "pieces", "lost-halves lost-names"},
		{"clues", "owen", "lost-clues"},
		{"clues", "eternity2-json", ""},
		{"clues", "mcgavin", ""},
		{"laid", "dobrogost", "lost-board"},
		{"laid", "pieces", "lost-board"},
		{"laid", "bucas", "lost-signs lost-tiles, found=4"},
		{"still", "tetravex", ""},
		{"still", "pieces", "lost-turn"},
		{"whole", "tetravex", "lost-turn lost-signs"},
		{"row", "letters", "lost-grid"},
		{"framed", "jogay", ""},
		{"full", "bucas", "lost-signs lost-order"},
		{"rim", "darmstadt", "lost-signs"},
		{"rim", "pieces", "lost-halves"},
		{"framed", "letters", "unfit-whole, format=letters"},
		{"mixed", "darmstadt", "unfit-whole, format=darmstadt"},
		{"mixed", "legespiel", ""},
		{"lone", "legespiel", ""},
		{"lone", "letters", "unfit-nothing, format=letters"},
		{"hex", "bucas", "unfit-grid, format=bucas"},
		{"wide", "heule", ""},
		{"clues", "heule", ""},
		{"wide", "mcgavin", "unfit-grid, format=mcgavin"},
		{"tri", "letters", "unfit-grid, format=letters"},
		{"cut", "paper", "format-unknown, found=paper"},
		{"cut", "words", "format-unknown, found=words"},
	} {
		document := documentOf(t, documents[row.document])
		_, lost, err := All().Write(row.format, document)
		told := ""
		for _, loss := range lost {
			if told != "" {
				told += " "
			}
			told += strings.Replace(loss.Error(), ", format="+row.format, "", 1)
			assert.Equal(t, row.format, loss.Args["format"], "%s as %s: %s", row.document, row.format, loss)
		}
		if err != nil {
			told = err.Error()
		}
		assert.Equal(t, row.want, told, "%s as %s", row.document, row.format)
	}
}

// TestLiteralsArePastedAsTheyAre: compilers accept them, and the page reads them when pasted, if
// the mates are those that letters have by themselves.
func TestLiteralsArePastedAsTheyAre(t *testing.T) {
	for name, link := range documents {
		document := documentOf(t, link)
		text, lost := writeAll(t, "go", document)
		source := "package kata\n\n" + text
		tidy, err := gofmt.Source([]byte(source))
		require.NoError(t, err, "%s: %s", name, source)
		assert.Equal(t, source, string(tidy), name)
		assert.Equal(t, len(document.Puzzle.Clues()) > 0, containsCode(lost, "lost-clues"), name)
	}
	document := documentOf(t, "grid=2x2&name=a_%22b%5C&frame=x&tiles=AaBx.xABx.xxAB.Bbxa")
	for id, want := range map[string]string{
		"go": "const name = \"a \\\"b\\\\\"\nconst width, height = 2, 2\nconst frame = 'x'\n\n" +
			"var tiles = []string{\n\t\"AaBx\",\n\t\"xABx\",\n\t\"xxAB\",\n\t\"Bbxa\",\n}\n\n" +
			"var mates = map[byte]byte{\n\t'A': 'a',\n\t'B': 'b',\n\t'a': 'A',\n\t'b': 'B',\n}\n",
		"python": "name = \"a \\\"b\\\\\"\nwidth, height = 2, 2\nframe = \"x\"\n" +
			"tiles = [\n    \"AaBx\",\n    \"xABx\",\n    \"xxAB\",\n    \"Bbxa\",\n]\n" +
			"mates = {\"A\": \"a\", \"B\": \"b\", \"a\": \"A\", \"b\": \"B\"}\n",
		"javascript": "const name = \"a \\\"b\\\\\";\nconst [width, height] = [2, 2];\nconst frame = \"x\";\n" +
			"const tiles = [\n  \"AaBx\",\n  \"xABx\",\n  \"xxAB\",\n  \"Bbxa\",\n];\n" +
			"const mates = { A: \"a\", B: \"b\", a: \"A\", b: \"B\" };\n",
	} {
		text, lost := writeAll(t, id, document)
		assert.Empty(t, lost, id)
		assert.Equal(t, want, text)
		back := readAll(t, text)
		assert.Equal(t, document.Link(), back.Document.Link(), id)
	}
	for _, id := range []string{"go", "python", "javascript", "haskell", "csharp", "prolog", "arc", "sql"} {
		document := documentOf(t, documents["cut"])
		text, lost := writeAll(t, id, document)
		assert.False(t, containsCode(lost, "lost-reading"), id)
		back := readAll(t, text)
		assert.Equal(t, shape(t, document, false), shape(t, back.Document, false), id)
	}
}

func containsCode(faults []*puzzle.Fault, code string) bool {
	return slices.ContainsFunc(faults, func(f *puzzle.Fault) bool { return f.Code == code })
}

// TestLostInLetters: a board in letters lacks what would make it another puzzle when read.
func TestLostInLetters(t *testing.T) {
	for link, want := range map[string]string{
		"grid=2x2&tiles=aBcA.aADB.Dxaa.acxa":                      "",
		"grid=2x2&mates=same&tiles=1221.2112.1122.2211":           "",
		"grid=2x2&mates=same&frame=0&tiles=0120.0031.2100.3001":   "",
		"grid=2x2&mates=same&tiles=aBcA.aADB.Dxaa.acxa":           "lost-mates",
		"grid=2x2&frame=F&tiles=FAbF.FFBa.AFFb.BaFF":              "lost-frame",
		"grid=2x2&tiles=A1ba.a1bB.1Aab.BbA1":                      "lost-mates",
		"grid=2x2&tiles=A-ba.aAbB.BAab.BbAa":                      "lost-mates",
		"grid=2x2&turn=no&tiles=aBcA.aADB.Dxaa.acxa&name=Letters": "lost-turn",
		"grid=2x2&tiles=aBcA.aADB.Dxaa.acxa&board=0.0_-_-_-":      "lost-tiles",
	} {
		document := documentOf(t, link)
		var codes []string
		for _, loss := range LostInLetters(document) {
			codes = append(codes, loss.Code)
		}
		assert.Equal(t, want, strings.Join(codes, " "), link)
	}
}

func words(p *puzzle.Puzzle) string {
	text := ""
	for i, tile := range p.Tiles() {
		if i > 0 {
			text += "."
		}
		text += tile.String()
	}
	return text
}
