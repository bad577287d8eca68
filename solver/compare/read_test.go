package compare

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// printed are counts as programs print them; each is for nine cells.
var printed = []struct {
	text    string
	list    []uint64
	sum     bool
	skipped int
}{
	{"36 138 470 1350 474 144 175 28 4", tough, false, 0},
	{"36, 138, 470, 1,350, 474, 144, 175, 28, 4", tough, false, 0},
	{"36,138,470,1350,474,144,175,28,4", tough, false, 0},
	{"36\n138\n470\n1,350\n474\n144\n175\n28\n4\n", tough, false, 0},
	{"36\n138\n470\n1.350\n474\n144\n175\n28\n4\n", tough, false, 0},
	{"36\r\n138\r\n470\r\n1\u00a0350\r\n474\r\n144\r\n175\r\n28\r\n4", tough, false, 0},
	{"[36,138,470,1350,474,144,175,28,4]", tough, false, 0},
	{`{"tries":54156,"nodes":[36,138,470,1350,474,144,175,28,4],"order":[0,1]}`, tough, false, 0},
	{"λ> print $ length $ step 0 allPieces\n36\nλ> print $ length $ step 1 allPieces\n138\nλ> print $ length $ step 2 allPieces\n470\n" +
		"λ> print $ length $ step 3 allPieces\n1350\nλ> … step 4\n474\nλ> … step 5\n144\nλ> … step 6\n175\nλ> … step 7\n28\nλ> … step 8\n4\n", tough, false, 0},
	{"depth 0: 36 boards\ndepth 1: 138 boards\ndepth 2: 470\ndepth 3: 1,350\ndepth 4: 474\ndepth 5: 144\ndepth 6: 175\ndepth 7: 28\ndepth 8: 4", tough, false, 0},
	{"Depths: 36 138 470 1350 474 144 175 28 4\nin 8 ms, 4 solutions", tough, false, 0},
	{"1 36 138 470 1350 474 144 175 28 4", tough, false, 0},
	{"36 138 470 1350 474 144 175 28 4 2819", tough, false, 0},
	{"138 470 1350 474 144 175 28 4", tough[1:], false, 1},
	{"  cell  nodes\n     1     36\n     2    138\n     3    470\n     4  1,350\n     5    474\n     6    144\n     7    175\n     8     28\n     9      4\n   sum  2,819\n", tough, false, 0},
	{"66384", []uint64{66384}, true, 0},
	{"with a spiral order, 6,852 boards are explored", []uint64{6852}, true, 0},
}

var tough = []uint64{36, 138, 470, 1350, 474, 144, 175, 28, 4}

func TestRead(t *testing.T) {
	for _, row := range printed {
		counts, err := Read(row.text, 9)
		require.NoError(t, err, row.text)
		assert.Equal(t, Counts{row.list, row.sum, row.skipped}, counts, row.text)
	}
}

func TestReadRefuses(t *testing.T) {
	for _, row := range []struct {
		text string
		code string
	}{
		{"", "counts-none"},
		{"none at all", "counts-none"},
		{"1 2 3", "counts-number"},
		{"99999999999999999999999", "counts-none"},
		{strings.Repeat("1 ", MaxText), "counts-long"},
	} {
		_, err := Read(row.text, 9)
		var fault *puzzle.Fault
		require.ErrorAs(t, err, &fault, "%.20s", row.text)
		assert.Equal(t, row.code, fault.Code, "%.20s", row.text)
	}
}

// FuzzRead: whatever is pasted, what is read fits the cells.
func FuzzRead(f *testing.F) {
	for _, row := range printed {
		f.Add(row.text, 9)
	}
	f.Fuzz(func(t *testing.T, text string, cells int) {
		if cells < 1 || cells > puzzle.MaxCells {
			return
		}
		counts, err := Read(text, cells)
		if err != nil {
			return
		}
		if counts.Sum {
			assert.Len(t, counts.List, 1)
		} else {
			assert.Equal(t, cells, len(counts.List)+counts.Skipped)
		}
	})
}
