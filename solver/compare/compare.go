package compare

import (
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// mostTries is the most tries of one search. A search that needs more is not compared.
const mostTries = 20_000_000

// A Comparison makes one textbook search after the other until one has the given counts.
type Comparison struct {
	puzzle *puzzle.Puzzle
	counts Counts
	left   []candidate // still to be searched
	plan   *search.Plan
	search Searcher // the running one, of left[0]
	result Result
	held   bool // the first search, the one meant, is compared
	over   bool
}

// A Result is what is known about counts.
type Result struct {
	Known   bool    // the search that is meant was small enough to finish
	Same    bool    // it has exactly these counts
	Measure Measure // what was probably counted: the measure that agrees longest

	Depth        int // index of the first difference, in the order of the cells; -1 for sums
	Cell         int // the cell there; -1 for sums
	Theirs, Ours uint64

	Cells int // how many of the first cells were compared; 0 for all of them, or their sum

	Cause *Cause // the explanation; nil if there is no usual one, or the counts are the same
}

// A Cause is a search that has exactly the given counts.
type Cause struct {
	Setting Setting
	Measure Measure
	Differs Differs
}

// Differs says how a search differs from the one that is meant.
type Differs struct{ Order, Once, Fixed, Turns bool }

// New starts to compare counts with those of the search that is meant.
func New(p *puzzle.Puzzle, meant Setting, counts Counts) *Comparison {
	c := &Comparison{puzzle: p, counts: counts, left: usual(p, meant)}
	c.begin()
	return c
}

// begin starts the next search.
func (c *Comparison) begin() {
	c.search = c.left[0].Searcher(c.puzzle)
	c.plan = c.search.Plan()
}

// Step makes at most budget tries. It reports whether the comparison is over.
func (c *Comparison) Step(budget int64) (over bool) {
	if c.over {
		return true
	}
	done := c.search.Step(budget)
	found := c.search.Found()
	if !done && found.Tries < mostTries {
		return false
	}
	switch {
	case c.held:
		c.over = done && c.explains(found)
	case done:
		c.hold(found)
		c.over = c.result.Same
	default:
		c.over = true // the search that is meant is too large
	}
	c.held = true
	c.left = c.left[1:]
	if c.over = c.over || len(c.left) == 0; !c.over {
		c.begin()
	}
	return c.over
}

// Result is what is known so far, including the cause.
func (c *Comparison) Result() Result { return c.result }

// Counts are the counts as they were interpreted.
func (c *Comparison) Counts() Counts { return c.counts }

// hold compares the counts with the search that is meant. A list that may be a sum is read as
// one, unless it agrees at least at the first cell.
func (c *Comparison) hold(found search.Found) {
	if c.counts.Or > 0 {
		isList := slices.ContainsFunc(Measures(), func(m Measure) bool { return c.counts.agree(m.of(c.plan, found)) > 0 })
		if !isList {
			c.counts = Counts{List: []uint64{c.counts.Or}, Sum: true}
		}
	}
	longest := -1
	for _, measure := range Measures() {
		ours := measure.of(c.plan, found)
		agree := c.counts.agree(ours)
		if agree <= longest {
			continue
		}
		longest = agree
		c.result = Result{Known: true, Same: agree == len(c.counts.List), Measure: measure, Depth: -1, Cell: -1}
		if n := len(c.counts.List); !c.counts.Sum && n < len(ours) {
			c.result.Cells = n
		}
		switch {
		case c.counts.Sum:
			c.result.Theirs, c.result.Ours = c.counts.List[0], sum(ours)
		case !c.result.Same:
			order, _ := c.plan.Order()
			c.result.Depth, c.result.Cell = agree, order[agree]
			c.result.Theirs, c.result.Ours = c.counts.List[agree], ours[agree]
		}
	}
}

// explains reports whether the current search has the counts in some measure.
func (c *Comparison) explains(found search.Found) bool {
	for _, measure := range Measures() {
		ours := measure.of(c.plan, found)
		if c.counts.agree(ours) < len(c.counts.List) {
			continue
		}
		c.result.Cause = &Cause{c.left[0].Setting, measure, c.left[0].differs}
		return true
	}
	return false
}

// agree is the number of leading counts that a search has, too.
func (c *Counts) agree(ours []uint64) int {
	if c.Sum {
		if c.List[0] == sum(ours) {
			return 1
		}
		return 0
	}
	for i, n := range c.List {
		if ours[i] != n {
			return i
		}
	}
	return len(c.List)
}

func sum(list []uint64) (total uint64) {
	for _, n := range list {
		total += n
	}
	return total
}
