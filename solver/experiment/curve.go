package experiment

// A Curve shows the expected number of layings, and the share of puzzles that have any, by the
// number of motifs. With few motifs a puzzle has so many solutions that a single one is rare;
// with many it has none.
type Curve struct{ experiments []*Experiment }

// A Point is one number of motifs on a curve.
type Point struct {
	Motifs   int
	Expected float64
	Solved   int // puzzles tried so far
	Solvable int // of these, puzzles with at least one laying
}

// Share is the share of the tried puzzles that have a laying: 0 to 1.
func (p *Point) Share() float64 { return float64(p.Solvable) / float64(max(p.Solved, 1)) }

// curveMotifs is the largest number of motifs on a curve.
const curveMotifs = 12

// NewCurve starts a curve from one motif on; each number of motifs uses the puzzles, grid and
// seed of the options. The error is a [puzzle.Fault].
func NewCurve(o Options) (*Curve, error) {
	c := &Curve{}
	o.OnlyWhether, o.Shuffled = true, nil
	for o.Motifs = 1; o.Motifs <= curveMotifs; o.Motifs++ {
		e, err := New(o)
		if err != nil {
			return nil, err
		}
		c.experiments = append(c.experiments, e)
	}
	return c, nil
}

// Step makes at most about budget placements. It reports whether all points are done.
func (c *Curve) Step(budget int64) (over bool) {
	for _, e := range c.experiments {
		if !e.Over() {
			e.Step(budget)
			break
		}
	}
	return c.Over()
}

// Over reports whether all points are done.
func (c *Curve) Over() bool {
	last := len(c.experiments) - 1
	return last < 0 || c.experiments[last].Over()
}

// Points are the points, as far as known.
func (c *Curve) Points() []Point {
	points := make([]Point, len(c.experiments))
	for i, e := range c.experiments {
		r := e.Result()
		points[i] = Point{e.options.Motifs, r.Formula.Expected(), r.Solved, r.Solvable()}
	}
	return points
}
