// Package solvers writes puzzles for general solvers, and reads their answers.
//
// Three formats are written (write.go): exact cover with colours, as the programs of
// Donald Knuth read it (cover.go); a formula in conjunctive normal form (formula.go);
// a model for MiniZinc with its data (model.go). What can lie where stands in ways.go.
// Every answer is one arrangement: copies are told apart, and all turns of the board
// count.
//
// An answer tells how the tiles of a puzzle lie, and not what is on them; [Answer] makes
// a board of it.
package solvers
