package trace

import "edgewise/solver/puzzle"

// A Path is what lies on the board behind so many events: a root-to-leaf path of the
// search tree. Paths of many moments, side by side, are the tree as an icicle:
//
//	event    0    8   16   24   32   40   48
//	depth 1  ·    1    1    1    1    2    2      the nth placement there; where two
//	depth 2  ·    ·    1    1    2    ·    3      neighbours have the same one, it is
//	depth 3  ·    ·    1    2    3    ·    ·      one node, which spans them both
//
// So a tree of any size is seen as finely as one likes, for no more than its paths.
type Path struct {
	Number uint64 // of the event
	Nodes  []Node // by depth
	Full   uint64 // boards up to here
}

// A Node is a tile that lies where a search has placed it. The nth placement at a depth
// is made once, and stays until it is lifted, so that it says which node it is.
type Node struct {
	Nth    uint64 // among the placements at its depth, from 1
	Placed puzzle.Placement
}

// reaching is what it costs at least to come to a moment, in placements.
const reaching = 64

// Paths are the paths behind event from, and behind every stride-th from there on: at
// most so many, with about budget placements, or in plain mode tries. It reports whether
// the search ends before the next one. If there are none, the next call goes on.
//
// The trace itself stays where it is: another one runs beside it, and has marks of its
// own.
func (t *Trace) Paths(from, stride uint64, most int, budget int64) (paths []Path, over bool) {
	if t.beside == nil {
		t.beside = &Trace{plan: t.plan, begin: t.begin, marks: t.marks.clone()}
		t.beside.goTo(t.marks.far[0])
	}
	beside := t.beside
	for ; len(paths) < most && budget > 0; from += stride {
		before := beside.so.Number
		if !beside.Reach(Target{Of: Events, Depth: -1, Count: from}, budget) {
			return paths, false
		}
		if beside.so.Number < from {
			return paths, true
		}
		paths = append(paths, beside.path())
		budget -= reaching
		if from > before {
			budget -= int64(from - before)
		}
	}
	return paths, false
}

// path is what lies on the board now.
func (t *Trace) path() Path {
	laid := t.plan.Laid(t.so.At)
	path := Path{Number: t.so.Number, Nodes: make([]Node, len(laid)), Full: t.so.Full}
	for depth, placed := range laid {
		path.Nodes[depth] = Node{t.so.Nodes[depth], placed}
	}
	return path
}
