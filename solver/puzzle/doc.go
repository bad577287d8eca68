// Package puzzle defines edge-matching puzzles.
//
// A [Puzzle] is a [Grid] of cells, one [Tile] for each cell, and a rule for
// which edges mate. A tile has one [Edge] per side. An edge is written as one
// letter or digit; in the usual puzzle a letter and its other case are the two
// halves of one motif, so B (a brown dog's head) mates with b (its tail):
//
//	     B                side 0 is the top, sides run clockwise
//	  +-----+
//	s |     | G           the tile "BGus" of the Hunde-Spiel
//	  +-----+
//	     u
//
// Turning a tile once moves every edge one side clockwise: in turn t, side i
// shows the edge that side i-t shows in turn 0 ([Tile.At]).
//
// A [Board] is a partial map from cells to placements. It can hold anything a player does,
// matching or not, and reports conflicts and score.
//
// Puzzles are immutable and valid by construction: [New] checks everything once. An error is a
// [Fault]: a code and its arguments, never prose, so that each language has its own words for it.
//
// A [Grid] is a table of cells, their sides, and which sides touch. The files square.go,
// hexagon.go and triangle.go make such tables; nothing else here or in the search knows the shape
// of a cell.
package puzzle
