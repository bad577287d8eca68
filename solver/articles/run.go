package articles

import (
	"edgewise/solver/experiment"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Run is a search or experiment that counts figures of an article.
type Run struct {
	Key     string // such as "rows"
	Options search.Options

	Sequences bool // as in the first article: sequences outside, turns inside
	Listed    bool // only go through the sequences
	Shuffles  int  // if not 0, repeat with this many other sequences of the tiles, and add up the tries
	Random    int  // if not 0, search this many random puzzles instead
}

// seed starts everything random here, so that it is repeatable.
const seed = 2010

// An outcome is what a run has counted.
type outcome struct {
	plan   *search.Plan
	found  search.Found
	result experiment.Result
	listed uint64 // number of sequences
}

// A Running is a run in progress. It is a value with a bounded [Running.Step].
type Running struct {
	article *Article
	run     Run
	puzzle  *puzzle.Puzzle
	random  search.Random
	plan    *search.Plan
	search  stepper
	left    int // remaining shuffles
	outcome outcome
}

// A listing goes through all sequences of the tiles without placing any.
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

// A stepper is a search, a listing or an experiment.
type stepper interface {
	Step(budget int64) (over bool)
}

// Begin starts a run of an article; known is false if there is none with this key.
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

// random is the experiment of the second article: nine tiles, each edge one of eight halves.
func random(puzzles int) *experiment.Experiment {
	grid, err := puzzle.GridNamed("3x3")
	if err != nil {
		panic(err) // the grid exists
	}
	e, err := experiment.New(experiment.Options{Puzzles: puzzles, Seed: seed, Grid: grid, Motifs: 4})
	if err != nil {
		panic(err) // the options are valid
	}
	return e
}

// begin starts a search of the puzzle, or of its tiles in another sequence.
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

// Step makes about budget tries. It reports whether the run is over.
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

// collect adds the counts of a finished search or experiment.
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

// Article is the article that the run belongs to.
func (r *Running) Article() *Article { return r.article }

// Counted is the value of a figure of this run, once the run is over.
func (r *Running) Counted(f *Figure) Value {
	if f.Run != r.run.Key || f.count == nil {
		return Value{}
	}
	return f.count(&r.outcome)
}
