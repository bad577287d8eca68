// Package samples has the puzzles on which why, mend and hint are tested: spelled as
// they stand on the board (spelled.go), or made by chance (planted.go). Everything
// random follows from its seed.
package samples
