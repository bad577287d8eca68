package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// dogsTwice is the tiles of an article as it prints them, told in code and in comments
// that disagree about the last side of the first.
const dogsTwice = `        var gamePieces = new List<PuzzleTile>
        {
            new PuzzleTile("BH", "GH", "UT", "SH"), // Brown head, grey head, umber tail, spotted tail
            new PuzzleTile("BH", "SH", "BT", "UT"), // Brown head, spotted head, brown tail, umber tail
            new PuzzleTile("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail (duplicate)
            new PuzzleTile("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail (duplicate)
            new PuzzleTile("BH", "UH", "ST", "GT"), // Brown head, umber head, spotted tail, grey tail
            new PuzzleTile("GH", "BH", "ST", "UT"), // Grey head, brown head, spotted tail, umber tail
            new PuzzleTile("GH", "SH", "BT", "UT"), // Grey head, spotted head, brown tail, umber tail
            new PuzzleTile("GH", "UH", "BT", "ST"), // Grey head, umber head, brown tail, spotted tail
            new PuzzleTile("GH", "UH", "GT", "ST")  // Grey head, umber head, grey tail, spotted tail
        };
`

const (
	dogsByCode    = "BGuS.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"
	dogsByRemarks = "BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"
)

// TestTwoSourcesThatDisagree: where a program's comments say something else than its code,
// one of both is taken, and the other stands ready.
func TestTwoSourcesThatDisagree(t *testing.T) {
	twice := strings.Replace(dogsTwice, `"GT", "ST")  // Grey head, umber head, grey tail`, `"GT", "ST")  // Grey head, umber head, grey head`, 1)
	for _, row := range []struct {
		text, order, code, remarks, rival string
		side                              int
	}{
		{dogsTwice, "", dogsByCode, dogsByRemarks, "read-code", 3},
		{dogsTwice, "trlb", "BGSu.BSub.BSug.BSug.BUgs.GBus.GSub.GUsb.GUsg", "BGsu.BSub.BSug.BSug.BUgs.GBus.GSub.GUsb.GUsg", "read-code", 2},
		{twice, "", dogsByCode, strings.TrimSuffix(dogsByRemarks, "gs") + "Gs", "read-code-often", 3},
		{strings.ReplaceAll(dogsTwice, "//", "--"), "", dogsByCode, dogsByRemarks, "read-code", 3},
		{strings.ReplaceAll(dogsTwice, "//", "#"), "", dogsByCode, dogsByRemarks, "read-code", 3},
	} {
		code, err := Read(row.text, row.order)
		require.NoError(t, err)
		assert.Contains(t, code.Document.Link(), "tiles="+row.code+"&")
		require.NotNil(t, code.Rival)
		assert.Equal(t, row.rival, code.Rival.Code)
		assert.Equal(t, map[string]int{"tile": 0, "side": row.side, "sides": 4}, code.Rival.At)
		assert.Equal(t, "SH", code.Rival.Args["code"])
		assert.Equal(t, "spotted tail", code.Rival.Args["comment"])
		assert.Empty(t, code.Document.Notes, "nothing was left out")

		remarks, err := ReadRemarked(row.text, row.order)
		require.NoError(t, err)
		assert.Contains(t, remarks.Document.Link(), "tiles="+row.remarks+"&")
		assert.Equal(t, strings.Replace(row.rival, "code", "remarks", 1), remarks.Rival.Code)
		assert.Equal(t, code.Rival.At, remarks.Rival.At)
	}
}

// TestSourcesThatAgree, or of which one says nothing of the tiles or something else, are no
// rivals: comments on too few tiles, or of too few words, or other words each time.
func TestSourcesThatAgree(t *testing.T) {
	for name, text := range map[string]string{
		"agreed":       strings.Replace(dogsTwice, `"UT", "SH")`, `"UT", "ST")`, 1),
		"too few":      strings.NewReplacer(" // Grey", " // see Grey, below", " // Brown head, spotted", " // a dog").Replace(dogsTwice),
		"three sides":  strings.ReplaceAll(dogsTwice, ", umber tail", ""),
		"without half": strings.NewReplacer(" head", "", " tail", "").Replace(dogsTwice),
		"other words":  strings.NewReplacer("// Brown head, grey head", "// one, two", "// Grey head, umber head", "// umber tail, grey head").Replace(dogsTwice),
	} {
		for _, read := range []func(string, string) (*Found, error){Read, ReadRemarked} {
			found, err := read(text, "")
			require.NoError(t, err, name)
			assert.Len(t, found.Document.Puzzle.Tiles(), 9, name)
			assert.Nil(t, found.Rival, name)
		}
	}
}
