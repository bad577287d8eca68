package foreign

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// numbered are the formats whose colours are numbers.
var numbered = []string{"pieces", "owen", "heule", "darmstadt", "mcgavin", "eternity2-json", "dobrogost"}

// gapped has more than nine colours, with gaps between their numbers.
const gapped = "0 0 1 12\n0 0 25 61\n0 0 30 9\n0 0 12 1\n0 1 44 25\n0 61 44 30\n0 9 52 12\n0 25 52 61\n44 44 52 52\n"

// TestNumbersComeBack: a number is the same when read and written, in every format with numbers.
func TestNumbersComeBack(t *testing.T) {
	found := readAll(t, gapped)
	for _, format := range numbered {
		text, lost := writeAll(t, format, found.Document)
		assert.Empty(t, lost, format)
		back := readAll(t, text)
		assert.Equal(t, found.Document.Link(), back.Document.Link(), format)
		again, _ := writeAll(t, "pieces", back.Document)
		assert.Equal(t, gapped, again, format)
	}
}

// TestEveryNumberHasItsSign: reading and writing numbers are inverses.
func TestEveryNumberHasItsSign(t *testing.T) {
	signs := map[byte]bool{}
	for n := range mostNumber + 1 {
		number := strconv.Itoa(n)
		text := "2 2\n" + strings.Repeat(number+" "+number+" 1 2\n", 4)
		found := readAll(t, text)
		signs[byte(found.Document.Puzzle.Tiles()[0][0])] = true
		again, _ := writeAll(t, "owen", found.Document)
		assert.Equal(t, text, again)
		assert.Empty(t, found.Document.Notes)
	}
	assert.Len(t, signs, len(alphabet), "of all edges but the one that mates with nothing")
	found := readAll(t, "2 1\n62 62 1 2\n1 2 100 100\n")
	assert.True(t, containsCode(found.Document.Notes, "numbers-other"))
}

// TestLinksKeepTheirNumbers: a letter of a link becomes the number that is its value, and letters
// that links can have stay.
func TestLinksKeepTheirNumbers(t *testing.T) {
	const pieces = "0 0 1 12\n0 0 22 3\n0 0 3 1\n0 0 12 22\n"
	found := readAll(t, pieces)
	for _, format := range []string{"bucas", "eternity2"} {
		text, lost := writeAll(t, format, found.Document)
		assert.Contains(t, text, "board_edges=aabmaawdaadbaamw")
		assert.True(t, containsCode(lost, "lost-signs"), "digits are letters there")
		back := readAll(t, text)
		again, _ := writeAll(t, "pieces", back.Document)
		assert.Equal(t, pieces, again)
		text2, lost := writeAll(t, format, back.Document)
		assert.Empty(t, lost)
		assert.Equal(t, text, text2)
	}
}

// TestCutMotifsKeepTheirLetters: among halves, A is 1 and comes back as A.
func TestCutMotifsKeepTheirLetters(t *testing.T) {
	document := documentOf(t, "grid=3x3&tiles="+hunde)
	for _, format := range []string{"signed", "darmstadt", "pairs", "letters", "cs106b", "codes", "csv", "mheironimus", "legespiel"} {
		text, lost := writeAll(t, format, document)
		assert.Empty(t, lost, format)
		back := readAll(t, text)
		assert.Equal(t, document.Link(), withoutSigns(back.Document, document).Link(), "%s: %s", format, text)
	}
}

// TestLettersAreReadAgainOrRefused: what is written in letters can always be read.
func TestLettersAreReadAgainOrRefused(t *testing.T) {
	for link, written := range map[string]bool{
		"grid=2x1&tiles=ABab.BaAb":                                         false, // so few words may be anything
		"grid=2x2&tiles=AbCd.EfGh.IjKl.aBcD":                               false, // most motifs occur once
		"grid=1x1&tiles=ABab":                                              false,
		"grid=2x2&tiles=ABCD.DCBA.AABB.CDDA":                               false, // only heads are whole motifs
		"grid=hex1&tiles=ABCabc":                                           false,
		"grid=hex2&tiles=ABCDEF.abcdef.GHIJKL.ghijkl.AaBbCc.DdEeFf.GgHhIi": true,
	} {
		document := documentOf(t, link)
		text, _, err := All().Write("letters", document)
		if !written {
			assert.EqualError(t, err, "unfit-reading, format=letters", link)
			continue
		}
		require.NoError(t, err, link)
		back := readAll(t, text)
		assert.Equal(t, words(document.Puzzle), words(back.Document.Puzzle))
	}
}

// TestHeuleKeepsACluesCell, or reports the clue as lost, even if the board is one cell wide.
func TestHeuleKeepsACluesCell(t *testing.T) {
	document := documentOf(t, "grid=1x3&mates=same&clues=2.0.1&tiles=1213.3121.2231")
	text, lost := writeAll(t, "heule", document)
	assert.Empty(t, lost)
	back := readAll(t, text)
	assert.Equal(t, identity(document), identity(back.Document))

	// Four tiles are read as a square.
	document = documentOf(t, "grid=1x4&mates=same&clues=3.0.1&tiles=1213.3121.2231.1123")
	text, lost = writeAll(t, "heule", document)
	assert.True(t, containsCode(lost, "lost-clues"))
	_, err := All().Read(text, How{})
	assert.NoError(t, err)
}

// TestAFrameThatIsOnNoTileIsTold: the loss of such a frame is reported, since it makes another
// puzzle.
func TestAFrameThatIsOnNoTileIsTold(t *testing.T) {
	document := documentOf(t, "grid=2x1&mates=same&frame=a&tiles=bcdb.dbcc")
	for _, format := range []string{"bucas", "eternity2", "pieces", "owen", "heule", "eternity2-json", "dobrogost", "tetravex", "jogay", "legespiel"} {
		_, lost := writeAll(t, format, document)
		assert.True(t, containsCode(lost, "lost-frame"), format)
	}
	text, lost := writeAll(t, "darmstadt", document)
	assert.False(t, containsCode(lost, "lost-frame"), "its header has it")
	back := readAll(t, text)
	_, framed := back.Document.Puzzle.Frame()
	assert.True(t, framed)
}

// TestLegespielKeepsLoneEdges: edges that mate with nothing stay distinct.
func TestLegespielKeepsLoneEdges(t *testing.T) {
	for _, link := range []string{
		"grid=2x2&mates=C-.D-&tiles=ABCD.abDC.CabA.DBaC",
		"grid=2x1&mates=C-&tiles=ABaC.abCA",
		"grid=2x2&mates=C-&tiles=AB-C.abC-.CabA.-BaC",
		"grid=2x1&mates=5-&tiles=AB5a.ab5A",
		"grid=2x1&tiles=AB-a.ab-A",
	} {
		document := documentOf(t, link)
		text, lost := writeAll(t, "legespiel", document)
		assert.Empty(t, lost, link)
		back := readAll(t, text)
		assert.Equal(t, document.Link(), back.Document.Link())
	}
}

// TestJSONIsTheSamePuzzle: rule, names and unknown keys come back exactly, because puzzles are
// told apart by their text.
func TestJSONIsTheSamePuzzle(t *testing.T) {
	for _, link := range []string{
		"grid=2x2&mates=same&tiles=abcd.bcda.ccdd.dabb",
		"grid=2x1&mates=same&tiles=1234.4321",
		"grid=2x1&tiles=1234.4321",
		"grid=2x1&mates=ab.cc.D-&frame=x&tiles=ABab.xxAa",
		"grid=2x1&mates=same&frame=x&tiles=ABab.xxAa&name=_a__b&by=%23grid%3D1x1%26tiles%3Dabcd&motifs=A:Ape.a:ant&odd=a.b_%2E%20c",
		"grid=1x1&tiles=aaab&motifs=A:an_ape.B:a_bee&name=board%5Fedges%3Daaaa",
	} {
		document := documentOf(t, link)
		text, lost := writeAll(t, "json", document)
		assert.Empty(t, lost)
		back := readAll(t, text)
		assert.Equal(t, document.Link(), back.Document.Link())
		assert.Equal(t, *document.Puzzle.Mates(), *back.Document.Puzzle.Mates())
	}
	// Without a rule the mates count.
	back := readAll(t, `{"grid":"2x1","tiles":["abcd","dcba"],"mates":{"a":"a","b":"b","c":"c","d":"d"}}`)
	assert.True(t, back.Document.Puzzle.Mates().Mate(puzzle.Edge('a'), puzzle.Edge('a')))
}

// TestAMateOnNoTileIsTold: J, which mates with q, comes back as half of J and j.
func TestAMateOnNoTileIsTold(t *testing.T) {
	document := documentOf(t, "grid=2x2&mates=Jq&tiles=WrXi.JIWe.RwxE.wXrI")
	for _, format := range []string{"csv", "legespiel", "letters", "signed"} {
		_, lost := writeAll(t, format, document)
		assert.True(t, containsCode(lost, "lost-signs"), format)
	}
}

// TestNamesThatAreLettersComeBack: a motif may have the letter of another as its name, or of half
// of one, in every format.
func TestNamesThatAreLettersComeBack(t *testing.T) {
	for _, names := range []string{"A:B", "A:b", "A:B.B:A", "A:a.B:b", "A:b.B:B", "A:C.C:A", "C:frame"} {
		for _, tiles := range []string{"grid=2x2&tiles=ABca.BCab.CAbc.AAbc", "grid=2x2&mates=same&tiles=ABCA.BCAB.CABC.AABC"} {
			document := documentOf(t, tiles+"&motifs="+names+"&end=1")
			requireAllComeBack(t, document)
		}
	}
}

// TestDrawingsAreInOurNotationsAlone: only our own formats write drawings, since no other program
// could read them; there they come back whole, however large they are.
func TestDrawingsAreInOurNotationsAlone(t *testing.T) {
	large := "~~" + strings.Repeat("00vv", 48)
	document := documentOf(t, "grid=2x1&tiles=ABab.ABab&motifs=A:"+large+"_Frog.B:~~gg&end=1")
	carried := 0
	for _, format := range All() {
		text, lost, err := All().Write(format.ID, document)
		if err != nil {
			continue // a format for other grids
		}
		if !strings.Contains(text, "~~") {
			codes := []string{}
			for _, fault := range lost {
				codes = append(codes, fault.Code)
			}
			assert.Contains(t, codes, "lost-names", format.ID)
			continue
		}
		carried++
		found := readAll(t, text)
		assert.Equal(t, document.Link(), found.Document.Link(), format.ID)
	}
	assert.Equal(t, 2, carried, "our own and JSON")
}
