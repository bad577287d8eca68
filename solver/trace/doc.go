// Package trace follows a search step by step, forwards and backwards, so that somebody
// can watch it think.
//
// What a search does is told as [Event]s, numbered from 1:
//
//	1 place     tile 1 on cell 1
//	2 try       tile 2 on cell 2: its yellow head would meet a red tail
//	3 place     tile 3 on cell 2
//	4 dead-end  nothing fits cell 3
//	5 lift      tile 3 from cell 2
//	  …
//	9 solution  every cell is filled
//
// A textbook search tells of every try; a search through tables finds what fits without
// trying, and tells of placements, dead ends and lifts only.
//
// A [Trace] is a value. It runs the search itself, nothing is imitated: an event is what
// lies between two positions that the search comes to. It goes back by way of the marks
// that it leaves on the way forwards ([search.Mark]), from which it does the same again:
//
//	events   0 ········· 1000 ········· 2000 ··· 2400 · 2460 ·· 2478
//	marks    o             o              o        o      o      ↑ here
//
// There are never more than a few hundred marks, however long the search is: of those
// far behind every other one is dropped as their number grows, and near the present they
// lie close together. So it goes anywhere in a search of any length, as fast as the
// search itself runs.
package trace
