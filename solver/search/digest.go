package search

import (
	"hash/fnv"
	"strconv"

	"edgewise/solver/puzzle"
)

// Digest is a short name for all of a puzzle that its searches depend on: grid,
// tiles, mates, frame, clues and whether tiles may turn. Two puzzles that differ
// in one of them have different digests, but for one chance in 2^64.
func Digest(p *puzzle.Puzzle) string {
	hash := fnv.New64a()
	put := func(text string) {
		hash.Write([]byte(text))
		hash.Write([]byte{0})
	}
	put(p.Grid().Name)
	for _, tile := range p.Tiles() {
		put(tile.String())
		for _, edge := range tile {
			put(p.Mates()[edge].String())
		}
	}
	if frame, framed := p.Frame(); framed {
		put(frame.String())
	}
	for _, clue := range p.Clues() {
		for _, n := range []int{clue.Cell, clue.Tile, clue.Turn} {
			put(strconv.Itoa(n))
		}
	}
	if !p.MayTurn() {
		put("upright")
	}
	return strconv.FormatUint(hash.Sum64(), digits)
}
