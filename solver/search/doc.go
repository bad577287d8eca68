// Package search finds and counts every solution of a puzzle.
//
// A search fills the cells of the board one after the other, in a fixed order,
// and goes back from a cell that nothing fits. [Compile] works out beforehand
// all that does not depend on what lies on the board and keeps it as a [Plan]:
// the order, which neighbours of a cell are filled before it, and which turns
// of the whole board need not be searched again.
//
//	4 1 3 0 5 2 7 6 8      the order on 3x3 without a frame: the centre first,
//	                       then always a cell with as many filled neighbours
//	                       as can be had
//
// A [Search] is a value. [Search.Step] does a bounded amount of work and
// returns; there is no recursion, callback, clock or goroutine inside. To
// pause is not to call it, to cancel is to drop it. However the steps are
// sliced, the same nodes come in the same order.
//
// # Parts
//
// Where a search stands is a [Position]: which looks lie on the first cells of
// the order, and which was tried last on the next one. A search comes to its
// positions in a fixed order, so all it does between two of them is a [Part], and
// parts that meet add up to the whole, node by node and count by count. From this
// follows the rest:
//
//	pause and resume   what is left is the part from here to the end
//	workers            a [Job] hands out parts, and cuts one when too few wait
//	many machines      [Plan.Split] cuts the whole into n parts of similar work
//	a lost worker      its part is handed out again; only what was reported counts
//
// # Estimates
//
// A [Probe] goes down the tree of placements by chance and tells how large it is,
// with its error, long before a search could. By probes the automatic order is
// chosen, parts are weighed, and the time is foretold.
//
// # Fewer nodes
//
// What was tried in order to make fewer nodes, on framed boards planted at random (6x6 with 5 to
// 7 inner motifs, 7x7 with 8, 8x8 with 11), and how the nodes changed; the counts never did:
//
//	begin from another corner   kept. From one corner of a board there may be 3.8 times the nodes
//	                            that there are from another; from the one that a probe takes for
//	                            the best, up to a third fewer than from the first, on average a tenth
//	stop when more seams of     none fewer: that never happened
//	a motif are open than the
//	tiles left have
//	stop when nothing fits      1 to 6 percent fewer, 15 on 6x6 with 5 motifs; two thirds of that where
//	an open cell beside the     only cells on the rim are looked at. To look at every such cell takes
//	tiles laid                  longer than the nodes it saves
//	fill the last rows by       up to 4 percent more on 6x6, the same on 8x8
//	columns
//	fill the first rows by      from 10 percent fewer to 35 percent more, by chance
//	columns
//	look up the end in a table  not built: a thousandth of the nodes or less lies in the last row
//	meet in the middle          not built: half a board has a fifth of the nodes, and the other half
//	                            three corners to begin from. Together they come to nearly the whole,
//	                            and would still have to be kept and joined
//
// # Modes
//
// [Plain] is the textbook: cells in reading order, every tile in its given
// order in every turn that looks new, each compared with what lies beside it.
// It counts tries as well as nodes. Another order, copies as one and a fixed turn
// are switches of its own, so that one sees what each trick saves. [Raw] visits
// the same nodes through tables, and does not count tries. [Fast] chooses its order, lays copies once
// and breaks the symmetry of the board; it gives the same counts from far
// fewer nodes.
//
// # Counts
//
// Pictures are full boards without conflict that look different; arrangements
// tell copies apart; solutions are pictures up to turns of the whole board.
// Each picture is found once and decides by itself whether it stands for its
// solution: it does when it is the least of its turns that keep the clues. So
// nothing found needs to be remembered, and the counts of two parts of a
// search add up.
package search
