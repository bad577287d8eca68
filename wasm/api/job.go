package api

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// The methods of long searches, which many workers do together. One instance
// holds the job. It hands out parts as texts, which any other instance starts
// a search from, and settles what that one saves when it stops.

type jobParams struct {
	puzzleParams
	Raw    bool   `json:"raw"` // whether what the textbook search places is counted; else the search is the fast one
	Keep   int    `json:"keep"`
	Saved  string `json:"saved"`
	Visits int    `json:"visits"`
}

// countedMode is how the nodes of the textbook search are counted, or those of the fast one.
func countedMode(raw bool) search.Mode {
	if raw {
		return search.Raw
	}
	return search.Fast
}

// Begun is the handle of a new job, and where it stands.
type Begun struct {
	Handle int      `json:"handle"`
	State  JobState `json:"state"`
}

func (a *API) job(p jobParams) (Begun, error) {
	job, err := a.begun(p)
	if err != nil {
		return Begun{}, err
	}
	if !p.Raw && len(why.Reasons(job.Plan().Puzzle())) > 0 {
		job.Close() // what is proved need not be searched
	}
	job.Weigh(int64(p.Visits))
	return Begun{a.keep(job), stateOf(job)}, nil
}

// begun is a job from its beginning, or from where it was saved.
func (a *API) begun(p jobParams) (*search.Job, error) {
	mode := countedMode(p.Raw)
	if p.Saved == "" {
		on, err := a.planOf(p.Puzzle, mode)
		if err != nil {
			return nil, err
		}
		return on.plan.Keeping(p.Keep).Job(), nil
	}
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	return search.Resume(document.Puzzle, p.Saved, search.Options{Mode: mode, Keep: p.Keep})
}

type takeParams struct {
	handleParams
	Share int `json:"share"`
}

// Lease is a part of a job that is under way; its number is 0 when there is none.
type Lease struct {
	Lease int    `json:"lease"`
	Saved string `json:"saved"`
}

func (a *API) take(p takeParams) (Lease, error) {
	job, err := live[*search.Job](a, p.Handle)
	if err != nil {
		return Lease{}, err
	}
	job.Share(p.Share)
	lease, _, ok := job.Take()
	if !ok {
		return Lease{}, nil
	}
	return Lease{lease, job.Hand(lease)}, nil
}

type settleParams struct {
	handleParams
	Lease int    `json:"lease"`
	Saved string `json:"saved"`
}

func (a *API) settle(p settleParams) (JobState, error) {
	job, err := live[*search.Job](a, p.Handle)
	if err != nil {
		return JobState{}, err
	}
	if p.Saved == "" {
		job.Lost(p.Lease)
	} else if err := job.Settle(p.Lease, p.Saved); err != nil {
		return JobState{}, err
	}
	return stateOf(job), nil
}

// JobState is where a job stands.
type JobState struct {
	Report   Report  `json:"report"`
	Progress float64 `json:"progress"`
	Expected float64 `json:"expected"`
	Best     *Best   `json:"best,omitempty"`
}

// Best is the board with the most tiles on it so far.
type Best struct {
	Board  Board `json:"board"`
	Filled int   `json:"filled"`
	Score  int   `json:"score"`
	Seams  int   `json:"seams"`
}

// stateOf is where a job stands.
func stateOf(job *search.Job) JobState {
	found := job.Found()
	state := JobState{
		Report:   reportOf(job.Plan(), found, job.Complete()),
		Progress: rounded(job.Progress()),
		Expected: rounded(float64(job.Expected())),
	}
	if best := job.Plan().Best(found); best != nil {
		matched, seams := best.Score()
		state.Best = &Best{boardOf(best), best.Filled(), matched, seams}
	}
	return state
}

type estimateParams struct {
	puzzleParams
	Raw    bool `json:"raw"` // as of a job
	Visits int  `json:"visits"`
}

// Estimate is what a search is expected to take, by decimal logarithms.
type Estimate struct {
	Nodes     float64 `json:"nodes"`
	Error     float64 `json:"error"`
	Solutions float64 `json:"solutions"`
	Choice    Choice  `json:"choice"`
}

func (a *API) estimate(p estimateParams) (Estimate, error) {
	on, err := a.planOf(p.Puzzle, countedMode(p.Raw))
	if err != nil {
		return Estimate{}, err
	}
	plan := on.plan
	probe := plan.Probe(0)
	probe.Step(int64(p.Visits))
	e := probe.Estimate()
	_, choice := plan.Order()
	return Estimate{rounded(float64(e.Nodes)), rounded(e.Error), rounded(float64(e.Solutions)), choiceOf(choice)}, nil
}
