// Package why proves without a search that a puzzle has no solution.
//
// A complete search that finds nothing is a proof, but it does not explain anything. Often it is
// enough to sort the tiles and count. A framed board has four corners, but only three tiles have
// the frame's edge on two sides. Or every seam joins a brown head (B) and a brown tail (b), but
// the tiles have different numbers of them:
//
//	+=======+  +=======+  +=======+  +=======+
//	‖       B  ‖       B  ‖       b  ‖       B      five heads and three tails:
//	‖   b   |  ‖   B   |  ‖   b   |  ‖   B   |      no seam for two of the heads
//	+-------+  +-------+  +-------+  +-------+
//
// [Reasons] tries such arguments and returns a [Reason] for each that holds. A reason is a proof,
// never a guess, so no search is needed. No reason means nothing: some puzzles need a search to
// show that they have no solution.
//
// Each argument is a file of its own:
//
//	frame.go    the frame cannot close: counts corner, border and inner tiles
//	seams.go    heads and tails differ in number on the whole board,
//	zones.go    or on a part whose seams join only its own sides, such as the ring along the frame
//	alone.go    a tile has sides that no other tile matches, and fits nowhere with them
//	clues.go    the clues contradict the frame, each other, or all other tiles
//
// No argument places a tile except the clues, so all of them together take a moment on any board.
//
// A reason has a code and arguments, never prose; [Codes] lists them, and the page and the
// command put them into words. Tiles, cells and sides count from 0. Packages mend and hint report
// their results in the same way, and share what is defined here: sets of [Sides], counts of
// [Edges] and what they must [Spare], and boards with their clues ([Clued], in board.go).
package why
