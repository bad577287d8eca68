// Package samples has the puzzles for the tests of why, mend and hint: spelled as they lie on the
// board (spelled.go), or random (planted.go). Everything random follows from a seed.
package samples
