package main

import (
	"context"
	"slices"
	"time"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// slice is the work of a search between two looks at the clock.
const slice = 1 << 20

// alone is how long one worker searches before others join.
const alone = 50 * time.Millisecond

// A searched is a search that is over, or was stopped.
type searched struct {
	plan     *search.Plan
	choice   search.Choice
	found    search.Found
	first    uint64 // tries until the first solution, for a textbook search by one worker
	complete bool
	over     bool               // nothing is left to do: complete, or as much found as was asked for
	job      func() *search.Job // the search as a job, to save or continue
	spent    time.Duration      // on plan and search
	failed   error              // why it could not continue
}

// A wish says how to run a search.
type wish struct {
	workers int
	chores  []*chore
}

// A chore is done now and then while a search runs.
type chore struct {
	every time.Duration
	do    func(job *search.Job) (afterwards func()) // work that does not need the job is returned for afterwards
	done  time.Time                                 // the last time, or when it was created
}

func newChore(every time.Duration, do func(*search.Job) (afterwards func())) *chore {
	return &chore{every, do, time.Now()}
}

// due reports whether it is time for it, and starts the next interval.
func (c *chore) due() bool {
	due := time.Since(c.done) >= c.every
	if due {
		c.done = time.Now()
	}
	return due
}

// searchFor searches with one worker until the search is over, ready reports true, or the context
// ends.
func searchFor(ctx context.Context, p *puzzle.Puzzle, o search.Options, ready func(*search.Search) bool) searched {
	start := time.Now()
	plan := search.Compile(p, o)
	s := plan.Search()
	for !s.Step(slice) && !ready(s) && !ended(ctx) {
	}
	return searchedAlone(plan, s, start)
}

func searchedAlone(plan *search.Plan, s *search.Search, start time.Time) searched {
	_, choice := plan.Order()
	return searched{plan: plan, choice: choice, found: s.Found(), first: s.First(), complete: s.Complete(), over: s.Over(), job: s.Job,
		spent: time.Since(start)}
}

// never lets a search run to its end.
func never(*search.Search) bool { return false }

// searchWell searches all of a puzzle: with one worker as long as that takes moments, then with
// all. The result of -first and -max depends on the order of finding, so these use one.
func searchWell(ctx context.Context, plan *search.Plan, o search.Options, w wish, start time.Time) searched {
	s := plan.Search()
	single := o.First || o.Most > 0
	for begun := time.Now(); !s.Step(slice/16) && !ended(ctx); {
		if !single && time.Since(begun) > alone {
			return searchJob(ctx, s.Job(), w, start)
		}
		for _, chore := range w.chores {
			if chore.due() {
				chore.do(s.Job())()
			}
		}
	}
	found := searchedAlone(plan, s, start)
	if !single {
		found.sortBoards()
	}
	return found
}

// searchJob continues a job with all workers.
func searchJob(ctx context.Context, job *search.Job, w wish, start time.Time) searched {
	failed := work(ctx, job, w)
	_, choice := job.Plan().Order()
	found := searched{plan: job.Plan(), choice: choice, found: job.Found(), complete: job.Complete(), failed: failed,
		job: func() *search.Job { return job }}
	found.over = found.complete || job.Enough()
	found.sortBoards()
	found.spent = time.Since(start)
	return found
}

// sortBoards sorts the boards, since workers find them in random order.
func (s searched) sortBoards() {
	slices.SortFunc(s.found.Boards, func(a, b search.Board) int {
		if order := slices.Compare(a.Tiles, b.Tiles); order != 0 {
			return order
		}
		return slices.Compare(a.Turns, b.Turns)
	})
}

// counts are the three counts of the result.
func (s searched) counts() search.Counts { return s.plan.Counts(s.found) }

// status is "complete" if everything was searched, else "stopped".
func (s searched) status() string {
	if s.complete {
		return "complete"
	}
	return "stopped"
}

// early is errStopped if the search ended before it was over, or the error that ended it.
func (s searched) early() error {
	if s.over || s.failed != nil {
		return s.failed
	}
	return errStopped
}

// numbers converts counts for output: exact even beyond 2^53.
func numbers(counts []uint64) []search.Number {
	list := make([]search.Number, len(counts))
	for i, n := range counts {
		list[i] = search.NumberOf(n)
	}
	return list
}
