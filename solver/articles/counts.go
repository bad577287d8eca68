package articles

import "edgewise/solver/search"

// Values by formula.

// tiles, turns and seams are the same for all five puzzles: nine tiles in four turns, and the
// sides where they touch.
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

// times is the value multiplied by the factor, `often` times.
func (v Value) times(factor uint64, often int) Value {
	for range often {
		v.Exact = v.Exact.Times(factor)
	}
	return v
}

// over is the value divided by a unit, as a measure.
func (v Value) over(unit float64) Value { return Value{Measure: v.Float() / unit} }

// Float is the float64 nearest to the value.
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

// layings is the number of ways to place nine tiles: 9! · 4⁹.
func layings() Value { return factorial(tiles).times(turns, tiles) }

// Values that a run counts.

func tries(o *outcome) Value    { return whole(o.found.Tries) }
func compared(o *outcome) Value { return whole(o.plan.Compared(o.found)) }
func placements(o *outcome) Value {
	return whole(o.found.Total())
}

// misfits are the tries that did not fit.
func misfits(o *outcome) Value { return whole(o.found.Tries - o.found.Total()) }

func arrangements(o *outcome) Value { return Value{Exact: o.plan.Counts(o.found).Arrangements} }
func pictures(o *outcome) Value     { return whole(o.plan.Counts(o.found).Pictures) }
func solutions(o *outcome) Value    { return whole(o.plan.Counts(o.found).Solutions) }

// placementsAt counts those at a step, from 1; so does deadEndsAt.
func placementsAt(step int) func(*outcome) Value {
	return func(o *outcome) Value { return whole(o.found.Nodes[step-1]) }
}

func deadEndsAt(step int) func(*outcome) Value {
	return func(o *outcome) Value { return whole(o.found.DeadEnds[step-1]) }
}

// listed counts the sequences that a listing has gone through.
func listed(o *outcome) Value { return whole(o.listed) }

// validated counts the tries after the first cell, where nothing is compared.
func validated(o *outcome) Value { return whole(o.found.Tries - o.found.TriesAt[0]) }

// each is a sum over shuffles, divided by their number.
func each(shuffles int, count func(*outcome) Value) func(*outcome) Value {
	return func(o *outcome) Value { return count(o).over(float64(shuffles)) }
}

// Of an experiment: its layings without conflict, the puzzles that have any, and both per puzzle.
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
