// Package draw draws tiles and boards as SVG: one renderer for the page, for
// print, for thumbnails and for the README.
//
// An [Artist] draws one puzzle in one motif set. It makes whole pictures ([Artist.Board],
// [Artist.Loose], [Artist.Picture], [Artist.Cover]), parts and their places for a page that moves
// tiles about ([Artist.Symbols], [Artist.Layout]), and pages of paper with tiles to cut out
// ([Artist.Cut]). Lengths are in units, a hundredth of the grid's pitch, except for those of
// paper, which are in millimetres. [Letters] draws a board as text.
//
// # Seams
//
// Every motif is drawn once, whole, across a seam, in a side frame: the origin in the middle of a
// tile's side, on the line between two cells, y inwards, x clockwise. Its head lies at y >= 0,
// its tail at y <= 0; a tile shows the head, or the tail turned by 180°, as far as its card
// reaches. Two halves that meet would leave a hairline between them, so a bridge covers the seam:
// a strip of card with the whole motif on it.
//
// # Parts
//
// Symbols defines these elements, each centred on the origin, to be placed by <use>. T is a
// tile's number from 0, E an edge's sign.
//
//	empty      a cell without a tile; placed at the cell's frame
//	shadow-T   placed like the tile, but Layout.Sink lower
//	tile-T     the tile unturned; placed at the cell's frame, turned by
//	           Layout.Turn degrees per turn
//	over-T     what reaches over the neighbours (tabs), placed like the tile,
//	           above all tiles; empty in most sets
//	edge-E     one edge alone, as it is on a tile; placed at a side's frame.
//	           There for every edge on the tiles and for all that mate with them
//	bridge-E   a matched seam, seen from the side that shows E; placed at the
//	           frame of that side. Its motif has the class "whole"
//	conflict   a seam that does not match; placed at the frame of either side,
//	           enlarged where a pitch has fewer than 50 pixels
//	clue       brackets and pin of a fixed tile; placed at the cell's frame
//	mark       the triangle that points to the tile's own top; placed like the
//	           tile
//	number-T   placed at the cell's X and Y, never turned
//	letter-E   placed at a side's LetterX and LetterY, never turned; only for
//	           edges with a motif, as is bridge-E
//	flat-T     the tile where a pitch has fewer than 32 pixels; placed like the
//	           tile, without bridges, marks or writing
//	conflict-mark  a conflict among those, in pixels: placed at the frame of
//	           either side, enlarged to 100 units per pitch
//
// Colours are presentation attributes, for a light room; there are no style attributes. A page
// restyles by class: "card" (fill), "card-edge" (stroke), "shadow", "empty", "ink" (fill),
// "ink-line" (stroke), "rim" (the frame's edge), "closed" (the edge that mates with nothing),
// "conflict" and "conflict-ground" (stroke), "conflict-mark" (fill), and the groups "number",
// "letter", "mark", "clue" and "whole". Details of illustrations in the colour of the card have
// no class, and keep the attribute fill="#FFFBF1".
//
// # Grids
//
// All geometry comes from the grid's table, so another shape of grid needs no change here.
package draw
