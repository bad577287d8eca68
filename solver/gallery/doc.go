// Package gallery holds the published puzzles that Edgewise knows, and
// recognises them.
//
// They are text in our own notation, embedded in the program: the tiles, of the
// published ones in the order in which they were, and what is known of a puzzle
// under keys of the gallery's own:
//
//	id            as in a file name
//	year          when it came out
//	author        who published the tiles
//	source        and under which title
//	same          the ID of the first entry that is the same puzzle, if that is
//	              another one
//	arrangements  the three counts of a full board,
//	pictures      as published or counted since
//	solutions
//	effort        how hard it is, as package generate measures it, or has
//	              with more time; to two figures where a rating does not go through it all
//	above         what the effort exceeds, where no more is known of it
//	best          how many seams match on the best board found, where nobody knows a
//	              solution; counted by package best
//	took          after how many seconds of one core it was
//
// What is not known is left out. The first four have a file each, with names
// for their motifs; published.txt, framed.txt and open.txt have a link on every line, with
// the gallery's own keys last. [All] reads only what a list of puzzles needs, and [Entry.Document] the rest.
//
// # Recognising
//
// Two puzzles are the same when one becomes the other by renaming its motifs,
// swapping the halves of some, reordering and turning the tiles, and mirroring
// all of them. [Recognise] finds what a puzzle is published as, [Containing]
// what some tiles may become, and [Completed] whose clues they are. Otherwise clues play no part. Where tiles may not turn
// nothing is recognised: all published puzzles let them.
//
// A digest that none of this changes rules out nearly all other puzzles; the
// rest is a search for tiles that correspond, and so for edges that do.
package gallery
