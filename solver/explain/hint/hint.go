package hint

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Finder looks for the next tile to be laid on a board, and why. Like a search
// it is a value that does a bounded amount of work at a time. It asks, one after
// the other:
//
//   - whether the board can be completed at all, as far as a short search tells;
//   - the techniques, the simplest first;
//   - for which cell every other choice is refuted within the fewest further tiles;
//   - the search once more: where all full boards agree it is a proof, and where
//     they do not, one of them is followed.
type Finder struct {
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

// A phase is what a Finder is at.
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

// Find begins to look for the next step on a board.
func Find(b *puzzle.Board) *Finder { return FindNear(b, -1) }

// FindNear is Find for somebody who looks at a cell: techniques that go from cell to cell
// begin there, so that of several steps one finds the one there. Where nothing is to be
// laid on that cell it is Find.
func FindNear(b *puzzle.Board, cell int) *Finder {
	f := &Finder{}
	var sound bool
	if f.board, sound = why.Clued(b); !sound {
		f.dead, f.done = true, true
		return f
	}
	f.survey = surveyOf(standingOf(f.board))
	f.survey.beginAt(cell)
	for _, cell := range f.survey.open {
		f.dead = f.dead || len(f.survey.fit[cell]) == 0
	}
	f.done = f.dead || len(f.survey.open) == 0
	if !f.done {
		f.plan = planFrom(f.board, search.Options{Keep: boardsKept, Most: boardsMost})
		f.search = f.plan.Search()
	}
	return f
}

// planFrom is the plan of a search for all full boards that follow from a board.
func planFrom(b *puzzle.Board, o search.Options) *search.Plan {
	p, err := b.Fixed()
	if err != nil {
		panic(err) // there are no clues to contradict
	}
	o.Order = search.UsualOrder(p)
	return search.Compile(p, o)
}

// Found is the step, nil where there is none: the board is full, or no full board
// follows from it, or a step would take too long to find.
func (f *Finder) Found() *Step { return f.step }

// Step does a bounded amount of work: about budget placements. It reports whether
// there is nothing more to look for.
func (f *Finder) Step(budget int64) (done bool) {
	f.spend(budget)
	return f.done
}

// spend is Step that gives what is left of the budget.
func (f *Finder) spend(budget int64) (rest int64) {
	for budget > 0 && !f.done {
		worked := f.survey.work
		switch f.phase {
		case glancing:
			budget -= f.searchTo(firstLook, budget, asking)
		case asking:
			f.ask()
		case refutes:
			f.refute()
		case searching:
			budget -= f.searchTo(longestLook, budget, following)
		case following:
			budget -= f.follow(budget)
		case ending:
			f.end()
		}
		budget -= 1 + int64(f.survey.work-worked)/workPerPlacement
		if f.step != nil {
			f.step.Seats = f.survey.seats(f.step)
		}
	}
	return budget
}

// workPerPlacement is about how many cells and looks are looked at in the time of a
// placement of the search.
const workPerPlacement = 4

// searchTo searches until so many placements were made in all, and goes on to
// the next phase when that is done. It reports what that cost.
func (f *Finder) searchTo(most uint64, budget int64, next phase) (cost int64) {
	before := f.search.Total()
	over := f.search.Step(min(budget, int64(most-before)))
	total := f.search.Total()
	if over || total >= most {
		f.phase = next
	}
	f.dead = f.search.Complete() && f.search.Counts().Pictures == 0
	f.done = f.dead
	return int64(total - before)
}

// follow sees to it that there is a full board to follow. Of the turns of a solution
// the search keeps a certain one, which may come late; where it has counted as many
// full boards as it may and that was not among them, any other does.
func (f *Finder) follow(budget int64) (cost int64) {
	if f.search.Over() && len(f.search.Boards()) == 0 {
		f.search = planFrom(f.board, search.Options{Keep: 1, First: true}).Search()
	}
	return f.searchTo(longestLook, budget, ending)
}

// ask asks one technique.
func (f *Finder) ask() {
	if f.asked == len(techniques) {
		f.phase, f.refuting = refutes, f.survey.refute(f.agreed())
		return
	}
	f.step = techniques[f.asked](f.survey)
	f.done = f.step != nil
	f.asked++
}

// refute tries to refute one look.
func (f *Finder) refute() {
	if f.refuting.done {
		f.phase = searching
		return
	}
	f.refuting.next()
	f.step = f.refuting.found
	f.dead = f.refuting.dead
	f.done = f.step != nil || f.dead
}

// Narrowest is the open cell that the fewest looks fit, and how many; the first of
// several as the search fills them. It reports false where no full board follows,
// or none is missing. If it reports true and the Finder is done without a step, one
// would have taken too long to find.
func (f *Finder) Narrowest() (cell, looks int, open bool) {
	if f.plan == nil || f.dead {
		return -1, 0, false
	}
	cell = f.narrowest(func(int) bool { return true })
	return cell, len(f.survey.fit[cell]), true
}

// agreed is, per open cell, what lies there in every full board that is known: the
// look, or differs where they do not agree, or unknown where none is known.
func (f *Finder) agreed() []int {
	v := f.survey
	looks := make([]int, len(v.filled))
	for cell := range looks {
		looks[cell] = unknown
	}
	for _, full := range f.search.Boards() {
		for _, turn := range v.puzzle.BoardTurns() {
			if !f.keeps(full, turn) {
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
func (f *Finder) keeps(full search.Board, turn puzzle.BoardTurn) bool {
	v := f.survey
	for from, tile := range full.Tiles {
		cell := turn.To[from]
		if v.filled[cell] && v.lies[cell] != v.shownBy(tile, full.Turns[from]+turn.By) {
			return false
		}
	}
	return true
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
func (f *Finder) end() {
	f.done = true
	boards := f.search.Boards()
	if len(boards) == 0 {
		return
	}
	v := f.survey
	nodes := int(f.search.Total())
	if f.search.Complete() && f.search.Counts().Solutions <= uint64(len(boards)) {
		agreed := f.agreed()
		best := f.narrowest(func(cell int) bool { return agreed[cell] >= 0 })
		if best >= 0 {
			f.step = v.forced(best, agreed[best], "searched", puzzle.Args("others", len(v.fit[best])-1, "nodes", nodes), v.beside(best))
			return
		}
	}
	cell, looks, _ := f.Narrowest()
	args := puzzle.Args("looks", looks)
	code := "guess"
	if f.board.Filled() == 0 {
		turns := v.turnsAbout(cell)
		code, args["turns"], args["choices"] = "guess-first", len(turns), v.choices(cell, turns)
	}
	f.step = v.forced(cell, v.lookOf(cell, boards[0].Tiles[cell], boards[0].Turns[cell]), code, args, v.beside(cell))
	f.step.Forced = false
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
func (f *Finder) narrowest(eligible func(cell int) bool) int {
	best := -1
	order, _ := f.plan.Order()
	for _, cell := range order {
		if f.survey.filled[cell] || !eligible(cell) {
			continue
		}
		if best < 0 || len(f.survey.fit[cell]) < len(f.survey.fit[best]) {
			best = cell
		}
	}
	return best
}
