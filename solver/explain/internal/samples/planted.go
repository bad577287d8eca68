package samples

import (
	"math/rand/v2"
	"strings"

	"edgewise/solver/puzzle"
)

// Rules are sets of mates, each with the edges to print on tiles.
var Rules = []struct {
	Name  string
	Mates puzzle.Mates
	Edges string
}{
	{"halves", puzzle.Halves(), "AaBbCcDd"},
	{"few halves", puzzle.Halves(), "Aa"},
	{"whole motifs", puzzle.Same(), "ABCa"},
	{"halves and whole ones", puzzle.Halves(), "AaBb12"},
	{"mixed, some without a mate", mixed("Ab", "CC", "d-"), "AbCdB-"},
}

func mixed(pairs ...string) puzzle.Mates {
	var list []puzzle.Pair
	for _, pair := range pairs {
		list = append(list, puzzle.Pair{A: puzzle.Edge(pair[0]), B: puzzle.Edge(pair[1])})
	}
	mates, err := puzzle.Mixed(list)
	if err != nil {
		panic(err)
	}
	return mates
}

// Planted returns the tiles of a random solved board, in reading order and unturned, printed by
// one of the Rules.
func Planted(r *rand.Rand, grid *puzzle.Grid, rule int, isFramed bool) puzzle.Spec {
	spec := puzzle.Spec{Grid: grid, Mates: Rules[rule].Mates, Framed: isFramed, Frame: '0'}
	edges := Rules[rule].Edges
	mating := []byte(strings.Map(func(sign rune) rune {
		if spec.Mates[sign] == puzzle.Nothing {
			return -1
		}
		return sign
	}, edges))
	for range grid.Cells {
		tile := make(puzzle.Tile, grid.Sides)
		for side := range tile {
			tile[side] = puzzle.Edge(edges[r.IntN(len(edges))])
			if isFramed {
				tile[side] = spec.Frame
			}
		}
		spec.Tiles = append(spec.Tiles, tile)
	}
	for _, seam := range grid.Seams {
		edge := puzzle.Edge(mating[r.IntN(len(mating))])
		spec.Tiles[seam.A.Cell][seam.A.Side] = edge
		spec.Tiles[seam.B.Cell][seam.B.Side] = spec.Mates[edge]
	}
	return spec
}

// Clued makes clues of some tiles where they lie.
func Clued(r *rand.Rand, spec *puzzle.Spec, count int) {
	for _, cell := range r.Perm(len(spec.Tiles))[:min(count, len(spec.Tiles))] {
		spec.Clues = append(spec.Clues, puzzle.Placement{Cell: cell, Tile: cell})
	}
}

// Shuffled shuffles the tiles and, if they may turn, turns them at random.
func Shuffled(r *rand.Rand, spec *puzzle.Spec) {
	to, n := r.Perm(len(spec.Tiles)), spec.Grid.Sides
	turns, tiles := make([]int, len(to)), make([]puzzle.Tile, len(to))
	for number, tile := range spec.Tiles {
		if !spec.NoTurns {
			turns[number] = r.IntN(n)
		}
		tiles[to[number]] = tile.Turned(turns[number])
	}
	spec.Tiles = tiles
	for i, clue := range spec.Clues {
		spec.Clues[i].Tile = to[clue.Tile]
		spec.Clues[i].Turn = (clue.Turn + n - turns[clue.Tile]) % n
	}
}
