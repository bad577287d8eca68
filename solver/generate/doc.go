// Package generate makes puzzles and rates how hard they are.
//
// # How hard
//
// The effort of a puzzle is the number of tries that a systematic solver takes on average until
// the first full board. That solver is the textbook search: it fills the cells in reading order,
// tries at each cell every unused tile in every turn that looks new, and goes back from a dead
// end. The order of the tries is random, at every cell anew. One walk through the whole tree
// gives the exact mean over all these orders, without sampling; see effort.go. So the effort does
// not change when tiles are shuffled, turned or renamed.
//
//	the Hunde-Spiel     5,050 tries    easy
//	One Tough Puzzle   10,400          moderate
//	the insects        12,530          tricky
//
// A nine takes less than a millisecond. If the tree is too large the effort is estimated, and its
// standard error says how far that may be off: usually by a factor of 4. If that factor would be
// 30 or more, only a lower bound is given; see guess.go. [DifficultyOf] puts an effort into one
// of six words. The other half of the answer, how many tiles follow by deduction and how many
// must be tried, comes from package hint, for puzzles that it can reason through to the end. It
// does not enter the effort or its word, and Make does not aim at it.
//
// # Making
//
// [Make] prints random motifs on a full board, cuts it into tiles and counts their solutions by a
// complete search. If there are too many, it changes one seam after the other and keeps what is
// no worse, until the number is right, and then in the same way until the effort is. In the end
// it shuffles and turns the tiles. That may take minutes, so a [Making] works in steps.
//
//	 A   C
//	d B|b D     the seam shows a head on one side and its tail on the other;
//	 c   a      changing it alters two tiles and nothing else
//
// The same options and seed give the same puzzle on every machine, as long as [Version] does not
// change: random numbers come from SplitMix64, and every decision depends on whole numbers only.
//
// If the time runs out, [Making.Nearest] is the closest puzzle so far; a Patient making goes on
// until it has the right one. [Offers] lists what a person may wish for without knowing about
// motifs: a grid and a difficulty that are known to go together. A [Wish] is for one of these,
// and always for one solution. [Planted] and [Random] do not search and promise less; they are
// for testing solvers, at any size.
//
// [DayOf] is the puzzle of a day: a nine, with rising effort from Monday on, and since the second
// plan of the week something else on most weekends: seven hexagons, nine triangles, a framed
// board, or sixteen squares. Each plan has its own version, and a day never changes the plan that
// it was made by. A link to a day does not contain the puzzle: [LinkedDay] finds the day in
// …/#day=2026-11-21.
package generate
