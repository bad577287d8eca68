package gallery

import (
	"edgewise/solver/puzzle"
)

// blank[:n] is a tile of n sides with nothing on them.
const blank = "------"

// Completed returns the puzzle of which the tiles of p are the clues, if all other tiles of p are
// blank, as in links that show only the clues of a board; it reports false if there is none.
// Motifs may have other names, as in [Recognise], but the tiles may not be mirrored, and it does
// not matter where they lie.
func Completed(p *puzzle.Puzzle) (Entry, bool) {
	var given []puzzle.Tile
	for _, tile := range p.Tiles() {
		if tile.String() != blank[:len(tile)] {
			given = append(given, tile)
		}
	}
	if !p.MayTurn() || len(given) == 0 || 2*len(given) > len(p.Tiles()) {
		return Entry{}, false
	}
	mine := set{grid: p.Grid().Name, tiles: given, mates: *p.Mates()}
	for _, line := range lines() {
		if value(line.text, "&clues=") == "" || !sameShape(value(line.text, "grid="), mine.grid) {
			continue
		}
		theirs := line.clues()
		if len(theirs.tiles) != len(given) {
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

// clues returns the tiles that the puzzle's clues fix, without a frame: none of them need lie at
// the rim.
func (l line) clues() set {
	whole := l.set()
	s := set{grid: whole.grid, mates: whole.mates}
	for _, clue := range read(l.text).Puzzle.Clues() {
		s.tiles = append(s.tiles, whole.tiles[clue.Tile])
	}
	return s
}
