package api

import (
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

// The method that gives the tree of a watched search: the paths at many moments.

type treeParams struct {
	stepParams
	From   int `json:"from"`   // the number of an event
	Stride int `json:"stride"` // events between two paths
	Most   int `json:"most"`   // the most paths to return
}

// Tree is consecutive paths through the tree of a search.
type Tree struct {
	Paths []Branch `json:"paths"`
	Over  bool     `json:"over"` // whether the search ends before the next one
}

// Branch is a path as a difference: the nodes that it shares with the path before, then its own.
type Branch struct {
	Same  int        `json:"same"` // how many nodes at its beginning the path before has, too; 0 for the first path
	Nodes []TreeNode `json:"nodes"`
	Full  Count      `json:"full"` // full boards up to here
}

// TreeNode is a tile that the search has placed.
type TreeNode struct {
	Nth  Count `json:"nth"` // its number among the placements at its depth, from 1: this identifies the node
	Tile int   `json:"tile"`
	Turn int   `json:"turn"`
}

// tree returns the paths after event from and after every stride-th event from there on: at most so
// many, and as many as the budget allows.
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
			branch.Nodes = append(branch.Nodes, TreeNode{search.NumberOf(node.Nth), node.Placed.Tile, node.Placed.Turn})
		}
		told.Paths, before = append(told.Paths, branch), path.Nodes
	}
	return told, nil
}
