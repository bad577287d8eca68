// Package compare holds the counts of somebody's own solver against those of the
// textbook search: where they first differ, and which usual cause explains them.
//
//	36 138 470 1350 474 144 175 28 4    placements, cell by cell
//	6852                                a sum
//
// [Read] takes counts from what a program has printed, and refuses what is not certain. A
// [Comparison] then makes one textbook search after the other, each a bounded amount of
// work at a time: first the one that is meant, then those that differ from it in as few
// ways as can be, in order, copies, a fixed turn and what is counted, until one has the
// very same counts.
package compare
