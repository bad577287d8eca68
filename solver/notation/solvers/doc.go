// Package solvers writes puzzles for general solvers, and reads their answers.
//
// It writes three formats (write.go): exact cover with colours, in the format of Donald Knuth's
// programs (cover.go); a formula in conjunctive normal form (formula.go); a model for MiniZinc
// with its data (model.go). Which placements are possible is in ways.go. Every answer is one
// arrangement: copies are different tiles, and every turn of the board counts.
//
// An answer says where the tiles of a puzzle are, but not what is on them; [Answer] makes a board
// of it.
package solvers
