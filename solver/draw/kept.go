package draw

import "edgewise/solver/puzzle"

// Show at most this many of the kept tiles, and this many beside one another.
const (
	keptMost    = 32
	keptColumns = 6
)

// Kept shows what could be kept of a puzzle that does not read: its tiles as they lie
// on the table, in rows as long as the grid's, so that the eye sees which are missing of nine,
// and numbered unless one between them is missing (nil). It is "" where they
// make no puzzle, not even a row of their own: the spec must have a grid, nothing else. The
// signs of the motifs are by their heads.
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
