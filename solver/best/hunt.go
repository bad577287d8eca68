package best

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// Options say how to hunt.
type Options struct {
	Seed uint64        // hunts with different seeds try other boards
	From *puzzle.Board // a board to begin with, of the same puzzle, or nil
}

// A Hunt looks for the best board of a puzzle. It is a value: nothing goes on unless Step
// is called.
type Hunt struct {
	plan   *plan
	seed   uint64
	chance search.Random
	early  []uint64 // the sets of early edges, nil where there are none
	ease   int      // by how many steps the floors are lowered

	best       *puzzle.Board // full
	breaks     int           // on it
	proved     int           // it is known that there is no board with fewer breaks than this
	placements int64         // in all
	total      Depths        // of all placements

	schedule []int  // per depth: how many breaks may lie behind it
	raised   int    // the depth from which the schedule was raised last
	tuned    bool   // whether it stays as it is
	prover   runner // who goes on with proving, between two races

	stage   stage
	runners []runner
	at      int    // the one that runs
	left    int64  // placements that it may still make
	seen    Depths // what the pilots have seen together, else what it has seen

	// What follows from the above.
	dive    *dive // of the runner that runs, nil before it begins
	allowed []int // per depth: how many breaks may lie behind it at this stage, and fewer than on the best board
}

// New begins a hunt. The error is a [puzzle.Fault]: the frame cannot be laid, or the
// board to begin with is one of another puzzle.
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

// begun is a board with the clues, and whatever of another board goes with them and the
// frame.
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

// keep takes a full board for the best one.
func (h *Hunt) keep(board *puzzle.Board) {
	score, seams := board.Score()
	h.best, h.breaks = board, seams-score
}

// improve keeps a full board that is better than the best, and allows fewer breaks from now on.
func (h *Hunt) improve(board *puzzle.Board) {
	if score, seams := board.Score(); seams-score < h.breaks {
		h.keep(board)
		h.allow()
	}
}

// legCost is what the end of a leg costs of a budget, in placements: the next one makes
// lists.
const legCost = 1000

// Proved is how many breaks every full board has at least, as far as that is known.
func (h *Hunt) Proved() int { return h.proved }

// Step goes on for so many placements, or a thousand less for each leg that ends.
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

// complete completes what the dive has laid. Before the first dive comes to its end that
// is the best there is, and better each time the pilots come further.
func (h *Hunt) complete() {
	board := h.dive.board(h.dive.depth)
	fill(board, h.plan, h.chance)
	h.improve(board)
}

// Over reports whether nothing better can be found: every seam matches, or it is proved
// that no board has fewer breaks.
func (h *Hunt) Over() bool { return h.breaks <= h.proved }

// Board is the best board so far, which is full; do not change it.
func (h *Hunt) Board() *puzzle.Board { return h.best }

// Placements is how many tiles were laid in all.
func (h *Hunt) Placements() int64 { return h.placements }

// Seed is what the hunt began with.
func (h *Hunt) Seed() uint64 { return h.seed }

// Depths tell how often each depth was reached.
func (h *Hunt) Depths() Depths {
	depths := h.total.clone()
	depths.Add(h.seen)
	return depths
}

// Stage names what the hunt is about: "proving" that no board has fewer breaks, "piloting" to
// find out where breaks may lie, or "racing".
func (h *Hunt) Stage() string {
	switch h.stage {
	case proving:
		return "proving"
	case piloting:
		return "piloting"
	}
	return "racing"
}
