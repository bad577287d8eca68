// Package articles reproduces five articles about puzzles of nine square tiles, with every figure
// in them. Their authors wrote at different times, in Haskell, Arc, Prolog and C#, about nearly
// the same program: place a tile, check whether it fits, go on or go back. But they count
// different things: sequences, tries, boards, calls of a function. Here each figure stands beside
// what it counts and the value found here:
//
//	an article ── its puzzle
//	   ├─ figures by a formula:  9! · 4⁹  = 95,126,814,720
//	   └─ runs, each a search of the puzzle or an experiment
//	         └─ figures counted in it:  73,508 tries, 16 arrangements
//
// A [Running] is a run in progress, with a bounded step, as searches have. Durations are quoted
// from the author; the caller must measure its own.
package articles
