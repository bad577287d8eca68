package main

// The shapes of long searches that cross to JavaScript, under the names that
// web/types.d.ts has for them.

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

// Saved is a search or a job written down.
type Saved struct{ Saved string }

func (s Saved) members() object { return object{{"saved", s.Saved}} }
