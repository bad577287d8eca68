// Package codegen writes a search plan out as a WebAssembly module of its own, which
// goes through it faster than any loop that has to look the plan up.
//
// [Write] turns each step of the plan into a function. It is given what fits its cell,
// tries one look after the other, looks up what then fits the next cell, and calls the
// function of the next step; the tables and the order of the cells are constants in it.
// Where nine tiles are laid in reading order, the function of step 4 is in plain words:
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
// It visits the same nodes in the same order as the plain loop of package search, and
// counts the same: a node for each look tried, a dead end for each look after which
// nothing fitted (nodes of a step less those after which the next was opened). Both counts of
// a step stand in one number, one half each.
//
// # Two forms
//
// Where a plan has few words of looks, the unused ones are carried down as parameters, so
// that lifting a tile is no work. Where it has many, they are kept in the memory, and a
// row lists only the words that it needs.
//
// # Stopping
//
// A few steps, the gates, look before they try anything whether they have had their share of the
// budget, and all above them stop with them. There are as few as will do for not too much to lie
// between two looks; elsewhere the line with the limit is left out. So a run makes about as many
// nodes as its budget says, and tells to the last how many they were: to keep a budget to the
// node takes a tenth of the time. What lies on the board at the stop is in the memory, look by
// look: that is the position.
//
// To go on from a position, whoever it is from, each step has a second function that
// looks its candidates up anew and leaves out those up to the look tried last. The
// [Executor] calls that of the deepest step, then that of the one above, and so on: no
// function has to be entered in its middle.
//
// Full boards are put into the memory, too, and given out when there is room for no more.
//
// # Tried, and left out
//
// None of this was worth keeping. Before each stands how many times as fast V8 then searched framed
// boards from 6x6 to 8x8:
//
//   - 0.97 to 1.00: to keep the unused looks in the memory even where there are few words of
//     them, and set them back after each call
//   - 0.95 to 1.02: to look up what fits after each candidate of a cell before the first is laid,
//     so that the processor has one branch fewer to predict
//   - 0.96 to 1.02: to try two candidates in each pass of the loop
//   - 1.00: to have the function that is called work out where the next row begins
//   - 1.00 to 1.04: to pack the looks of the tiles at the frame and of those inside into the
//     same words; that numbers the looks anew, so no search saved before could be continued
//
// # Running
//
// This package returns bytes. Who runs them is an [Instance]: the page has the browser do
// so, the tests wazero.
package codegen
