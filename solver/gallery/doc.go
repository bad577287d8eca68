// Package gallery holds the published puzzles that Edgewise knows, and recognises them.
//
// They are text in our own notation, embedded in the program: the tiles, in published order where
// a puzzle was published, and what is known of the puzzle, under keys of the gallery's own:
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
//	effort        how hard it is, as package generate measures it, or would with
//	              more time; to two figures if a rating does not finish
//	above         what the effort exceeds, if no more is known of it
//	best          how many seams match on the best board found, if nobody knows a
//	              solution; counted by package best
//	took          after how many seconds of one core that board was found
//
// Unknown values are left out. The first four puzzles have a file each, with names for their
// motifs; published.txt, framed.txt and open.txt have a link per line, with the gallery's own keys
// last. [All] reads only what a list of puzzles needs, and [Entry.Document] the rest.
//
// # Recognising
//
// Two puzzles are the same when one becomes the other by renaming its motifs, swapping the halves
// of some, reordering and turning the tiles, and mirroring all of them. [Recognise] finds what a
// puzzle was published as, [Containing] what a set of tiles may become, and [Completed] whose
// clues the tiles are. Otherwise clues play no part. Puzzles whose tiles may not turn are never
// recognised, because all published puzzles let them turn.
//
// A digest that none of these changes affects rules out nearly all other puzzles; for the rest, a
// search looks for tiles, and so for edges, that correspond.
package gallery
