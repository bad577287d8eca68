package search

import "slices"

// A branch is a tile on the way down and all that can follow it.
type branch struct {
	path  Position
	nodes float64 // as estimated
	whole bool    // whether it cannot be divided
}

// A split weighs its branches by so many visits of a probe, and each by at least
// so many. There are so many branches to a part that one more or less hardly
// counts, and never more than so many. Dividing a branch weighs what follows it
// anew; all in all that may take so many times the visits.
const (
	splitVisits     = 3_000_000
	fewestWeighing  = 200
	branchesPerPart = 16
	mostBranches    = 40_000
	mostVisitsTimes = 12
)

// A weighing of branches.
type weighing struct {
	plan   *Plan
	growth []float64
	each   int64 // visits for a branch
	left   int64 // visits for all
}

// branches divides the search, in search order, until no branch has more than an
// nth of all nodes: what is larger is replaced by what can follow it. They are
// weighed by about so many visits.
func (plan *Plan) branches(n int, visits int64) []branch {
	w := weighing{plan, plan.expect(), max(visits/int64(n), fewestWeighing), visits * mostVisitsTimes}
	list := w.follow(nil)
	total := 0.0
	for _, b := range list {
		total += b.nodes
	}
	for divided := true; divided && len(list) < mostBranches; {
		divided = false
		var finer []branch
		for _, b := range list {
			var following []branch
			if !b.whole && b.nodes*float64(n) > total && w.left > 0 {
				following = w.follow(b.path)
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

// follow lists the branches of all that can be laid after a path. Those for which
// no visits are left weigh as much as the others do on average.
func (w *weighing) follow(path Position) []branch {
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

// weigh makes a scale with about n marks, by about so many visits of a probe.
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
		s.marks = append(s.marks, mark{b.path, min(before/total, 1), s.alike(b.path)})
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
