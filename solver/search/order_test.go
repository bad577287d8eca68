package search_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// TestOrders lists the orders on a 4x3 board, cell by cell.
func TestOrders(t *testing.T) {
	rows := []struct {
		order search.Order
		cells []int
	}{
		// 0 1 2  3
		// 4 5 6  7
		// 8 9 10 11
		{search.Row, []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}},
		{search.Column, []int{0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11}},
		{search.Diagonal, []int{0, 1, 4, 2, 5, 8, 3, 6, 9, 7, 10, 11}},
		{search.Inward, []int{0, 1, 2, 3, 7, 11, 10, 9, 8, 4, 5, 6}},
		{search.Frame, []int{0, 1, 2, 3, 7, 11, 10, 9, 8, 4, 5, 6}},
		{search.Spiral, []int{5, 1, 4, 0, 6, 2, 9, 8, 10, 7, 3, 11}},
	}
	p := square(t, 4, 3, puzzle.Spec{Tiles: plantedTiles(randomSource(1), 4, 3, 4), Mates: puzzle.Halves()})
	for _, row := range rows {
		cells, choice := search.Compile(p, search.Options{Order: row.order}).Order()
		assert.Equal(t, search.Choice{Order: row.order, Reason: search.Asked}, choice)
		assert.Equal(t, row.cells, cells, row.order)
	}
}

// TestOrdersAgree checks that the counts do not depend on the order, not even on a custom one, on
// every grid.
func TestOrdersAgree(t *testing.T) {
	r := randomSource(2)
	for range fewer(rounds) {
		p := randomPuzzle(r)
		s := search.Compile(p, search.Options{}).Search()
		for s.Total() < 20_000 && !s.Step(1000) {
		}
		if !s.Complete() {
			continue
		}
		options := []search.Options{{Order: search.Custom, Cells: r.Perm(len(p.Grid().Cells))}}
		for _, order := range []search.Order{search.Row, search.Column, search.Spiral, search.Inward,
			search.Diagonal, search.Frame, search.Clues} {
			options = append(options, search.Options{Order: order, Marked: r.IntN(6)})
		}
		for _, o := range options {
			plan := search.Compile(p, o)
			cells, _ := plan.Order()
			require.ElementsMatch(t, cells, allCells(p), o.Order)
			other := plan.Search()
			for other.Total() < 200_000 && !other.Step(1000) {
			}
			if other.Complete() {
				require.Equal(t, s.Counts(), other.Counts(), o.Order)
			}
		}
	}
}

func allCells(p *puzzle.Puzzle) []int {
	cells := make([]int, len(p.Grid().Cells))
	for cell := range cells {
		cells[cell] = cell
	}
	return cells
}

// TestAutoCompares checks that Auto takes the order with the smallest tree on larger boards, and
// does not keep small ones waiting.
func TestAutoCompares(t *testing.T) {
	_, choice := search.Compile(ninePuzzle(t, 0), search.Options{}).Order()
	assert.Equal(t, search.Choice{Order: search.Spiral, Reason: search.Usual}, choice)

	_, choice = search.Compile(framed(t, "6x6"), search.Options{}).Order()
	assert.Equal(t, search.Smallest, choice.Reason)
	assert.Equal(t, search.Row, choice.Order)
	assert.Equal(t, search.Row, choice.Compared[0].Order)
	require.Len(t, choice.Compared, 4)
	assert.Less(t, float64(choice.Compared[0].Nodes), float64(choice.Compared[1].Nodes))
}

// TestAutoMarks checks that Auto also chooses the corner from which it fills a framed board, and
// that every corner gives the same counts.
func TestAutoMarks(t *testing.T) {
	const nodes = 17_894_936 // known from raw mode
	var p *puzzle.Puzzle
	for _, k := range readKnown(t, "gempf") {
		if k.figures["nodes"] == nodes {
			p = k.puzzle
		}
	}
	require.NotNil(t, p)
	searched := func(o search.Options) (search.Counts, uint64) {
		s := search.Compile(p, o).Search()
		require.True(t, s.Step(allSteps))
		return s.Counts(), s.Total()
	}
	counts, all := searched(search.Options{Order: search.Row})
	assert.Equal(t, uint64(2_060_183), all)
	for marked, want := range []uint64{2_060_183, 1_537_449, 1_772_171, 1_405_965, 2_060_183} {
		same, n := searched(search.Options{Order: search.Row, Marked: marked})
		assert.Equal(t, counts, same, marked)
		assert.Equal(t, want, n, marked)
	}
	same, least := searched(search.Options{})
	assert.Equal(t, counts, same)
	assert.Equal(t, uint64(1_405_965), least)
}

// TestAutoSeesClues checks that clues in a corner far from where the usual order begins change
// the best order, by orders of magnitude.
func TestAutoSeesClues(t *testing.T) {
	r := randomSource(3)
	tiles := plantedTiles(r, 6, 6, 5)
	solved := square(t, 6, 6, puzzle.Spec{Tiles: tiles, Mates: puzzle.Halves()})
	var clues []puzzle.Placement
	for cell := 30; cell < 36; cell++ { // the bottom row; plantedTiles lie in place
		clues = append(clues, puzzle.Placement{Cell: cell, Tile: cell})
	}
	p := square(t, 6, 6, puzzle.Spec{Tiles: solved.Tiles(), Mates: puzzle.Halves(), Clues: clues})
	nodes := func(o search.Order) float64 {
		probe := search.Compile(p, search.Options{Order: o}).Probe(0)
		probe.Step(100_000)
		return float64(probe.Estimate().Nodes)
	}
	assert.Less(t, nodes(search.Auto), nodes(search.Row)-2, "a hundred times fewer nodes than row by row")
}
