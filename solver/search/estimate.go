package search

import "math"

// A Probe estimates how large a search is before it is made. It goes down the
// tree of placements by chance, as Knuth proposed in 1975: where there are d
// ways to go on, the one it takes stands for all d, and so for d times as many
// nodes. What a whole descent stands for is right on average.
//
// Few of such descents get far, and the few stand for nearly everything. So where
// a descent stands for more than its share it is split in two, and where for
// less, it is given up as often as not, and stands for twice as much when it
// goes on (Grassberger's pruned and enriched walks, 1997). The averages stay the
// same; they are reached with far fewer descents.
type Probe struct {
	plan   *Plan
	search *Search
	base   int // the step from which it goes down
	random Random

	growth []float64 // per step: the factor that the tiles alone let expect
	scale  []float64 // per step: the logarithm of the product of the factors up to it

	// What descents stood for, per step, in units of exp(scale): all of them, and
	// dealt out to groups, by which one sees how far chance goes.
	sums   []float64
	groups [groups][]float64

	descents float64
	visits   int64
}

// groups is how many groups descents are dealt out to.
const groups = 16

// Probe begins to estimate a search of the plan, which must not be of plain
// mode. The seed decides what is tried.
func (plan *Plan) Probe(seed uint64) *Probe { return plan.probeBelow(nil, plan.expect(), seed) }

// probeBelow begins to estimate what can follow the looks of a path, given by
// what factor each step is expected to multiply the nodes.
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

// A fork is a look that a descent has chosen and not yet taken.
type fork struct {
	step   int32
	look   int32
	weight float64
}

// Visits is how many placements were tried.
func (p *Probe) Visits() int64 { return p.visits }

// Step makes whole descents, until so many placements were tried.
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

// choose takes one of the looks that fit, or none or two, so that each descent
// stands for about as much as the others.
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

// An Estimate is what a search is expected to take and to find.
type Estimate struct {
	Nodes     Magnitude
	Error     float64   // the standard error of Nodes, as a share of them; +Inf before it is known
	Solutions Magnitude // up to turns of the board; 0 when no descent found one
	Boards    Magnitude // full boards, as the search comes to them; 0 when no descent did
	Hoped     Magnitude // full boards; when no descent came to one, what the tiles alone let expect from the last step reached on
	Visits    int64     // placements tried for this
}

// A Magnitude is a number that may be far too large to be counted, by its
// decimal logarithm: the least one, for 0, is -Inf.
type Magnitude float64

// number is the number itself, or the largest that can be calculated with: for
// shares and budgets, never to be told.
func (m Magnitude) number() float64 {
	const most = 300
	return math.Exp(min(float64(m), most) * math.Ln10)
}

// plus is the magnitude of a sum.
func (m Magnitude) plus(other Magnitude) Magnitude {
	least, most := min(m, other), max(m, other)
	if math.IsInf(float64(most), -1) {
		return most
	}
	return most + Magnitude(math.Log10(1+math.Exp(float64(least-most)*math.Ln10)))
}

// Estimate is what the descents made so far amount to.
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

// total is the logarithm of the nodes of all steps.
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

// error is by what share the groups differ from one another, as far as that
// carries over to their mean. It looks at logarithms: where nearly all nodes lie
// behind a few descents, the mean is less certain than its variance says.
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
