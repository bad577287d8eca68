package experiment

import (
	"math/bits"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// maxLooks is the most tiles times turns: one bit each in a word.
const maxLooks = 64

// A counter counts the layings without conflict of small puzzles, one puzzle after the other on
// the same grid. Compiling a search plan for each would take longer than searching it; a counter
// only makes a few bit sets anew. It does not treat copies as equal, since layings tell them
// apart.
//
// Each laying gives as many as the board has turns. So one tile is only placed in turns that no
// turn of the board maps to one another: the tile on the first cell, if all turns keep that in
// place, else the first tile.
type counter struct {
	sides, turns int // of a tile
	boardTurns   int
	steps        []step
	firstStays   bool // all turns of the board keep the first cell in place

	edges int
	mate  []uint8
	shows []uint64 // per side and edge: the looks that show it there; none for the edge one past the last
	edge  []uint8  // per look and side: the edge
	tile  []uint64 // per tile: its looks

	left   []uint64 // per step: the looks still to try there
	laid   []int    // per step: the look placed there
	unused uint64   // the looks of unplaced tiles
	depth  int
	found  uint64
	nodes  uint64
}

// A step is a cell to fill, with its sides that touch earlier cells.
type step struct{ beside []beside }

type beside struct{ side, step, stepSide int }

// turnsOf is the number of turns of each tile.
func turnsOf(p *puzzle.Puzzle) int {
	if p.MayTurn() {
		return p.Grid().Sides
	}
	return 1
}

// blank is a puzzle on a grid with equal tiles.
func blank(grid *puzzle.Grid) *puzzle.Puzzle {
	tile := make(puzzle.Tile, grid.Sides)
	for side := range tile {
		tile[side] = 'a'
	}
	tiles := make([]puzzle.Tile, len(grid.Cells))
	for i := range tiles {
		tiles[i] = tile
	}
	p, err := puzzle.New(puzzle.Spec{Grid: grid, Tiles: tiles, Mates: puzzle.Same()})
	if err != nil {
		panic(err) // such a puzzle is always valid
	}
	return p
}

func newCounter(p *puzzle.Puzzle, d *deck) *counter {
	grid := p.Grid()
	n, turns := len(grid.Cells), turnsOf(p)
	c := &counter{sides: grid.Sides, turns: turns, boardTurns: len(p.BoardTurns()), steps: make([]step, n),
		edges: d.edges, mate: d.mate, shows: make([]uint64, grid.Sides*(d.edges+1)),
		edge: make([]uint8, n*turns*grid.Sides), tile: make([]uint64, n), left: make([]uint64, n), laid: make([]int, n)}
	for tile := range c.tile {
		c.tile[tile] = (1<<turns - 1) << (tile * turns)
	}
	order, _ := search.Compile(p, search.Options{Order: search.Spiral}).Order()
	when := make([]int, n)
	for i, cell := range order {
		when[cell] = i
		for side, beyond := range grid.Cells[cell].Beyond {
			if beyond != puzzle.Rim && when[beyond.Cell] < i && order[when[beyond.Cell]] == beyond.Cell {
				c.steps[i].beside = append(c.steps[i].beside, beside{side, when[beyond.Cell], beyond.Side})
			}
		}
	}
	c.firstStays = true
	for _, turn := range p.BoardTurns() {
		c.firstStays = c.firstStays && turn.To[order[0]] == order[0]
	}
	return c
}

// begin starts to count the puzzle that was dealt last.
func (c *counter) begin(d *deck) {
	clear(c.shows)
	c.unused = 0
	fixed := c.turns / c.boardTurns // turns that differ even under turns of the board
	first := uint64(0)              // the looks allowed on the first cell
	for tile := range c.tile {
		for turn := range c.turns {
			look := tile*c.turns + turn
			for side := range c.sides {
				edge := d.tiles[tile*c.sides+(side-turn+c.sides)%c.sides]
				c.edge[look*c.sides+side] = edge
				c.shows[side*(c.edges+1)+int(edge)] |= 1 << look
			}
			if turn < fixed {
				first |= 1 << look
			}
		}
		c.unused |= c.tile[tile]
	}
	if c.firstStays {
		first &= c.unused
	} else {
		c.tile[0] &= first
		c.unused &^= 1<<c.turns - 1
		c.unused |= c.tile[0]
		first = c.unused
	}
	c.depth, c.found, c.nodes = 0, 0, 0
	c.left[0] = first
}

// step makes about budget placements. It reports whether all layings are counted or, if only
// their existence matters, one is found.
func (c *counter) step(budget int64, onlyWhether bool) (over bool) {
	last := len(c.steps) - 1
	for until := c.nodes + uint64(budget); c.nodes < until; {
		left := c.left[c.depth]
		if c.depth == last {
			n := uint64(bits.OnesCount64(left))
			c.found += n
			c.nodes += n
			if onlyWhether && n > 0 {
				return true
			}
			left = 0
		}
		if left == 0 {
			if c.depth == 0 {
				return true
			}
			c.depth--
			c.unused |= c.tile[c.laid[c.depth]/c.turns]
			continue
		}
		look := bits.TrailingZeros64(left)
		c.left[c.depth] = left & (left - 1)
		c.nodes++
		c.laid[c.depth] = look
		c.unused &^= c.tile[look/c.turns]
		c.depth++
		left = c.unused
		for _, b := range c.steps[c.depth].beside {
			mate := c.mate[c.edge[c.laid[b.step]*c.sides+b.stepSide]]
			left &= c.shows[b.side*(c.edges+1)+int(mate)]
		}
		c.left[c.depth] = left
	}
	return false
}

// layings is their number, including turns of the board; a lower bound if only their existence
// matters.
func (c *counter) layings() uint64 { return c.found * uint64(c.boardTurns) }
