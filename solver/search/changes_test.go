package search_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"edgewise/solver/puzzle"

	"github.com/stretchr/testify/assert"
)

// These changes to a puzzle must not change its counts: shuffling its tiles, renaming its motifs,
// turning the board.

// randomShuffled reorders the tiles of a puzzle and, where they may turn, gives them in other
// turns.
func randomShuffled(p *puzzle.Puzzle, r *rand.Rand) *puzzle.Puzzle {
	spec := randomSpecFrom(p)
	to := r.Perm(len(spec.Tiles))
	turned := make([]int, len(spec.Tiles))
	tiles := make([]puzzle.Tile, len(spec.Tiles))
	for number, tile := range spec.Tiles {
		if p.MayTurn() {
			turned[number] = r.IntN(len(tile))
		}
		tiles[to[number]] = tile.Turned(turned[number])
	}
	for i, clue := range spec.Clues {
		turn := (clue.Turn - turned[clue.Tile] + spec.Grid.Sides) % spec.Grid.Sides
		spec.Clues[i] = puzzle.Placement{Cell: clue.Cell, Tile: to[clue.Tile], Turn: turn}
	}
	spec.Tiles = tiles
	return bruteMust(spec)
}

// randomRenamed permutes the letters and digits of a puzzle: it renames motifs and swaps halves.
// The textbook search also does the same work.
func randomRenamed(p *puzzle.Puzzle, r *rand.Rand) *puzzle.Puzzle {
	var named [puzzle.MaxEdges]puzzle.Edge
	var signs []puzzle.Edge
	for e := range puzzle.Edge(puzzle.MaxEdges) {
		named[e] = e
		if e.Valid() && e != puzzle.Nothing {
			signs = append(signs, e)
		}
	}
	for i, j := range r.Perm(len(signs)) {
		named[signs[i]] = signs[j]
	}
	spec := randomSpecFrom(p)
	old := spec.Mates
	for e := range old {
		spec.Mates[named[e]] = named[old[e]]
	}
	for number, tile := range spec.Tiles {
		spec.Tiles[number] = make(puzzle.Tile, len(tile))
		for side, edge := range tile {
			spec.Tiles[number][side] = named[edge]
		}
	}
	spec.Frame = named[spec.Frame]
	return bruteMust(spec)
}

// randomBoardTurned turns the whole board of a puzzle: the clues move. If tiles may not turn, it
// turns the tiles instead.
func randomBoardTurned(p *puzzle.Puzzle, r *rand.Rand) *puzzle.Puzzle {
	spec := randomSpecFrom(p)
	turn := randomOne(r, spec.Grid.Turns)
	for i := range spec.Clues {
		clue := &spec.Clues[i]
		clue.Cell = turn.To[clue.Cell]
		if p.MayTurn() {
			clue.Turn = (clue.Turn + turn.By) % spec.Grid.Sides
		}
	}
	if !p.MayTurn() {
		for number, tile := range spec.Tiles {
			spec.Tiles[number] = tile.Turned(turn.By)
		}
	}
	return bruteMust(spec)
}

// randomSpecFrom returns a spec to change, which shares only the tiles' edges with the puzzle.
func randomSpecFrom(p *puzzle.Puzzle) puzzle.Spec {
	frame, framed := p.Frame()
	return puzzle.Spec{Grid: p.Grid(), Tiles: slices.Clone(p.Tiles()), Mates: *p.Mates(),
		Framed: framed, Frame: frame, Clues: slices.Clone(p.Clues()), NoTurns: !p.MayTurn()}
}

// TestRandomChangesKeepTheCounts checks that the brute force does not depend on the order of the
// tiles, the names of the motifs or which side is up.
func TestRandomChangesKeepTheCounts(t *testing.T) {
	nativelyOnly(t)
	r := randomSource(3)
	for range 200 {
		p := randomPuzzle(r)
		want, name := bruteThree(p), randomText{p}
		renamed := randomRenamed(p, r)
		assert.Equal(t, want, bruteThree(renamed), "renamed: %s", name)
		assert.Equal(t, want, bruteThree(randomShuffled(p, r)), "shuffled: %s", name)
		assert.Equal(t, want, bruteThree(randomBoardTurned(p, r)), "board turned: %s", name)

		tries, nodes, deadEnds := brutePlain(p)
		tries2, nodes2, deadEnds2 := brutePlain(renamed)
		assert.Equal(t, tries, tries2, "tries, renamed: %s", name)
		assert.Equal(t, nodes, nodes2, "nodes, renamed: %s", name)
		assert.Equal(t, deadEnds, deadEnds2, "dead ends, renamed: %s", name)
	}
}
