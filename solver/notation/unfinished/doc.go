// Package unfinished is about puzzles whose tiles are still being entered.
//
// A [Puzzle] of this package is a value as a person has it before him who types the
// tiles of a box: a grid, the motifs to choose from, the rules, and tiles of which
// sides are still missing. Nothing but the cursor is left out, and no value is ever
// changed; every change gives another one.
//
//   - [Read], [Puzzle.Text] and [Puzzle.Link] read and write it in the notation, where
//     a side that is not entered is a "?" and tiles may be missing at the end:
//
//     grid: 3x3
//     tiles:
//     BGus
//     B?s
//
//   - [Puzzle.Regrid], [Puzzle.Remate], [Puzzle.More], [Puzzle.Less] and
//     [Puzzle.Framed] change the rules, and the tiles no more than they must.
//
//   - [Puzzle.Keys] and [Puzzle.Bring] say which edge a person means by a sign.
//
//   - [Puzzle.Balance], [Puzzle.Alike] and [Puzzle.Lonely] tell what can be told
//     before anything is searched.
package unfinished
