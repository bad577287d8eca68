package articles

import "edgewise/solver/search"

// Formulas.

// tiles, turns and seams are what all five puzzles have: nine tiles in four turns, and
// where they touch.
//
//	□ ┆ □ ┆ □
//	┄   ┄   ┄    six seams between neighbours in a row, six in a column
//	□ ┆ □ ┆ □
//	┄   ┄   ┄
//	□ ┆ □ ┆ □
const (
	tiles = 9
	turns = 4
	seams = 12
)

// whole is a value that fits into 64 bits.
func whole(n uint64) Value { return Value{Exact: search.NumberOf(n)} }

// factorial is n!.
func factorial(n uint64) Value {
	product := search.NumberOf(1)
	for i := uint64(2); i <= n; i++ {
		product = product.Times(i)
	}
	return Value{Exact: product}
}

// power is base to the nth.
func power(base uint64, n int) Value { return whole(1).times(base, n) }

// times is the value multiplied by the factor so many times.
func (v Value) times(factor uint64, often int) Value {
	for range often {
		v.Exact = v.Exact.Times(factor)
	}
	return v
}

// over is the value as a measure, divided by what a unit of it is.
func (v Value) over(unit float64) Value { return Value{Measure: v.Float() / unit} }

// Float is the value as near as a float64 is to it.
func (v Value) Float() float64 {
	if v.Exact == "" {
		return v.Measure
	}
	var near float64
	for _, digit := range []byte(v.Exact) {
		near = 10*near + float64(digit-'0')
	}
	return near
}

// layings is in how many ways nine tiles can be laid: 9! · 4⁹.
func layings() Value { return factorial(tiles).times(turns, tiles) }

// What is counted in a run.

func tries(o *outcome) Value    { return whole(o.found.Tries) }
func compared(o *outcome) Value { return whole(o.plan.Compared(o.found)) }
func placements(o *outcome) Value {
	return whole(o.found.Total())
}

// misfits are the tries that do not fit.
func misfits(o *outcome) Value { return whole(o.found.Tries - o.found.Total()) }

func arrangements(o *outcome) Value { return Value{Exact: o.plan.Counts(o.found).Arrangements} }
func pictures(o *outcome) Value     { return whole(o.plan.Counts(o.found).Pictures) }
func solutions(o *outcome) Value    { return whole(o.plan.Counts(o.found).Solutions) }

// placementsAt are those at a step, counted from 1; deadEndsAt likewise.
func placementsAt(step int) func(*outcome) Value {
	return func(o *outcome) Value { return whole(o.found.Nodes[step-1]) }
}

func deadEndsAt(step int) func(*outcome) Value {
	return func(o *outcome) Value { return whole(o.found.DeadEnds[step-1]) }
}

// listed are sequences that were gone through.
func listed(o *outcome) Value { return whole(o.listed) }

// validated are the tries behind the first cell, where nothing is looked at.
func validated(o *outcome) Value { return whole(o.found.Tries - o.found.TriesAt[0]) }

// each is a share of what is added up over so many shuffles.
func each(shuffles int, count func(*outcome) Value) func(*outcome) Value {
	return func(o *outcome) Value { return count(o).over(float64(shuffles)) }
}

// Of an experiment: its layings without conflict, the puzzles that have any, and both
// per puzzle.
func allLayings(o *outcome) Value {
	var sum uint64
	for _, bar := range o.result.Histogram {
		sum += bar.Layings * uint64(bar.Puzzles)
	}
	return whole(sum)
}

func solvable(o *outcome) Value { return whole(uint64(o.result.Solvable())) }
func mean(o *outcome) Value     { return Value{Measure: o.result.Mean()} }
func share(o *outcome) Value    { return Value{Measure: 100 * o.result.Share()} }
