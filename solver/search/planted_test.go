package search_test

import (
	"math/rand/v2"

	"edgewise/solver/puzzle"
)

// plantedTiles returns the tiles of a board that has a solution, each on its own cell and
// unturned, with halves of the given number of motifs on the seams.
func plantedTiles(r *rand.Rand, width, height, motifs int) []puzzle.Tile {
	edge := func() puzzle.Edge {
		return puzzle.Edge('A'+r.IntN(motifs)) ^ puzzle.Edge(r.IntN(2)*0x20)
	}
	mate := func(e puzzle.Edge) puzzle.Edge { return e ^ 0x20 }
	tiles := make([]puzzle.Tile, width*height)
	for cell := range tiles {
		tile := puzzle.Tile{edge(), edge(), edge(), edge()}
		if cell%width > 0 {
			tile[3] = mate(tiles[cell-1][1])
		}
		if cell >= width {
			tile[0] = mate(tiles[cell-width][2])
		}
		tiles[cell] = tile
	}
	return tiles
}
