package api

import (
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

// The method that gives the tree of a watched search: the paths at many moments.

type treeParams struct {
	sliceParams
	From   int `json:"from"`   // the number of an event
	Stride int `json:"stride"` // events between two paths
	Most   int `json:"most"`   // the most paths to return
}

// Tree is a sequence of paths through the tree of a search.
type Tree struct {
	Paths []Branch `json:"paths"`
	Over  bool     `json:"over"` // the search ends before the next path
}

// Branch is a path, as a difference to the one before; the first is complete.
type Branch struct {
	Same  int    `json:"same"`  // how many nodes it shares with the one before
	Nodes []Node `json:"nodes"` // the nodes after those
	Full  Count  `json:"full"`  // full boards up to here
}

// Node is a tile that lies where the search placed it.
type Node struct {
	Nth  Count `json:"nth"` // among the placements at its depth, from 1
	Tile int   `json:"tile"`
	Turn int   `json:"turn"`
}

func (a *API) tree(p treeParams) (Tree, error) {
	t, err := live[*trace.Trace](a, p.Handle)
	if err != nil {
		return Tree{}, err
	}
	if p.From < 0 || p.Stride < 1 || p.Most < 1 || p.Budget < 1 {
		return Tree{}, badParams("stride")
	}
	paths, over := t.Paths(uint64(p.From), uint64(p.Stride), p.Most, int64(p.Budget))
	told := Tree{Over: over}
	var before []trace.Node
	for _, path := range paths {
		branch := Branch{Full: search.NumberOf(path.Full)}
		for branch.Same < min(len(before), len(path.Nodes)) && before[branch.Same] == path.Nodes[branch.Same] {
			branch.Same++
		}
		for _, node := range path.Nodes[branch.Same:] {
			branch.Nodes = append(branch.Nodes, Node{search.NumberOf(node.Nth), node.Placed.Tile, node.Placed.Turn})
		}
		told.Paths, before = append(told.Paths, branch), path.Nodes
	}
	return told, nil
}
