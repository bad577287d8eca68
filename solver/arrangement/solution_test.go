package arrangement_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/arrangement"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// solver/search tests that these are all arrangements, each once, as it has a brute force.

// first is the first solution of a puzzle that a search keeps.
func first(t *testing.T, text string) *arrangement.Solution {
	t.Helper()
	document, err := notation.Read(text)
	require.NoError(t, err)
	s := search.Compile(document.Puzzle, search.Options{Keep: 1}).Search()
	require.True(t, s.Step(1_000_000))
	require.NotEmpty(t, s.Boards())
	return arrangement.Of(document.Puzzle, s.Boards()[0])
}

// TestHowTheyCome: turned first, then with copies swapped.
func TestHowTheyCome(t *testing.T) {
	const same = "mates=same&grid="
	for _, row := range []struct{ name, puzzle, want string }{
		{"twins", same + "2x1&tiles=abcd.abcd", "0 [] 0 [[0 1]]"},
		{"twins and turns", same + "2x1&tiles=abcb.abcb", "0 [] 2 [] 0 [[0 1]] 2 [[0 1]]"},
		{"four turns", same + "1x1&tiles=abcd", "0 [] 1 [] 2 [] 3 []"},
		{"six turns of a hexagon", same + "hex1&tiles=abcdef", "0 [] 1 [] 2 [] 3 [] 4 [] 5 []"},
		{"half of them look as before", same + "hex1&tiles=abcabc", "0 [] 1 [] 2 []"},
		{"three turns of a triangle", same + "tri1&tiles=abc", "0 [] 1 [] 2 []"},
		{"tiles that may not turn", same + "1x1&turn=no&tiles=abcd", "0 []"},
		{"three copies", same + "3x1&tiles=aaaa.aaaa.aaaa", "0 [] 0 [[1 2]] 0 [[0 1]] 0 [[0 1 2]] 0 [[0 1 2]] 0 [[0 2]]"},
		{"a copy that a clue holds", same + "3x1&tiles=aaaa.aaaa.aaaa&clues=2.1.0", "0 [] 0 [[0 2]]"},
		{"two kinds", same + "2x2&turn=no&tiles=aaba.aaba.aaaa.aaaa", "0 [] 0 [[0 1]] 0 [[2 3]] 0 [[0 1] [2 3]]"},
		{"the Hunde-Spiel", "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs",
			"0 [] 1 [] 2 [] 3 [] 0 [[2 3]] 1 [[2 3]] 2 [[2 3]] 3 [[2 3]]"},
		{"One Tough Puzzle", "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc", "0 [] 1 [] 2 [] 3 []"},
	} {
		t.Run(row.name, func(t *testing.T) {
			var got []string
			solution := first(t, row.puzzle)
			for n := uint64(0); ; n++ {
				a, is := solution.At(n)
				if !is {
					break
				}
				got = append(got, fmt.Sprint(a.Turned, a.Swapped))
			}
			assert.Equal(t, row.want, strings.Join(got, " "))
		})
	}
}

// TestTwentyCopies: each of 20! arrangements can be had by its number.
func TestTwentyCopies(t *testing.T) {
	solution := first(t, "mates=same&grid=5x4&tiles=aaaa"+strings.Repeat(".aaaa", 19))
	const all = 2_432_902_008_176_640_000 // 20!
	for _, row := range []struct {
		n     uint64
		tiles []int
	}{
		{0, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}},
		{1, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 18}},
		{all / 20, []int{1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}},
		{all - 1, []int{19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}},
		{all, nil},
		{math.MaxUint64, nil},
	} {
		a, is := solution.At(row.n)
		assert.Equal(t, row.tiles != nil, is, row.n)
		if is {
			assert.Equal(t, row.tiles, a.Tiles, row.n)
		}
	}
}
