package generate

import (
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// Options say what puzzle is wanted.
type Options struct {
	Grid       *puzzle.Grid
	Motifs     int        // how many, each of them on some tile
	Same       bool       // whether motifs are whole, not cut into halves
	Framed     bool       // whether the rim shows an edge of its own
	Solutions  int        // exactly so many
	Difficulty Difficulty // Unknown for any
	Seed       uint64
}

// Version is the generator's: the same options give the same puzzle as long as
// it does not change.
const Version = 1

// MaxMotifs is how many motifs a puzzle may have: one for each letter.
const MaxMotifs = 26

// frame is the edge that the rim shows, which no motif takes.
const frame puzzle.Edge = '0'

// Work is counted in nodes searched and candidates looked at, and what has to
// be done for each board and each search in as many of them as take as long.
const (
	mostWork   = 1 << 28
	boardWork  = 64  // per cell
	searchWork = 512 // per cell
)

// Make makes a puzzle: no two of its tiles look alike, none looks the same when
// it is turned, and a complete search has counted its solutions. It is a fault
// when none like that is found with bounded work.
func Make(o Options) (*puzzle.Puzzle, error) {
	if o.Motifs < 1 || o.Motifs > MaxMotifs {
		return nil, &puzzle.Fault{Code: "motifs-range", Args: map[string]any{"found": o.Motifs, "most": MaxMotifs}}
	}
	m := newMaker(o)
	if o.Difficulty != Unknown {
		m.from, m.to = band(o.Difficulty)
	}
	if !m.make() {
		return nil, m.none()
	}
	return m.shuffled(), nil
}

// A maker changes a full board, one seam after the other, until the puzzle
// that it is cut into is as wanted.
type maker struct {
	options  Options
	from, to int64 // the effort that is wanted, up to but not to; any is where to is 0
	varied   bool  // whether tiles show no edge twice
	random   search.Random
	work     int64

	tiles []puzzle.Tile // by cell, as they lie
	slots []slot
}

// A slot is a place of the board where a motif is printed: a seam, or without a
// frame a side on the rim, which has no beyond.
type slot struct{ at, beyond puzzle.Seat }

func newMaker(o Options) *maker {
	m := &maker{options: o, varied: o.isVaried(), random: search.Random(o.Seed), tiles: make([]puzzle.Tile, len(o.Grid.Cells))}
	for cell := range m.tiles {
		m.tiles[cell] = make(puzzle.Tile, o.Grid.Sides)
		for side, beyond := range o.Grid.Cells[cell].Beyond {
			switch {
			case beyond == puzzle.Rim && o.Framed:
				m.tiles[cell][side] = frame
			case beyond == puzzle.Rim || beyond.Cell > cell:
				m.slots = append(m.slots, slot{puzzle.Seat{Cell: cell, Side: side}, beyond})
			}
		}
	}
	return m
}

// make looks for a board that is as wanted. It goes on from one to the next
// that is no worse, and begins anew when that has led nowhere for long.
func (m *maker) make() bool {
	patience := 8 * len(m.slots)
	for m.work < mostWork {
		for _, s := range m.slots {
			m.print(s, m.any())
		}
		for best, tried := m.miss(), 0; tried < patience && m.work < mostWork; tried++ {
			if best == 0 {
				return true
			}
			s := m.slots[m.random.Below(len(m.slots))]
			old := m.tiles[s.at.Cell][s.at.Side]
			m.print(s, m.any())
			if miss := m.miss(); miss > best {
				m.print(s, old)
			} else if miss < best {
				best, tried = miss, 0
			}
		}
	}
	return false
}

// none is the fault that no such puzzle was found.
func (m *maker) none() error {
	return &puzzle.Fault{Code: "make-none", Args: map[string]any{"grid": m.options.Grid.Name}}
}

// any is an edge by chance.
func (m *maker) any() puzzle.Edge {
	edge := 'A' + puzzle.Edge(m.random.Below(m.options.Motifs))
	if !m.options.Same && m.random.Below(2) == 1 {
		edge = m.mate(edge)
	}
	return edge
}

func (m *maker) mate(edge puzzle.Edge) puzzle.Edge {
	if m.options.Same {
		return edge
	}
	return edge ^ 'a' ^ 'A'
}

// print prints an edge, and its mate beyond the seam.
func (m *maker) print(s slot, edge puzzle.Edge) {
	m.tiles[s.at.Cell][s.at.Side] = edge
	if s.beyond != puzzle.Rim {
		m.tiles[s.beyond.Cell][s.beyond.Side] = m.mate(edge)
	}
}

// What is wrong with a board: that its tiles do not do is worse than any number
// of solutions, and that worse than any effort.
const (
	byTiles     = mostEffort * 1000
	bySolutions = mostEffort
	mostWrong   = 64 // solutions more than wanted; how many more does not matter
)

// miss is by how much the board misses what is wanted, 0 when it does not.
func (m *maker) miss() int64 {
	m.work += int64(boardWork * len(m.tiles))
	if twice := m.twice(); twice > 0 {
		return byTiles + int64(twice)
	}
	p := m.puzzle(m.tiles)
	wrong := m.options.Motifs - len(p.Motifs()) + len(m.tiles) - len(p.Kinds())
	for _, kind := range p.Kinds() {
		if kind.Looks < m.options.Grid.Sides {
			wrong++
		}
	}
	if wrong > 0 {
		return byTiles + int64(wrong)
	}
	solutions, known := m.count(p)
	if !known {
		return byTiles
	}
	if wrong := solutions - m.options.Solutions; wrong != 0 {
		return bySolutions + int64(max(wrong, -wrong))
	}
	if m.to == 0 {
		return 0
	}
	w := newWalk(p)
	for looked := 0; !w.done && looked < mostLooked; looked += slice {
		w.step(slice)
		m.work += slice
	}
	effort := w.effort()
	switch {
	case !w.done || w.lost:
		return bySolutions
	case effort < m.from:
		return m.from - effort
	}
	return max(effort-m.to+1, 0)
}

// twice is how many sides show an edge that their tile shows already. Tiles are
// nicer without, so there are none where there are tiles enough.
func (m *maker) twice() (sides int) {
	if !m.varied {
		return 0
	}
	for _, tile := range m.tiles {
		for side, edge := range tile {
			if edge != frame && slices.Contains(tile[:side], edge) {
				sides++
			}
		}
	}
	return sides
}

// isVaried reports whether there are twice as many tiles as the grid has cells,
// alike ones not counted, that show no edge twice.
func (o *Options) isVaried() bool {
	edges := o.Motifs
	if !o.Same {
		edges *= 2
	}
	tiles := 1
	for side := range o.Grid.Sides {
		tiles *= edges - side
	}
	return edges >= o.Grid.Sides && tiles/o.Grid.Sides >= 2*len(o.Grid.Cells)
}

// slice is how much work is done at once.
const slice = 1 << 12

// count is how many solutions a puzzle has, or one more than matters; it is not
// known when it takes too much work.
func (m *maker) count(p *puzzle.Puzzle) (solutions int, known bool) {
	m.work += int64(searchWork * len(m.tiles))
	most := uint64(m.options.Solutions + mostWrong)
	s := search.Compile(p, search.Options{Order: search.Spiral}).Search()
	for over := false; !over; {
		if m.work >= mostWork {
			return 0, false
		}
		before := s.Total()
		over = s.Step(slice) || s.Counts().Solutions > most
		m.work += int64(s.Total() - before)
	}
	return int(min(s.Counts().Solutions, most+1)), true
}

// puzzle is the puzzle with some tiles.
func (m *maker) puzzle(tiles []puzzle.Tile) *puzzle.Puzzle {
	spec := puzzle.Spec{Grid: m.options.Grid, Tiles: tiles, Mates: puzzle.Halves(), Framed: m.options.Framed, Frame: frame}
	if m.options.Same {
		spec.Mates = puzzle.Same()
	}
	p, err := puzzle.New(spec)
	if err != nil {
		panic("generate: " + err.Error()) // tiles made here are valid
	}
	return p
}

// shuffled is the puzzle with its tiles in an order and in turns by chance.
func (m *maker) shuffled() *puzzle.Puzzle {
	tiles := m.tiles
	for i := range tiles {
		other := i + m.random.Below(len(tiles)-i)
		tiles[i], tiles[other] = tiles[other], tiles[i]
		tiles[i] = tiles[i].Turned(m.random.Below(len(tiles[i])))
	}
	return m.puzzle(tiles)
}
