package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestTilesInComments are none, in whatever language; where nothing else stands there they
// are read all the same.
func TestTilesInComments(t *testing.T) {
	const words = "HDdh.CHsh.SDsh.SDhd"
	for _, row := range []struct{ text, want string }{
		{"tiles = [\n  \"HDdh\",\n  \"CHsh\",\n  // \"DCcd\",\n  \"SDsh\",\n  \"SDhd\",\n]\n", words},
		{"tiles = [\n  \"HDdh\",\n  \"CHsh\", # was \"CHss\"\n  # \"DCcd\",\n  \"SDsh\",\n  \"SDhd\",\n]\n", words},
		{"tiles = [ \"HDdh\"\n        , \"CHsh\"\n     -- , \"DCcd\"\n        , \"SDsh\"\n        , \"SDhd\" ]\n", words},
		{"var tiles = []string{\n/* \"HDdh\", \"AAAA\",\n \"BBBB\", */ \"HDdh\", \"CHsh\",\n \"SDsh\", \"SDhd\"}", words},
		{"tiles([t(a,b,-c,-d),\n% t(d,d,-a,-b),\n t(b,c,-a,-d),t(d,b,-b,-a),t(a,c,-d,-b)]).", "ABcd.BCad.DBba.ACdb"},
		{"(list ant (- mantis) beetle (- beetle))\n; (list ant ant beetle (- beetle))\n(list ant (- mantis) dragon (- beetle))\n(list ant (- ant) beetle (- dragon))\n(list mantis (- mantis) beetle (- beetle))\n", "AmBb.AmDb.AaBd.MmBb"},
		{"tiles = [\n(Brown,Head),(Grey,Head),(Umber,Tail),(Spotted,Tail),\n-- (Umber,Head),(Grey,Head),(Umber,Tail),(Spotted,Tail),\n(Grey,Head),(Grey,Head),(Umber,Tail),(Spotted,Tail),\n" +
			"(Brown,Head),(Brown,Head),(Umber,Tail),(Spotted,Tail),\n(Brown,Head),(Grey,Head),(Brown,Tail),(Spotted,Tail)]", "BGus.GGus.BBus.BGbs"},
		{"[Tile {top = BH, right = GH, bottom = UT, left = ST}\n-- ,Tile {top = UH, right = GH, bottom = UT, left = ST}\n,Tile {top = GH, right = GH, bottom = UT, left = ST}\n" +
			",Tile {top = BH, right = BH, bottom = UT, left = ST}\n,Tile {top = BH, right = SH, bottom = UT, left = ST}]", "BGus.GGus.BBus.BSus"},
		{"INSERT INTO tiles VALUES (1,'A','b','C','d');\n-- INSERT INTO tiles VALUES (2,'B','b','C','d');\nINSERT INTO tiles VALUES (3,'C','b','C','d');\nINSERT INTO tiles VALUES (4,'D','b','C','d');\nINSERT INTO tiles VALUES (5,'A','a','C','d');\n", "AbCd.CbCd.DbCd.AaCd"},
		{"1 2 3 4\n# 5 6 7 8\n2 3 4 1\n1 1 2 2\n3 3 4 4\n", "1234.2341.1122.3344"},
		{"// \"HDdh\", \"CHsh\",\n// \"SDsh\", \"SDhd\"\n", words},
		{"/*\nHDdh\nCHsh\nSDsh\nSDhd\n*/\n", words},
		{"/* \"HDdh\", \"CHsh\",\n \"SDsh\", \"SDhd\" */", words},
	} {
		found, err := Read(row.text, "")
		require.NoError(t, err, row.text)
		assert.Contains(t, found.Document.Link(), "tiles="+row.want+"&", row.text)
	}
}

// TestCommentsAreTold: who pastes a program is told when tiles in its comments were left
// out, or when all stand there; other comments are no news.
func TestCommentsAreTold(t *testing.T) {
	const list = "tiles = [\n  \"HDdh\",\n  \"CHsh\",\n  \"SDsh\",\n%s  \"SDhd\",\n]\n"
	for _, row := range []struct{ text, format, code string }{
		{strings.Replace(list, "%s", "", 1), "letters", ""},
		{strings.Replace(list, "%s", "  // the last one, which is somewhat longer than the others are\n", 1), "letters", ""},
		{strings.Replace(list, "%s", "  // \"DCcd\",\n", 1), "letters", "tiles-remarked"},
		{"new Tile(\"BH\", \"GH\", \"UT\", \"SH\"), // Brown head, grey head, umber tail, spotted tail\nnew Tile(\"BH\", \"SH\", \"BT\", \"UT\"), // Brown head, spotted head, brown tail, umber tail\n" +
			"new Tile(\"BH\", \"SH\", \"GT\", \"UT\"), // Brown head, spotted head, grey tail, umber tail\nnew Tile(\"BH\", \"UH\", \"ST\", \"GT\")  // Brown head, umber head, spotted tail, grey tail\n", "program", ""},
		{"// \"HDdh\", \"CHsh\",\n// \"SDsh\", \"SDhd\"\n", "letters", "tiles-all-remarked"},
		{"/*\nHDdh\nCHsh\nSDsh\nSDhd\n*/\n", "letters", "tiles-all-remarked"},
		{"/*\nBrown head, grey head, umber tail, spotted tail\nBrown head, spotted head, brown tail, umber tail\nBrown head, spotted head, grey tail, umber tail\nBrown head, umber head, spotted tail, grey tail\n*/", "words", "tiles-all-remarked"},
	} {
		found, err := Read(row.text, "")
		require.NoError(t, err, row.text)
		assert.Equal(t, row.format, found.Format, row.text)
		var codes []string
		for _, note := range found.Document.Notes {
			codes = append(codes, note.Code)
		}
		assert.Equal(t, row.code, strings.Join(codes, " "), row.text)
	}
}

// TestUncommented keeps everything where it is, also in many comments.
func TestUncommented(t *testing.T) {
	for _, text := range []string{"a // b\n, // c\nd", "/* é\n */ x", "/* open", strings.Repeat("/**/", 1<<16), strings.Repeat("\n#", 1<<16)} {
		live := uncommented(text)
		assert.Len(t, live, len(text))
		assert.Equal(t, strings.Count(text, "\n"), strings.Count(live, "\n"))
	}
	assert.Equal(t, "a,     \n  \n  b", uncommented("a, # é\n//\n  b"))
}
