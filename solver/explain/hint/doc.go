// Package hint finds the next step that a board forces, and the reason.
//
// A player who is stuck wants to know whether the board can still be completed, where a tile is
// forced, which one, and why. An [Outlook] answers the first question, [Find] the others, and
// [Explain] takes step after step to a full board.
//
// A forced [Step] is a proof about the board as it lies: every full board that contains it has
// that tile there, or a copy that looks the same. Techniques find such steps. Each has a code and
// a sentence of its own, and they are tried in the order in which people use them (technique.go):
//
//	onlytile.go   only one loose tile fits a cell, or it fits only that cell
//	usedup.go     the other tiles that fit are all needed elsewhere
//	starving.go   any other tile here leaves a cell that nothing fits
//	counting.go   any other tile here wastes the rim, or too many heads or tails
//	refuting.go   any other tile here gets stuck within a few further tiles
//
// A refutation has to be tried out to be seen, and so has a step that only the search knows
// ([Step.Tried]); all other steps follow by looking and counting. How many tiles of a puzzle
// follow, and how many must be tried, tells how far deduction carries.
//
// Two sides that clash are plain to see, so they come before anything the search says (clash.go).
// And a reason must be visible: a step points at the sides that it speaks of (seats.go), and a
// refutation, of a step's other choices or of a board, consists of branches of few tiles, each
// ending at a cell that nothing fits or a tile that fits nowhere (branch.go, refutation.go).
//
// If no technique helps, the search decides: a placement in all full boards is forced, though
// there is no short reason, and if the full boards differ, the hint is a guess that follows one
// of them.
//
// The techniques work on a survey (survey.go) of a standing (standing.go): the board with its
// clues, the loose tiles, and what fits where.
//
// A step carries its reason as a code and arguments, never prose; [Codes] lists them.
package hint
