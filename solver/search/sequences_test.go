package search_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// bruteSequences lays out every sequence of the tiles and turns them from the first to the last,
// as the program in the first article does. Per cell it counts the turns tested and those that
// fitted.
func bruteSequences(p *puzzle.Puzzle) (tries, nodes []uint64) {
	n := len(p.Tiles())
	looks := bruteLooks(p)
	tries, nodes = make([]uint64, n), make([]uint64, n)
	var turn func(sequence []int, board []puzzle.Tile, cell int)
	turn = func(sequence []int, board []puzzle.Tile, cell int) {
		if cell == n {
			return
		}
		for _, look := range looks[sequence[cell]] {
			tries[cell]++
			if bruteFits(p, board, cell, look) {
				nodes[cell]++
				board[cell] = look
				turn(sequence, board, cell+1)
				board[cell] = nil
			}
		}
	}
	var permute func(sequence []int)
	permute = func(sequence []int) {
		if len(sequence) == n {
			turn(sequence, make([]puzzle.Tile, n), 0)
			return
		}
	next:
		for tile := range n {
			for _, laid := range sequence {
				if laid == tile {
					continue next
				}
			}
			permute(append(sequence, tile))
		}
	}
	permute(make([]int, 0, n))
	return tries, nodes
}

// TestSequencesAreTheFirstArticles checks the article's figures: 12,598,048 turns, of which all
// but those of the first tile are compared with a neighbour, for 16 arrangements.
func TestSequencesAreTheFirstArticles(t *testing.T) {
	p := ninePuzzle(t, 0)
	plan := search.Compile(p, search.Options{Mode: search.Plain})
	q := plan.Sequences()
	for !q.Step(1_000_000) {
	}
	found := q.Found()
	if times > 1 { // random puzzles, which are smaller, are always compared
		tries, nodes := bruteSequences(p)
		assert.Equal(t, tries, found.TriesAt)
		assert.Equal(t, nodes, found.Nodes)
	}
	assert.EqualValues(t, 12_598_048, found.Tries)
	assert.EqualValues(t, 11_146_528, plan.Compared(found))
	assert.EqualValues(t, 362_880*4, found.TriesAt[0])
	assert.Equal(t, search.Number("16"), plan.Counts(found).Arrangements)
	assert.EqualValues(t, 2, found.Solutions)
}

// TestSequencesFindTheSame compares sequences with a plain search, with all switches and however
// the steps are sliced.
func TestSequencesFindTheSame(t *testing.T) {
	r := randomSource(16)
	for range fewer(rounds / 2) {
		p := randomPuzzle(r)
		if len(p.Tiles()) > 7 {
			continue
		}
		for _, o := range []search.Options{{}, {Once: true}, {Fixed: true}, {Order: search.Spiral, Once: true, Fixed: true}} {
			o.Mode = search.Plain
			plan := search.Compile(p, o)
			s, q := plan.Search(), plan.Sequences()
			s.Step(allSteps)
			for !q.Step(1 + r.Int64N(1000)) {
			}
			require.Equal(t, s.Counts(), plan.Counts(q.Found()), randomText{p})
			if !o.Once && !o.Fixed && len(p.Clues()) == 0 {
				tries, nodes := bruteSequences(p)
				require.Equal(t, tries, q.Found().TriesAt, randomText{p})
				require.Equal(t, nodes, q.Found().Nodes, randomText{p})
			}
		}
	}
}
