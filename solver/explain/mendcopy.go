package explain

import (
	"slices"

	"edgewise/solver/puzzle"
)

// mostWords is how many tiles are tried in the place of a copy.
const mostWords = 4000

// copySlips stand for tiles that were typed twice, so that another one is
// missing. Nothing tells what that one shows, hence every tile is tried; only a
// known puzzle makes such a repair worth telling. Where there are too many
// tiles none is tried.
func copySlips(p *puzzle.Puzzle) (list []slip) {
	var words []puzzle.Tile
	for _, kind := range p.Kinds() {
		if len(kind.Tiles) < 2 {
			continue
		}
		if words == nil {
			words = everyTile(p)
		}
		first, second := kind.Tiles[0], kind.Tiles[1]
		for _, word := range words {
			list = append(list, slip{code: "slip-copy", tile: second, other: first, word: word, unlikely: tileTwice})
		}
	}
	return list
}

// everyTile lists the different tiles that the edges in use make.
func everyTile(p *puzzle.Puzzle) (words []puzzle.Tile) {
	edges, sides := edgesInUse(p), p.Grid().Sides
	count := 1
	for range sides {
		if count *= len(edges); count > mostWords*sides {
			return nil
		}
	}
	for n := range count {
		word := make(puzzle.Tile, sides)
		for side := range word {
			word[side] = edges[n%len(edges)]
			n /= len(edges)
		}
		if slices.Equal(asItLies(p, word), word) {
			words = append(words, word)
		}
	}
	return words
}
