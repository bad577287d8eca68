// Package mend finds the slip that may have left a puzzle without a solution.
//
// A printed puzzle nearly always has a solution, so one without was probably written
// down wrong: one side, a tile read counter-clockwise, two sides swapped, a tile
// twice, the sides of all tiles in another order. There are a few hundred such single
// slips in a puzzle of nine tiles (slips.go). A [Finder] undoes each of them and keeps
// those that help:
//
//	… GSbu GUbS GUgs   the Hunde-Spiel as it was typed: no solution
//	… GSbu GUbs GUgs   with s for S on the left of tile 8 there are two
//
// It is done in three ways, the cheapest first. Counting heads and tails, as package
// why does, drops most of what cannot help. On a small grid all tiles but one are laid
// in every way, once, and looking up what is asked of the last tile settles every slip
// on it (lasttile.go). The rest is searched, each for a short while; what takes longer
// waits until all others are settled. A tile typed twice does not tell which one is
// missing; a published puzzle that has the others does (missing.go).
//
// The repairs come likeliest first (likely.go), and each says which sides it changes, so that
// whoever has the real tiles can be asked about them. [Find] mends a puzzle without a solution.
// [Near] undoes the same slips of any puzzle and keeps those that give a known one. Which puzzles
// are known the caller tells.
//
// A repair carries a code and arguments, never prose; [Codes] lists them.
package mend
