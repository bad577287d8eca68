package articles

import (
	"edgewise/solver/experiment"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Run is something done to an article's puzzle in which figures are counted.
type Run struct {
	Key     string // "rows"
	Options search.Options

	Sequences bool // the first article's way: sequences outside, turns inside
	Listed    bool // only the sequences, one after the other
	Shuffles  int  // so many times, each with the tiles in another sequence, from the first to the last of which the tries are added up
	Random    int  // so many random puzzles instead
}

// seed is what everything random here begins with, so that it can be repeated.
const seed = 2010

// An outcome is what a run has come to.
type outcome struct {
	plan   *search.Plan
	found  search.Found
	result experiment.Result
	listed uint64 // sequences
}

// A Running is a run under way. It is a value with a bounded [Running.Step].
type Running struct {
	article *Article
	run     Run
	puzzle  *puzzle.Puzzle
	random  search.Random
	plan    *search.Plan
	search  stepper
	left    int // shuffles to come
	outcome outcome
}

// A listing goes through all sequences of the tiles and lays out none of them.
type listing struct {
	*search.Sequences
	count uint64
}

// Step goes through at most budget sequences.
func (l *listing) Step(budget int64) (over bool) {
	for range budget {
		l.count++
		if !l.Permute() {
			return true
		}
	}
	return false
}

// A stepper is whatever is searched or tried.
type stepper interface {
	Step(budget int64) (over bool)
}

// Begin begins a run of an article; known is false where it has none of that key.
func (a *Article) Begin(key string) (running *Running, known bool) {
	run, known := a.run(key)
	if !known {
		return nil, false
	}
	r := &Running{article: a, run: run, puzzle: a.Document().Puzzle, random: search.Random(seed), left: run.Shuffles}
	if run.Random > 0 {
		r.search = random(run.Random)
	} else {
		r.begin()
	}
	return r, true
}

// random is an experiment as the second article has it: nine tiles, each edge one of
// eight halves.
func random(puzzles int) *experiment.Experiment {
	grid, err := puzzle.GridNamed("3x3")
	if err != nil {
		panic(err) // there is such a grid
	}
	e, err := experiment.New(experiment.Options{Puzzles: puzzles, Seed: seed, Grid: grid, Motifs: 4})
	if err != nil {
		panic(err) // the figures are ours
	}
	return e
}

// begin searches the puzzle, or its tiles in another sequence.
func (r *Running) begin() {
	p := r.puzzle
	if r.run.Shuffles > 0 {
		p, _ = r.random.Shuffle(p)
		r.left--
	}
	r.plan = search.Compile(p, r.run.Options)
	switch {
	case r.run.Listed:
		r.search = &listing{Sequences: r.plan.Sequences()}
	case r.run.Sequences:
		r.search = r.plan.Sequences()
	default:
		r.search = r.plan.Search()
	}
}

// Step makes at most about budget tries. It reports whether the run is over.
func (r *Running) Step(budget int64) (over bool) {
	if !r.search.Step(budget) {
		return false
	}
	r.collect()
	if r.left == 0 {
		return true
	}
	r.begin()
	return false
}

// collect adds what a search or an experiment has come to.
func (r *Running) collect() {
	switch s := r.search.(type) {
	case *experiment.Experiment:
		r.outcome.result = s.Result()
	case *listing:
		r.outcome.listed = s.count
	case interface{ Found() search.Found }:
		before := r.outcome.found.Tries
		r.outcome.plan, r.outcome.found = r.plan, s.Found()
		r.outcome.found.Tries += before
	}
}

// Article is what the run is of.
func (r *Running) Article() *Article { return r.article }

// Counted is the value of a figure of this run, once it is over.
func (r *Running) Counted(f *Figure) Value {
	if f.Run != r.run.Key || f.count == nil {
		return Value{}
	}
	return f.count(&r.outcome)
}
