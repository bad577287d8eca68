package draw

import "edgewise/solver/puzzle"

// At most this many tiles, and this many per row, are drawn.
const (
	keptMost    = 32
	keptColumns = 6
)

// Kept draws the readable tiles of a text that is no puzzle: in rows as long as the grid's, so
// that gaps are plain to see, and numbered unless a tile between them is missing (nil). It
// returns "" if the tiles make no puzzle, not even in a row of their own; the spec needs nothing
// but a grid. signs has the signs of the motifs, by head.
func Kept(kept puzzle.Spec, art string, signs map[puzzle.Edge]string) string {
	var tiles []puzzle.Tile
	numbered := true
	for number, tile := range kept.Tiles {
		if tile != nil && len(tiles) < keptMost {
			numbered = numbered && number == len(tiles)
			tiles = append(tiles, tile)
		}
	}
	row, err := puzzle.Square(len(tiles), 1)
	if err != nil || kept.Grid.Sides != row.Sides {
		return ""
	}
	p, err := puzzle.New(puzzle.Spec{Grid: row, Tiles: tiles, Mates: kept.Mates})
	if err != nil {
		return ""
	}
	_, columns := kept.Grid.Size()
	return NewNamed(p, art, signs, nil).Loose(min(keptColumns, columns, len(tiles)), Options{Numbers: numbered})
}
