package samples

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/require"
)

// Grid returns the grid of a name.
func Grid(t testing.TB, name string) *puzzle.Grid {
	t.Helper()
	grid, err := puzzle.GridNamed(name)
	require.NoError(t, err)
	return grid
}

// Puzzle compiles a spec, which must be valid.
func Puzzle(t testing.TB, spec puzzle.Spec) *puzzle.Puzzle {
	t.Helper()
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	return p
}

// Changes are what a row of a table changes in its puzzle besides the tiles.
type Changes = []func(*puzzle.Spec)

// Spelled makes a puzzle of tiles spelled as they lie on the board, with the usual mates.
func Spelled(t testing.TB, grid, tiles string, changes ...func(*puzzle.Spec)) *puzzle.Puzzle {
	t.Helper()
	spec := puzzle.Spec{Grid: Grid(t, grid), Mates: puzzle.Halves()}
	for word := range strings.FieldsSeq(tiles) {
		spec.Tiles = append(spec.Tiles, puzzle.Tile(word))
	}
	for _, change := range changes {
		change(&spec)
	}
	return Puzzle(t, spec)
}

// Framed gives the puzzle a frame.
func Framed(s *puzzle.Spec) { s.Framed, s.Frame = true, '0' }

// NoTurns keeps its tiles upright.
func NoTurns(s *puzzle.Spec) { s.NoTurns = true }

// Clue makes a clue of one of its tiles.
func Clue(cell, tile, turn int) func(*puzzle.Spec) {
	return func(s *puzzle.Spec) {
		s.Clues = append(s.Clues, puzzle.Placement{Cell: cell, Tile: tile, Turn: turn})
	}
}

// Said writes reasons as text: code, arguments and places by name.
func Said(reasons ...why.Reason) []string {
	lines := []string{}
	for _, reason := range reasons {
		line := reason.Code
		for _, name := range slices.Sorted(maps.Keys(reason.Args)) {
			line += fmt.Sprintf(" %s=%v", name, reason.Args[name])
		}
		for _, name := range slices.Sorted(maps.Keys(reason.At)) {
			line += fmt.Sprintf(" @%s=%d", name, reason.At[name])
		}
		lines = append(lines, line)
	}
	return lines
}
