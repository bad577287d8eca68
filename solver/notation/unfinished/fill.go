package unfinished

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Filled is the puzzle with its open places filled. A tile that is begun becomes one of
// the rest that it may be, turned as it lies; the others stand in any order. Edges that
// are new bring their motifs.
func (p Puzzle) Filled(rest []puzzle.Tile) Puzzle {
	var begun []int // places
	var wishes [][]int
	for place, tile := range p.Tiles {
		if isComplete(tile) || isEmpty(tile) {
			continue
		}
		var wish []int
		for i, other := range rest {
			if turnedTo(tile, other) != nil {
				wish = append(wish, i)
			}
		}
		begun, wishes = append(begun, place), append(wishes, wish)
	}
	given := matched(wishes)
	var left []puzzle.Tile
	for i, tile := range rest {
		if !slices.Contains(given, i) {
			left = append(left, tile)
		}
	}
	p.Tiles = slices.Clone(p.Tiles)
	for place, tile := range p.Tiles {
		who := slices.Index(begun, place)
		switch {
		case isComplete(tile):
		case who >= 0 && given[who] >= 0:
			p.Tiles[place] = turnedTo(tile, rest[given[who]])
		case len(left) > 0:
			p.Tiles[place], left = left[0], left[1:]
		}
	}
	mates := p.rule()
	p.Motifs = slices.Clone(p.Motifs)
	for _, motif := range p.shown(&mates) {
		if !takes(p.Motifs, motif.Head()) {
			p.Motifs = append(p.Motifs, motif)
		}
	}
	p.Motifs = sorted(p.Motifs)
	return p
}

// turnedTo is a tile turned so that it shows what one that is begun shows already, or
// nil.
func turnedTo(begun, tile puzzle.Tile) puzzle.Tile {
	if len(tile) != len(begun) {
		return nil
	}
	for turn := range tile {
		// The first turn to try leaves it as it is, the next ones go on against the clock.
		turned := tile.Turned((len(tile) - turn) % len(tile))
		fits := true
		for side, edge := range begun {
			fits = fits && (edge == notation.Missing || edge == turned[side])
		}
		if fits {
			return turned
		}
	}
	return nil
}

// matched gives as many as can be had one of their wishes, each thing once, and -1 to
// the others: whoever comes later may send an earlier one to another of its wishes
// (Kuhn 1955).
func matched(wishes [][]int) []int {
	owner := map[int]int{}
	var give func(who int, asked map[int]bool) bool
	give = func(who int, asked map[int]bool) bool {
		for _, thing := range wishes[who] {
			if asked[thing] {
				continue
			}
			asked[thing] = true
			if before, owned := owner[thing]; owned && !give(before, asked) {
				continue
			}
			owner[thing] = who
			return true
		}
		return false
	}
	given := make([]int, len(wishes))
	for who := range wishes {
		given[who] = -1
		give(who, map[int]bool{})
	}
	for thing, who := range owner {
		given[who] = thing
	}
	return given
}
