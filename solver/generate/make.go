package generate

import (
	"math"
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
	Patient    bool // whether to go on looking when all the usual work is done
}

// Version is the generator's: the same options give the same puzzle as long as
// it does not change. Days have versions of their own: see [DayVersion].
const Version = 1

// MaxMotifs is how many motifs a puzzle may have: one for each letter.
const MaxMotifs = 26

// frame is the edge that the rim shows, which no motif takes.
const frame puzzle.Edge = '0'

// usualWork is after how much of it nothing is found that can be made at all, as a
// rule; a patient making goes on, and gives up no more than the board at hand. Work
// is counted in nodes searched and candidates looked at, and what has to
// be done for each board and each search in as many of them as take as long.
const (
	usualWork  = 1 << 28
	boardWork  = 64  // per cell
	searchWork = 512 // per cell
)

// Make begins to make a puzzle: no two of its tiles look alike, none looks the
// same when it is turned, and a complete search has counted its solutions.
func Make(o Options) (*Making, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	m := newMaking(o)
	if o.Difficulty != Unknown {
		m.from, m.to = band(o.Difficulty)
	}
	return m, nil
}

// check refuses what no puzzle can have.
func (o *Options) check() error {
	if o.Motifs < 1 || o.Motifs > MaxMotifs {
		return puzzle.NewFault("motifs-range", "found", o.Motifs, "most", MaxMotifs)
	}
	return nil
}

// A Making changes a full board, one seam after the other, until the puzzle
// that it is cut into is as wanted. It goes on from one board to the next that
// is no worse, and begins anew when that has led nowhere for long. Like a search
// it is a value that does a bounded amount of work at a time.
type Making struct {
	options  Options
	from, to int64 // the effort that is wanted, up to but not to; any is where to is 0
	varied   bool  // whether tiles show no edge twice
	random   search.Random
	work     int64
	boards   int   // judged
	until    int64 // the work at which the board at hand is given up

	tiles []puzzle.Tile // by cell, as they lie
	slots []slot

	best     int64 // by how much the best board since the beginning misses what is wanted, or unjudged
	tried    int   // changes since it was found
	at       slot  // what was changed last
	old      puzzle.Edge
	judging  judging
	effort   int64          // of the board that was judged last, 0 where it was not worked out
	made     *puzzle.Puzzle // shuffled
	hopeless bool           // whether all the work that may be done was done
	near     nearest
}

// nearest is the board that has missed least of all.
type nearest struct {
	tiles        []puzzle.Tile // by cell; nil before any has tiles that do
	miss, effort int64         // the effort is 0 where it was not worked out
}

// unjudged is how much a board misses that has just been begun with: more than
// any other.
const unjudged = math.MaxInt64

// A slot is a place of the board where a motif is printed: a seam, or without a
// frame a side on the rim, which has no beyond.
type slot struct{ at, beyond puzzle.Seat }

func newMaking(o Options) *Making {
	m := &Making{options: o, varied: o.isVaried(), random: search.Random(o.Seed), until: usualWork,
		tiles: make([]puzzle.Tile, len(o.Grid.Cells)), near: nearest{miss: byTiles}}
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
	m.begin()
	return m
}

// Step does a bounded amount of work: about budget nodes and candidates. It
// reports whether the puzzle is made, or none was found with all the work that
// may be done.
func (m *Making) Step(budget int64) (done bool) {
	for until := m.work + budget; m.work < until && !m.done(); {
		if miss, known := m.judge(); known {
			m.next(miss)
		}
	}
	return m.done()
}

func (m *Making) done() bool { return m.made != nil || m.hopeless }

// Share is how much was done, as a share of the usual work. It may be made at any time.
func (m *Making) Share() float64 { return float64(m.work) / usualWork }

// Boards is how many boards were looked at.
func (m *Making) Boards() int { return m.boards }

// A Near is a puzzle that is not quite as it was wanted.
type Near struct {
	Puzzle     *puzzle.Puzzle
	Counted    bool       // whether it has as many solutions as were wanted
	Difficulty Difficulty // Unknown where it was not worked out
}

// Nearest is the puzzle that has missed least what is wanted, if any had tiles that do.
func (m *Making) Nearest() (near Near, found bool) {
	if m.near.tiles == nil {
		return near, false
	}
	random := search.Random(m.options.Seed) // the making's own goes on as if nobody had asked
	return Near{m.shuffled(slices.Clone(m.near.tiles), &random), m.near.miss <= bySolutions, DifficultyOf(float64(m.near.effort))}, true
}

// Puzzle is what was made. It is a fault when nothing was, with bounded work.
func (m *Making) Puzzle() (*puzzle.Puzzle, error) {
	if m.made == nil {
		return nil, puzzle.NewFault("make-none", "grid", m.options.Grid.Name)
	}
	return m.made, nil
}

// begin prints a board by chance.
func (m *Making) begin() {
	for _, s := range m.slots {
		m.print(s, m.any())
	}
	m.best, m.tried = unjudged, 0
}

// next takes the board that was judged, or the one before it if that was better,
// and changes a seam.
func (m *Making) next(miss int64) {
	const patience = 8 // changes for each slot
	m.boards++
	if miss < m.near.miss {
		m.near = nearest{make([]puzzle.Tile, len(m.tiles)), miss, m.effort}
		for cell, tile := range m.tiles {
			m.near.tiles[cell] = slices.Clone(tile)
		}
	}
	switch {
	case m.best == unjudged:
		m.best = miss
	case miss > m.best:
		m.print(m.at, m.old)
		m.tried++
	case miss < m.best:
		m.best, m.tried = miss, 1
	default:
		m.tried++
	}
	switch {
	case m.work >= usualWork && !m.options.Patient:
		m.hopeless = true
	case m.tried >= patience*len(m.slots):
		m.begin()
	case m.best == 0:
		m.made = m.shuffled(m.tiles, &m.random)
	default:
		m.at = m.slots[m.random.Below(len(m.slots))]
		m.old = m.tiles[m.at.at.Cell][m.at.at.Side]
		m.print(m.at, m.any())
	}
}

// any is an edge by chance.
func (m *Making) any() puzzle.Edge {
	edge := 'A' + puzzle.Edge(m.random.Below(m.options.Motifs))
	if !m.options.Same && m.random.Below(2) == 1 {
		edge = m.mate(edge)
	}
	return edge
}

func (m *Making) mate(edge puzzle.Edge) puzzle.Edge {
	if m.options.Same {
		return edge
	}
	return edge ^ 'a' ^ 'A'
}

// print prints an edge, and its mate beyond the seam.
func (m *Making) print(s slot, edge puzzle.Edge) {
	m.tiles[s.at.Cell][s.at.Side] = edge
	if s.beyond != puzzle.Rim {
		m.tiles[s.beyond.Cell][s.beyond.Side] = m.mate(edge)
	}
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

// puzzle is the puzzle with some tiles.
func (m *Making) puzzle(tiles []puzzle.Tile) *puzzle.Puzzle {
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

// shuffled is the puzzle with tiles in an order and in turns by chance.
func (m *Making) shuffled(tiles []puzzle.Tile, random *search.Random) *puzzle.Puzzle {
	for i := range tiles {
		other := i + random.Below(len(tiles)-i)
		tiles[i], tiles[other] = tiles[other], tiles[i]
		tiles[i] = tiles[i].Turned(random.Below(len(tiles[i])))
	}
	return m.puzzle(tiles)
}
