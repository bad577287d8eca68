package api

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// The methods of long searches, which many workers share. One instance holds the job. It leases
// parts as texts; any other instance starts a search from such a text, and the first one settles
// what that search saves when it stops.

type jobParams struct {
	puzzleParams
	Raw    bool   `json:"raw,omitempty"` // counts the placements of the textbook search instead of searching fast
	Keep   int    `json:"keep"`
	Saved  string `json:"saved,omitempty"` // what a search or a job has saved; of another puzzle or version it is a fault
	Visits int    `json:"visits"`          // the placements of the probe that estimates the search
}

// countedMode is the mode that counts the textbook search's placements, or else the fast mode.
func countedMode(raw bool) search.Mode {
	if raw {
		return search.Raw
	}
	return search.Fast
}

// Begun is the handle of a new job, and its state.
type Begun struct {
	Handle int      `json:"handle"`
	State  JobState `json:"state"`
}

// job begins a search in parts, or continues what a search or a job has saved: the fast search, or
// with raw the placements of the textbook search without its tries.
func (a *API) job(p jobParams) (Begun, error) {
	job, err := a.begun(p)
	if err != nil {
		return Begun{}, err
	}
	if !p.Raw && len(why.Reasons(job.Plan().Puzzle())) > 0 {
		job.Close() // a proof needs no search
	}
	job.Weigh(int64(p.Visits))
	return Begun{a.keep(job), stateOf(job)}, nil
}

// begun starts a job, or continues a saved one.
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
	Share int `json:"share"` // Go first cuts the work so that this many parts wait
}

// Lease is a part of a job that a worker searches.
type Lease struct {
	Lease int    `json:"lease"` // 0 if nothing can be handed out now
	Saved string `json:"saved"`
}

// take hands out the next part.
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
	Saved string `json:"saved"` // "" when the worker was lost
}

// settle takes what a worker has saved of its part. The rest of the part waits again.
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

// JobState is the state of a job.
type JobState struct {
	Report   Report  `json:"report"`   // it is done when everything was searched
	Progress float64 `json:"progress"` // the searched share, from 0 to 1; never runs backwards
	// Expected is the number of nodes in all, as far as it is known by now.
	//
	//ts:type Log | null
	Expected Log   `json:"expected"`
	Best     *Best `json:"best,omitempty"` // only before a solution is found
}

// Best is the board with the most tiles so far.
type Best struct {
	Board  Board `json:"board"`
	Filled int   `json:"filled"`
	Score  int   `json:"score"`
	Seams  int   `json:"seams"`
}

// stateOf reports the state of a job.
func stateOf(job *search.Job) JobState {
	found := job.Found()
	state := JobState{
		Report:   reportOf(job.Plan(), found, job.Complete()),
		Progress: rounded(job.Progress()),
		Expected: logOf(job.Expected()),
	}
	if best := job.Plan().Best(found); best != nil {
		matched, seams := best.Score()
		state.Best = &Best{boardOf(best), best.Filled(), matched, seams}
	}
	return state
}

type estimateParams struct {
	puzzleParams
	Raw    bool `json:"raw,omitempty"` // estimates the textbook search instead of the fast one
	Visits int  `json:"visits"`        // the placements of the probe; 500,000 take about 50 ms
}

// Estimate is the expected size of a search.
type Estimate struct {
	//ts:type Log | null
	Nodes Log `json:"nodes"`
	// Error is the standard error as a share of the nodes; null while nothing is known of it.
	//
	//ts:type number | null
	Error float64 `json:"error"`
	//ts:type Log | null
	Solutions Log    `json:"solutions"`
	Choice    Choice `json:"choice"`
}

// estimate returns the expected work of a search, from a probe.
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
	return Estimate{logOf(e.Nodes), rounded(e.Error), logOf(e.Solutions), choiceOf(choice)}, nil
}
