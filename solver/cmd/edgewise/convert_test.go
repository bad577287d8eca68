package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation/foreign"
)

// TestConvertToAnyFormat: every command can read whatever is written.
func TestConvertToAnyFormat(t *testing.T) {
	for _, format := range foreign.All() {
		if !format.IsWritten() || format.ID == foreign.Own {
			continue
		}
		puzzle := "hunde-spiel"
		got := say(t, "en", "", "convert", "-to", format.ID, puzzle)
		require.Equal(t, done, got.status, got.errors)
		file := filepath.Join(t.TempDir(), "puzzle")
		require.NoError(t, os.WriteFile(file, []byte(got.out), 0o600))
		assert.Equal(t, done, say(t, "de", "", "solve", "-first", "-count", file).status, format.ID)
	}
	got := say(t, "de", "", "convert", "-to", "bucas", "hunde-spiel")
	assert.True(t, strings.HasPrefix(got.out, "https://e2.bucas.name/#puzzle="), got.out)
	assert.Contains(t, got.errors, "unterscheidet die Hälften nicht")
	got = say(t, "en", "", "convert", "-to", "letters", "grid=2x1&mates=same&tiles=abcd.bcda")
	assert.Equal(t, said{refused, "", "edgewise: “letters” can’t store pictures that aren’t cut in half.\n"}, got)
}

// TestConvertReadsAnyOrder, and says which one it took.
func TestConvertReadsAnyOrder(t *testing.T) {
	const signed = "2 2\n1 2 -1 -2\n2 2 -1 -1\n1 1 -2 -2\n1 -1 2 -2\n"
	for _, row := range []struct{ order, said, want string }{
		{"", "trbl", "#grid=2x2&tiles=ABab.BBaa.AAbb.AaBb&art=signs&motifs=A:1.B:2&end=1\n"},
		{"tlrb", "tlrb", "#grid=2x2&tiles=AabB.BaaB.AbbA.ABba&art=signs&motifs=A:1.B:2&end=1\n"},
	} {
		args := []string{"convert", "-to", "link", "-"}
		if row.order != "" {
			args = append(args, "-order", row.order)
		}
		got := say(t, "en", signed, args...)
		assert.Equal(t, said{done, row.want, "edgewise: Read as a list of numbered edges, the sides in the order " + row.said + "; “convert -order” reads them in another.\n"}, got)
	}
	got := say(t, "en", signed, "convert", "-to", "link", "-order", "ttrb", "-")
	assert.Equal(t, said{refused, "", "edgewise: Write trbl, tlrb … for “-order”, not “ttrb”.\n"}, got)
	got = say(t, "en", "{\"a\":\n [1,,2]}", "convert", "-to", "link", "-")
	assert.Equal(t, said{refused, "", "edgewise: Line 2, column 5: From here on, this isn’t valid JSON.\n"}, got)
	link := "https://eternity2.dev/viewer?board_w=2&board_h=1&board_edges=bcdebbce"
	assert.Equal(t, said{done, "#grid=2x1&mates=same&tiles=bcde.bbce&board=0.0_1.0&end=1\n", ""}, say(t, "en", "", "convert", "-to", "link", link))
}

// TestJSONIsReadAgain: the output of -to json is a notation, too.
func TestJSONIsReadAgain(t *testing.T) {
	for _, puzzle := range []string{"hunde-spiel", "one-tough-puzzle", two + "&clues=0.1.2&board=0.1_-", "grid=1x1&mates=AA.B-&frame=c&tiles=ABcc"} {
		object := say(t, "en", "", "convert", "-to", "json", puzzle)
		require.Equal(t, done, object.status, object.errors)
		link := say(t, "en", "", "convert", "-to", "link", puzzle)
		assert.Equal(t, link.out, say(t, "en", object.out, "convert", "-to", "link", "-").out, puzzle)
	}
}

func TestBoardInLetters(t *testing.T) {
	const board = "+---------+---------+\n|    B    |         |\n| A  1  a |         |\n|    b    |         |\n+---------+---------+\n"
	assert.Equal(t, said{done, board, "edgewise: “board” leaves out what isn’t on the board. Number of tiles left out: 1.\n"},
		say(t, "en", "", "convert", "-to", "board", "grid=2x1&tiles=ABab.BBaa&board=0.3_-"))
}

// TestBoardInLettersHasItsNames around it, and can still be read.
func TestBoardInLettersHasItsNames(t *testing.T) {
	got := say(t, "en", "", "convert", "-to", "board", "grid=2x1&mates=same&tiles=ABab.BBaa&name=Attic&by=me&motifs=A:%F0%9F%90%B8_Frog.a:%1B%5B2J&board=0.3_-")
	assert.Regexp(t, `^Attic · me\n\n\+-[^_]*-\+\n\nA  🐸 Frog\na  [^\x1b]*\n$`, got.out)
	for _, entry := range gallery.All()[:nines] {
		drawn := say(t, "en", "", "convert", "-to", "board", entry.ID).out
		assert.True(t, strings.HasPrefix(drawn, entry.Name), entry.ID)
		again := say(t, "en", drawn, "convert", "-to", "link", "-").out
		tiles, _, _ := strings.Cut(entry.Link(), "&name=")
		assert.Equal(t, "#"+tiles+"&end=1\n", again, entry.ID)
	}
}

// TestConvertMakesABoardOfAnAnswer, as a link or in any notation, or says why it cannot.
func TestConvertMakesABoardOfAnAnswer(t *testing.T) {
	const printed = "Tiles = [2, 1, 6, 8, 9, 7, 5, 3, 4],\nRotations = [left, up, up, right, right, down, right, up, up] ;\n"
	file := filepath.Join(t.TempDir(), "answer")
	require.NoError(t, os.WriteFile(file, []byte(printed), 0o600))
	got := say(t, "en", "", "convert", "-answer", file, "big-cats")
	assert.Equal(t, done, got.status, got.errors)
	assert.Contains(t, got.out, "&board=1.3_0.0_5.0_7.1_8.1_6.2_4.1_2.0_3.0&end=1\n")
	assert.Equal(t, got, say(t, "en", printed, "convert", "-to", "link", "big-cats", "-answer", "-"))
	assert.Contains(t, say(t, "en", "", "convert", "-to", "board", "-answer", file, "big-cats").out, "| l  2  t |")
	for answer, want := range map[string]string{
		printed:                    "This answer doesn’t fit the puzzle; it may be for another one.",
		"s UNSATISFIABLE\n":        "According to this answer there’s no solution.",
		"s SATISFIABLE\nv 1 2 3\n": "This answer is incomplete, or the solver stopped without one.",
		"No idea.\n":               "This is no answer of a solver.",
	} {
		assert.Equal(t, said{refused, "", "edgewise: " + want + "\n"}, say(t, "en", answer, "convert", "-answer", "-", "insects"))
	}
	assert.Contains(t, say(t, "en", "", "convert", "-answer", file+"x", "big-cats").errors, "can’t be read")
	several := say(t, "en", printed+printed, "convert", "-answer", "-", "big-cats")
	assert.Equal(t, said{done, got.out, "edgewise: The first of 2 boards was taken.\n"}, several)
}
