package best

import (
	"slices"

	"edgewise/solver/puzzle"
)

// A plan is a puzzle prepared for hunts: everything that only depends on the puzzle and its
// clues. It never changes.
type plan struct {
	puzzle *puzzle.Puzzle
	clues  *puzzle.Board
	steps  []step
	shapes []shape
	stocks []stock
	looks  []look
	ends   []uint64 // the codes that clues want from their neighbours; sources number them after the steps
	kinds  []member // per tile
	codes  int      // every code is less than this
	lost   int      // seams between clues that do not match
}

// Edges have codes from 1 on, so that a table has few entries. The edges of a look are packed
// into one word: side i in bits i*8 to i*8+7.
const (
	codeBits = 8
	anything = 0 // the code for no neighbour
)

// codeAt is the code of a side in a word.
func codeAt(word uint64, side int) int { return int(uint8(word >> (side * codeBits))) }

// A step fills one cell.
type step struct {
	cell  int
	shape int
	a, b  source   // the first two sides with a filled neighbour; with fewer they want nothing
	more  []source // the others
}

// A source says where the wanted code of a side comes from: a side of its neighbour.
type source struct {
	word  int   // index into dive.wanted: 0 wants nothing, then the steps from 1, then the clues
	shift uint8 // of the neighbour's side in its word
}

// of is the wanted code.
func (s source) of(wanted []uint64) int { return int(uint8(wanted[s.word] >> (s.shift & 63))) }

// A shape is everything about a cell that decides which looks fit it.
type shape struct {
	rim   uint8 // bit per side that must show the frame
	sides []int // those with a filled neighbour, in the order of the sources
	looks []uint16
	with  [2][][]uint16 // for the first two of these sides: the looks by code
}

// most is the most breaks of a look when it is placed. More than one at once, between two or
// three neighbours, did not pay on framed squares.
func (s *shape) most() int { return max(1, len(s.sides)-2) }

// A stock is a set of equal tiles that are no clues.
type stock struct{ tiles []int }

// A member is a tile's kind and its index in it.
type member struct {
	kind *puzzle.Kind
	nth  int
}

// A look is a stock in one turn that looks new.
type look struct {
	stock  uint16
	turn   uint8  // of the first tile of its kind
	edges  uint64 // the codes of its edges
	wanted uint64 // the codes that mate with them
}

func compile(p *puzzle.Puzzle) *plan {
	pl := &plan{puzzle: p, clues: puzzle.NewBoard(p)}
	for _, clue := range p.Clues() {
		pl.clues.MustPlace(clue)
	}
	_, broken := pl.clues.SeamNumbers()
	pl.lost = len(broken)
	code := pl.codeEdges()
	pl.listLooks(code)
	pl.listSteps(code)
	for i := range pl.shapes {
		pl.fillShape(&pl.shapes[i], code)
	}
	return pl
}

// A coding maps edges to codes. The last code is that of a mate that no tile has.
type coding [puzzle.MaxEdges]int

func (pl *plan) codeEdges() *coding {
	code := new(coding)
	pl.codes = 1
	for _, tile := range pl.puzzle.Tiles() {
		for _, edge := range tile {
			if code[edge] == 0 {
				code[edge] = pl.codes
				pl.codes++
			}
		}
	}
	pl.codes++
	return code
}

// words are the codes of a tile's edges, and those that mate with them.
func (pl *plan) words(code *coding, tile puzzle.Tile, turn int) (edges, wanted uint64) {
	for side := range tile {
		edge := tile.At(side, turn)
		want := pl.codes - 1
		if mate := pl.puzzle.Mates()[edge]; mate != puzzle.Nothing && code[mate] > 0 {
			want = code[mate]
		}
		edges |= uint64(code[edge]) << (side * codeBits)
		wanted |= uint64(want) << (side * codeBits)
	}
	return edges, wanted
}

func (pl *plan) listLooks(code *coding) {
	pl.kinds = make([]member, len(pl.puzzle.Tiles()))
	kinds := pl.puzzle.Kinds()
	for number := range kinds {
		kind := &kinds[number]
		for nth, tile := range kind.Tiles {
			pl.kinds[tile] = member{kind, nth}
		}
		loose := slices.DeleteFunc(slices.Clone(kind.Tiles), func(tile int) bool { return pl.clues.Where(tile) >= 0 })
		if len(loose) == 0 {
			continue
		}
		for turn := range kind.Looks {
			edges, wanted := pl.words(code, pl.puzzle.Tiles()[kind.Tiles[0]], turn)
			pl.looks = append(pl.looks, look{uint16(len(pl.stocks)), uint8(turn), edges, wanted})
		}
		pl.stocks = append(pl.stocks, stock{loose})
	}
}

// listSteps makes the steps: for each cell of the order, the sources of its sides.
func (pl *plan) listSteps(code *coding) {
	order := orderOf(pl.clues)
	word := make([]int, len(pl.puzzle.Grid().Cells))
	for i, cell := range order {
		word[cell] = 1 + i
	}
	for _, clue := range pl.puzzle.Clues() {
		word[clue.Cell] = 1 + len(order) + len(pl.ends)
		_, wanted := pl.words(code, pl.puzzle.Tiles()[clue.Tile], clue.Turn)
		pl.ends = append(pl.ends, wanted)
	}
	_, framed := pl.puzzle.Frame()
	for i, cell := range order {
		var s shape
		var sources []source
		for side, beyond := range pl.puzzle.Grid().Cells[cell].Beyond {
			switch {
			case beyond == puzzle.Rim && framed:
				s.rim |= 1 << side
			case beyond == puzzle.Rim:
			case word[beyond.Cell] <= i || word[beyond.Cell] > len(order):
				s.sides = append(s.sides, side)
				sources = append(sources, source{word[beyond.Cell], uint8(beyond.Side * codeBits)})
			}
		}
		sources = append(sources, source{}, source{})
		used := max(2, len(s.sides))
		pl.steps = append(pl.steps, step{cell: cell, shape: pl.numberOf(s), a: sources[0], b: sources[1], more: sources[2:used]})
	}
}

// numberOf finds a shape in the plan, or adds it.
func (pl *plan) numberOf(s shape) int {
	number := slices.IndexFunc(pl.shapes, func(other shape) bool {
		return other.rim == s.rim && slices.Equal(other.sides, s.sides)
	})
	if number < 0 {
		number = len(pl.shapes)
		pl.shapes = append(pl.shapes, s)
	}
	return number
}

// fillShape lists the looks that the frame allows on a shape.
func (pl *plan) fillShape(s *shape, code *coding) {
	for i := range s.with {
		s.with[i] = make([][]uint16, pl.codes)
	}
	for number := range pl.looks {
		if !pl.framed(&pl.looks[number], s.rim, code) {
			continue
		}
		s.looks = append(s.looks, uint16(number))
		for i := range min(len(s.with), len(s.sides)) {
			shown := codeAt(pl.looks[number].edges, s.sides[i])
			s.with[i][shown] = append(s.with[i][shown], uint16(number))
		}
	}
}

// framed reports whether a look shows the frame on the sides of the rim and on no other.
func (pl *plan) framed(l *look, rim uint8, code *coding) bool {
	frame, framed := pl.puzzle.Frame()
	for side := range pl.puzzle.Grid().Sides {
		if framed && (codeAt(l.edges, side) == code[frame]) != (rim>>side&1 == 1) {
			return false
		}
	}
	return true
}

// turnOf is the smallest turn in which a tile shows a look of its stock.
func (pl *plan) turnOf(tile int, l *look) int {
	of := &pl.kinds[tile]
	return of.kind.Turn(of.nth, int(l.turn))
}
