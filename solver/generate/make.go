package generate

import (
	"math"
	"slices"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// Options describe the wanted puzzle.
type Options struct {
	Grid       *puzzle.Grid
	Motifs     int        // the number of motifs, each of them on some tile
	Same       bool       // motifs are whole, not cut into halves
	Framed     bool       // the rim shows an edge of its own
	Solutions  int        // the exact number of solutions
	Difficulty Difficulty // Unknown for any
	Seed       uint64
	Patient    bool // go on looking after the usual work
}

// Version is that of the generator: the same options give the same puzzle as long as it does not
// change. Days have versions of their own: see [DayVersion].
const Version = 1

// MaxMotifs is the most motifs of a puzzle: one for each letter.
const MaxMotifs = 26

// frame is the edge of the rim; no motif uses it.
const frame puzzle.Edge = '0'

// usualWork is the work after which a making usually finds nothing any more. A patient making
// goes on, and gives up only the current board. Work is counted in nodes searched and candidates
// examined; the fixed cost of each board and search is expressed in the same unit.
const (
	usualWork  = 1 << 28
	boardWork  = 64  // per cell
	searchWork = 512 // per cell
)

// Make starts to make a puzzle whose tiles all look different in every turn, and whose solutions
// a complete search has counted. The error is a [puzzle.Fault].
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

// check refuses options that no puzzle can meet.
func (o *Options) check() error {
	if o.Motifs < 1 || o.Motifs > MaxMotifs {
		return puzzle.NewFault("motifs-range", "found", o.Motifs, "most", MaxMotifs)
	}
	return nil
}

// A Making changes a full board, one seam after the other, until the puzzle cut from it is as
// wanted. It keeps each change that makes the board no worse, and starts anew when that has led
// nowhere for long. Like a search it is a value that does a bounded amount of work at a time.
type Making struct {
	options  Options
	from, to int64 // the wanted effort, from ≤ effort < to; any if to is 0
	varied   bool  // tiles must not show an edge twice
	random   search.Random
	work     int64
	boards   int   // boards judged so far
	until    int64 // the work at which to give up the current board

	tiles []puzzle.Tile // by cell, as they lie
	slots []slot

	best     int64 // by how much the best board since the start misses, or unjudged
	tried    int   // changes since it was found
	at       slot  // the slot changed last
	old      puzzle.Edge
	judging  judging
	effort   int64          // of the board judged last, 0 if not computed
	made     *puzzle.Puzzle // the finished puzzle, shuffled
	hopeless bool           // all allowed work is used up
	near     nearest
}

// nearest is the board that has missed least so far.
type nearest struct {
	tiles        []puzzle.Tile // by cell; nil before any board has suitable tiles
	miss, effort int64         // effort is 0 if not computed
}

// unjudged is the miss of a board that has just been started: more than any other.
const unjudged = math.MaxInt64

// A slot is a place of the board with a motif: a seam or, without a frame, a side on the rim,
// where beyond is puzzle.Rim.
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

// Step does a bounded amount of work: about budget nodes and candidates. It reports whether the
// puzzle is made, or none was found within the allowed work.
func (m *Making) Step(budget int64) (done bool) {
	for until := m.work + budget; m.work < until && !m.done(); {
		if miss, known := m.judge(); known {
			m.next(miss)
		}
	}
	return m.done()
}

func (m *Making) done() bool { return m.made != nil || m.hopeless }

// Share is the work done as a share of the usual work; the puzzle may be found at any time.
func (m *Making) Share() float64 { return float64(m.work) / usualWork }

// Boards is the number of boards judged so far.
func (m *Making) Boards() int { return m.boards }

// A Near is a puzzle close to the wanted one.
type Near struct {
	Puzzle     *puzzle.Puzzle
	Counted    bool       // it has the wanted number of solutions
	Difficulty Difficulty // Unknown if not computed
}

// Nearest is the puzzle that has missed least, if any had suitable tiles.
func (m *Making) Nearest() (near Near, found bool) {
	if m.near.tiles == nil {
		return near, false
	}
	random := search.Random(m.options.Seed) // a copy, so that calling Nearest does not change the making
	return Near{m.shuffled(slices.Clone(m.near.tiles), &random), m.near.miss <= bySolutions, DifficultyOf(float64(m.near.effort))}, true
}

// Puzzle is the finished puzzle, or a [puzzle.Fault] if none was found within the allowed work.
func (m *Making) Puzzle() (*puzzle.Puzzle, error) {
	if m.made == nil {
		return nil, puzzle.NewFault("make-none", "grid", m.options.Grid.Name)
	}
	return m.made, nil
}

// begin prints a random board.
func (m *Making) begin() {
	for _, s := range m.slots {
		m.print(s, m.any())
	}
	m.best, m.tried = unjudged, 0
}

// next keeps the judged board, or goes back to the one before if that was better, and then
// changes a slot.
func (m *Making) next(miss int64) {
	const patience = 8 // changes per slot
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

// any is a random edge.
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

// print puts an edge on a slot, and its mate beyond the seam.
func (m *Making) print(s slot, edge puzzle.Edge) {
	m.tiles[s.at.Cell][s.at.Side] = edge
	if s.beyond != puzzle.Rim {
		m.tiles[s.beyond.Cell][s.beyond.Side] = m.mate(edge)
	}
}

// isVaried reports whether there are at least twice as many different tiles without a repeated
// edge as the grid has cells.
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

// puzzle compiles a puzzle from tiles.
func (m *Making) puzzle(tiles []puzzle.Tile) *puzzle.Puzzle {
	spec := puzzle.Spec{Grid: m.options.Grid, Tiles: tiles, Mates: puzzle.Halves(), Framed: m.options.Framed, Frame: frame}
	if m.options.Same {
		spec.Mates = puzzle.Same()
	}
	p, err := puzzle.New(spec)
	if err != nil {
		panic("generate: " + err.Error()) // such tiles are always valid
	}
	return p
}

// shuffled is the puzzle with its tiles in random order and turns.
func (m *Making) shuffled(tiles []puzzle.Tile, random *search.Random) *puzzle.Puzzle {
	for i := range tiles {
		other := i + random.Below(len(tiles)-i)
		tiles[i], tiles[other] = tiles[other], tiles[i]
		tiles[i] = tiles[i].Turned(random.Below(len(tiles[i])))
	}
	return m.puzzle(tiles)
}
