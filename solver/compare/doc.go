// Package compare compares the counts of another program with those of the textbook search: where
// they first differ, and which usual cause explains that.
//
//	36 138 470 1350 474 144 175 28 4    placements, cell by cell
//	6852                                a sum
//
// [Read] finds the counts in a program's output, and refuses what is ambiguous. A [Comparison]
// then makes one textbook search after the other, each a bounded amount of work at a time: first
// the one that is meant, then those that differ from it in as few ways as possible (order,
// copies, a fixed turn, what is counted), until one has exactly the same counts.
package compare
