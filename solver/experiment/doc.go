// Package experiment makes many random puzzles, counts the layings of each that have no conflict,
// and tabulates the result: how many there are on average, how many were expected, and how few
// puzzles have any.
//
//	nine square tiles, each side one of 8 halves, independently and equally likely:
//	9!·4⁹ layings, and each of 12 seams mates in 1 of 8: 95,126,814,720 / 8¹² = 1.38
//	on average, but only one puzzle in six has any
//
// It counts layings: copies are told apart, and a tile that looks the same after a turn counts in
// each of its turns. Only then does the mean agree with the formula; a search counts
// arrangements, which are fewer if there are such tiles.
//
// An [Experiment] is a value that does a bounded amount of work in each step. The same options
// and seed give the same puzzles and figures on every machine.
package experiment
