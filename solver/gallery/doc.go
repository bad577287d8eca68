// Package gallery holds the published puzzles that Edgewise knows.
//
// Each is a text file in our own notation, embedded in the program: its tiles
// in the order in which they were published, the names of its motifs, and what
// is known of it under keys of the gallery's own:
//
//	year          when it came out
//	author        who published the tiles
//	source        and under which title
//	arrangements  the three counts of a full board,
//	pictures      as published or counted since
//	solutions
//
// What is not known is left out. [All] reads them when it is called; nothing
// is done before.
package gallery
