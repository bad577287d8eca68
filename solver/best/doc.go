// Package best hunts for the best board of a puzzle that nobody can finish.
//
// A search (package search) goes back at the first seam that does not match, so for a puzzle that
// is too large it only finds partly empty boards. A [Hunt] places every tile and breaks as few
// seams as it can. It always has a best board so far, which improves the longer it runs.
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
// A [dive] is a search with a schedule: the most breaks allowed up to each depth. A cell takes
// the looks without a break first, then those with one broken seam, as long as the schedule
// allows one. Breaks are worth most near the end, where few tiles are left; if they come too
// late, no dive gets through. Pilots find the schedule: short dives that count how often each
// depth is reached. After the deepest depth that they reach often enough, one more break is
// allowed, again and again, until a board is full. None of this is tuned to one puzzle.
//
// # Early edges
//
// A few inner edges that are on few tiles are used up early: among candidates, tiles with many of
// them come first, and by each depth a share of them must be placed. The remaining tiles then
// have fewer different edges, and match more often.
//
// # The race
//
// The result of a dive depends on the tiles of its first rows, which it never gets to change. So
// several dives start with different early edges and random orders, the best of them continue for
// longer, and the best of these for longer still. Then new ones start.
//
// # A value
//
// Like a search, a hunt is a value: [Hunt.Step] does a bounded amount of work, counted in
// placements and never in seconds. The same seed gives the same boards in the same order on every
// machine, however the steps are sliced, and even if it is saved and resumed in between
// ([Hunt.Save], [Resume]).
//
// On a small board the least number of breaks can be proved: the hunt tries all boards without a
// break, then all with one, and so on, until it finds one.
//
// The frame is no seam: its edge must lie on the rim and nowhere else, and clues must stay in
// place. No break is allowed there.
package best
