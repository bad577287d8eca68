package search

import (
	"math"
	"slices"
)

// A Job is a search done in parts, by one worker or by many at the same time. It keeps the
// waiting parts, the parts in progress and what the finished work has found. Only reported work
// counts: when a worker is lost, the job hands out its part again, so nothing is counted twice.
type Job struct {
	plan   *Plan
	whole  Part // everything that the job covers
	index  int  // which fraction of the search the job is, from 0
	of     int
	open   []openPart // a stack: Take hands out the last one
	leases []lease    // in progress, the earliest first
	last   int        // number of the last lease
	found  Found
	scale  scale     // how much of the work lies where
	nodes  Magnitude // estimate of all nodes, made by Weigh
	done   float64   // the progress last returned
}

// An openPart is a part that no worker has taken.
type openPart struct {
	part   Part
	size   float64 // how much of the search it is
	atomic bool    // whether it cannot be cut
}

// A lease is a part that a worker has taken and not yet reported.
type lease struct {
	number int
	part   Part
	size   float64
}

// Job returns a job that searches everything.
func (plan *Plan) Job() *Job { return plan.newJob(Whole(), Whole()) }

// Fraction returns a job for one of n parts of the search, counted from 0. Together all n jobs
// find what the whole search finds.
func (plan *Plan) Fraction(i, n int) *Job {
	part := plan.Split(n)[i]
	job := plan.newJob(part, part)
	job.index, job.of = i, n
	return job
}

// newJob makes a job of which some parts are left; they must not overlap.
func (plan *Plan) newJob(whole Part, left ...Part) *Job {
	job := &Job{plan: plan, whole: whole, of: 1, found: plan.emptyFound(), scale: plan.scale()}
	for _, part := range slices.Backward(left) {
		job.enqueue(part)
	}
	return job
}

// Job returns a job that has found what the search has found, and whose parts are what the search
// has left.
func (s *Search) Job() *Job {
	var left []Part
	if rest, some := s.Rest(); some {
		left = []Part{rest}
	}
	job := s.plan.newJob(Whole(), left...)
	job.found = s.Found()
	return job
}

func (job *Job) enqueue(part Part) {
	if !part.empty() {
		job.open = append(job.open, job.sized(part))
	}
}

func (job *Job) sized(part Part) openPart { return openPart{part: part, size: job.scale.share(part)} }

// Share cuts waiting parts, the largest first, until at least n wait or none can be cut.
func (job *Job) Share(n int) {
	for len(job.open) < n {
		largest := -1
		for i, w := range job.open {
			if !w.atomic && (largest < 0 || w.size > job.open[largest].size) {
				largest = i
			}
		}
		if largest < 0 {
			return
		}
		first, second, ok := job.plan.Cut(job.open[largest].part)
		if !ok {
			job.open[largest].atomic = true
			continue
		}
		job.open = append(job.open, openPart{})
		copy(job.open[largest+1:], job.open[largest:])
		job.open[largest], job.open[largest+1] = job.sized(second), job.sized(first)
	}
}

// Take hands out the next part. It reports false when none waits; reports of parts in progress
// may add more.
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

// endLease takes a lease back. It reports false if there is no such lease any more.
func (job *Job) endLease(number int) (Part, bool) {
	for i, l := range job.leases {
		if l.number == number {
			job.leases = append(job.leases[:i:i], job.leases[i+1:]...)
			return l.part, true
		}
	}
	return Part{}, false
}

// Report takes in what a search of a leased part has found so far; what it has left waits again.
func (job *Job) Report(number int, s *Search) {
	var left []Part
	if rest, some := s.Rest(); some {
		left = []Part{rest}
	}
	job.settle(number, s.Found(), left)
}

// settle ends a lease and takes in its results. It ignores a lease that has already ended.
func (job *Job) settle(number int, found Found, left []Part) {
	if _, known := job.endLease(number); !known {
		return
	}
	job.found.add(found, job.plan.options.Keep)
	for _, part := range slices.Backward(left) {
		job.enqueue(part)
	}
}

// Lost puts a leased part back, because its worker will not report.
func (job *Job) Lost(number int) {
	if part, known := job.endLease(number); known {
		job.enqueue(part)
	}
}

// Close drops the waiting parts, because the caller knows that nothing is in them.
func (job *Job) Close() { job.open = nil }

// Left returns the parts that are not done: those in progress, then those that wait.
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

// Weigh estimates how many nodes the job has and where in the search they lie, each by about the
// given visits of a probe. After it, [Job.Progress] advances evenly and [Job.Share] cuts in the
// middle. In plain mode it estimates only how many.
func (job *Job) Weigh(visits int64) {
	const places = 128
	tables := job.plan
	if job.plan.options.Mode == Plain { // it has no tables to probe, but the same nodes as raw mode
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

// Expected returns the number of nodes expected for the whole job: those made, plus the estimate
// for what is left, corrected by how the estimate compares with the nodes made so far. The more
// is done, the less the estimate counts.
func (job *Job) Expected() Magnitude {
	const doubt = 0.02 // the share of the job that must be done to count as much as the estimate
	nodes, done := Magnitude(math.Log10(float64(job.found.Total()))), job.Progress()
	if done == 1 {
		return nodes
	}
	before := job.nodes + Magnitude(math.Log10(doubt*job.scale.share(job.whole)))
	return nodes.plus(nodes.plus(before) + Magnitude(math.Log10((1-done)/(done+doubt))))
}

// Fraction returns which of how many parts the job is, counted from 0, and where that part lies.
// A job of everything is 0 of 1.
func (job *Job) Fraction() (i, n int, part Part) { return job.index, job.of, job.whole }

// Plan returns the plan that the job searches.
func (job *Job) Plan() *Plan { return job.plan }

// Progress returns how much of the job is done, from 0 to 1. It never decreases.
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

// Found returns what the reported work has found.
func (job *Job) Found() Found { return job.found }

// Complete reports whether everything was searched.
func (job *Job) Complete() bool { return len(job.open) == 0 && len(job.leases) == 0 }

// Enough reports whether as much was found as the options ask for.
func (job *Job) Enough() bool { return job.plan.enough(&job.found) }
