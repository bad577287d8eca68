package search

import (
	"hash/fnv"
	"io"
	"strconv"

	"edgewise/solver/puzzle"
)

// Digest is a short name for all of a puzzle that its searches depend on: grid,
// tiles, mates, frame, clues and whether tiles may turn. Two puzzles that differ
// in one of them have different digests, but for one chance in 2^64.
func Digest(p *puzzle.Puzzle) string {
	var texts []string
	put := func(text string) { texts = append(texts, text) }
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
	return digest(texts...)
}

// Digest is a short name for all that decides which nodes a search of the plan
// makes, and in which sequence: the version, the puzzle, the mode with its switches,
// and the order cell by cell. Parts of searches belong together when their plans have the same.
func (plan *Plan) Digest() string {
	return digest(Version, Digest(plan.puzzle), plan.manner(), WriteNumbers(plan.order))
}

// Checksum is a short name for a text. One in which a single byte was changed has
// another for certain, any other but for one chance in 2^64.
func Checksum(text string) string { return digest(text) }

// IsChecksum reports whether a text may be the Checksum of another.
func IsChecksum(text string) bool {
	n, err := strconv.ParseUint(text, digits, 64)
	return err == nil && strconv.FormatUint(n, digits) == text
}

// digest is a short name for a list of texts.
func digest(texts ...string) string {
	hash := fnv.New64a()
	for _, text := range texts {
		io.WriteString(hash, text)
		hash.Write([]byte{0})
	}
	return strconv.FormatUint(hash.Sum64(), digits)
}
