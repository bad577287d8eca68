// Package explain says why a puzzle cannot have a solution, which slip may have
// left it without one, and how a board can be thought through to a solution.
//
// # Why there is no solution
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
// [Why] goes through such arguments and gives a [Reason] for each that holds. A
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
// # What may have been mistyped
//
// A printed puzzle nearly always has a solution, so one without was probably
// written down wrong. [Mend] undoes every single slip that a person makes (one
// side, a tile read counter-clockwise, two sides swapped, a tile twice, all sides
// in another order), drops by counting what cannot help, searches the rest, or on
// a small grid lays all tiles but one and looks at what is asked of the last
// (gaps.go), and lists the repairs that help, likeliest first: those that give a
// puzzle somebody knows, those with exactly one solution, those that make heads
// and tails even.
// [Near] undoes the same slips of any puzzle and lists those that give a known one.
//
// # What comes next
//
// Whoever is stuck on a board wants to know whether it is still possible, where
// something is forced, which tile that is, and why. An [Outlook] answers the first
// question, [Hint] the others, and [Explain] takes hint after hint to a full board.
// A [Step] that is forced is a proof about the board as it lies: every full board
// that follows from it has that tile there, or a copy that looks the same. Such
// steps are found by techniques, each with a code and a sentence of its own and in
// the order in which people take them:
//
//	onlytile.go   one loose tile only fits a cell; or it fits one cell only
//	usedup.go     the tiles that would fit too are all needed elsewhere
//	starving.go   anything else here leaves a cell with nothing
//	counting.go   anything else here wastes the rim, or too many heads or tails
//	refuting.go   anything else here is stuck within a few further tiles
//
// What is refuted has to be tried by whoever wants to see it, like what the search is
// asked for next ([Step.Tried]); everything else follows by looking and counting.
// How many tiles of a puzzle follow, and how many have to be tried, says which
// deductions suffice for it.
//
// Where no technique helps the search is asked: what all full boards have is
// forced, though nobody can say why in short, and where they differ a hint is a guess
// that follows one of them. The techniques see a survey (survey.go) of a standing
// (standing.go): the board with its clues (clued.go), the loose tiles, and what fits
// where.
//
// Reasons, repairs and steps carry a code and arguments, never prose; whoever speaks
// to people words them. Tiles, cells and sides are counted from 0. No argument of [Why]
// lays a tile except the clues, so that all of them together take a moment on any
// board.
package explain
