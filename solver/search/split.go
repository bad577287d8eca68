package search

import "slices"

// A branch is a tile on the way down and all that can follow it.
type branch struct {
	path  Position
	nodes float64 // as estimated
	whole bool    // whether it cannot be divided
}

// Every branch is weighed by a probe of so many visits. There are so many
// branches to a part that one more or less hardly counts, and never more than
// so many.
const (
	weighVisits     = 1500
	branchesPerPart = 16
	mostBranches    = 20_000
)

// branches divides the search into about n branches, in search order: again and
// again it replaces the largest one by what can follow it.
func (plan *Plan) branches(n int) []branch {
	growth := plan.expect()
	list := plan.follow(nil, growth)
	for len(list) < n {
		largest := -1
		for i := range list {
			if !list[i].whole && (largest < 0 || list[i].nodes > list[largest].nodes) {
				largest = i
			}
		}
		if largest < 0 {
			break
		}
		following := plan.follow(list[largest].path, growth)
		if len(following) == 0 {
			list[largest].whole = true
			continue
		}
		list = append(list[:largest:largest], append(following, list[largest+1:]...)...)
	}
	return list
}

// follow lists the branches of all that can be laid after a path.
func (plan *Plan) follow(path Position, growth []float64) []branch {
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
			probe.Step(weighVisits)
			b.nodes += probe.Estimate().Nodes.number()
		}
		list = append(list, b)
	}
	return list
}

// weigh makes a scale with about n marks.
func (plan *Plan) weigh(n int) scale {
	list := plan.branches(n)
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

// Split divides the search into n parts of about the same work, as far as a
// probe can tell, always the same ones. Where there is less to do than that,
// some are empty.
func (plan *Plan) Split(n int) []Part {
	marks := plan.weigh(min(n*branchesPerPart, mostBranches)).marks
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
