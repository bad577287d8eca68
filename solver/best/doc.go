// Package best looks for the best board of a puzzle that nobody can finish.
//
// A search (package search) goes back at the first seam that does not match, so of a
// puzzle too large for it one sees boards that are partly empty. A [Hunt] lays every
// tile, and allows as few seams as it can to be broken. What it has is the best board so
// far; it gets better for as long as one wants.
//
//	10x10, in rows, the last five rows column by column
//
//	 0  1  2  3  4  5  6  7  8  9      no break is allowed here
//	10 11 12 13 14 15 16 17 18 19
//	20 21 22 23 24 25 26 27 28 29
//	30 31 32 33 34 35 36 37 38 39
//	40 41 42 43 44 45 46 47 48 49
//	50 55 60 65 70 75 80 85 90 95      from here on one more is allowed
//	51 56 61 66 71 76 81 86 91 96      after each cell at which too few
//	52 57 62 67 72 77 82 87 92 97      tries are left
//	53 58 63 68 73 78 83 88 93 98
//	54 59 64 69 74 79 84 89 94 99
//
// # The schedule
//
// A [dive] is a search with a schedule: so many breaks may lie behind it at each depth. A
// cell takes the looks that break nothing first, then those with one broken seam, as
// long as the schedule has one to give. Breaks are worth most near the end, where few
// tiles are left; too late, nothing comes through at all. So the schedule is found by
// pilots: short dives that count how often each depth is reached. Behind the deepest
// depth that is still reached often enough, one more break is allowed, again and again,
// until a full board is found. Nothing about it is made for one puzzle.
//
// # Early edges
//
// A few inner edges that lie on few tiles are used up early: where a choice is left, tiles
// with many of them go first, and by each depth a share of them has to be laid. What
// is left then has fewer edges, and matches more often.
//
// # The race
//
// How a dive fares depends on the tiles of its first rows, which it never comes back to
// change. So several begin with other early edges and other chances, the best of them
// go on for longer, and the best of these for longer still. Then others begin.
//
// # A value
//
// A hunt is a value as a search is: [Hunt.Step] does a bounded amount of work, counted in
// placements and never in seconds. With the same seed the same boards come in the same
// order on every machine, however the steps are sliced, and whether it was written
// down and taken up in between or not ([Hunt.Save], [Resume]).
//
// On a small board the least number of breaks can be proved: all boards without a break,
// then all with one, and so on, until there is one.
//
// The frame is no seam: its edge lies on the rim and nowhere else, clues stay where they
// are, and nothing buys an exception.
package best
