// Package articles goes through five articles about puzzles of nine square tiles, and
// through every figure in them. People wrote them at different times, in Haskell, Arc,
// Prolog and C#, about much the same program: lay a tile, look whether it fits, go on
// or go back. What they count differs: sequences, tries, boards, calls of a function.
// Here each figure stands beside what it counts and what is found here:
//
//	an article ── its puzzle
//	   ├─ figures by a formula:  9! · 4⁹  = 95,126,814,720
//	   └─ runs, each a search of the puzzle or an experiment
//	         └─ figures counted in it:  73,508 tries, 16 arrangements
//
// A [Running] is a run under way, with a bounded step, as searches are. What an author
// measured with a clock is given as said; the clock beside it belongs to the caller.
package articles
