// Package foreign reads and writes puzzles as other programs and people write them: links, files,
// lists in programs, and lists in prose.
//
// # The table
//
// Each format is a row of the table (formats.go): its name, how it is read and written, and what
// of a puzzle it can carry. There are two lists of rows. [Common] is for the page, and has the
// formats that its visitors can use. [All] is for the command, and adds those that a single
// program or author wrote. The page never names these, so its module does not contain them.
//
// A new format is one row with a pattern that shows how it looks, and a reader. The reader is in
// a file of its own or beside similar ones. A format whose tiles are read as any list needs none.
//
//   - A pattern (pattern.go) is a text with places for what the puzzle has: lists (lists.go),
//     such as the tiles or the sides of a tile, and values of their items (values.go;
//     identifiers.go for patterns of the command only). A format may have no place for something:
//     [Formats.Write] reads its own text again, reports what is lost (losses.go), and refuses a
//     puzzle that would come back as another one.
//   - A reader returns a candidate: a set, which is tiles whose sides are labels, a motif and
//     which half of it; a fault; and how strongly the text appears to be of this format. No
//     reader decides alone, so the order of the rows does not matter. Readers use a text's rows
//     (rows.go, pieces.go), its tree if it is JSON or XML (tree.go; json.go, xml.go, own.go), or
//     what stands in the places of their pattern (programs.go).
//   - The tests in roundtrip_test.go cover every row; add an example to testdata/texts.
//
// [Formats.Read] asks all readers. Names that only one format has, and numbers or edges that
// agree with each other, decide. Everything else is a list of tiles, which package reading reads
// by evidence (listing.go). If a text may be several puzzles, [Found] has all of them.
//
// One place turns a set into a puzzle and chooses its letters (set.go, letters.go). It chooses
// them so that numbers and letters survive writing and reading.
//
// The output of programs is read with its board. If the tiles match as they are printed, that is
// the board (drawing.go, printed.go). Numbered tiles are placed by lists of numbers and turns, or
// by arrows (answers.go).
//
// Often a text does not say which side comes first, and which is next. If it does ("top left
// right bottom", "anti-clockwise"), its sides are read so, even in JSON. If it does not,
// clockwise is assumed and the other possible orders are reported.
//
// An error is a puzzle.Fault whose code is one of [Codes], or of notation.Codes.
package foreign
