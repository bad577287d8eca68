// Package generate makes puzzles and tells how hard they are.
//
// # How hard
//
// The effort of a puzzle is a number that can be measured: how many tries a
// systematic solver takes on average until the first full board. That solver is
// the textbook's: it fills the cells in reading order, tries at each of them
// every unused tile in every turn that looks new, and goes back from a dead end.
// In which order it tries them is left to chance, at every cell anew. The mean
// over all these chances is worked out, not sampled, from one walk through the
// whole tree; see effort.go. So it is exact, and does not change when tiles are
// shuffled, turned or renamed.
//
//	the Hunde-Spiel     5,050 tries    easy
//	One Tough Puzzle   10,400          moderate
//	the insects        12,530          tricky
//
// A nine takes less than a millisecond. Where the tree is too large the effort is
// guessed, and its standard error says how far that may be off: by a factor of
// 4 or so, and where that would be 30 or more, only what it exceeds is told; see
// guess.go. [DifficultyOf] puts an effort in one of six words. How many
// tiles follow by deduction, and how many have to be tried, is the other half of the
// answer. Package hint gives it, for puzzles that it can reason through to the
// end; it has no part in the effort or the word for it, and Make does not aim at it.
//
// # Making
//
// [Make] prints motifs by chance on a full board, cuts it into tiles and counts
// their solutions by a complete search. Where there are too many, it changes one
// seam after the other and keeps what is no worse, until the number is right,
// then in the same way until the effort is. In the end it shuffles and turns the
// tiles. That may take minutes, so a [Making] does it in steps.
//
//	 A   C
//	d B|b D     the seam shows a head on one side and its tail on the other;
//	 c   a      to change it alters two tiles, and everything else stays
//
// The same options and seed give the same puzzle on every machine, as long as
// [Version] does not change: numbers left to chance come from SplitMix64, and no
// decision hangs on a number that is not whole.
//
// Who does not find in time what is wanted has [Making.Nearest], and may go on: a patient
// making ends with a puzzle only. [Offers] is what people may wish for who know nothing of
// motifs, a grid and a difficulty that were found to go together, and a [Wish] comes true
// with one solution. [Planted] and [Random] search nothing and promise less; they are for
// who tests solvers, at any size.
//
// [DayOf] is the puzzle of a day: a nine, of rising effort from Monday on, and since the
// second plan of the week something else on most weekends: seven hexagons, nine triangles,
// a framed board, or sixteen squares. A plan is a version of its own, and no day ever
// changes the plan that it was made by. A link to a day need not hold the puzzle:
// [LinkedDay] finds the day in …/#day=2026-11-21.
package generate
