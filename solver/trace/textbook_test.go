package trace_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

func TestTraceTellsWhatTheTextbookSays(t *testing.T) {
	for name, line := range small {
		t.Run(name, func(t *testing.T) {
			p := read(t, line)
			var told []string
			for _, e := range toEnd(trace.New(search.Compile(p, search.Options{Mode: search.Plain}))) {
				told = append(told, fmt.Sprint(e.Kind, e.Cell, e.Tile, e.Turn))
			}
			b := &textbook{puzzle: p, board: puzzle.NewBoard(p)}
			b.fill(0)
			assert.Equal(t, b.told, told)
		})
	}
}

// A textbook is an independent search, written as on a blackboard.
type textbook struct {
	puzzle *puzzle.Puzzle
	board  *puzzle.Board
	told   []string
}

// TestTraceTellsEverySequenceOfTheTiles checks that a trace lays out and turns every sequence.
func TestTraceTellsEverySequenceOfTheTiles(t *testing.T) {
	for name, line := range small {
		p := read(t, line)
		if len(p.Tiles()) > 6 || len(p.Clues()) > 0 {
			continue
		}
		t.Run(name, func(t *testing.T) {
			var told []string
			for _, e := range toEnd(trace.NewSequences(search.Compile(p, search.Options{Mode: search.Plain}))) {
				told = append(told, fmt.Sprint(e.Kind, e.Cell, e.Tile, e.Turn))
			}
			b := &textbook{puzzle: p, board: puzzle.NewBoard(p)}
			b.eachSequence(nil, func(sequence []int) { b.turnAll(sequence, 0) })
			assert.Equal(t, b.told, told)
		})
	}
}

// eachSequence calls do with every sequence of the tiles, in lexicographic order.
func (b *textbook) eachSequence(begun []int, do func(sequence []int)) {
	if len(begun) == len(b.puzzle.Tiles()) {
		do(begun)
	}
	for tile := range b.puzzle.Tiles() {
		if !slices.Contains(begun, tile) {
			b.eachSequence(append(slices.Clone(begun), tile), do)
		}
	}
}

// turnAll tries the next tile of a sequence in all its turns.
func (b *textbook) turnAll(sequence []int, cell int) {
	fitted := false
	for turn := range b.turns(sequence[cell]) {
		fitted = b.try(cell, sequence[cell], turn, func() { b.turnAll(sequence, cell+1) }) || fitted
	}
	if !fitted {
		b.tell(trace.DeadEnd, cell, -1, 0)
	}
}

// try lays a tile, calls on if it fits and there is a next cell, and takes the tile off again.
func (b *textbook) try(cell, tile, turn int, on func()) (fits bool) {
	b.board.MustPlace(puzzle.Placement{Cell: cell, Tile: tile, Turn: turn})
	defer b.board.Lift(cell)
	_, conflicts := b.board.Seams()
	if len(conflicts)+len(b.board.Misframed()) > 0 {
		b.tell(trace.Try, cell, tile, turn)
		return false
	}
	b.tell(trace.Place, cell, tile, turn)
	if cell+1 == len(b.puzzle.Tiles()) {
		b.tell(trace.Solution, cell, -1, 0)
	} else {
		on()
	}
	b.tell(trace.Lift, cell, tile, turn)
	return true
}

func (b *textbook) tell(kind trace.Kind, cell, tile, turn int) {
	b.told = append(b.told, fmt.Sprint(kind, cell, tile, turn))
}

func (b *textbook) fill(cell int) {
	fitted := false
	for tile := range b.puzzle.Tiles() {
		for turn := range b.turns(tile) {
			if turn, may := b.may(cell, tile, turn); may {
				fitted = b.try(cell, tile, turn, func() { b.fill(cell + 1) }) || fitted
			}
		}
	}
	if !fitted {
		b.tell(trace.DeadEnd, cell, -1, 0)
	}
}

// turns returns in how many turns a tile looks new.
func (b *textbook) turns(tile int) int {
	if !b.puzzle.MayTurn() {
		return 1
	}
	sides := b.puzzle.Tiles()[tile]
	for n := 1; n < len(sides); n++ {
		if fmt.Sprint(sides) == fmt.Sprint(append(append(puzzle.Tile{}, sides[n:]...), sides[:n]...)) {
			return n
		}
	}
	return len(sides)
}

// may reports whether a tile may be tried: a clue's cell takes only the clue's tile, in the
// clue's turn, and no other cell takes it.
func (b *textbook) may(cell, tile, turn int) (int, bool) {
	for _, clue := range b.puzzle.Clues() {
		if (clue.Cell == cell) != (clue.Tile == tile) {
			return 0, false
		}
		if clue.Tile == tile {
			return clue.Turn, turn == 0
		}
	}
	return turn, b.board.Where(tile) < 0
}
