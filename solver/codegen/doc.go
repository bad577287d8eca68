// Package codegen compiles a search plan to a WebAssembly module, which is faster than a loop
// that interprets the plan.
//
// [Write] turns each step of the plan into a function. It receives what fits its cell, tries one
// look after the other, looks up what then fits the next cell, and calls the function of the next
// step; the tables and the order of the cells are constants in it. For nine tiles in reading
// order, the function of step 4 is in pseudocode:
//
//	fill4(candidates, unused, base):               0 1 2   the next cell, 5, lies
//	    opened[4]++                                3 4 5   below 2, which has chosen
//	    if nodes[4] >= limit: stop                 6 7 8   base, and beside 4
//	    nodes[4] += bits(candidates)
//	    while candidates != 0:
//	        look = lowest bit of candidates; take it out
//	        after = unused & keep[look]
//	        fitting = row[base + adds[look]] & after
//	        if fitting == 0: continue
//	        looks[4] = look
//	        if fill5(fitting, after, table6 + adds[looks[3]]):
//	            nodes[4] -= bits(candidates); stop
//
// It visits the same nodes in the same order as the plain loop of package search, and counts the
// same: a node for each look tried, a dead end for each look after which nothing fits (the nodes
// of a step minus the openings of the next). The two counts of a step share one number, one half
// each.
//
// # Two forms
//
// If a plan has few words of looks, the unused ones are passed down as parameters, so that
// lifting a tile costs nothing. If it has many, they are kept in memory, and a row lists only the
// words that it needs.
//
// # Stopping
//
// A few steps, the gates, check before any try whether their share of the budget is used up, and
// all steps above them stop with them. There are just enough gates to limit the work between two
// checks; in other steps the line with the limit is left out. So a run makes roughly as many
// nodes as its budget says, and reports their exact number: keeping the budget exactly would take
// a tenth of the time. When it stops, the looks on the board are in memory: that is the position.
//
// To continue from any position, each step has a second function that looks up its candidates
// again and skips those up to the look tried last. The [Executor] calls that of the deepest step,
// then that of the one above, and so on, so no function must be entered in its middle.
//
// Full boards are stored in memory, too; a run stops when there is no room for more.
//
// # Tried and rejected
//
// None of these was worth keeping. The figure is the speed relative to the current code, for V8
// on framed boards from 6x6 to 8x8:
//
//   - 0.97 to 1.00: keep the unused looks in memory even if there are few words of them, and
//     restore them after each call
//   - 0.95 to 1.02: look up what fits after each candidate of a cell before the first is placed,
//     so that the processor has one branch fewer to predict
//   - 0.96 to 1.02: try two candidates in each pass of the loop
//   - 1.00: let the called function compute the address of the next rows
//   - 1.00 to 1.04: pack the looks of tiles at the frame and of those inside into the same
//     words; that renumbers the looks, so saved searches could not be continued
//
// # Running
//
// This package only makes bytes. An [Instance] runs them: in the page the browser, in tests
// wazero.
package codegen
