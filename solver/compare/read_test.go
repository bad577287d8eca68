package compare

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// printed are counts as programs print them, each for nine cells.
var printed = []struct {
	text string
	list []uint64
	sum  bool
}{
	{"36 138 470 1350 474 144 175 28 4", tough, false},
	{"36, 138, 470, 1,350, 474, 144, 175, 28, 4", tough, false},
	{"36,138,470,1350,474,144,175,28,4", tough, false},
	{"36\n138\n470\n1,350\n474\n144\n175\n28\n4\n", tough, false},
	{"36\n138\n470\n1.350\n474\n144\n175\n28\n4\n", tough, false},
	{"36\r\n138\r\n470\r\n1\u00a0350\r\n474\r\n144\r\n175\r\n28\r\n4", tough, false},
	{"[36,138,470,1350,474,144,175,28,4]", tough, false},
	{`{"tries":54156,"nodes":[36,138,470,1350,474,144,175,28,4],"order":[0,1]}`, tough, false},
	{"λ> print $ length $ step 0 allPieces\n36\nλ> print $ length $ step 1 allPieces\n138\nλ> print $ length $ step 2 allPieces\n470\n" +
		"λ> print $ length $ step 3 allPieces\n1350\nλ> … step 4\n474\nλ> … step 5\n144\nλ> … step 6\n175\nλ> … step 7\n28\nλ> … step 8\n4\n", tough, false},
	{"depth 0: 36 boards\ndepth 1: 138 boards\ndepth 2: 470\ndepth 3: 1,350\ndepth 4: 474\ndepth 5: 144\ndepth 6: 175\ndepth 7: 28\ndepth 8: 4", tough, false},
	{"Depths: 36 138 470 1350 474 144 175 28 4\nin 8 ms, 4 solutions", tough, false},
	{"1 36 138 470 1350 474 144 175 28 4", tough, false},
	{"36 138 470 1350 474 144 175 28 4 2819", tough, false},
	{"  cell  nodes\n     1     36\n     2    138\n     3    470\n     4  1,350\n     5    474\n     6    144\n     7    175\n     8     28\n     9      4\n   sum  2,819\n", tough, false},
	{"66384", []uint64{66384}, true},
	{"1e6", []uint64{1000000}, true},
	{"36 138 470 1350 474 144 175 28 and 4", tough, false},
	{"36, 138, 470, 1350, 474, 144, 175, 28 et 4", tough, false},
	{"12 40 96 1 350 60 30 8 2 1", []uint64{12, 40, 96, 1350, 60, 30, 8, 2, 1}, false},
	{"36\n138\n470\n1 350\n474\n144\n175\n28\n4", tough, false},
	{"36, 138, 470, 1 350, 474, 144, 175, 28, 4", tough, false},
	{"36\n138\n470\n1'350\n474\n144\n175\n28\n4", tough, false},
	{"36\u2009138\u2009470\u20091350\u2009474\u2009144\u2009175\u200928\u20094", tough, false},
	{"1 36\n2 138\n3 470\n4 1350\n5 474\n6 144\n7 175\n8 28\n9 4", tough, false},
	{"36 138 470\n1350 474 144\n175 28 4", tough, false},
	{"took 0.32 s\n36 138 470 1350 474 144 175 28 4\n16 solutions in 22 seconds", tough, false},
	{"nodes per depth: 36 138 470 1350 474 144 175 28 4 (4 solutions, 8 ms)", tough, false},
	{"0: 36\n1: 138\n2: 470\n3: 1350\n4: 474\n5: 144\n6: 175\n7: 28\n8: 4\ntotal: 2819\n4 solutions\n0.08 s", tough, false},
	{"16 solutions\n22 seconds\n66384 tries", []uint64{66384}, true},
	{"In 2024 it made 66'384 tries, 3.5 % of 4⁹", []uint64{66384}, true},
	{"λ> triesOf insects\n12\u202f598\u202f048", []uint64{12598048}, true},
	{"with a spiral order, 6,852 boards are explored", []uint64{6852}, true},
}

var tough = []uint64{36, 138, 470, 1350, 474, 144, 175, 28, 4}

func TestRead(t *testing.T) {
	for _, row := range printed {
		counts, err := Read(row.text, 9)
		require.NoError(t, err, row.text)
		assert.Equal(t, Counts{List: row.list, Sum: row.sum}, counts, row.text)
	}
}

func TestReadRefuses(t *testing.T) {
	for _, row := range []struct {
		text string
		code string
	}{
		{"", "counts-none"},
		{"none at all", "counts-none"},
		{"1 2 3 4 5 6", "counts-number"},
		{"1 2 3 4 5 6 7 8 9 10 11", "counts-number"},
		{"λ> step 0\n36\nλ> step 1\n138\nλ> step 2\n470\nλ> step 3\n1350\nλ> step 4", "counts-number"},
		{"λ> step 0\n36\nλ> step 1", "counts-number"},
		{"λ> step 0 36 λ> step 1 138 λ> step 2 470 λ> step 3 1350 λ> step 4", "counts-scattered"},
		{"step0 36 step1 138 step2 470 step3 1350 step4 474 step5 144 step6 175 step7 28 step8 4", "counts-scattered"},
		{"depth 1: 36\ndepth 2: 138\ndepth 3: 470\ndepth 4: 1350\ndepth 5", "counts-number"},
		{"1 36\n2 138\n3 470\n4 1350\n5", "counts-number"},
		{"36 138 470 1 350 474 144 175 28 4", "counts-number"},
		{"Tiles = [2, 1, 6, 8, 9, 7, 5, 3, 4], Rotations = [left, up, up, right, right, down, right, up, up]", "counts-numbering"},
		{`{"tiles":[4,1,0,2,3,8,7,5,6],"turns":[0,3,1,2,0,0,1,1,2]}`, "counts-numbering"},
		{"(1 -2 -4 3) (2 4 1 -3) (-3 4 2 1)", "counts-none"},
		{"in 2024 it took 22 seconds, or 300 ms", "counts-none"},
		{"99999999999999999999999", "counts-huge"},
		{"1e30", "counts-huge"},
		{"1e99999999999999999999", "counts-huge"},
		{"36 138 99999999999999999999999", "counts-huge"},
		{strings.Repeat("1 ", MaxText), "counts-long"},
	} {
		_, err := Read(row.text, 9)
		var fault *puzzle.Fault
		require.ErrorAs(t, err, &fault, "%.20s", row.text)
		assert.Equal(t, row.code, fault.Code, "%.20s", row.text)
	}
}

// TestReadFirst: fewer counts are those of the first cells, or a sum with blanks in it.
func TestReadFirst(t *testing.T) {
	for _, row := range []struct {
		text string
		list []uint64
		or   uint64
	}{
		{"36 138 470 1350 474 144 175 28", tough[:8], 0},
		{"36, 138, 470 and 1350", tough[:4], 0},
		{"36, 138, 470 und 1350", tough[:4], 0},
		{"36 138 470", tough[:3], 36138470},
		{"73 508", []uint64{73, 508}, 73508},
		{"73 508\n", []uint64{73, 508}, 73508},
	} {
		counts, err := Read(row.text, 9)
		require.NoError(t, err, row.text)
		assert.Equal(t, Counts{List: row.list, Or: row.or}, counts, row.text)
	}
}

// TestWholeArticles: from the full text of an article only its counts are read, if it has them.
func TestWholeArticles(t *testing.T) {
	const session = "The puzzle has $9!$ sequences, 23 billion grids and 1152 pairs of 36 and 32.\n\nλ> print $ length $ step 0 allPieces\n36\n" +
		"λ> print $ length $ step 1 allPieces\n138\nλ> …\n470\nλ> …\n1350\nλ> …\n474\nλ> …\n144\nλ> …\n175\nλ> …\n28\nλ> …\n4\n\n" +
		"There were 36 valid pieces, but only 138 pairs.\nvalidate was called 2800 times.\n\nchunksOf 3\n | n <- [0..2] ]\n"
	counts, err := Read(session, 9)
	require.NoError(t, err)
	assert.Equal(t, tough, counts.List)

	const prose = "There are nine tiles, (1 -2 -4 3) first.\n(def solve (tiles (o w 3) (o h 3)))\narc> (n-of 100 (len (solve (randtiles))))\n" +
		"(8 0 0 0 0 12 0 0 3 0 4 0)\n\nOnly 16% of the puzzles have any, 196 in 100, and 1.38 would be expected.\nThe result is 66384.\n"
	_, err = Read(prose, 9)
	assert.ErrorContains(t, err, "counts-")
}

// FuzzRead: whatever the text, the counts fit the cells.
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
			assert.LessOrEqual(t, len(counts.List), cells)
			assert.NotEmpty(t, counts.List)
		}
	})
}
