package search

import (
	"hash/fnv"
	"io"
	"strconv"

	"edgewise/solver/puzzle"
)

// Digest returns a short name for everything about a puzzle that its searches depend on: grid,
// tiles, mates, frame, clues and whether tiles may turn. Puzzles that differ in one of these have
// different digests, except for a chance of 1 in 2^64.
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

// Digest returns a short name for everything that decides which nodes a search of the plan
// visits, and in which order: the version, the puzzle, the mode with its switches, and the order
// cell by cell. Parts of searches belong together when their plans have the same digest.
func (plan *Plan) Digest() string {
	return digest(Version, Digest(plan.puzzle), plan.variant(), WriteNumbers(plan.order))
}

// Checksum returns a short name for a text. Changing one byte always changes it; any other change
// does, except for a chance of 1 in 2^64.
func Checksum(text string) string { return digest(text) }

// IsChecksum reports whether a text has the form of a Checksum.
func IsChecksum(text string) bool {
	n, err := strconv.ParseUint(text, digits, 64)
	return err == nil && strconv.FormatUint(n, digits) == text
}

// digest returns a short name for a list of texts.
func digest(texts ...string) string {
	hash := fnv.New64a()
	for _, text := range texts {
		io.WriteString(hash, text)
		hash.Write([]byte{0})
	}
	return strconv.FormatUint(hash.Sum64(), digits)
}
