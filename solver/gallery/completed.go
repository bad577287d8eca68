package gallery

import (
	"edgewise/solver/puzzle"
)

// blank is a tile of so many sides on which there is nothing.
const blank = "------"

// Completed tells of which puzzle the tiles of p are the clues, where all its other tiles
// are blank, as in the links that show the clues of a board and nothing else; it reports
// false where they are none's. Motifs may have other names, as in [Recognise], but no tile
// is mirrored; where the tiles lie plays no part.
func Completed(p *puzzle.Puzzle) (Entry, bool) {
	var told []puzzle.Tile
	for _, tile := range p.Tiles() {
		if tile.String() != blank[:len(tile)] {
			told = append(told, tile)
		}
	}
	if !p.MayTurn() || len(told) == 0 || 2*len(told) > len(p.Tiles()) {
		return Entry{}, false
	}
	mine := set{grid: p.Grid().Name, tiles: told, mates: *p.Mates()}
	for _, line := range lines() {
		if value(line.text, "&clues=") == "" || !sameShape(value(line.text, "grid="), mine.grid) {
			continue
		}
		theirs := line.clues()
		if len(theirs.tiles) != len(told) {
			continue
		}
		from, to := traitsOf(theirs, true), traitsOf(mine, true)
		pairing := pair(theirs, from, mine, to, true)
		if from.mayBe(to) && pairing.find(func() bool { return !pairing.mirrored }) {
			return newEntry(line.kind, line.text), true
		}
	}
	return Entry{}, false
}

// clues is the tiles that the puzzle fixes. None of them need be at the frame, so there
// is none.
func (l line) clues() set {
	whole := l.set()
	s := set{grid: whole.grid, mates: whole.mates}
	for _, clue := range read(l.text).Puzzle.Clues() {
		s.tiles = append(s.tiles, whole.tiles[clue.Tile])
	}
	return s
}
