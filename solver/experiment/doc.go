// Package experiment makes many puzzles by chance, counts the layings of each that are
// without conflict, and tabulates what it found: how many there are on average, how
// many were to be expected, and how few puzzles have any.
//
//	nine square tiles, each side one of 8 halves, independently and equally likely:
//	9!·4⁹ layings, and each of 12 seams mates in 1 of 8: 95,126,814,720 / 8¹² = 1.38
//	on average, but all of them are had by one puzzle in six
//
// What is counted is layings, with copies told apart, and a tile that looks the same
// after a turn counted in each of its turns. Only so is the mean what the formula says;
// of such tiles arrangements, as a search counts them, are fewer.
//
// An [Experiment] is a value that does a bounded amount of work in each step. The same
// options and seed give the same puzzles and figures on every machine.
package experiment
