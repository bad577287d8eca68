// Package foreign reads and writes puzzles as other programs and people write
// them: links, files, lists in programs, and lists in prose.
//
// # The table
//
// Each format is a row of the table (formats.go): its name, how it is read and written, and what of a
// puzzle it can carry. Two lists of rows are there. [Common] is for the page, and has what its visitors
// have some use of; [All] is for the command, and has besides what one program or one author ever
// wrote. What the page never names its module does not carry.
//
// A new format is one row, whose pattern shows how it looks, and a reader, in a file of its own or beside
// those that are alike, unless its tiles are read as any list:
//
//   - A pattern (pattern.go) is a text with places for what the puzzle has: lists (lists.go), such as the
//     tiles and the sides of a tile, and values of each (values.go; identifiers.go has those that only the
//     command's patterns name). It leaves out what the format has no place for: [Formats.Write]
//     reads the text again at once, tells what is lost (losses.go), and refuses a puzzle that would come back as another one.
//   - The reader gives a candidate: a set, which is tiles whose sides are labels, a motif and which half
//     of it; what is wrong with it; and how much speaks for it that the text is of this format. It never
//     decides alone, so the sequence of the rows means nothing to it. A format that is only a list of
//     tiles has no reader. Readers have a text's rows (rows.go, pieces.go), its tree where it is JSON or XML
//     (tree.go; json.go, xml.go, own.go), or look for what stands in the places of their pattern
//     (programs.go).
//   - The tests of roundtrip_test.go take every row by itself; the texts of testdata/texts want one more.
//
// [Formats.Read] asks all readers. Names that only one format has, and numbers or edges that agree with
// each other, speak for more than evidence does; all else is a list of tiles, which package reading
// reads by evidence (listing.go). A text that may say several puzzles is [Found] with all of them.
//
// One place makes the puzzle of a set, and chooses the letters (set.go, letters.go). Numbers and letters
// are those that are read as the same edges again.
//
// What a program has printed of a board is read with the board: where the tiles fit as
// they stand, they lie so (drawing.go, printed.go), and so do numbered tiles
// of which a list says how they lie, or arrows do (answers.go).
//
// Which side comes first, and which next, is often not said. A text that says so ("top left right
// bottom", "anti-clockwise") is taken at its word, be it JSON; else clockwise is assumed, and the caller
// is told which others there could be.
//
// What is wrong is a puzzle.Fault whose code is one of [Codes], or of
// notation.Codes.
package foreign
