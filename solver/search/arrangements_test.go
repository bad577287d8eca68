package search_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/arrangement"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// This tests package arrangement here, because the brute force is here.

// listed returns all arrangements of all solutions of a puzzle, written as the brute force writes
// them.
func listed(t *testing.T, p *puzzle.Puzzle, mode search.Mode) (arrangements, pictures map[string]bool) {
	t.Helper()
	arrangements, pictures = map[string]bool{}, map[string]bool{}
	s := search.Compile(p, search.Options{Mode: mode, Keep: math.MaxInt32}).Search()
	require.True(t, s.Step(allSteps))
	listed, turned := 0, 0
	for _, found := range s.Boards() {
		first := len(pictures)
		solution := arrangement.Of(p, found)
		turned += solution.Pictures()
		for n := uint64(0); ; n++ {
			a, is := solution.At(n)
			if !is {
				break
			}
			if n == 0 {
				assert.Equal(t, found, a.Board, "the board as found comes first: %s", randomText{p})
			}
			b := laidOut(t, p, a.Board)
			require.True(t, b.Solved(), randomText{p})
			requireCarried(t, p, found, a)
			var numbers []byte
			for _, tile := range a.Tiles {
				numbers = append(numbers, byte(tile))
			}
			arrangements[string(numbers)+brutePicture(b)] = true
			pictures[brutePicture(b)] = true
			assert.Equal(t, n < uint64(solution.Pictures()), a.Swapped == nil, "the pictures come first: %s", randomText{p})
			listed++
		}
		assert.Equal(t, len(pictures)-first, solution.Pictures(), randomText{p})
	}
	assert.Equal(t, len(arrangements), listed, "none twice: %s", randomText{p})
	assert.Equal(t, len(pictures), turned, "none twice: %s", randomText{p})
	return arrangements, pictures
}

// requireCarried checks that a turn of the board moves all tiles along, except swapped ones.
func requireCarried(t *testing.T, p *puzzle.Puzzle, found search.Board, a arrangement.Arrangement) {
	t.Helper()
	for _, turned := range p.BoardTurns() {
		for cell, to := range turned.To {
			tile := found.Tiles[cell]
			swapped := slices.ContainsFunc(a.Swapped, func(copies []int) bool { return slices.Contains(copies, tile) })
			if turned.By == a.Turned && len(p.Clues()) == 0 {
				require.Equal(t, swapped, a.Tiles[to] != tile, randomText{p})
			}
		}
	}
}

// laidOut turns a full board of the search into a board of package puzzle.
func laidOut(t *testing.T, p *puzzle.Puzzle, full search.Board) *puzzle.Board {
	t.Helper()
	b := puzzle.NewBoard(p)
	for cell, tile := range full.Tiles {
		require.NoError(t, b.Place(puzzle.Placement{Cell: cell, Tile: tile, Turn: full.Turns[cell]}))
	}
	return b
}

// TestArrangementsAreThoseOfBrute covers every family of puzzles, with clues, frames, copies and
// tiles that look the same after a turn.
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
			require.Equal(t, wantArrangements, arrangements, randomText{p})
			require.Equal(t, wantPictures, pictures, randomText{p})
		}
		if len(wantArrangements) > len(wantPictures) {
			many++
		}
	}
	assert.Positive(t, many)
}
