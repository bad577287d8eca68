// Package mend finds the slip that may have left a puzzle without a solution.
//
// A printed puzzle nearly always has a solution, so one without was probably typed wrong: one
// side, a tile read counter-clockwise, two sides swapped, a tile entered twice, the sides of all
// tiles in another order. A puzzle of nine tiles has a few hundred such single slips (slips.go).
// A [Finder] undoes each of them and keeps those that help:
//
//	… GSbu GUbS GUgs   the Hunde-Spiel as it was typed: no solution
//	… GSbu GUbs GUgs   with s for S on the left of tile 8 there are two
//
// It tests a slip in three ways, the cheapest first. Counting heads and tails, as package why
// does, rejects most of those that cannot help. On a small grid the finder places all tiles but
// one in every possible way, once, and tallies which edges the last tile must show; looking up a
// tile there settles every slip on it (lasttile.go). The remaining slips are searched, each for a
// short while; those that need longer wait until all others are settled. If a tile was entered
// twice, the others do not tell which one is missing, but a published puzzle that contains them
// does (missing.go).
//
// The repairs come likeliest first (likely.go), and each says which sides it changes, so that a
// person with the real tiles can check them. [Find] repairs a puzzle without a solution. [Near]
// undoes the same slips of any puzzle and keeps those that give a known one. The caller says
// which puzzles are known.
//
// A repair carries a code and arguments, never prose; [Codes] lists them.
package mend
