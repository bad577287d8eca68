// Package hint says what a board forces: what comes next on it, and why.
//
// Whoever is stuck on a board wants to know whether it is still possible, where
// something is forced, which tile that is, and why. An [Outlook] answers the first
// question, [Find] the others, and [Explain] takes hint after hint to a full board.
//
// A [Step] that is forced is a proof about the board as it lies: every full board
// that follows from it has that tile there, or a copy that looks the same. Such
// steps are found by techniques, each with a code and a sentence of its own and in
// the order in which people take them (technique.go):
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
// What anybody can see is not for the search to say: two sides that clash come first
// (clash.go). And a reason is no good if it cannot be looked at: a step points at the sides
// that it speaks of (seats.go), and what is refuted, a step's other choices or a board, is
// so in branches of few tiles, each to a cell that nothing fits or a tile that fits
// nowhere (branch.go, refutation.go).
//
// Where no technique helps the search is asked: what all full boards have is
// forced, though nobody can say why in short, and where they differ a hint is a guess
// that follows one of them.
//
// The techniques see a survey (survey.go) of a standing (standing.go): the board with
// its clues, the loose tiles, and what fits where.
//
// A step carries its reason as a code and arguments, never prose; [Codes] lists them.
package hint
