package hint_test

import (
	"slices"
	"testing"

	"edgewise/solver/explain/hint"
	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/require"
)

// Every reported branch is placed here on its own board, by the rules of the board alone: each
// tile fits, its choices are counted by trying all, nothing is left out, and at the end of the
// branch nothing fits.

// branched counts the checks made.
type branched struct{ branches, short, alike, ofTile, nowhere, forks, examples int }

// clued adds the missing clues to a board; false if they do not fit. If a clue's tile lies
// elsewhere, the first loose copy of it is used.
func clued(b *puzzle.Board) (*puzzle.Board, bool) {
	whole := copyOf(b)
	for _, clue := range b.Puzzle().Clues() {
		if whole.Where(clue.Tile) < 0 {
			_ = whole.Place(clue) // if its cell is filled, the two are compared below
		}
	}
	for _, clue := range b.Puzzle().Clues() {
		for _, on := range waysIn(b.Puzzle()) {
			if on.Cell = clue.Cell; whole.Where(on.Tile) < 0 && shownBy(whole, on.Placement) == shownBy(whole, clue) {
				_ = whole.Place(on.Placement)
			}
		}
		if _, filled := whole.At(clue.Cell); !filled || lookAt(whole, clue.Cell) != shownBy(whole, clue) {
			return nil, false
		}
	}
	_, conflicts := whole.Seams()
	return whole, len(conflicts)+len(whole.Misframed()) == 0
}

func (c *branched) check(t *testing.T, b *puzzle.Board, r *hint.Refutation, but *puzzle.Placement) {
	t.Helper()
	whole, sound := clued(b)
	for !r.Step(1 << 16) {
	}
	if !sound {
		require.Empty(t, r.Branches())
		return
	}
	branches := r.Branches()
	for _, branch := range branches {
		c.branches++
		c.alike += len(branch.Alike)
		if len(branch.Trials) <= 3 {
			c.short++
		}
		if !branch.Whole {
			c.examples++
		}
		if branch.Cell < 0 {
			c.nowhere++
		}
		c.follow(t, whole, branch, but)
		for _, on := range branch.Alike {
			c.follow(t, whole, instead(branch, on), but)
		}
	}
	if but == nil {
		require.NotEmpty(t, branches, "%v", described(b))
		c.complete(t, whole, branches, 0)
		return
	}
	// Everything that fits, except the right tile, is assumed once.
	assumed := map[string]int{}
	for _, branch := range branches {
		on := branch.Trials[0]
		require.Zero(t, on.Choices)
		like := []puzzle.Placement{on.Placement}
		if len(branch.Trials) == 1 {
			like = append(like, branch.Alike...)
		}
		for _, on := range like {
			require.Equal(t, but.Cell, on.Cell)
			assumed[shownBy(whole, on)]++
		}
		c.complete(t, whole, slices.DeleteFunc(slices.Clone(branches), func(other hint.Branch) bool {
			return shownBy(whole, other.Trials[0].Placement) != shownBy(whole, on.Placement)
		}), 1)
	}
	require.NotContains(t, assumed, shownBy(whole, *but))
	require.Len(t, assumed, looks(whole, but.Cell)-1, "%v", described(b))
}

// instead is a branch with another tile placed last.
func instead(branch hint.Branch, on puzzle.Placement) hint.Branch {
	last := len(branch.Trials) - 1
	branch.Trials = slices.Clone(branch.Trials)
	branch.Trials[last].Placement = on
	return branch
}

func shownBy(b *puzzle.Board, on puzzle.Placement) string {
	return b.Puzzle().Tiles()[on.Tile].Turned(on.Turn).String()
}

// follow places a branch tile by tile.
func (c *branched) follow(t *testing.T, b *puzzle.Board, branch hint.Branch, but *puzzle.Placement) {
	t.Helper()
	now := copyOf(b)
	for i, on := range branch.Trials {
		require.True(t, now.Fits(on.Placement), "%v", branch)
		if assumed := i == 0 && but != nil; assumed {
			require.NotEqual(t, shownBy(b, *but), shownBy(b, on.Placement))
		} else if on.OfTile {
			c.ofTile++
			require.Equal(t, on.Choices, len(placesOf(now, on.Tile)), "%v", branch)
		} else {
			require.Equal(t, on.Choices, looks(now, on.Cell), "%v", branch)
		}
		require.NoError(t, now.Place(on.Placement))
	}
	if branch.Cell >= 0 {
		_, filled := now.At(branch.Cell)
		require.False(t, filled)
		require.Empty(t, fitting(now, branch.Cell), "%v\n%v", branch, described(now))
		return
	}
	require.Less(t, now.Where(branch.Tile), 0)
	require.Empty(t, placesOf(now, branch.Tile), "%v\n%v", branch, described(now))
}

func placeOf(b *puzzle.Board, on puzzle.Placement) string {
	return string(rune(on.Cell)) + shownBy(b, on)
}

// placesOf lists the different ways in which a loose tile fits anywhere.
func placesOf(b *puzzle.Board, tile int) []string {
	var places []string
	for _, cell := range openCells(b) {
		for _, on := range fitting(b, cell) {
			if place := placeOf(b, on); on.Tile == tile && !slices.Contains(places, place) {
				places = append(places, place)
			}
		}
	}
	return places
}

// complete checks that branches with a common beginning end there, or that there is one for each
// choice of the next tile.
func (c *branched) complete(t *testing.T, b *puzzle.Board, branches []hint.Branch, begun int) {
	t.Helper()
	if !branches[0].Whole || len(branches[0].Trials) == begun {
		require.Len(t, branches, 1)
		return
	}
	first := branches[0].Trials[begun]
	next := map[string][]hint.Branch{}
	for _, branch := range branches {
		on := branch.Trials[begun]
		require.Equal(t, first.OfTile, on.OfTile)
		require.Equal(t, first.Choices, on.Choices)
		if on.OfTile {
			require.Equal(t, first.Tile, on.Tile)
		} else {
			require.Equal(t, first.Cell, on.Cell)
		}
		next[placeOf(b, on.Placement)] = append(next[placeOf(b, on.Placement)], branch)
		if len(branch.Trials) == begun+1 {
			for _, like := range branch.Alike {
				next[placeOf(b, like)] = []hint.Branch{instead(branch, like)}
			}
		}
	}
	require.Len(t, next, first.Choices)
	if first.Choices > 1 {
		c.forks++
	}
	for _, same := range next {
		c.complete(t, b, same, begun+1)
	}
}
