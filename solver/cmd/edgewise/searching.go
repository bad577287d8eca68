package main

import (
	"context"
	"time"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// slice is how much of a search is done between two looks at the clock.
const slice = 1 << 20

// A searched is a search that is over, or was stopped.
type searched struct {
	plan   *search.Plan
	search *search.Search
	spent  time.Duration // on plan and search
}

// within is the moment at which a limit from now on has passed; a limit of 0 is
// none, and gives the zero moment.
func within(limit time.Duration) time.Time {
	if limit == 0 {
		return time.Time{}
	}
	return time.Now().Add(limit)
}

// searchFor searches until the search is over, ready says so, the context
// ends, or the moment has come.
func searchFor(ctx context.Context, p *puzzle.Puzzle, o search.Options, until time.Time, ready func(*search.Search) bool) searched {
	start := time.Now()
	plan := search.Compile(p, o)
	s := plan.Search()
	for !s.Step(slice) && !ready(s) && ctx.Err() == nil && (until.IsZero() || time.Now().Before(until)) {
	}
	return searched{plan, s, time.Since(start)}
}

// never lets a search go on to its end.
func never(*search.Search) bool { return false }

// status is "complete" when everything was searched, else "stopped".
func (s searched) status() string {
	if s.search.Complete() {
		return "complete"
	}
	return "stopped"
}

// early is errStopped when the search ended before it was over.
func (s searched) early() error {
	if s.search.Over() {
		return nil
	}
	return errStopped
}

// numbers are counts as they are written: exact beyond 2^53 too.
func numbers(counts []uint64) []search.Number {
	list := make([]search.Number, len(counts))
	for i, n := range counts {
		list[i] = search.NumberOf(n)
	}
	return list
}
