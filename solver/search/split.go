package search

import "slices"

// A branch is a tile on the way down and all that can follow it.
type branch struct {
	path  Position
	nodes float64 // as estimated
	whole bool    // whether it cannot be divided
}

// A split weighs its branches by so many visits of a probe in all, and each by at
// least so many. There are so many branches to a part that one more or less hardly
// counts, and never more than so many.
const (
	splitVisits     = 3_000_000
	fewestWeighing  = 200
	branchesPerPart = 16
	mostBranches    = 40_000
)

// branches divides the search, in search order, until no branch has more than an
// nth of all nodes: what is larger is replaced by what can follow it. Each is
// weighed by so many visits.
func (plan *Plan) branches(n int, visits int64) []branch {
	growth := plan.expect()
	list := plan.follow(nil, growth, visits)
	total := 0.0
	for _, b := range list {
		total += b.nodes
	}
	for divided := true; divided && len(list) < mostBranches; {
		divided = false
		var finer []branch
		for _, b := range list {
			var following []branch
			if !b.whole && b.nodes*float64(n) > total {
				following = plan.follow(b.path, growth, visits)
				b.whole = len(following) == 0
				divided = divided || !b.whole
			}
			if len(following) == 0 {
				following = []branch{b}
			}
			finer = append(finer, following...)
		}
		list = finer
	}
	return list
}

// follow lists the branches of all that can be laid after a path.
func (plan *Plan) follow(path Position, growth []float64, visits int64) []branch {
	if len(path) == len(plan.steps)-1 {
		return nil
	}
	s := plan.Search()
	for _, look := range path {
		s.lay(look)
	}
	var list []branch
	for _, look := range s.fitting(nil) {
		b := branch{path: append(slices.Clone(path), look), nodes: 1}
		if len(b.path) < len(plan.steps) {
			probe := plan.probeBelow(b.path, growth, uint64(look))
			probe.Step(visits)
			b.nodes += probe.Estimate().Nodes.number()
		}
		list = append(list, b)
	}
	return list
}

// weigh makes a scale with about n marks, by about so many visits of a probe.
func (plan *Plan) weigh(n int, visits int64) scale {
	list := plan.branches(n, max(visits/int64(n), fewestWeighing))
	total := 0.0
	for _, b := range list {
		total += b.nodes
	}
	s := scale{plan: plan}
	before := 0.0
	for _, b := range list {
		before += b.nodes
		s.marks = append(s.marks, mark{b.path, min(before/total, 1)})
	}
	return s
}

// MostFractions is into how many parts a search can be split.
const MostFractions = 10_000

// Split divides the search into n parts of about the same work, as far as a
// probe can tell, always the same ones. Where there is less to do than that,
// some are empty.
func (plan *Plan) Split(n int) []Part {
	visits := min(splitVisits, plan.expected().number()) // a small search is not worth more
	marks := plan.weigh(min(n*branchesPerPart, mostBranches), int64(visits)).marks
	parts := make([]Part, n)
	from := beginning()
	for i := range parts {
		parts[i].From = from
		if i == n-1 {
			break // to the end of everything
		}
		for len(marks) > 0 && marks[0].before <= float64(i+1)/float64(n) {
			from, marks = marks[0].at, marks[1:]
		}
		parts[i].To = from
	}
	return parts
}
