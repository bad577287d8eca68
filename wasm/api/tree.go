package api

import (
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

// The method that shows the tree of a search that is watched: paths of many moments.

type treeParams struct {
	sliceParams
	From   int `json:"from"`   // the number of an event
	Stride int `json:"stride"` // how many events lie between two paths
	Most   int `json:"most"`   // how many paths, at most
}

// Tree are paths through the tree of a search, one after the other.
type Tree struct {
	Paths []Branch `json:"paths"`
	Over  bool     `json:"over"` // whether the search ends before the next one
}

// Branch is a path, as it differs from the one before; the first is told whole.
type Branch struct {
	Same  int    `json:"same"`  // how many nodes it begins with that the one before has, too
	Nodes []Node `json:"nodes"` // those that follow
	Full  Count  `json:"full"`  // boards up to here
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
