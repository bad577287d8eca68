package search_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// listed goes through all arrangements of all solutions of a puzzle, as the brute force
// writes them.
func listed(t *testing.T, p *puzzle.Puzzle, mode search.Mode) (arrangements, pictures map[string]bool) {
	t.Helper()
	arrangements, pictures = map[string]bool{}, map[string]bool{}
	s := search.Compile(p, search.Options{Mode: mode, Keep: math.MaxInt32}).Search()
	require.True(t, s.Step(allSteps))
	listed, turned := 0, 0
	for _, found := range s.Boards() {
		first := len(pictures)
		for a := range s.Plan().Arrangements(found, 0) {
			b := laidOut(t, p, a.Board)
			require.True(t, b.Solved(), randomText(p))
			var numbers []byte
			for _, tile := range a.Tiles {
				numbers = append(numbers, byte(tile))
			}
			arrangements[string(numbers)+brutePicture(b)] = true
			pictures[brutePicture(b)] = true
			listed++
		}
		ps := s.Plan().Pictures(found)
		assert.Equal(t, found, ps[0].Board, "the board as found comes first: %s", randomText(p))
		assert.Equal(t, len(pictures)-first, len(ps), randomText(p))
		for _, turned := range p.BoardTurns() {
			for _, picture := range ps {
				for cell, to := range turned.To {
					if picture.Turned == turned.By && len(p.Clues()) == 0 {
						assert.Equal(t, found.Tiles[cell], picture.Tiles[to], "a turn carries the tiles along: %s", randomText(p))
					}
				}
			}
		}
		turned += len(ps)
	}
	assert.Equal(t, len(arrangements), listed, "none twice: %s", randomText(p))
	assert.Equal(t, len(pictures), turned, "none twice: %s", randomText(p))
	return arrangements, pictures
}

// laidOut is a full board as one of the model.
func laidOut(t *testing.T, p *puzzle.Puzzle, full search.Board) *puzzle.Board {
	t.Helper()
	b := puzzle.NewBoard(p)
	for cell, tile := range full.Tiles {
		require.NoError(t, b.Place(puzzle.Placement{Cell: cell, Tile: tile, Turn: full.Turns[cell]}))
	}
	return b
}

// TestArrangementsAreThoseOfBrute: on every family of puzzle, with clues, frames, copies
// and tiles that look alike after a turn.
func TestArrangementsAreThoseOfBrute(t *testing.T) {
	nativelyOnly(t)
	r := randomSource(15)
	many := 0
	for range fewer(rounds) {
		p := randomPuzzle(r)
		wantArrangements, wantPictures := bruteBoards(p)
		if len(wantArrangements) > 5000 {
			continue
		}
		for _, mode := range []search.Mode{search.Fast, search.Plain} {
			arrangements, pictures := listed(t, p, mode)
			require.Equal(t, wantArrangements, arrangements, randomText(p))
			require.Equal(t, wantPictures, pictures, randomText(p))
		}
		if len(wantArrangements) > len(wantPictures) {
			many++
		}
	}
	assert.Positive(t, many)
}

func TestArrangementsOfPublishedPuzzles(t *testing.T) {
	for _, row := range []struct {
		tiles                  string
		arrangements, pictures int
	}{
		{"BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs", 16, 8},
		{"HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc", 4, 4},
	} {
		arrangements, pictures := listed(t, bruteMust(bruteSpec("3x3", row.tiles, puzzle.Halves())), search.Fast)
		assert.Len(t, arrangements, row.arrangements)
		assert.Len(t, pictures, row.pictures)
	}
}

// TestArrangementsSayHowTheyCome about: turned first, then with copies exchanged.
func TestArrangementsSayHowTheyCome(t *testing.T) {
	for _, row := range []struct {
		name, grid, tiles string
		change            func(*puzzle.Spec)
		want              string
	}{
		{"twins", "2x1", "abcd.abcd", nil, "0 [] 0 [[0 1]]"},
		{"twins and turns", "2x1", "abcb.abcb", nil, "0 [] 2 [] 0 [[0 1]] 2 [[0 1]]"},
		{"four turns", "1x1", "abcd", nil, "0 [] 1 [] 2 [] 3 []"},
		{"six turns of a hexagon", "hex1", "abcdef", nil, "0 [] 1 [] 2 [] 3 [] 4 [] 5 []"},
		{"half of them look as before", "hex1", "abcabc", nil, "0 [] 1 [] 2 []"},
		{"three copies", "3x1", "aaaa.aaaa.aaaa", nil, "0 [] 0 [[1 2]] 0 [[0 1]] 0 [[0 1 2]] 0 [[0 1 2]] 0 [[0 2]]"},
		{"a copy that a clue holds", "3x1", "aaaa.aaaa.aaaa",
			func(s *puzzle.Spec) { s.Clues = []puzzle.Placement{{Cell: 2, Tile: 1}} }, "0 [] 0 [[0 2]]"},
		{"two kinds", "2x2", "aaba.aaba.aaaa.aaaa", func(s *puzzle.Spec) { s.NoTurns = true },
			"0 [] 0 [[2 3]] 0 [[0 1]] 0 [[0 1] [2 3]]"},
	} {
		t.Run(row.name, func(t *testing.T) {
			spec := bruteSpec(row.grid, row.tiles, puzzle.Same())
			if row.change != nil {
				row.change(&spec)
			}
			s := search.Compile(bruteMust(spec), search.Options{Keep: 1}).Search()
			require.True(t, s.Step(allSteps))
			var got []string
			for _, found := range s.Boards() {
				for a := range s.Plan().Arrangements(found, 0) {
					got = append(got, fmt.Sprint(a.Turned, a.Swapped))
				}
			}
			assert.Equal(t, row.want, strings.Join(got, " "))
		})
	}
}

// TestTwentyCopies: 20! arrangements are never all made.
func TestTwentyCopies(t *testing.T) {
	words := strings.TrimSuffix(strings.Repeat("aaaa.", 20), ".")
	s := search.Compile(bruteMust(bruteSpec("5x4", words, puzzle.Same())), search.Options{Keep: 1}).Search()
	require.True(t, s.Step(allSteps))
	const all = 2_432_902_008_176_640_000 // 20!
	for _, row := range []struct {
		from uint64
		want int
	}{{0, 3}, {all / 2, 3}, {all - 2, 2}, {all, 0}, {math.MaxUint64, 0}} {
		n := 0
		for a := range s.Plan().Arrangements(s.Boards()[0], row.from) {
			if row.from == all-2 && n == 1 {
				assert.Equal(t, []int{19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}, a.Tiles, "the last one")
			}
			if n++; n == 3 {
				break
			}
		}
		assert.Equal(t, row.want, n, row.from)
	}
}
