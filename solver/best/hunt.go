package best

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// Options configure a hunt.
type Options struct {
	Seed uint64        // hunts with different seeds try different boards
	From *puzzle.Board // a board of the same puzzle to start from, or nil
}

// A Hunt looks for the best board of a puzzle. It is a value: it only works while Step runs.
type Hunt struct {
	plan   *plan
	seed   uint64
	chance search.Random
	early  []uint64 // the sets of early edges, nil if unused
	ease   int      // by how many steps the floors are lowered

	best       *puzzle.Board // full
	breaks     int           // breaks of the best board
	proved     int           // every board is known to have at least this many breaks
	placements int64         // in all
	total      Depths        // of all placements before the current leg or stage

	schedule []int  // per depth: the most breaks allowed up to it
	raised   int    // the depth from which the schedule was raised last
	tuned    bool   // the schedule is final
	prover   runner // continues proving between two races

	stage   stage
	runners []runner
	at      int    // index of the current runner
	left    int64  // placements left in its leg
	seen    Depths // what all pilots of a round, or the current runner, have seen

	// These follow from the above.
	dive    *dive // that of the current runner, nil before it starts
	allowed []int // per depth: the most breaks allowed up to it at this stage, fewer than on the best board
}

// New starts a hunt. The error is a [puzzle.Fault]: the frame cannot be completed, or the board
// to start from belongs to another puzzle.
func New(p *puzzle.Puzzle, o Options) (*Hunt, error) {
	pl := compile(p)
	if err := checkFrame(pl); err != nil {
		return nil, err
	}
	board, err := begun(pl, o.From)
	if err != nil {
		return nil, err
	}
	h := &Hunt{plan: pl, seed: o.Seed, chance: search.Random(o.Seed), early: earlySetsOf(pl)}
	fill(board, pl, h.chance)
	h.keep(board)
	h.proved, h.raised = pl.lost, -1
	h.schedule = make([]int, len(pl.steps)+1)
	h.total, h.seen = newDepths(len(pl.steps)), newDepths(len(pl.steps))
	h.begin(proving)
	return h, nil
}

// begun is a board with the clues, and with those tiles of another board that agree with them and
// the frame.
func begun(pl *plan, from *puzzle.Board) (*puzzle.Board, error) {
	board := puzzle.NewBoard(pl.puzzle)
	for _, clue := range pl.puzzle.Clues() {
		board.MustPlace(clue)
	}
	if from == nil {
		return board, nil
	}
	if search.Digest(from.Puzzle()) != search.Digest(pl.puzzle) {
		return nil, &puzzle.Fault{Code: "best-board"}
	}
	for cell := range pl.puzzle.Grid().Cells {
		if on, filled := from.At(cell); filled && board.Where(on.Tile) < 0 {
			if _, taken := board.At(cell); !taken {
				board.MustPlace(on)
			}
		}
	}
	for _, seat := range board.Misframed() {
		board.Lift(seat.Cell)
	}
	return board, nil
}

// keep makes a full board the best one.
func (h *Hunt) keep(board *puzzle.Board) {
	score, seams := board.Score()
	h.best, h.breaks = board, seams-score
}

// improve keeps a full board if it is better, and then allows fewer breaks.
func (h *Hunt) improve(board *puzzle.Board) {
	if score, seams := board.Score(); seams-score < h.breaks {
		h.keep(board)
		h.allow()
	}
}

// legCost is the cost of ending a leg, in placements: the next leg makes new lists.
const legCost = 1000

// Proved is the least number of breaks that any full board must have, as far as known.
func (h *Hunt) Proved() int { return h.proved }

// Step makes about budget placements; each leg that ends costs a thousand of them.
func (h *Hunt) Step(budget int64) {
	for budget > 0 && !h.Over() {
		if h.dive == nil {
			h.open()
		}
		used, how := h.dive.run(min(budget, h.left), h.allowed, &h.seen)
		h.placements += used
		h.left -= used
		budget -= used
		if how == whole {
			h.improve(h.dive.board(len(h.plan.steps)))
		}
		if h.left == 0 || how == over {
			h.endLeg(how == over)
			budget -= legCost
		}
	}
}

// complete completes the current board of the dive. Before the first dive ends this gives the
// best board, a better one each time the pilots get further.
func (h *Hunt) complete() {
	board := h.dive.board(h.dive.depth)
	fill(board, h.plan, h.chance)
	h.improve(board)
}

// Over reports whether no better board exists: every seam matches, or fewer breaks are proved
// impossible.
func (h *Hunt) Over() bool { return h.breaks <= h.proved }

// Board is the best board so far, always full; do not change it.
func (h *Hunt) Board() *puzzle.Board { return h.best }

// Placements is the number of tiles placed in all.
func (h *Hunt) Placements() int64 { return h.placements }

// Seed is the seed of the hunt.
func (h *Hunt) Seed() uint64 { return h.seed }

// Depths says how often each depth was reached.
func (h *Hunt) Depths() Depths {
	depths := h.total.clone()
	depths.Add(h.seen)
	return depths
}

// A Stage is what a hunt is doing.
type Stage string

// The stages.
const (
	Proving  Stage = "proving"  // that no board has fewer breaks
	Piloting Stage = "piloting" // to find where to allow breaks
	Racing   Stage = "racing"
)

// Stage is what the hunt is doing.
func (h *Hunt) Stage() Stage {
	switch h.stage {
	case proving:
		return Proving
	case piloting:
		return Piloting
	}
	return Racing
}
