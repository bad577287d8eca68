// Command edgewise solves, counts, converts and draws edge-matching puzzles.
//
//	edgewise solve 'grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs'
//	edgewise stats -json puzzle.txt
//	edgewise convert -to link puzzle.txt
//	edgewise generate -day 2026-11-21
//	edgewise rate hunde-spiel
//	edgewise draw -solution 1 -o solved.svg hunde-spiel
//
// A puzzle comes as a link, as a file, as - for standard input, or as the name
// of a published puzzle; "edgewise help" lists commands and flags.
//
// # How it is built
//
// The function run is the whole program without a process around it: it takes arguments and
// streams and returns the exit status, so tests can call it. Each command is a function in a file
// of its own. It reads its flags, then the puzzle, works, and prints once.
//
// Long work is done in slices and stops when its context ends, by a signal or by -limit
// (limit.go); after two seconds a terminal shows what it is doing (status.go). A search that was
// stopped, or whose output could not be written, can always be continued, and with -save even one
// that was killed (keep.go).
//
// Errors are [puzzle.Fault] values all the way up; run turns them into one sentence. Every
// sentence is in a table per language, and the environment chooses the language. Sentences that
// the page has as well, such as those of faults, reasons and slips, come from the page's own
// table, package web/words; those of the command alone are in words_en.go and its like, under
// keys that the page does not have. With -json the output is the same in every language, and
// everything counts from 0. Text for people counts from 1.
package main
