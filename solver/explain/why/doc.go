// Package why proves that a puzzle has no solution, without searching.
//
// A search that ends with nothing proves that there is nothing, but tells
// nobody where to look. Often it is enough to sort the tiles and count. A framed
// board has four corners, and only three tiles have the frame's edge on two
// sides. Or every seam joins a brown head (B) and a brown tail (b), and the
// tiles do not show as many of the one as of the other:
//
//	+=======+  +=======+  +=======+  +=======+
//	‖       B  ‖       B  ‖       b  ‖       B      five heads and three tails:
//	‖   b   |  ‖   B   |  ‖   b   |  ‖   B   |      no seam for two of the heads
//	+-------+  +-------+  +-------+  +-------+
//
// [Reasons] goes through such arguments and gives a [Reason] for each that holds. A
// reason is a proof, never a guess: whoever gets one need not search. No reason,
// on the other hand, says nothing; some puzzles show only to a search that they
// have no solution.
//
// Each argument is a file of its own:
//
//	frame.go    the frame cannot close: corners, borders and inner tiles are counted
//	seams.go    heads and tails do not come out even on the whole board,
//	zones.go    or on a part of it that keeps to itself, such as the ring along the frame
//	alone.go    a tile has sides that no other tile answers, and nowhere to put them
//	clues.go    the clues contradict the frame, each other, or all other tiles
//
// No argument lays a tile except the clues, so that all of them together take a moment
// on any board.
//
// A reason carries a code and arguments, never prose; whoever speaks to people words
// it, and [Codes] lists what there is to word. Tiles, cells and sides are counted
// from 0. Packages mend and hint say what they find in the same way, and count as is
// counted here: by sets of [Sides], by [Edges] and what of them is to [Spare], and on
// boards as they lie with their clues on them ([Clued], in board.go).
package why
