package search

import (
	"math"
	"slices"
)

// A Job is a search that is done in parts, one after the other or at the same
// time by many workers. It keeps the parts that wait, those that are under way,
// and what the finished work has found. Only reported work counts: when a
// worker is lost, its part is done again, and nothing is counted twice.
type Job struct {
	plan   *Plan
	whole  Part // what the job is to do in all
	index  int  // which of how many fractions of the search that is, from 0
	of     int
	open   []waiting // the next one last
	leases []lease   // under way, the earliest first
	last   int       // the lease given last
	found  Found
	scale  scale     // how much of the work lies where
	nodes  Magnitude // how many there are in all, by an estimate made beforehand
	done   float64   // the progress told last
}

// A waiting is a part that nobody has taken.
type waiting struct {
	part  Part
	size  float64 // how much of the search it is
	whole bool    // whether it cannot be cut
}

// A lease is a part that somebody has taken and not yet reported.
type lease struct {
	number int
	part   Part
	size   float64
}

// Job is the search of everything, in parts.
func (plan *Plan) Job() *Job { return plan.job(Whole(), Whole()) }

// Fraction is the ith of n parts of the search, counted from 0, as a job of its
// own. All n of them find what the whole search does.
func (plan *Plan) Fraction(i, n int) *Job {
	part := plan.Split(n)[i]
	job := plan.job(part, part)
	job.index, job.of = i, n
	return job
}

// job is a job of which some parts are left; none of them overlap.
func (plan *Plan) job(whole Part, left ...Part) *Job {
	job := &Job{plan: plan, whole: whole, of: 1, found: plan.nothing(), scale: plan.scale()}
	for _, part := range slices.Backward(left) {
		job.wait(part)
	}
	return job
}

// Job is what the search has found and what it has left, to be gone on with in
// parts.
func (s *Search) Job() *Job {
	var left []Part
	if rest, some := s.Rest(); some {
		left = []Part{rest}
	}
	job := s.plan.job(Whole(), left...)
	job.found = s.Found()
	return job
}

func (job *Job) wait(part Part) {
	if !part.empty() {
		job.open = append(job.open, job.weighed(part))
	}
}

func (job *Job) weighed(part Part) waiting { return waiting{part: part, size: job.scale.share(part)} }

// Share sees to it that at least n parts wait, as far as they can be cut: the
// largest first.
func (job *Job) Share(n int) {
	for len(job.open) < n {
		largest := -1
		for i, w := range job.open {
			if !w.whole && (largest < 0 || w.size > job.open[largest].size) {
				largest = i
			}
		}
		if largest < 0 {
			return
		}
		first, second, ok := job.plan.Cut(job.open[largest].part)
		if !ok {
			job.open[largest].whole = true
			continue
		}
		job.open = append(job.open, waiting{})
		copy(job.open[largest+1:], job.open[largest:])
		job.open[largest], job.open[largest+1] = job.weighed(second), job.weighed(first)
	}
}

// Take hands out the next part. It reports false when none waits; there may be
// more when parts under way are reported.
func (job *Job) Take() (number int, part Part, ok bool) {
	n := len(job.open) - 1
	if n < 0 || job.Enough() {
		return 0, Part{}, false
	}
	next := job.open[n]
	job.open = job.open[:n]
	job.last++
	job.leases = append(job.leases, lease{job.last, next.part, next.size})
	return job.last, next.part, true
}

// end takes a lease back. It reports false when it has been before.
func (job *Job) end(number int) (Part, bool) {
	for i, l := range job.leases {
		if l.number == number {
			job.leases = append(job.leases[:i:i], job.leases[i+1:]...)
			return l.part, true
		}
	}
	return Part{}, false
}

// Report takes in what a search of the part under a lease has found so far; what
// it has left waits again.
func (job *Job) Report(number int, s *Search) {
	var left []Part
	if rest, some := s.Rest(); some {
		left = []Part{rest}
	}
	job.settle(number, s.Found(), left)
}

// settle ends a lease. What comes without one has been settled already.
func (job *Job) settle(number int, found Found, left []Part) {
	if _, known := job.end(number); !known {
		return
	}
	job.found.add(found, job.plan.options.Keep)
	for _, part := range slices.Backward(left) {
		job.wait(part)
	}
}

// Lost puts the part under a lease back: whoever had it will not report.
func (job *Job) Lost(number int) {
	if part, known := job.end(number); known {
		job.wait(part)
	}
}

// Close drops the parts that wait: it is known by other means that nothing is in
// them.
func (job *Job) Close() { job.open = nil }

// Left are the parts that are not done: those under way, then those that wait.
func (job *Job) Left() []Part {
	var left []Part
	for _, l := range job.leases {
		left = append(left, l.part)
	}
	for _, w := range slices.Backward(job.open) {
		left = append(left, w.part)
	}
	return left
}

// Weigh estimates, by twice so many visits of a probe, how much work there is, and
// where in the search it lies, so that [Job.Progress] runs evenly and [Job.Share]
// cuts in the middle.
func (job *Job) Weigh(visits int64) {
	const places = 128
	tables := job.plan
	if job.plan.options.Mode == Plain { // it has no tables to probe by, but the nodes of raw mode
		o := job.plan.options
		o.Mode, o.Cells = Raw, job.plan.order
		tables = Compile(job.plan.puzzle, o)
	} else {
		job.scale = job.plan.weigh(places, visits)
		for i, w := range job.open {
			job.open[i].size = job.scale.share(w.part)
		}
		for i, l := range job.leases {
			job.leases[i].size = job.scale.share(l.part)
		}
	}
	probe := tables.Probe(0)
	probe.Step(visits)
	job.nodes = probe.Estimate().Nodes
}

// Expected is how many nodes the job is expected to have in all: those made, and
// for what is left as many as were estimated beforehand, corrected by how many
// there were in what is done. The more is done, the less the estimate counts.
func (job *Job) Expected() Magnitude {
	const doubt = 0.02 // how much of the job must be done to count as much as the estimate
	nodes, done := Magnitude(math.Log10(float64(job.found.Total()))), job.Progress()
	if done == 1 {
		return nodes
	}
	before := job.nodes + Magnitude(math.Log10(doubt*job.scale.share(job.whole)))
	return nodes.plus(nodes.plus(before) + Magnitude(math.Log10((1-done)/(done+doubt))))
}

// Fraction tells which part of how many the job is, counted from 0, and where
// that part lies. Everything is 0 of 1.
func (job *Job) Fraction() (i, n int, part Part) { return job.index, job.of, job.whole }

// Plan is what the job is a search of.
func (job *Job) Plan() *Plan { return job.plan }

// Progress is how much of the job is done, from 0 to 1. It never runs backwards.
func (job *Job) Progress() float64 {
	if job.Complete() {
		return 1
	}
	total, left := job.scale.share(job.whole), 0.0
	for _, l := range job.leases {
		left += l.size
	}
	for _, w := range job.open {
		left += w.size
	}
	if total > 0 {
		job.done = max(job.done, 1-left/total)
	}
	return job.done
}

// Found is what the reported work has found.
func (job *Job) Found() Found { return job.found }

// Complete reports whether everything was searched.
func (job *Job) Complete() bool { return len(job.open) == 0 && len(job.leases) == 0 }

// Enough reports whether as much is found as the options ask for.
func (job *Job) Enough() bool { return job.plan.enough(&job.found) }
