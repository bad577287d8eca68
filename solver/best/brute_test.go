package best_test

import (
	"math/rand/v2"
	"testing"

	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fewest is the fewest conflicts on a full board that keeps clues and frame, by brute force:
// every tile in every turn on every cell, going back once there are as many conflicts as on the
// best board. It reports false if no board keeps the frame.
func fewest(p *puzzle.Puzzle) (conflicts int, any bool) {
	board := puzzle.NewBoard(p)
	for _, clue := range p.Clues() {
		board.MustPlace(clue)
	}
	conflicts = len(p.Grid().Seams) + 1
	turns := p.Grid().Sides
	if !p.MayTurn() {
		turns = 1
	}
	var lay func(cell int)
	lay = func(cell int) {
		if _, broken := board.SeamNumbers(); len(broken) >= conflicts || len(board.Misframed()) > 0 {
			return
		}
		if cell == len(p.Grid().Cells) {
			_, broken := board.SeamNumbers()
			conflicts, any = len(broken), true
			return
		}
		if _, filled := board.At(cell); filled {
			lay(cell + 1)
			return
		}
		for tile := range p.Tiles() {
			if board.Where(tile) >= 0 {
				continue
			}
			for turn := range turns {
				board.MustPlace(puzzle.Placement{Cell: cell, Tile: tile, Turn: turn})
				lay(cell + 1)
				board.Lift(cell)
			}
		}
	}
	lay(0)
	return conflicts, any
}

// grids are those of random puzzles, as large as the brute force can bear; on the last two tiles
// may not turn.
var grids = []string{"1x1", "2x1", "1x4", "2x2", "2x2", "3x2", "2x3", "3x2", "hex1", "tri2", "tri2", "hex2", "3x3"}

// randomPuzzle is a puzzle of any family. Most have no solution.
func randomPuzzle(t *testing.T, r *rand.Rand) *puzzle.Puzzle {
	t.Helper()
	grid := gridNamed(t, grids[r.IntN(len(grids))])
	edges := []string{"ABab", "ABCabc", "012", "Aa01-"}[r.IntN(4)]
	spec := puzzle.Spec{Grid: grid, Mates: puzzle.Halves(), NoTurns: r.IntN(6) == 0 || len(grid.Cells) > 6}
	if r.IntN(4) == 0 {
		spec.Mates = puzzle.Same()
	}
	spec.Framed, spec.Frame = r.IntN(3) == 0, 'F'
	for _, cell := range grid.Cells {
		tile := make(puzzle.Tile, grid.Sides)
		for side := range tile {
			tile[side] = puzzle.Edge(edges[r.IntN(len(edges))])
			if spec.Framed && cell.Beyond[side] == puzzle.Rim {
				tile[side] = spec.Frame
			}
		}
		if !spec.NoTurns {
			tile = tile.Turned(r.IntN(grid.Sides))
		}
		spec.Tiles = append(spec.Tiles, tile)
	}
	cells, tiles := r.Perm(len(spec.Tiles)), r.Perm(len(spec.Tiles))
	for i := range r.IntN(min(4, len(spec.Tiles))) {
		turn := r.IntN(grid.Sides)
		if spec.NoTurns {
			turn = 0
		}
		spec.Clues = append(spec.Clues, puzzle.Placement{Cell: cells[i], Tile: tiles[i], Turn: turn})
	}
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	return p
}

// checkBoard checks that a board is full, has every tile once, and keeps clues and frame, and
// that the conflicts counted side by side equal those counted seam by seam.
func checkBoard(t *testing.T, board *puzzle.Board, conflicts int) {
	t.Helper()
	p := board.Puzzle()
	lies := map[int]bool{}
	frame, framed := p.Frame()
	for cell, at := range p.Grid().Cells {
		on, filled := board.At(cell)
		require.True(t, filled, "cell %d", cell)
		assert.False(t, lies[on.Tile], "tile %d twice", on.Tile)
		lies[on.Tile] = true
		for side, beyond := range at.Beyond {
			if framed {
				assert.Equal(t, beyond == puzzle.Rim, p.Tiles()[on.Tile].Turned(on.Turn)[side] == frame, "the frame at cell %d, side %d", cell, side)
			}
		}
	}
	for _, clue := range p.Clues() {
		on, _ := board.At(clue.Cell)
		assert.Equal(t, clue, on)
	}
	broken := 0
	for _, seam := range p.Grid().Seams {
		a, _ := board.At(seam.A.Cell)
		b, _ := board.At(seam.B.Cell)
		if !p.Mates().Mate(p.Tiles()[a.Tile].Turned(a.Turn)[seam.A.Side], p.Tiles()[b.Tile].Turned(b.Turn)[seam.B.Side]) {
			broken++
		}
	}
	assert.Equal(t, conflicts, broken)
}
