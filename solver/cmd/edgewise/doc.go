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
// The function run is the whole program without a process around it: it is
// given arguments and streams and returns the exit status, so tests call it.
// Each command is a function in a file of its own. It reads its flags, then
// the puzzle, works, and prints once.
//
// What may take long is done in slices and stopped by the end of its context,
// be it a signal or -limit (limit.go); after two seconds it says on a terminal
// what it is doing (status.go). A search that was stopped, or whose output could
// not be written, can always be gone on with, and with -save even one that was
// killed (keep.go).
//
// What is wrong is a [puzzle.Fault] all the way up, and becomes one sentence in
// run. Every sentence stands in a table per language, and the environment chooses
// the language. What the page says as well, such as faults, reasons and slips, comes
// from the page's own table, package web/words; what only the command says stands in
// words_en.go and its like, and under keys that the page does not have. With -json the
// output is the same in every language, and everything counts from 0. Text for people
// counts from 1.
package main
