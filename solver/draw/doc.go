// Package draw draws tiles and boards as SVG: one renderer for the page, for
// print, for thumbnails and for the README.
//
// An [Artist] knows one puzzle and one motif set. It gives a picture in one
// piece ([Artist.Board], [Artist.Loose], [Artist.Picture], [Artist.Cover]), or parts and places for a page that
// moves tiles about ([Artist.Symbols], [Artist.Layout]), or pages of paper with
// tiles to be cut out ([Artist.Cut]). All lengths are in units, a hundredth of
// the grid's pitch, but for those of paper, which are in millimetres. [Letters]
// draws a board where there are no pictures.
//
// # Seams
//
// Every motif is drawn once, whole, across a seam, in a side frame: the origin
// in the middle of a tile's side, on the line between two cells, y inwards, x
// clockwise. Its head lies at y >= 0, its tail at y <= 0; a tile shows the
// head, or the tail turned by 180°, as far as its card reaches. When two halves
// meet they are not left to touch, for a hairline would remain: a bridge is
// laid over the seam, a strip of card and on it the whole motif.
//
// # Parts
//
// Symbols defines these elements, each centred on the origin and to be placed
// by <use>. T is a tile's number from 0, E an edge's sign.
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
// Colours stand in presentation attributes, for a light room; there are no
// style attributes. A page restyles by class: "card" (fill), "card-edge"
// (stroke), "shadow", "empty", "ink" (fill), "ink-line" (stroke), "rim" (the
// frame's edge), "closed" (the edge that mates with nothing), "conflict" and
// "conflict-ground" (stroke), "conflict-mark" (fill), and the groups "number",
// "letter", "mark", "clue" and "whole". Details of illustrations are card too,
// and keep the attribute fill="#FFFBF1".
//
// # Grids
//
// Geometry is read from the grid's table, so a grid of hexagons or triangles
// needs nothing new here.
package draw
