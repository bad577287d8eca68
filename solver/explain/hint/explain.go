package hint

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
)

// A Reasoning goes from a board to a full one, step by step, as far as proofs carry, and guesses
// otherwise. Like a search it is a value that does a bounded amount of work at a time.
type Reasoning struct {
	board *puzzle.Board
	next  *Finder
	steps []Step
	done  bool
}

// Explain starts to reason from a board, which it does not change.
func Explain(b *puzzle.Board) *Reasoning {
	whole, sound := why.Clued(b)
	if !sound {
		return &Reasoning{board: whole, done: true}
	}
	return &Reasoning{board: whole, next: Find(whole)}
}

// Step does a bounded amount of work: about budget placements. It reports whether the Reasoning
// is done.
func (r *Reasoning) Step(budget int64) (done bool) {
	for budget > 0 && !r.done {
		budget = r.next.spend(budget)
		if !r.next.done {
			continue
		}
		step := r.next.Found()
		if r.done = step == nil; r.done {
			break
		}
		r.steps = append(r.steps, *step)
		r.board.MustPlace(puzzle.Placement{Cell: step.Cell, Tile: step.Tile, Turn: step.Turn})
		r.next = Find(r.board)
		budget -= beginning * int64(len(r.board.Puzzle().Tiles()))
	}
	return r.done
}

// beginning is the cost of starting a hint, per cell, in placements of the search: mostly that of
// planning the search.
const beginning = 300

// Steps lists the steps so far.
func (r *Reasoning) Steps() []Step { return r.steps }

// Dead reports whether the steps led to a board that cannot be completed; then the first board
// cannot be completed, either. If a Reasoning is done and neither Complete nor Dead, the next
// step would take too long to find.
func (r *Reasoning) Dead() bool { return r.done && (r.next == nil || r.next.dead) }

// Complete reports whether the steps lead to a full board.
func (r *Reasoning) Complete() bool { return r.done && r.board.Solved() }
