package search_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// allSteps is a budget that no search of these tests uses up.
const allSteps = 1 << 60

// rounds is how many random puzzles a test takes, enough for every family of them; TestLongRounds
// multiplies it by times.
const rounds = 100

var times = 1

// fewer returns how many of so many random puzzles a test takes: a fifth with -short, otherwise
// times as many. The tests run with -short as WebAssembly, to see that the search does the same
// there, not to prove again what native runs prove.
func fewer(count int) int {
	if testing.Short() {
		return count / 5
	}
	return count * times
}

// nativelyOnly skips, with -short, a test of the tests' own helpers.
func nativelyOnly(t *testing.T) {
	if testing.Short() {
		t.Skip("the brute force is tested natively")
	}
}

func TestSearchAgreesWithBrute(t *testing.T) { agreeWithBrute(t, 1, fewer(rounds)) }

// agreeWithBrute compares every mode with the brute force on random puzzles of every family.
func agreeWithBrute(t *testing.T, seed uint64, rounds int) {
	r := randomSource(seed)
	for range rounds {
		p := randomPuzzle(r)
		arrangements, pictures := bruteBoards(p)
		want := bruteCounts(p, arrangements, pictures)
		for _, mode := range []search.Mode{search.Fast, search.Plain, search.Raw} {
			s := search.Compile(p, search.Options{Mode: mode, Keep: len(pictures)}).Search()
			require.True(t, s.Step(allSteps))
			c := s.Counts()
			require.Equal(t, search.NumberOf(want[0]), c.Arrangements, "mode %d: %s", mode, randomText{p})
			require.Equal(t, [2]uint64(want[1:]), [2]uint64{c.Pictures, c.Solutions}, "mode %d: %s", mode, randomText{p})
			require.Equal(t, c.Pictures, sum(c.Sizes, 1), randomText{p})
			require.Equal(t, c.Solutions, sum(c.Sizes, 0), randomText{p})
			requireBoards(t, p, s, pictures)
		}
		for _, order := range []search.Order{search.Row, search.Column, search.Spiral, search.Clues} {
			s := search.Compile(p, search.Options{Order: order}).Search()
			s.Step(allSteps)
			require.Equal(t, want[2], s.Counts().Solutions, "order %s: %s", order, randomText{p})
			require.Equal(t, want[1], s.Counts().Pictures, "order %s: %s", order, randomText{p})
		}
	}
}

// sum returns the number of solutions (power 0) or of pictures (power 1).
func sum(sizes []uint64, power int) (total uint64) {
	for size, solutions := range sizes {
		if power == 1 {
			solutions *= uint64(size)
		}
		total += solutions
	}
	return total
}

// requireBoards checks the boards kept: one per solution, each a picture, no two of them turns of
// each other.
func requireBoards(t *testing.T, p *puzzle.Puzzle, s *search.Search, pictures map[string]bool) {
	require.Len(t, s.Boards(), int(s.Counts().Solutions))
	seen := map[string]bool{}
	for _, kept := range s.Boards() {
		board := puzzle.NewBoard(p)
		for cell := range kept.Tiles {
			require.NoError(t, board.Place(puzzle.Placement{Cell: cell, Tile: kept.Tiles[cell], Turn: kept.Turns[cell]}))
		}
		require.True(t, board.Solved(), randomText{p})
		picture := brutePicture(board)
		require.True(t, pictures[picture])
		require.False(t, seen[picture], "two boards of one solution: %s", randomText{p})
		for _, turn := range p.BoardTurns() {
			seen[bruteTurned(p.Grid(), picture, turn)] = true
		}
	}
}

func TestPlainIsTheTextbook(t *testing.T) { agreeWithTextbook(t, 2, fewer(rounds)) }

// agreeWithTextbook compares plain mode, and the nodes of raw mode, with a naive textbook search.
func agreeWithTextbook(t *testing.T, seed uint64, rounds int) {
	r := randomSource(seed)
	for range rounds {
		p := randomPuzzle(r)
		tries, nodes, deadEnds := brutePlain(p)
		plain := search.Compile(p, search.Options{Mode: search.Plain}).Search()
		plain.Step(allSteps)
		require.Equal(t, tries, plain.Tries(), randomText{p})
		require.Equal(t, nodes, plain.Nodes(), randomText{p})
		require.Equal(t, deadEnds, plain.DeadEnds(), randomText{p})
		raw := search.Compile(p, search.Options{Mode: search.Raw}).Search()
		raw.Step(allSteps)
		require.Equal(t, nodes, raw.Nodes(), randomText{p})
		require.Equal(t, deadEnds, raw.DeadEnds(), randomText{p})
	}
}

// TestSlicesDoNotMatter checks that single steps give what one long step gives, and that no step
// exceeds its budget.
func TestSlicesDoNotMatter(t *testing.T) {
	r := randomSource(3)
	for range fewer(rounds / 4) {
		p := randomPuzzle(r)
		for _, mode := range []search.Mode{search.Fast, search.Plain, search.Raw} {
			plan := search.Compile(p, search.Options{Mode: mode, Keep: 3})
			whole, sliced := plan.Search(), plan.Search()
			whole.Step(allSteps)
			work := func() uint64 {
				if mode == search.Plain {
					return sliced.Tries()
				}
				return sliced.Total()
			}
			for before := work(); !sliced.Step(1); before = work() {
				require.Equal(t, before+1, work())
			}
			require.True(t, sliced.Complete())
			assert.Equal(t, whole.Nodes(), sliced.Nodes())
			assert.Equal(t, whole.DeadEnds(), sliced.DeadEnds())
			assert.Equal(t, whole.Tries(), sliced.Tries())
			assert.Equal(t, whole.Counts(), sliced.Counts())
			assert.Equal(t, whole.Boards(), sliced.Boards())
		}
	}
}

// TestChangesThatKeepTheCounts checks that shuffled tiles, renamed motifs and a turned board
// leave the counts unchanged.
func TestChangesThatKeepTheCounts(t *testing.T) {
	r := randomSource(4)
	count := func(p *puzzle.Puzzle) search.Counts {
		s := search.Compile(p, search.Options{}).Search()
		s.Step(allSteps)
		return s.Counts()
	}
	for range fewer(rounds) {
		p := randomPuzzle(r)
		want := count(p)
		assert.Equal(t, want, count(randomShuffled(p, r)), randomText{p})
		assert.Equal(t, want, count(randomRenamed(p, r)), randomText{p})
		assert.Equal(t, want, count(randomBoardTurned(p, r)), randomText{p})
	}
}

// TestMostStops checks that a search with a limit on pictures stops there.
func TestMostStops(t *testing.T) {
	p := square(t, 3, 3, puzzle.Spec{Tiles: tilesOf(nine[0].tiles), Mates: puzzle.Halves()})
	for _, mode := range []search.Mode{search.Plain, search.Raw} {
		s := search.Compile(p, search.Options{Mode: mode, Most: 3}).Search()
		require.True(t, s.Step(allSteps))
		assert.False(t, s.Complete())
		assert.Equal(t, uint64(3), s.Counts().Pictures)
	}
	// Fast mode finds a picture in all four turns of the board at once.
	s := search.Compile(p, search.Options{Most: 3}).Search()
	require.True(t, s.Step(allSteps))
	assert.False(t, s.Complete())
	assert.Equal(t, uint64(4), s.Counts().Pictures)
}

// TestNoBudgetNoWork checks that a step without a budget does nothing.
func TestNoBudgetNoWork(t *testing.T) {
	p := square(t, 3, 3, puzzle.Spec{Tiles: tilesOf(nine[0].tiles), Mates: puzzle.Halves()})
	for _, mode := range []search.Mode{search.Fast, search.Plain, search.Raw} {
		s := search.Compile(p, search.Options{Mode: mode}).Search()
		for _, budget := range []int64{0, -1} {
			assert.False(t, s.Step(budget))
			assert.Zero(t, s.Total())
		}
	}
}

// TestFirstStops checks that a search for one solution stops with one board, also if the first
// picture found does not represent its solution.
func TestFirstStops(t *testing.T) {
	r := randomSource(5)
	for range fewer(rounds) {
		p := randomPuzzle(r)
		solvable := bruteThree(p)[2] > 0
		for _, mode := range []search.Mode{search.Fast, search.Plain, search.Raw} {
			s := search.Compile(p, search.Options{Mode: mode, Keep: 3, First: true}).Search()
			require.True(t, s.Step(allSteps))
			if solvable {
				assert.Len(t, s.Boards(), 1, randomText{p})
			}
			assert.Equal(t, !solvable, s.Counts().Solutions == 0)
		}
	}
}

// TestManySigns covers 62 edges: not all neighbours of a cell can choose a table's row, and rows
// need several words. Clues in the corners make cells with three and four filled neighbours.
func TestManySigns(t *testing.T) {
	const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
	r := randomSource(6)
	for range fewer(rounds / 4) {
		grid, err := puzzle.Square(5, 5)
		require.NoError(t, err)
		tiles := make([]puzzle.Tile, len(grid.Cells))
		for cell := range tiles {
			tiles[cell] = puzzle.Tile{'-', '-', '-', '-'}
		}
		mates := puzzle.Halves()
		for _, seam := range grid.Seams {
			edge := puzzle.Edge(signs[r.IntN(len(signs))])
			tiles[seam.A.Cell][seam.A.Side], tiles[seam.B.Cell][seam.B.Side] = edge, mates[edge]
		}
		clues := []puzzle.Placement{{Cell: 6, Tile: 6}, {Cell: 8, Tile: 8}, {Cell: 16, Tile: 16}, {Cell: 18, Tile: 18}}
		p := square(t, 5, 5, puzzle.Spec{Tiles: tiles, Mates: mates, Clues: clues})
		want := bruteThree(p)
		require.NotZero(t, want[2], "the board that was planted")
		for _, order := range []search.Order{search.Auto, search.Row, search.Spiral} {
			s := search.Compile(p, search.Options{Order: order, Keep: 1}).Search()
			s.Step(allSteps)
			c := s.Counts()
			require.Equal(t, [2]uint64(want[1:]), [2]uint64{c.Pictures, c.Solutions}, "%s: %s", order, randomText{p})
			require.Equal(t, search.NumberOf(want[0]), c.Arrangements)
		}
	}
}

// TestClueAsGiven checks that a kept board has a clue's tile in the clue's own turn, even if it
// looks the same in another turn.
func TestClueAsGiven(t *testing.T) {
	p := square(t, 2, 1, puzzle.Spec{Tiles: tilesOf("ABAB abab"), Mates: puzzle.Halves(),
		Clues: []puzzle.Placement{{Cell: 0, Tile: 0, Turn: 2}}})
	s := search.Compile(p, search.Options{Keep: 1}).Search()
	s.Step(allSteps)
	assert.Equal(t, []search.Board{{Tiles: []int{0, 1}, Turns: []int{2, 0}}}, s.Boards())
}
