package trace

import "edgewise/solver/puzzle"

// A Path is the tiles on the board after a number of events: a path from the root of the search
// tree. The paths of many moments, side by side, draw the tree as an icicle:
//
//	event    0    8   16   24   32   40   48
//	depth 1  ·    1    1    1    1    2    2      the nth placement there; where two
//	depth 2  ·    ·    1    1    2    ·    3      neighbours have the same one, it is
//	depth 3  ·    ·    1    2    3    ·    ·      one node, which spans them both
//
// So a tree of any size is drawn at any resolution at the cost of its paths only.
type Path struct {
	Number uint64 // how many events
	Nodes  []Node // by depth
	Full   uint64 // full boards so far
}

// A Node is a tile where a search placed it. The nth placement at a depth is made only once and
// stays until it is lifted, so Nth and the depth identify the node.
type Node struct {
	Nth    uint64 // among the placements at its depth, from 1
	Placed puzzle.Placement
}

// reachCost is what Paths charges at least for moving to a moment, in placements.
const reachCost = 64

// Paths returns the paths after event from and after every stride-th event from there on: at most
// most of them, with about budget placements, or tries in plain mode. It reports whether the
// search ends before the next one. A call that returns none goes on at the next call.
//
// The trace itself stays where it is: a second trace, with its own marks, does the work.
func (t *Trace) Paths(from, stride uint64, most int, budget int64) (paths []Path, over bool) {
	if t.scout == nil {
		t.scout = &Trace{plan: t.plan, begin: t.begin, marks: t.marks.clone()}
		t.scout.goTo(t.marks.far[0])
	}
	scout := t.scout
	for ; len(paths) < most && budget > 0; from += stride {
		before := scout.so.Number
		if !scout.Reach(Target{Of: Events, Depth: -1, Count: from}, budget) {
			return paths, false
		}
		if scout.so.Number < from {
			return paths, true
		}
		paths = append(paths, scout.path())
		budget -= reachCost
		if from > before {
			budget -= int64(from - before)
		}
	}
	return paths, false
}

// path returns the tiles on the board now.
func (t *Trace) path() Path {
	laid := t.plan.Laid(t.so.At)
	path := Path{Number: t.so.Number, Nodes: make([]Node, len(laid)), Full: t.so.Full}
	for depth, placed := range laid {
		path.Nodes[depth] = Node{t.so.Nodes[depth], placed}
	}
	return path
}
