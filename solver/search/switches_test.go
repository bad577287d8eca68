package search_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A switched is the textbook search with its switches, written as brute force.
type switched struct {
	order       []int
	once        bool
	cell, tile  int // whose turn is fixed, or -1
	looks       [][]puzzle.Tile
	like        []int // per tile: the first tile with the same looks
	asked       map[int]string
	named       map[int]int
	tries       []uint64
	nodes, dead []uint64
}

func bruteSwitched(p *puzzle.Puzzle, order []int, once bool, cell, tile int) *switched {
	n := len(order)
	b := &switched{order: order, once: once, cell: cell, tile: tile, looks: bruteLooks(p),
		tries: make([]uint64, n), nodes: make([]uint64, n), dead: make([]uint64, n)}
	b.asked, b.named = bruteClues(p)
	first := map[string]int{}
	for number, looks := range b.looks {
		least := looks[0].String()
		for _, look := range looks {
			least = min(least, look.String())
		}
		if _, known := first[least]; !known {
			first[least] = number
		}
		b.like = append(b.like, first[least])
	}
	b.fill(p, make([]puzzle.Tile, n), make([]bool, n), 0)
	return b
}

// fixed returns the looks of a tile that no turn of the board makes of an earlier one, in the
// order in which the first tile with the same looks shows them.
func (b *switched) fixed(p *puzzle.Puzzle, tile int) map[string]bool {
	seen, allowed := map[string]bool{}, map[string]bool{}
	for _, look := range b.looks[b.like[tile]] {
		if !seen[look.String()] {
			allowed[look.String()] = true
		}
		for _, turn := range p.BoardTurns() {
			seen[look.Turned(turn.By).String()] = true
		}
	}
	return allowed
}

func (b *switched) fill(p *puzzle.Puzzle, board []puzzle.Tile, used []bool, step int) {
	if step == len(b.order) {
		return
	}
	cell, fitted := b.order[step], false
	kept := map[int]bool{}
	for _, tile := range b.named {
		kept[tile] = true
	}
	seen := map[int]bool{} // the first of those alike, where copies are tried once
	for tile, looks := range b.looks {
		clue, isClue := b.named[cell]
		if used[tile] || isClue && tile != clue || !isClue && kept[tile] || b.once && !isClue && seen[b.like[tile]] {
			continue
		}
		seen[b.like[tile]] = true
		for _, look := range looks {
			if isClue && look.String() != b.asked[cell] || (cell == b.cell || tile == b.tile) && !b.fixed(p, tile)[look.String()] {
				continue
			}
			b.tries[step]++
			if !bruteFits(p, board, cell, look) {
				continue
			}
			fitted = true
			b.nodes[step]++
			board[cell], used[tile] = look, true
			b.fill(p, board, used, step+1)
			board[cell], used[tile] = nil, false
		}
	}
	if !fitted {
		b.dead[step]++
	}
}

// TestSwitchesAreTheTextbook checks, for each order, with copies as one tile and with a turn
// fixed, that plain mode makes the tries, placements and dead ends of the brute force, that raw
// mode makes the placements, and that the three counts never change.
func TestSwitchesAreTheTextbook(t *testing.T) {
	r := randomSource(15)
	for range fewer(rounds / 2) {
		p := randomPuzzle(r)
		fast := search.Compile(p, search.Options{}).Search()
		fast.Step(allSteps)
		for _, o := range []search.Options{{Once: true}, {Fixed: true}, {Once: true, Fixed: true, Keep: 3},
			{Order: search.Spiral, Fixed: true}, {Order: search.Custom, Cells: r.Perm(len(p.Tiles())), Once: true, Fixed: true}} {
			o.Mode = search.Plain
			plan := search.Compile(p, o)
			if cells, _ := plan.Order(); !bruteSmall(p, cells) {
				continue // a custom order may take ages
			}
			s := plan.Search()
			s.Step(allSteps)
			require.Equal(t, fast.Counts(), s.Counts(), "%v %s", o, randomText{p})
			cells, _ := plan.Order()
			cell, tile := plan.Fixed()
			brute := bruteSwitched(p, cells, o.Once, cell, tile)
			found := s.Found()
			require.Equal(t, brute.tries, found.TriesAt, "%v %s", o, randomText{p})
			require.Equal(t, brute.nodes, found.Nodes, "%v %s", o, randomText{p})
			require.Equal(t, brute.dead, found.DeadEnds, "%v %s", o, randomText{p})
			o.Mode = search.Raw
			raw := search.Compile(p, o).Search()
			raw.Step(allSteps)
			require.Equal(t, brute.nodes, raw.Nodes(), "%v %s", o, randomText{p})
			require.Equal(t, fast.Counts(), raw.Counts(), "%v %s", o, randomText{p})
		}
	}
}

// bruteSmall reports whether the brute force can finish a search in this order.
func bruteSmall(p *puzzle.Puzzle, cells []int) bool {
	s := search.Compile(p, search.Options{Mode: search.Plain, Order: search.Custom, Cells: cells}).Search()
	return s.Step(randomWork)
}

// commentSpiral is the order of a commenter on the first article, commentLine the one he compared
// it with.
var (
	commentSpiral = []int{4, 1, 2, 5, 8, 7, 6, 3, 0}
	commentLine   = []int{4, 3, 5, 0, 1, 2, 6, 7, 8}
)

// TestSwitchesGiveTheArticlesFigures checks tries, those of them beside a neighbour, and
// placements, which the brute force counts too.
func TestSwitchesGiveTheArticlesFigures(t *testing.T) {
	const (
		hunde   = "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs"
		insects = "grid=3x3&tiles=BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB"
		tough   = "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"
	)
	rows := []struct {
		puzzle                string
		order                 []int
		once, fixed           bool
		tries, beside, placed uint64
		arrangements          search.Number
	}{
		{puzzle: hunde, tries: 73_508, beside: 73_472, placed: 4_284, arrangements: "16"},
		{puzzle: hunde, order: commentSpiral, tries: 49_108, beside: 49_072, arrangements: "16"},
		{puzzle: hunde, order: commentSpiral, once: true, tries: 28_316, arrangements: "16"},
		{puzzle: hunde, order: commentSpiral, fixed: true, tries: 12_949, arrangements: "16"},
		{puzzle: hunde, order: commentSpiral, once: true, fixed: true, tries: 7_324, placed: 472, arrangements: "16"},
		{puzzle: hunde, order: commentLine, once: true, fixed: true, tries: 9_940, placed: 608, arrangements: "16"},
		{puzzle: insects, tries: 66_384, arrangements: "4"},
		{puzzle: tough, tries: 54_156, beside: 54_120, placed: 2_819, arrangements: "4"},
	}
	for _, row := range rows {
		document, err := notation.Read(row.puzzle)
		require.NoError(t, err)
		o := search.Options{Mode: search.Plain, Cells: row.order, Once: row.once, Fixed: row.fixed}
		plan := search.Compile(document.Puzzle, o)
		s := plan.Search()
		s.Step(allSteps)
		found, cells := s.Found(), allCells(document.Puzzle)
		if row.order != nil {
			cells = row.order
		}
		cell := -1
		if row.fixed {
			cell = 4
		}
		brute := bruteSwitched(document.Puzzle, cells, row.once, cell, -1)
		assert.Equal(t, brute.tries, found.TriesAt)
		assert.Equal(t, brute.nodes, found.Nodes)
		assert.Equal(t, row.arrangements, s.Counts().Arrangements)
		assert.Equal(t, row.tries, found.Tries, "%v", o)
		if row.beside > 0 {
			assert.Equal(t, row.beside, plan.Compared(found), "%v", o)
		}
		if row.placed > 0 {
			assert.Equal(t, row.placed, found.Total(), "%v", o)
		}
	}
}

// TestFixed checks what has its turn fixed.
func TestFixed(t *testing.T) {
	rows := []struct {
		puzzle     string
		cell, tile int
	}{
		{"grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs", 4, -1},
		{"grid=2x2&tiles=aBcD.aBcD.abab.abCd", -1, 3}, // two have copies, and the third looks the same after half a turn
		{"grid=2x2&tiles=aBcD.aBcD.abab.abCd&clues=0.0.0", -1, -1},
		{"grid=2x2&tiles=aBcD.aBcD.abab.abCd&turn=no", -1, -1},
		{"grid=2x1&tiles=aBcD.aBcD", -1, -1},
	}
	for _, row := range rows {
		document, err := notation.Read(row.puzzle)
		require.NoError(t, err, row.puzzle)
		cell, tile := search.Compile(document.Puzzle, search.Options{Mode: search.Plain, Fixed: true}).Fixed()
		assert.Equal(t, []int{row.cell, row.tile}, []int{cell, tile}, row.puzzle)
		cell, tile = search.Compile(document.Puzzle, search.Options{Mode: search.Plain}).Fixed()
		assert.Equal(t, []int{-1, -1}, []int{cell, tile}, row.puzzle)
	}
}
