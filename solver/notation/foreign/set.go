package foreign

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// A half is which half of a motif a side shows.
type half int8

const (
	tail  half = -1
	whole half = 0 // the motif is not cut
	head  half = 1
	alone half = 2 // the motif is not cut, and mates with nothing
)

// A label is what a text says about one side. Without a motif it mates with nothing.
type label struct {
	motif string
	half  half
}

// other is the label that this one mates with.
func (l label) other() label { return label{l.motif, -l.half} }

// A set is what a text says about a puzzle, before edges have letters.
type set struct {
	format  string
	keyed   bool // the sides are named, or are where they are drawn
	certain bool // the sides are clockwise, unless the text says otherwise
	printed bool // as a program prints its results: the tiles may be a whole board
	listed  bool // halves among other words: the tiles may be several boards

	sides         int // of a tile
	tiles         [][]label
	width, height int    // 0 if the text does not say
	rim           string // the motif that may be the frame's
	framed        bool   // it is, however many sides show it
	upright       bool   // tiles may not be turned

	clues, board []puzzle.Placement
	name, by     string
	halves       [2]string
	notes        []*puzzle.Fault
	own          *notation.Document // the puzzle itself, if its edges already have letters
}

// leastTiles is how many tiles in a row are no coincidence.
const leastTiles = 4

// document makes the puzzle.
func (s *set) document() (*notation.Document, error) {
	if len(s.tiles) > puzzle.MaxCells {
		return nil, fault("tiles-ungridded", "found", len(s.tiles))
	}
	s.frame()
	grid, err := s.grid()
	if err != nil {
		return nil, err
	}
	spec, given, err := s.spec(grid)
	if err != nil {
		return nil, err
	}
	p, err := puzzle.New(spec)
	if err != nil {
		return nil, err
	}
	document := &notation.Document{Puzzle: p, Name: nameOf(s.name, notation.MaxName), By: nameOf(s.by, notation.MaxName),
		Halves: s.halves, Notes: s.notes}
	if s.saysSigns() {
		document.Art = notation.Signs
	}
	for _, motif := range p.Motifs() {
		document.Call(motif.Head, nameOf(given.names[motif.Head], notation.MaxWord))
	}
	if len(s.board) > 0 {
		if document.Board, err = laid(p, s.board); err != nil {
			return nil, err
		}
	}
	return document, nil
}

// spec makes the puzzle on a grid, and returns how its edges are lettered. Sides with unknown
// motifs are Missing.
func (s *set) spec(grid *puzzle.Grid, unknown ...string) (spec puzzle.Spec, given *lettering, err error) {
	if given, err = s.letters(); err != nil {
		return spec, nil, err
	}
	spec = puzzle.Spec{Grid: grid, Mates: given.mates, NoTurns: s.upright, Clues: s.clues, Tiles: make([]puzzle.Tile, len(s.tiles))}
	for i, t := range s.tiles {
		for _, l := range t {
			edge := given.edge(l)
			if slices.Contains(unknown, l.motif) {
				edge = notation.Missing
			}
			spec.Tiles[i] = append(spec.Tiles[i], edge)
		}
	}
	if s.framed {
		spec.Framed, spec.Frame = true, given.edge(label{motif: s.rim})
	}
	return spec, given, nil
}

// laid makes a board of placements.
func laid(p *puzzle.Puzzle, lies []puzzle.Placement) (*puzzle.Board, error) {
	board := puzzle.NewBoard(p)
	for _, on := range lies {
		if err := board.Place(on); err != nil {
			return nil, err
		}
	}
	return board, nil
}

// nameOf makes a name one line of at most so many characters.
func nameOf(name string, most int) string {
	return strings.TrimSpace(notation.Clip(strings.Join(strings.FieldsFunc(name, func(r rune) bool { return r <= ' ' || r == 0x7f || 0x80 <= r && r < 0xa0 || turnsRound(r) }), " "), most))
}

// grid is the grid that the text says, or the one that its tiles fill.
func (s *set) grid() (*puzzle.Grid, error) {
	n := len(s.tiles)
	name, found := reading.GridOf(n, s.sides)
	if s.sides == len(clockwise) {
		if s.width == 0 && s.height == 0 {
			s.width, s.height = s.shape()
		}
		name, found = strconv.Itoa(s.width)+"x"+strconv.Itoa(s.height), s.width > 0
		if found && s.width*s.height != n {
			return nil, fault("tile-count", "found", n, "expected", s.width*s.height, "grid", name)
		}
	}
	if !found {
		return nil, fault("tiles-ungridded", "found", n)
	}
	return puzzle.GridNamed(name)
}

// onRim counts the sides that show what may be the frame's motif.
func (s *set) onRim() int {
	found := 0
	for _, t := range s.tiles {
		for _, l := range t {
			if s.rim != "" && l == (label{motif: s.rim}) {
				found++
			}
		}
	}
	return found
}

// shape is the width and height of the rectangle that the tiles fill: the one whose rim has as
// many sides as show the frame's motif, or else the one nearest to a square.
func (s *set) shape() (width, height int) {
	n, rim := len(s.tiles), s.onRim()
	for h := 1; h*h <= n; h++ {
		if n%h == 0 && (n/h <= 32 || height == 0) {
			width, height = n/h, h
			if rim == 2*(width+height) {
				break
			}
		}
	}
	if width > 32 {
		return 0, 0
	}
	return width, height
}

// frame decides whether the motif that may be the frame's is: as many sides show it as the rim
// has.
func (s *set) frame() {
	rim := s.onRim()
	if s.framed || rim == 0 {
		return
	}
	width, height := s.width, s.height
	if width == 0 {
		width, height = s.shape()
	}
	s.framed = s.sides == 4 && rim == 2*(width+height)
}

// orders are the orders of sides that a text may have, the usual one first. A tile may be turned,
// so all begin with the top: clockwise, counter-clockwise, row by row, and two that have opposite
// sides first.
var orders = [...]string{"trbl", "tlbr", "tlrb", "trlb", "tbrl", "tblr"}

// clockwise is our own order of the sides.
const clockwise = "trbl"

// IsOrder reports whether a word has the four sides t, r, b and l, each once.
func IsOrder(order string) bool {
	if len(order) != len(clockwise) {
		return false
	}
	for _, side := range clockwise {
		if !strings.ContainsRune(order, side) {
			return false
		}
	}
	return true
}

// startingWith lists the orders, beginning with this one.
func startingWith(order string, all []string) []string {
	list := []string{order}
	for _, other := range all {
		if other != order {
			list = append(list, other)
		}
	}
	return list
}

// reorder sorts the sides of every tile clockwise.
func (s *set) reorder(order string) {
	for i, t := range s.tiles {
		sides := make([]label, len(order))
		for from := range order {
			sides[strings.IndexByte(clockwise, order[from])] = t[from]
		}
		s.tiles[i] = sides
	}
}

// isCut reports whether a set has halves, or is no list of tiles.
func (s *set) isCut() bool {
	return s == nil || len(s.tiles) == 0 || slices.ContainsFunc(s.tiles, func(tile []label) bool {
		return slices.ContainsFunc(tile, func(l label) bool { return l.half != whole })
	})
}
