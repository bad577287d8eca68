// Package foreign reads and writes puzzles as other programs and people write
// them: links, files, lists in programs, and lists in prose.
//
// [Read] finds out what a text is. What says by itself which program has written it is tried first: a
// link, JSON and XML of known programs, a table behind a header, a drawn board. All else is a list of
// tiles, which package reading reads by evidence (listing.go); a text that may say several puzzles is
// [Found] with all of them. Only a handful of tiles, about which evidence knows too little, is read
// by its format alone.
//
// What is read is a [set]: tiles whose sides are labels, a motif and which half of it. One
// place makes the puzzle of a set, and chooses the letters.
// Writers go the other way: a puzzle is labelled, and each format writes labels.
// Numbers and letters are those that are read as the same edges again (numbers.go).
// What was written is read again at once: what does not come back is lost, and told
// (losses.go); a puzzle that would come back as another one is refused. The
// literals and lists of programming languages are only written; what is read of them
// are the tiles.
//
// What a program has printed of a board is read with the board: where the tiles fit as
// they stand, they lie so (printed.go, boards.go), and so do numbered tiles
// of which a list says how they lie (lists.go).
//
// Which side comes first, and which next, is often not said. A text that says
// so ("top left right bottom") is taken at its word; else the format's own
// order is assumed, and the caller is told which others there could be.
//
// What is wrong is a puzzle.Fault whose code is one of [Codes], or of
// notation.Codes.
package foreign
