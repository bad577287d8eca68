package main

import (
	"math"

	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods of long searches, which many workers do together. One instance
// holds the job. It hands out parts as texts, which any other instance starts
// a search from, and settles what that one saves when it stops.

type jobParams struct {
	Puzzle string
	Keep   int
	Saved  string
	Visits int
}

func (p *jobParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "keep":
		return &p.Keep
	case "saved":
		return &p.Saved
	case "visits":
		return &p.Visits
	}
	return nil
}

func (a *api) job(p *jobParams) (shape, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	o := search.Options{Keep: p.Keep}
	job := search.Compile(document.Puzzle, o).Job()
	if p.Saved != "" {
		if job, err = search.Resume(document.Puzzle, p.Saved, o); err != nil {
			return nil, err
		}
	}
	if len(why.Reasons(document.Puzzle)) > 0 {
		job.Close() // what is proved need not be searched
	}
	job.Weigh(int64(p.Visits))
	a.last++
	a.jobs[a.last] = job
	return Begun{a.last, stateOf(job)}, nil
}

type takeParams struct {
	Job   int
	Share int
}

func (p *takeParams) field(name string) any {
	switch name {
	case "job":
		return &p.Job
	case "share":
		return &p.Share
	}
	return nil
}

func (a *api) take(p *takeParams) (shape, error) {
	job, err := a.live(p.Job)
	if err != nil {
		return nil, err
	}
	job.Share(p.Share)
	lease, _, ok := job.Take()
	if !ok {
		return Lease{}, nil
	}
	return Lease{lease, job.Hand(lease)}, nil
}

type settleParams struct {
	Job   int
	Lease int
	Saved string
}

func (p *settleParams) field(name string) any {
	switch name {
	case "job":
		return &p.Job
	case "lease":
		return &p.Lease
	case "saved":
		return &p.Saved
	}
	return nil
}

func (a *api) settle(p *settleParams) (shape, error) {
	job, err := a.live(p.Job)
	if err != nil {
		return nil, err
	}
	if p.Saved == "" {
		job.Lost(p.Lease)
	} else if err := job.Settle(p.Lease, p.Saved); err != nil {
		return nil, err
	}
	return stateOf(job), nil
}

func (a *api) live(handle int) (*search.Job, error) {
	job, found := a.jobs[handle]
	if !found {
		return nil, &puzzle.Fault{Code: "search", Args: map[string]any{"found": handle}}
	}
	return job, nil
}

// stateOf is where a job stands.
func stateOf(job *search.Job) JobState {
	found := job.Found()
	state := JobState{
		Report:   reportOf(job.Plan(), found, job.Complete()),
		Progress: *finite(job.Progress()),
		Expected: finite(float64(job.Expected())),
	}
	if best := job.Plan().Best(found); best != nil {
		matched, seams := best.Score()
		state.Best = &Best{boardOf(best), best.Filled(), matched, seams}
	}
	return state
}

type estimateParams struct {
	Puzzle string
	Visits int
}

func (p *estimateParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "visits":
		return &p.Visits
	}
	return nil
}

func (a *api) estimate(p *estimateParams) (shape, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	plan := search.Compile(document.Puzzle, search.Options{})
	probe := plan.Probe(0)
	probe.Step(int64(p.Visits))
	e := probe.Estimate()
	_, choice := plan.Order()
	return Estimate{
		Nodes:     finite(float64(e.Nodes)),
		Error:     finite(e.Error),
		Solutions: finite(float64(e.Solutions)),
		Choice:    choiceOf(choice),
	}, nil
}

// finite is a number to three places, or nil where JSON has none.
func finite(number float64) *float64 {
	number = math.Round(number*1000) / 1000
	if math.IsInf(number, 0) || math.IsNaN(number) {
		return nil
	}
	return &number
}

// Begun is the handle of a new job, and where it stands.
type Begun struct {
	Job   int
	State JobState
}

func (b Begun) members() object {
	return object{
		{"job", b.Job},
		{"state", b.State},
	}
}

// JobState is where a job stands.
type JobState struct {
	Report   Report
	Progress float64
	Expected *float64
	Best     *Best
}

func (j JobState) members() object {
	shape := object{
		{"report", j.Report},
		{"progress", j.Progress},
		{"expected", j.Expected},
	}
	if j.Best != nil {
		shape = append(shape, member{"best", *j.Best})
	}
	return shape
}

// Best is the board with the most tiles on it so far.
type Best struct {
	Board  Board
	Filled int
	Score  int
	Seams  int
}

func (b Best) members() object {
	return object{
		{"board", b.Board},
		{"filled", b.Filled},
		{"score", b.Score},
		{"seams", b.Seams},
	}
}

// Lease is a part of a job that is under way; its number is 0 when there is none.
type Lease struct {
	Lease int
	Saved string
}

func (l Lease) members() object {
	return object{
		{"lease", l.Lease},
		{"saved", l.Saved},
	}
}

// Estimate is what a search is expected to take, by decimal logarithms; nil is
// the logarithm of 0.
type Estimate struct {
	Nodes     *float64
	Error     *float64
	Solutions *float64
	Choice    Choice
}

func (e Estimate) members() object {
	return object{
		{"nodes", e.Nodes},
		{"error", e.Error},
		{"solutions", e.Solutions},
		{"choice", e.Choice},
	}
}
