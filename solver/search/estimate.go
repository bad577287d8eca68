package search

import "math"

// A Probe estimates the size of a search before anybody makes it. It descends the search tree at
// random, as Knuth proposed in 1975: where d looks fit, the one it takes represents all d, and so
// d times as many nodes. On average a whole descent represents the right number.
//
// Few such descents get far, and those few represent nearly all nodes. So the probe splits a
// descent in two when it represents more than its share. When it represents less, the probe gives
// it up half of the time, and otherwise lets it represent twice as much (Grassberger's
// pruned-enriched method, 1997). The averages stay the same, and far fewer descents suffice.
type Probe struct {
	plan   *Plan
	search *Search
	base   int // the step from which it descends
	random Random

	growth []float64 // per step: the factor that the tiles alone let expect
	scale  []float64 // per step: the logarithm of the product of the factors up to it

	// Per step, what the descents represented, in units of exp(scale): all of them, and dealt out
	// to groups, whose spread gives the standard error.
	sums   []float64
	groups [groups][]float64

	descents float64
	visits   int64
}

// groups is how many groups the probe deals its descents out to.
const groups = 16

// Probe begins to estimate a search of the plan, which must not be in plain mode. The seed
// decides what the probe tries.
func (plan *Plan) Probe(seed uint64) *Probe { return plan.probeBelow(nil, plan.expect(), seed) }

// probeBelow begins to estimate what can follow the looks of a path. Per step, growth is the
// factor by which the nodes are expected to multiply.
func (plan *Plan) probeBelow(path Position, growth []float64, seed uint64) *Probe {
	n := len(plan.steps)
	p := &Probe{plan: plan, search: plan.Search(), base: len(path), random: Random(seed),
		growth: growth, scale: make([]float64, n), sums: make([]float64, n)}
	for _, look := range path {
		p.search.lay(look)
	}
	log := 0.0
	for i := p.base; i < n; i++ {
		log += math.Log(growth[i])
		p.scale[i] = log
	}
	for i := range p.groups {
		p.groups[i] = make([]float64, n)
	}
	return p
}

// A fork is a look that a descent has chosen but not yet laid.
type fork struct {
	step   int32
	look   int32
	weight float64
}

// Visits returns how many placements the probe has tried.
func (p *Probe) Visits() int64 { return p.visits }

// Step makes whole descents until it has tried the given number of placements.
func (p *Probe) Step(visits int64) {
	s := p.search
	var fitting []int32
	var stack []fork
	for until := p.visits + visits; p.visits < until; {
		p.descents++
		p.visits++
		fitting = s.fitting(fitting[:0])
		stack = p.choose(stack, fitting, 1)
		for len(stack) > 0 {
			next := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			for s.depth > int(next.step) {
				s.lift()
			}
			s.lay(next.look)
			p.visits++
			if s.depth < len(p.plan.steps) {
				fitting = s.fitting(fitting[:0])
				stack = p.choose(stack, fitting, next.weight)
			}
		}
		for s.depth > p.base {
			s.lift()
		}
	}
}

// choose adds one of the fitting looks to the stack, or none or two, so that all descents
// represent about equally much.
func (p *Probe) choose(stack []fork, fitting []int32, weight float64) []fork {
	step := p.search.depth
	d := float64(len(fitting))
	if d == 0 {
		return stack
	}
	weight *= d / p.growth[step]
	p.sums[step] += weight
	p.groups[int(p.descents)%groups][step] += weight
	copies := 1
	switch usual := p.sums[step] / p.descents; {
	case weight > 2*usual && d > 1:
		copies = 2
		weight /= 2
	case weight < usual/2:
		if p.random.Below(2) == 0 {
			return stack
		}
		weight *= 2
	}
	for i := range copies {
		other := i + p.random.Below(len(fitting)-i)
		fitting[i], fitting[other] = fitting[other], fitting[i]
		stack = append(stack, fork{int32(step), fitting[i], weight})
	}
	return stack
}

// An Estimate is what a search is expected to need and to find.
type Estimate struct {
	Nodes     Magnitude
	Error     float64   // the standard error of Nodes, relative to Nodes; +Inf while unknown
	Solutions Magnitude // up to turns of the board; -Inf if no descent found one
	Boards    Magnitude // full boards that the search reaches; -Inf if no descent reached one
	Hoped     Magnitude // Boards; if -Inf, what the tiles alone let expect beyond the deepest step reached
	Visits    int64     // placements tried for this
}

// A Magnitude is the decimal logarithm of a number that may be far too large to count. The
// magnitude of 0 is -Inf.
type Magnitude float64

// number returns the number itself, or the largest that floats can hold: for shares and budgets,
// never for display.
func (m Magnitude) number() float64 {
	const most = 300
	return math.Exp(min(float64(m), most) * math.Ln10)
}

// plus returns the magnitude of the sum.
func (m Magnitude) plus(other Magnitude) Magnitude {
	least, most := min(m, other), max(m, other)
	if math.IsInf(float64(most), -1) {
		return most
	}
	return most + Magnitude(math.Log10(1+math.Exp(float64(least-most)*math.Ln10)))
}

// Estimate returns what the descents so far amount to.
func (p *Probe) Estimate() Estimate {
	last, reached := len(p.sums)-1, len(p.sums)-1
	for reached > p.base && p.sums[reached] == 0 {
		reached--
	}
	boards := func(step int) Magnitude {
		return Magnitude((math.Log(p.sums[step]/p.descents) + p.scale[last]) / math.Ln10)
	}
	e := Estimate{
		Nodes:     Magnitude((p.total(p.sums) - math.Log(p.descents)) / math.Ln10),
		Error:     p.error(),
		Solutions: boards(last),
		Boards:    boards(last),
		Hoped:     boards(reached),
		Visits:    p.visits,
	}
	if s := &p.plan.symmetry; !s.breaks() && len(p.plan.puzzle.Clues()) == 0 { // turns seldom keep clues
		e.Solutions -= Magnitude(math.Log10(float64(len(s.turns))))
	}
	return e
}

// total returns the logarithm of the nodes of all steps.
func (p *Probe) total(sums []float64) float64 {
	most := math.Inf(-1)
	for i, sum := range sums {
		most = max(most, math.Log(sum)+p.scale[i])
	}
	if math.IsInf(most, -1) {
		return most
	}
	total := 0.0
	for i, sum := range sums {
		total += math.Exp(math.Log(sum) + p.scale[i] - most)
	}
	return math.Log(total) + most
}

// error returns the standard error of the groups' mean. It works on logarithms: where nearly all
// nodes lie behind a few descents, the mean is less certain than its variance says.
func (p *Probe) error() float64 {
	sum, squares := 0.0, 0.0
	for _, group := range p.groups {
		total := p.total(group)
		if math.IsInf(total, -1) {
			return math.Inf(1)
		}
		sum, squares = sum+total, squares+total*total
	}
	mean := sum / groups
	return math.Exp(math.Sqrt(max(squares/groups-mean*mean, 0)/(groups-1))) - 1
}
