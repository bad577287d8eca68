package explain

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Hinting looks for the next tile to be laid on a board, and why. Like a search
// it is a value that does a bounded amount of work at a time. It asks, one after
// the other:
//
//   - whether the board can be completed at all, as far as a short search tells;
//   - the techniques, the simplest first;
//   - for which cell every other choice is refuted within the fewest further tiles;
//   - the search once more: where all full boards agree it is a proof, and where
//     they do not, one of them is followed.
type Hinting struct {
	board    *puzzle.Board // with the clues
	survey   *survey
	plan     *search.Plan
	search   *search.Search
	refuting *refuting
	phase    phase
	asked    int // how many techniques were asked
	step     *Step
	dead     bool // no full board follows
	done     bool
}

// A phase is what a Hinting is at.
type phase int

const (
	glancing phase = iota
	asking
	refutes
	searching
	following
	ending
)

// How many placements the search makes before the techniques are asked, and before
// it is given up; and how many full boards it keeps, and counts.
const (
	firstLook   = 20_000
	longestLook = 20_000_000
	boardsKept  = 24
	boardsMost  = 1000
)

// Hint begins to look for the next step on a board.
func Hint(b *puzzle.Board) *Hinting {
	h := &Hinting{}
	var sound bool
	if h.board, sound = clued(b); !sound {
		h.dead, h.done = true, true
		return h
	}
	h.survey = surveyOf(standingOf(h.board))
	for _, cell := range h.survey.open {
		h.dead = h.dead || len(h.survey.fit[cell]) == 0
	}
	h.done = h.dead || len(h.survey.open) == 0
	if !h.done {
		h.plan = planFrom(h.board, search.Options{Keep: boardsKept, Most: boardsMost})
		h.search = h.plan.Search()
	}
	return h
}

// planFrom is how all full boards are searched that follow from a board.
func planFrom(b *puzzle.Board, o search.Options) *search.Plan {
	p, err := b.Fixed()
	if err != nil {
		panic(err) // there are no clues to contradict
	}
	o.Order = search.UsualOrder(p)
	return search.Compile(p, o)
}

// Found is the step, nil where there is none: the board is full, or no full board
// follows from it, or that is too much to find out.
func (h *Hinting) Found() *Step { return h.step }

// Step does a bounded amount of work: about budget placements. It reports whether
// there is nothing more to look for.
func (h *Hinting) Step(budget int64) (done bool) {
	h.spend(budget)
	return h.done
}

// spend is Step that gives what is left of the budget.
func (h *Hinting) spend(budget int64) (rest int64) {
	for budget > 0 && !h.done {
		worked := h.survey.work
		switch h.phase {
		case glancing:
			budget -= h.searchTo(firstLook, budget, asking)
		case asking:
			h.ask()
		case refutes:
			h.refute()
		case searching:
			budget -= h.searchTo(longestLook, budget, following)
		case following:
			budget -= h.follow(budget)
		case ending:
			h.end()
		}
		budget -= 1 + int64(h.survey.work-worked)/workPerPlacement
	}
	return budget
}

// workPerPlacement is about how many cells and looks are looked at in the time of a
// placement of the search.
const workPerPlacement = 4

// searchTo searches until so many placements were made in all, and goes on to
// the next phase when that is done. It gives what it has cost.
func (h *Hinting) searchTo(most uint64, budget int64, next phase) (cost int64) {
	before := h.search.Total()
	over := h.search.Step(min(budget, int64(most-before)))
	total := h.search.Total()
	if over || total >= most {
		h.phase = next
	}
	h.dead = h.search.Complete() && h.search.Counts().Pictures == 0
	h.done = h.dead
	return int64(total - before)
}

// follow looks for one full board, where the search has stopped at so many that it
// keeps none: of the turns of a solution it keeps a certain one, and others may come
// long before.
func (h *Hinting) follow(budget int64) (cost int64) {
	if h.search.Over() && len(h.search.Boards()) == 0 {
		h.search = planFrom(h.board, search.Options{Keep: 1, First: true}).Search()
	}
	return h.searchTo(longestLook, budget, ending)
}

// ask asks one technique.
func (h *Hinting) ask() {
	if h.asked == len(techniques) {
		h.phase, h.refuting = refutes, h.survey.refute(h.agreed())
		return
	}
	h.step = techniques[h.asked](h.survey)
	h.done = h.step != nil
	h.asked++
}

// refute tries to refute one look.
func (h *Hinting) refute() {
	if h.refuting.done {
		h.phase = searching
		return
	}
	h.refuting.next()
	h.step = h.refuting.found
	h.dead = h.refuting.dead
	h.done = h.step != nil || h.dead
}

// Narrowest is the open cell that the fewest looks fit, and how many; the first of
// several as the search fills them. It reports false where no full board follows,
// or none is missing. So if it reports true and the Hinting is done without a step,
// that was too much to find out.
func (h *Hinting) Narrowest() (cell, looks int, open bool) {
	if h.plan == nil || h.dead {
		return -1, 0, false
	}
	cell = h.narrowest(func(int) bool { return true })
	return cell, len(h.survey.fit[cell]), true
}

// agreed is, per open cell, what lies there in every full board that is known: the
// look, or differs where they do not agree, or unknown where none is known.
func (h *Hinting) agreed() []int {
	v := h.survey
	looks := make([]int, len(v.filled))
	for cell := range looks {
		looks[cell] = unknown
	}
	for _, full := range h.search.Boards() {
		for _, turn := range v.puzzle.BoardTurns() {
			if !h.keeps(full, turn) {
				continue
			}
			for from := range full.Tiles {
				cell := turn.To[from]
				if v.filled[cell] {
					continue
				}
				i := v.lookOf(cell, full.Tiles[from], full.Turns[from]+turn.By)
				if looks[cell] == unknown {
					looks[cell] = i
				} else if looks[cell] != i {
					looks[cell] = differs
				}
			}
		}
	}
	return looks
}

// What is not the number of a look.
const (
	unknown = -1
	differs = -2
)

// keeps reports whether a full board, turned, shows what lies on the board.
func (h *Hinting) keeps(full search.Board, turn puzzle.BoardTurn) bool {
	v := h.survey
	for from, tile := range full.Tiles {
		cell := turn.To[from]
		if v.filled[cell] && v.lies[cell] != v.shownBy(tile, full.Turns[from]+turn.By) {
			return false
		}
	}
	return true
}

// shownBy is what a tile shows in a turn, any number of steps.
func (s *standing) shownBy(tile, turn int) (its shown) {
	n := s.puzzle.Grid().Sides
	for side := range n {
		its[side] = s.puzzle.Tiles()[tile].At(side, turn%n)
	}
	return its
}

// lookOf is the look that fits a cell and is shown by a tile in a turn.
func (v *survey) lookOf(cell, tile, turn int) int {
	its := v.shownBy(tile, turn)
	for _, i := range v.fit[cell] {
		if v.looks[i].shown == its {
			return i
		}
	}
	return unknown
}

// end takes what the search has found: a proof, if it is complete and the boards
// agree on a cell, else one of the boards.
func (h *Hinting) end() {
	h.done = true
	boards := h.search.Boards()
	if len(boards) == 0 {
		return
	}
	v := h.survey
	nodes := int(h.search.Total())
	if h.search.Complete() && h.search.Counts().Solutions <= uint64(len(boards)) {
		agreed := h.agreed()
		best := h.narrowest(func(cell int) bool { return agreed[cell] >= 0 })
		if best >= 0 {
			h.step = v.forced(best, agreed[best], "searched", map[string]any{"others": len(v.fit[best]) - 1, "nodes": nodes}, v.beside(best))
			return
		}
	}
	cell, looks, _ := h.Narrowest()
	args := map[string]any{"looks": looks}
	code := "guess"
	if turns := v.turnsAbout(cell); len(turns) > 1 && h.board.Filled() == 0 {
		code, args["turns"], args["choices"] = "guess-first", len(turns), v.choices(cell, turns)
	}
	h.step = v.forced(cell, v.lookOf(cell, boards[0].Tiles[cell], boards[0].Turns[cell]), code, args, v.beside(cell))
	h.step.Forced = false
}

// turnsAbout are the turns of the board that leave a cell where it is.
func (v *survey) turnsAbout(cell int) (turns []puzzle.BoardTurn) {
	for _, turn := range v.puzzle.BoardTurns() {
		if turn.To[cell] == cell {
			turns = append(turns, turn)
		}
	}
	return turns
}

// choices is how many of the looks that fit a cell are different where some turns of
// the board make one of another: each is counted at its first.
func (v *survey) choices(cell int, turns []puzzle.BoardTurn) (n int) {
	for _, i := range v.fit[cell] {
		first := i
		for _, turn := range turns {
			l := &v.looks[i]
			first = min(first, v.lookOf(cell, v.puzzle.Kinds()[l.kind].Tiles[0], l.number+turn.By))
		}
		if first == i {
			n++
		}
	}
	return n
}

// narrowest is the open cell that the fewest looks fit, the first of several as
// the search fills them; -1 where none is eligible.
func (h *Hinting) narrowest(eligible func(cell int) bool) int {
	best := -1
	order, _ := h.plan.Order()
	for _, cell := range order {
		if h.survey.filled[cell] || !eligible(cell) {
			continue
		}
		if best < 0 || len(h.survey.fit[cell]) < len(h.survey.fit[best]) {
			best = cell
		}
	}
	return best
}
