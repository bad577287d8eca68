package compare

import (
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// mostTries is how many tries one of the searches may make. One that needs more is not
// compared.
const mostTries = 20_000_000

// A Comparison makes one textbook search after the other until one has the counts.
type Comparison struct {
	puzzle *puzzle.Puzzle
	counts Counts
	left   []candidate // what is still to be searched
	plan   *search.Plan
	search Searcher // of the first of them
	result Result
	held   bool // whether the search that is meant was made
	over   bool
}

// A Result is what is known of counts.
type Result struct {
	Known   bool    // whether the search that is meant was small enough to be made
	Same    bool    // whether it has the counts
	Measure Measure // what was counted, as far as can be told: that which agrees longest

	Depth        int // where they first differ, in the order of the cells; -1 for sums
	Cell         int // which cell that is; -1 for sums
	Theirs, Ours uint64

	Cells int // how many of the first cells were compared; 0 for all of them, or their sums

	Cause *Cause // what explains them; nil where nothing usual does, or they are the same
}

// A Cause is a search that has the very same counts.
type Cause struct {
	Setting Setting
	Measure Measure
	Differs Differs
}

// Differs is in which ways a search is other than the one that is meant.
type Differs struct{ Order, Once, Fixed, Turns bool }

// New begins to compare counts with those of the search that is meant.
func New(p *puzzle.Puzzle, meant Setting, counts Counts) *Comparison {
	c := &Comparison{puzzle: p, counts: counts, left: usual(p, meant)}
	c.begin()
	return c
}

// begin begins the next search.
func (c *Comparison) begin() {
	c.search = c.left[0].Searcher(c.puzzle)
	c.plan = c.search.Plan()
}

// Step makes at most so many tries. It reports whether the comparison is over.
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
		c.over = true // there is nothing to hold anything against
	}
	c.held = true
	c.left = c.left[1:]
	if c.over = c.over || len(c.left) == 0; !c.over {
		c.begin()
	}
	return c.over
}

// Result is what is known so far, of the causes too.
func (c *Comparison) Result() Result { return c.result }

// Counts are the counts as they were taken.
func (c *Comparison) Counts() Counts { return c.counts }

// hold holds the counts against the search that is meant. A list that may be a sum is one
// unless it agrees at the first cell at least.
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

// explains reports whether a search has the counts in some measure.
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

// agree is how many of the counts are those of a search, until one is not.
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
