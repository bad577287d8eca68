// Package trace follows a search step by step, forwards and backwards, so that a person can watch
// it work.
//
// A trace reports what the search does as [Event]s, numbered from 1:
//
//	1 place     tile 1 on cell 1
//	2 try       tile 2 on cell 2: its yellow head would meet a red tail
//	3 place     tile 3 on cell 2
//	4 dead-end  nothing fits cell 3
//	5 lift      tile 3 from cell 2
//	  …
//	9 solution  every cell is filled
//
// A textbook search has an event for every try. A search through tables finds what fits without
// trying, so it has only placements, dead ends, lifts and solutions.
//
// A [Trace] is a value. It runs the real search and derives the events from consecutive positions.
// On the way forwards it keeps marks ([search.Mark]). To go back, it restarts from a mark, and the
// search does the same again:
//
//	events   0 ········· 1000 ········· 2000 ··· 2400 · 2460 ·· 2478
//	marks    o             o              o        o      o      ↑ here
//
// There are never more than a few hundred marks, however long the search is: as their number
// grows, the trace drops every other one of the old ones, and the recent ones stay close together.
// So it can go anywhere in a search of any length, as fast as the search itself runs.
package trace
