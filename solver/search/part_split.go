package search

import "slices"

// A branch is a path of tiles and everything that can follow it.
type branch struct {
	path   Position
	nodes  float64 // an estimate
	atomic bool    // whether it cannot be divided
}

// Splitting spends about splitVisits visits of probes on weighing branches, and at least
// fewestWeighing on each. A part consists of about branchesPerPart branches, so that one more or
// less hardly matters, but a split makes no new ones beyond mostBranches. Dividing a branch
// weighs its children anew; all weighing together may take mostVisitsTimes the visits.
const (
	splitVisits     = 3_000_000
	fewestWeighing  = 200
	branchesPerPart = 16
	mostBranches    = 40_000
	mostVisitsTimes = 12
)

// A weighing weighs branches within a budget of visits.
type weighing struct {
	plan   *Plan
	growth []float64
	each   int64 // visits per branch
	left   int64 // visits for all branches
}

// branches divides the search, in search order, until no branch has more than an nth of all
// nodes: it replaces a larger one by its children. A probe weighs each branch by an nth of the
// given visits.
func (plan *Plan) branches(n int, visits int64) []branch {
	w := weighing{plan, plan.expect(), max(visits/int64(n), fewestWeighing), visits * mostVisitsTimes}
	list := w.children(nil)
	total := 0.0
	for _, b := range list {
		total += b.nodes
	}
	for divided := true; divided && len(list) < mostBranches; {
		divided = false
		var finer []branch
		for _, b := range list {
			var following []branch
			if !b.atomic && b.nodes*float64(n) > total && w.left > 0 {
				following = w.children(b.path)
				b.atomic = len(following) == 0
				divided = divided || !b.atomic
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

// children lists the branches that can follow a path. Once no visits are left, a branch weighs as
// much as the earlier ones on average.
func (w *weighing) children(path Position) []branch {
	if len(path) == len(w.plan.steps)-1 {
		return nil
	}
	s := w.plan.Search()
	for _, look := range path {
		s.lay(look)
	}
	var list []branch
	total := 0.0
	for _, look := range s.fitting(nil) {
		b := branch{path: append(slices.Clone(path), look), nodes: 1}
		switch {
		case len(b.path) == len(w.plan.steps):
		case w.left > 0:
			probe := w.plan.probeBelow(b.path, w.growth, uint64(look))
			probe.Step(w.each)
			w.left -= probe.visits
			b.nodes += probe.Estimate().Nodes.number()
		default:
			b.nodes = total / float64(len(list))
		}
		total += b.nodes
		list = append(list, b)
	}
	return list
}

// weigh makes a scale with about n milestones from about the given visits of probes.
func (plan *Plan) weigh(n int, visits int64) scale {
	list := plan.branches(n, visits)
	total := 0.0
	for _, b := range list {
		total += b.nodes
	}
	s := plan.scale()
	before := 0.0
	for _, b := range list {
		before += b.nodes
		s.milestones = append(s.milestones, milestone{b.path, min(before/total, 1), s.uniform(b.path)})
	}
	return s
}

// MostFractions is the largest number of parts that a search can be split into.
const MostFractions = 10_000

// Split divides the search into n parts of about the same work, as far as a probe can tell. The
// same plan always gives the same parts. When there is too little work, some are empty.
func (plan *Plan) Split(n int) []Part {
	visits := min(splitVisits, plan.expected().number()) // a small search is not worth more
	marks := plan.weigh(min(n*branchesPerPart, mostBranches), int64(visits)).milestones
	parts := make([]Part, n)
	from := beginning()
	for i := range parts {
		parts[i].From = from
		if i == n-1 {
			break // the last part goes to the end of the search
		}
		for len(marks) > 0 && marks[0].before <= float64(i+1)/float64(n) {
			from, marks = marks[0].at, marks[1:]
		}
		parts[i].To = from
	}
	return parts
}
