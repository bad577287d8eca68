package api

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/sketch"
)

// What the page knows about a puzzle. A puzzle crosses as its canonical notation, which is also
// its identity.

// puzzleParams are those of a method about a puzzle alone.
type puzzleParams struct {
	Puzzle string `json:"puzzle"`
}

// Puzzle is all that the page needs to know about a puzzle, except its drawing.
type Puzzle struct {
	ID    string   `json:"id"` // the puzzle in canonical notation, without board and without "#": its identity
	Name  string   `json:"name"`
	By    string   `json:"by"`
	Grid  Grid     `json:"grid"`
	Tiles []string `json:"tiles"` // one word each, clockwise from the top

	// Copies are groups of two or more tiles that look alike under the allowed turns and can
	// change places; clues are left out.
	Copies  [][]int                `json:"copies"`
	Edges   map[string]EdgeMeaning `json:"edges"`
	Motifs  []Motif                `json:"motifs"`
	Halves  [2]string              `json:"halves"` // the names of the two halves; "" for head and tail
	Framed  bool                   `json:"framed"`
	Frame   string                 `json:"frame"` // the edge of the rim, "" without a frame
	MayTurn bool                   `json:"mayTurn"`
	Clues   []Clue                 `json:"clues"`

	// BoardTurns is how many turns of the whole board count as one solution: 4, 2 or 1 on squares.
	// Each leaves the cell of every clue looking the same.
	BoardTurns int               `json:"boardTurns"`
	BoardTurn  *BoardTurn        `json:"boardTurn"` // the smallest that moves anything, or nil
	Beside     map[string]Beside `json:"beside"`    // what may lie beside each edge on a tile
	Art        string            `json:"art"`       // the motif set that the text names, or ""
	Why        []Reason          `json:"why"`       // a proof that there is no solution; usually empty
}

// Grid is the table of cells.
type Grid struct {
	Name  string `json:"name"`
	Sides int    `json:"sides"` // the number of sides of a cell
	Cells []Cell `json:"cells"`
}

// Cell is a place on the grid.
type Cell struct {
	Row    int     `json:"row"`
	Column int     `json:"column"`
	Beyond []*Seat `json:"beyond"` // the seat beyond each side; nil on the rim
}

// Motif is one picture.
type Motif struct {
	Head   string `json:"head"`             // the edge that names the motif; for a cut motif its head
	Tail   string `json:"tail"`             // the other half, "" when the motif is not cut
	Name   string `json:"name"`             // the name that somebody gave the motif, or ""
	Emoji  string `json:"emoji,omitempty"`  // the emoji, or other sign, that the motif is drawn with if no set is asked for
	Sketch string `json:"sketch,omitempty"` // the text of a person's own drawing, in place of an emoji
}

// Half is a half of a cut motif, or "" for a whole one.
type Half string

// The halves.
const (
	Whole Half = ""
	Head  Half = "head"
	Tail  Half = "tail"
)

// EdgeMeaning says which motif an edge shows, and which half of it.
type EdgeMeaning struct {
	Motif int  `json:"motif"` // the index into the motifs, or -1 for the frame's edge and for "-"
	Half  Half `json:"half"`
}

// BoardTurn is a turn of the whole board.
type BoardTurn struct {
	To []int `json:"to"` // where it carries each cell
	By int   `json:"by"` // how many steps each tile turns with it
}

// Beside is what may lie beside an edge.
type Beside struct {
	Mate   string `json:"mate"`   // the one edge that it mates with, or ""
	Rim    bool   `json:"rim"`    // whether the edge may lie on the rim
	Inside bool   `json:"inside"` // whether it may lie inside, beside another cell
}

// Clue is a placement fixed by the puzzle.
type Clue struct {
	Cell int `json:"cell"`
	Tile int `json:"tile"`
	Turn int `json:"turn"`
}

// puzzleOf converts a document's puzzle.
func puzzleOf(d *notation.Document) *Puzzle {
	p := d.Puzzle
	identity := *d
	identity.Board, identity.Moment = nil, nil
	frame, framed := p.Frame()
	shape := &Puzzle{
		ID: identity.Link(), Name: d.Name, By: d.By, Grid: gridOf(p.Grid()), Copies: p.Copies(),
		Edges: map[string]EdgeMeaning{}, Halves: d.Halves, Framed: framed, MayTurn: p.MayTurn(),
		Beside: map[string]Beside{}, Art: d.Art, Why: why.Reasons(p),
	}
	turns := p.TurnsKept()
	shape.BoardTurns = len(turns)
	if len(turns) > 1 {
		shape.BoardTurn = &BoardTurn{turns[1].To, turns[1].By}
	}
	if framed {
		shape.Frame = frame.String()
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
		shape.Clues = append(shape.Clues, Clue(clue))
	}
	return shape
}

// motifOf converts a motif, and records the meaning of its edges.
func motifOf(number int, motif puzzle.Motif, name string, edges map[string]EdgeMeaning) Motif {
	m := Motif{Head: motif.Head.String()}
	m.Emoji, m.Name = notation.Emoji(name)
	if drawn, called := sketch.Read(name); drawn != nil {
		m.Sketch, m.Name = drawn.String(), called
	}
	edges[m.Head] = EdgeMeaning{Motif: number}
	if motif.Cut() {
		m.Tail = motif.Tail.String()
		edges[m.Head] = EdgeMeaning{Motif: number, Half: Head}
		edges[m.Tail] = EdgeMeaning{Motif: number, Half: Tail}
	}
	return m
}

func gridOf(grid *puzzle.Grid) Grid {
	shape := Grid{Name: grid.Name, Sides: grid.Sides, Cells: make([]Cell, len(grid.Cells))}
	for i, cell := range grid.Cells {
		beyond := make([]*Seat, len(cell.Beyond))
		for side, seat := range cell.Beyond {
			if seat != puzzle.Rim {
				at := seatOf(seat)
				beyond[side] = &at
			}
		}
		shape.Cells[i] = Cell{cell.Row, cell.Column, beyond}
	}
	return shape
}
