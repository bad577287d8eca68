package main

import (
	"slices"

	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// What the page knows about a puzzle. A puzzle crosses as its canonical notation, which
// is also its identity.

// puzzleOf is what the page needs to know about a document's puzzle.
func puzzleOf(d *notation.Document) *Puzzle {
	p := d.Puzzle
	identity := *d
	identity.Board = nil
	frame, framed := p.Frame()
	shape := &Puzzle{
		ID: identity.Link(), Name: d.Name, By: d.By, Grid: gridOf(p.Grid()),
		Copies: [][]int{}, Edges: map[string]any{}, Motifs: []Motif{},
		Halves: d.Halves, Framed: framed, MayTurn: p.MayTurn(), Clues: []Clue{},
		Beside: map[string]any{}, Art: d.Art,
	}
	turns := p.TurnsKept()
	shape.BoardTurns = len(turns)
	if len(turns) > 1 {
		shape.BoardTurn = &BoardTurn{turns[1].To, turns[1].By}
	}
	if framed {
		shape.Frame = frame.String()
	}
	fixed := map[int]bool{}
	for _, clue := range p.Clues() {
		fixed[clue.Tile] = true
	}
	for _, kind := range p.Kinds() {
		loose := slices.DeleteFunc(slices.Clone(kind.Tiles), func(tile int) bool { return fixed[tile] })
		if len(loose) > 1 {
			shape.Copies = append(shape.Copies, loose)
		}
	}
	for _, tile := range p.Tiles() {
		shape.Tiles = append(shape.Tiles, tile.String())
		for _, edge := range tile {
			shape.Edges[edge.String()] = EdgeMeaning{Motif: -1}
			beside := Beside{Rim: !framed || edge == frame, Inside: !framed || edge != frame}
			if mate := p.Mates()[edge]; mate != puzzle.Nothing {
				beside.Mate = mate.String()
			}
			shape.Beside[edge.String()] = beside
		}
	}
	for i, motif := range p.Motifs() {
		shape.Motifs = append(shape.Motifs, motifOf(i, motif, d.Motifs[motif.Head], shape.Edges))
	}
	for _, clue := range p.Clues() {
		shape.Clues = append(shape.Clues, Clue{clue.Cell, clue.Tile, clue.Turn})
	}
	shape.Why = reasonsOf(p)
	return shape
}

// motifOf is a motif with its name, and tells what its edges show.
func motifOf(number int, motif puzzle.Motif, name string, edges map[string]any) Motif {
	m := Motif{Head: motif.Head.String(), Name: name}
	edges[m.Head] = EdgeMeaning{Motif: number}
	if motif.Cut() {
		m.Tail = motif.Tail.String()
		edges[m.Head] = EdgeMeaning{Motif: number, Half: "head"}
		edges[m.Tail] = EdgeMeaning{Motif: number, Half: "tail"}
	}
	return m
}

// reasonsOf are the proofs that a puzzle has no solution.
func reasonsOf(p *puzzle.Puzzle) []Fault {
	var reasons []Fault
	for _, reason := range why.Reasons(p) {
		fault := puzzle.Fault(reason)
		reasons = append(reasons, faultOf(&fault))
	}
	return reasons
}

func gridOf(grid *puzzle.Grid) Grid {
	shape := Grid{Name: grid.Name, Sides: grid.Sides, Cells: make([]Cell, len(grid.Cells))}
	for i, cell := range grid.Cells {
		beyond := make([]*Seat, len(cell.Beyond))
		for side, seat := range cell.Beyond {
			if seat != puzzle.Rim {
				beyond[side] = &Seat{seat.Cell, seat.Side}
			}
		}
		shape.Cells[i] = Cell{Row: cell.Row, Column: cell.Column, Beyond: beyond}
	}
	return shape
}

// Puzzle is all that the page needs to know about a puzzle.
type Puzzle struct {
	ID         string
	Name       string
	By         string
	Grid       Grid
	Tiles      []string
	Copies     [][]int
	Edges      map[string]any // of EdgeMeaning
	Motifs     []Motif
	Halves     [2]string
	Framed     bool
	Frame      string
	MayTurn    bool
	Clues      []Clue
	BoardTurns int
	BoardTurn  *BoardTurn     // the least of them that moves something, or nil
	Beside     map[string]any // of Beside
	Art        string
	Why        []Fault
}

func (p Puzzle) members() object {
	var turn any
	if p.BoardTurn != nil {
		turn = p.BoardTurn
	}
	return object{
		{"id", p.ID},
		{"name", p.Name},
		{"by", p.By},
		{"grid", p.Grid},
		{"tiles", list(p.Tiles)},
		{"copies", list(p.Copies)},
		{"edges", p.Edges},
		{"motifs", list(p.Motifs)},
		{"halves", list(p.Halves[:])},
		{"framed", p.Framed},
		{"frame", p.Frame},
		{"mayTurn", p.MayTurn},
		{"clues", list(p.Clues)},
		{"boardTurns", p.BoardTurns},
		{"boardTurn", turn},
		{"beside", p.Beside},
		{"art", p.Art},
		{"why", list(p.Why)},
	}
}

// Grid is the table of cells.
type Grid struct {
	Name  string
	Sides int
	Cells []Cell
}

func (g Grid) members() object {
	return object{
		{"name", g.Name},
		{"sides", g.Sides},
		{"cells", list(g.Cells)},
	}
}

// Cell is a place on the grid; beyond a side on the rim there is nil.
type Cell struct {
	Row    int
	Column int
	Beyond []*Seat
}

func (c Cell) members() object {
	return object{
		{"row", c.Row},
		{"column", c.Column},
		{"beyond", list(c.Beyond)},
	}
}

// Motif is one picture: its head, its tail or "", and its name or "".
type Motif struct {
	Head string
	Tail string
	Name string
}

func (m Motif) members() object {
	return object{
		{"head", m.Head},
		{"tail", m.Tail},
		{"name", m.Name},
	}
}

// EdgeMeaning says which motif an edge shows, and which half of it.
type EdgeMeaning struct {
	Motif int
	Half  string
}

func (e EdgeMeaning) members() object {
	return object{
		{"motif", e.Motif},
		{"half", e.Half},
	}
}

// BoardTurn is where a turn of the whole board carries each cell, and how many steps its
// tile turns with it.
type BoardTurn struct {
	To []int
	By int
}

func (b BoardTurn) members() object { return object{{"to", b.To}, {"by", b.By}} }

// Beside is what may lie beside an edge: the one edge that it mates with, or "", the
// rim, and other cells.
type Beside struct {
	Mate        string
	Rim, Inside bool
}

func (b Beside) members() object {
	return object{{"mate", b.Mate}, {"rim", b.Rim}, {"inside", b.Inside}}
}

// Clue is a placement fixed by the puzzle.
type Clue struct {
	Cell int
	Tile int
	Turn int
}

func (c Clue) members() object {
	return object{
		{"cell", c.Cell},
		{"tile", c.Tile},
		{"turn", c.Turn},
	}
}
