package hint

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Finder looks for the next step on a board. Like a search it is a value that does a bounded
// amount of work at a time. It tries in turn:
//
//   - whether the board can be completed at all, as far as a short search tells;
//   - the techniques, the simplest first;
//   - the cell where every other look is refuted within the fewest further tiles;
//   - the search once more: a cell on which all full boards agree is a proof, otherwise
//     the step follows one of them.
type Finder struct {
	board    *puzzle.Board // with the clues
	survey   *survey
	plan     *search.Plan
	search   *search.Search
	refuting *refuting
	phase    phase
	asked    int // how many techniques have been tried
	step     *Step
	dead     bool // no full board contains this board
	done     bool
}

// A phase is what a Finder is doing.
type phase int

const (
	glancing phase = iota
	asking
	refutes
	searching
	following
	ending
)

// How many placements the search may make before the techniques, and in all; and how many full
// boards it keeps, and counts.
const (
	firstLook   = 20_000
	longestLook = 20_000_000
	boardsKept  = 24
	boardsMost  = 1000
)

// Find starts to look for the next step on a board.
func Find(b *puzzle.Board) *Finder { return FindNear(b, -1) }

// FindNear is like Find, but techniques that go from cell to cell start at the given one, so that
// of several possible steps a player gets the one there. If that cell is not open, it equals
// Find.
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

// planFrom plans a search for all full boards that contain a board.
func planFrom(b *puzzle.Board, o search.Options) *search.Plan {
	p, err := b.Fixed()
	if err != nil {
		panic(err) // without clues no board contradicts one
	}
	o.Order = search.UsualOrder(p)
	return search.Compile(p, o)
}

// Found is the step; nil if there is none, because the board is full, no full board contains it,
// or a step would take too long to find.
func (f *Finder) Found() *Step { return f.step }

// Step does a bounded amount of work: about budget placements. It reports whether the Finder is
// done.
func (f *Finder) Step(budget int64) (done bool) {
	f.spend(budget)
	return f.done
}

// spend is Step, but returns the unused budget.
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

// workPerPlacement is the number of cells and looks that take as long as one placement of the
// search.
const workPerPlacement = 4

// searchTo searches until the search has made `most` placements in all, and then enters the next
// phase. It returns the cost.
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

// follow makes sure that there is a full board to follow. Of each solution the search keeps only
// one turn, which may come late; once it has counted as many full boards as it may without
// keeping one, any full board will do.
func (f *Finder) follow(budget int64) (cost int64) {
	if f.search.Over() && len(f.search.Boards()) == 0 {
		f.search = planFrom(f.board, search.Options{Keep: 1, First: true}).Search()
	}
	return f.searchTo(longestLook, budget, ending)
}

// ask tries one technique.
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

// Narrowest is the open cell that the fewest looks fit, and their number; of several the first in
// the order of the search. It reports false if no full board contains this one, or it is full. If
// it reports true and the Finder is done without a step, a step would take too long to find.
func (f *Finder) Narrowest() (cell, looks int, open bool) {
	if f.plan == nil || f.dead {
		return -1, 0, false
	}
	cell = f.narrowest(func(int) bool { return true })
	return cell, len(f.survey.fit[cell]), true
}

// agreed is, per open cell, the look that all known full boards have there; differs if they
// disagree, unknown if none is known.
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

// Values that are not the number of a look.
const (
	unknown = -1
	differs = -2
)

// keeps reports whether a full board, turned, contains the board.
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

// lookOf is the look that fits a cell and equals a tile in a turn.
func (v *survey) lookOf(cell, tile, turn int) int {
	its := v.shownBy(tile, turn)
	for _, i := range v.fit[cell] {
		if v.looks[i].shown == its {
			return i
		}
	}
	return unknown
}

// end takes the result of the search: a forced step if the search is complete and the boards
// agree on a cell, else a guess.
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

// turnsAbout lists the turns of the board that keep a cell in place.
func (v *survey) turnsAbout(cell int) (turns []puzzle.BoardTurn) {
	for _, turn := range v.puzzle.BoardTurns() {
		if turn.To[cell] == cell {
			turns = append(turns, turn)
		}
	}
	return turns
}

// choices counts the looks that fit a cell, counting looks that these turns of the board map to
// one another once.
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

// narrowest is the open cell that the fewest looks fit, of several the first in the order of the
// search; -1 if none is eligible.
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
