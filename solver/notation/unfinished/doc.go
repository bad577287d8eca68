// Package unfinished edits puzzles whose tiles are still being entered.
//
// A [Puzzle] of this package is what a person types from a box: a grid, the motifs to choose
// from, the rules, and tiles some of whose sides are still missing. It is everything but the
// cursor. A puzzle never changes; every edit returns another one.
//
// [Read], [Puzzle.Text] and [Puzzle.Link] read and write it in the notation, where a side that is
// not entered is a "?" and tiles may be missing at the end:
//
//	grid: 3x3
//	tiles:
//	BGus
//	B?s
//
// The other methods change or examine it:
//
//   - [Puzzle.Regrid], [Puzzle.Remate], [Puzzle.More], [Puzzle.Less] and [Puzzle.Framed] change the
//     rules, and the tiles only where they must.
//
//   - [Puzzle.Meant] and [Puzzle.Bring] say which edge a typed character means.
//
//   - [Puzzle.Balance], [Puzzle.Alike] and [Puzzle.Lonely] find likely mistakes without a search.
package unfinished
