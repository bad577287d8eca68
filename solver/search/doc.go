// Package search finds and counts every solution of a puzzle.
//
// A search fills the cells of the board one by one in a fixed order and backtracks from a cell
// that no tile fits. [Compile] computes a [Plan]: everything that does not depend on the tiles on
// the board. That is the order, which neighbours of a cell are filled before it, and which turns
// of the whole board the search may skip.
//
//	4 1 3 0 5 2 7 6 8      the order on 3x3 without a frame: the centre first,
//	                       then always a cell with the most filled neighbours
//
// A [Search] is a value. [Search.Step] does a bounded amount of work and returns; inside there is
// no recursion, callback, clock or goroutine. A caller pauses a search by not calling Step and
// cancels it by dropping it. However a caller slices the steps, the search visits the same nodes
// in the same order.
//
// # Parts
//
// A [Position] says where a search stands: which looks lie on the first cells of the order, and
// which look it tried last on the next cell. A look is a tile in one of its turns. A search comes
// to its positions in a fixed order, so everything it does between two positions is a [Part].
// Adjacent parts add up to the whole, node by node and count by count. The rest follows:
//
//	pause and resume   the work left is the part from here to the end
//	workers            a [Job] hands out parts, and cuts one when too few wait
//	many machines      [Plan.Split] cuts the whole into n parts of similar work
//	a lost worker      the job hands out its part again; only reported work counts
//
// # Estimates
//
// A [Probe] descends the search tree at random and estimates its size, with a standard error, long
// before a search could finish. Probes choose the automatic order, weigh parts and predict the
// time.
//
// # Fewer nodes
//
// These ideas were tried to reduce the nodes, on randomly planted framed boards (6x6 with 5 to 7
// inner motifs, 7x7 with 8, 8x8 with 11). The right column says how the nodes changed; the counts
// never did:
//
//	begin at another corner     kept. One corner may have 3.8 times the nodes of another. The
//	                            corner that a probe prefers has up to a third fewer than the
//	                            first one, on average a tenth
//	stop when a motif has more  none fewer: it never happened
//	open seams than the tiles
//	left can close
//	stop when nothing fits an   1 to 6 percent fewer, 15 on 6x6 with 5 motifs; two thirds of that
//	open cell beside the tiles  when only cells on the rim are checked. Checking every such cell
//	laid                        costs more time than the nodes it saves
//	fill the last rows by       up to 4 percent more on 6x6, the same on 8x8
//	columns
//	fill the first rows by      from 10 percent fewer to 35 percent more, by chance
//	columns
//	look up the end in a table  not built: at most a thousandth of the nodes lie in the last row
//	meet in the middle          not built: half a board has a fifth of the nodes, and the other
//	                            half three corners to begin at. Together they have nearly as many
//	                            as the whole, and would still have to be stored and joined
//
// # Modes
//
// [Plain] is the textbook search: cells in reading order, every tile in input order and in every
// turn that looks new, each compared with the filled neighbours. It counts tries as well as nodes.
// Switches give it another order, treat copies as one tile or fix a turn, so that one sees what
// each trick saves. [Raw] visits the same nodes through tables and does not count tries. [Fast]
// chooses its order, treats copies as one tile and breaks the symmetry of the board; it gives the
// same counts from far fewer nodes.
//
// # Counts
//
// Pictures are full boards without mismatches that look different; arrangements also tell copies
// apart; solutions are pictures up to turns of the whole board. A search finds each picture once
// and decides from the picture alone whether it represents its solution: it does when it is the
// least of those of its turns that keep the clues. So a search remembers nothing it found, and the
// counts of two parts add up.
package search
