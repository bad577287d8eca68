// Package notation reads and writes puzzles as links and as text files.
//
// A puzzle is one readable line. This is the Hunde-Spiel, nine tiles with four
// dogs on them, as it stands behind the # of a link:
//
//	grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&name=Hunde-Spiel&end=1
//
// The grid is three squares wide and three high. Each word is a tile: one character per side,
// clockwise from the top. A letter and its other case are the two halves of one motif and mate,
// so B, a brown dog's head, goes with b, its tail.
//
// The same keys, one per line, make a text file:
//
//	# Das verflixte Hunde-Spiel
//	grid: 3x3
//	tiles:
//	  BGus
//	  BSbu
//	  …
//	name: Hunde-Spiel
//
// # Keys
//
//	grid    3x3: width x height in squares. hex2: a hexagon of hexagons, two on
//	        each side. tri3: a triangle of triangles, three on each side
//	tiles   the tiles, separated by full stops; the letters, the digits and - are
//	        edges, and - mates with nothing
//	mates   same: every edge mates with itself. Or what differs from the usual:
//	        Aa.bb.c- is A with a, b with itself, c with nothing
//	frame   the edge that must be on the rim, and nowhere else
//	turn    no: tiles may not be turned
//	clues   placements fixed by the puzzle, CELL.TILE.TURN, joined by _
//	name    what the puzzle is called
//	by      who made it
//	art     the motif set to draw it with; signs are the digits and letters of names or edges
//	halves  what the two halves of a motif are called, such as tab.blank
//	motifs  what the motifs are called, such as B:brown_dog.G:grey_dog
//	board   a position: for each cell TILE.TURN, or - where it is empty, joined by _
//	watch   a moment of a search: STEP.MODE.ORDER, such as 212.plain.row
//	end     1: the link is complete; a key behind it was added on the way and is dropped
//
// Cells, tiles and turns count from 0. The grid and the tiles are required, everything else is
// optional. The key v is reserved. Any other key is kept as it is, with a note.
//
// # Names
//
// In names a space is written _ and every character but A-Z a-z 0-9 ~ - as its percent escapes.
// Values are split at & = . _ : first and unescaped after, so a name may contain any character.
// In a text file spaces and most other characters may stand as themselves; # begins a comment at
// the start of a line and after a space.
//
// # Cut links
//
// A link that we write ends with end=1, and every key that changes what the tiles mean comes
// before them. So a link cut in transit either lacks tiles, which is a fault that says how many
// arrived, or holds the whole puzzle. [Salvage] returns what can be kept of a text that cannot be
// read.
//
// # Faults and notes
//
// An error is a [puzzle.Fault] whose code is one of [Codes]. What is odd but not wrong becomes a
// note of the same type, and the document is read anyway. Each kind of note is given three times
// at most; one more note counts the rest.
package notation
