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
	ID         string                 `json:"id"`
	Name       string                 `json:"name"`
	By         string                 `json:"by"`
	Grid       Grid                   `json:"grid"`
	Tiles      []string               `json:"tiles"`
	Copies     [][]int                `json:"copies"`
	Edges      map[string]EdgeMeaning `json:"edges"`
	Motifs     []Motif                `json:"motifs"`
	Halves     [2]string              `json:"halves"`
	Framed     bool                   `json:"framed"`
	Frame      string                 `json:"frame"`
	MayTurn    bool                   `json:"mayTurn"`
	Clues      []Clue                 `json:"clues"`
	BoardTurns int                    `json:"boardTurns"`
	BoardTurn  *BoardTurn             `json:"boardTurn"` // the smallest that moves anything, or nil
	Beside     map[string]Beside      `json:"beside"`
	Art        string                 `json:"art"`
	Why        []why.Reason           `json:"why"`
}

// Grid is the table of cells.
type Grid struct {
	Name  string `json:"name"`
	Sides int    `json:"sides"`
	Cells []Cell `json:"cells"`
}

// Cell is a place on the grid; a side on the rim has nil.
type Cell struct {
	Row    int     `json:"row"`
	Column int     `json:"column"`
	Beyond []*Seat `json:"beyond"`
}

// Motif is one picture: its head, its tail or "", its name or "", and the emoji or drawing that
// shows it.
type Motif struct {
	Head   string `json:"head"`
	Tail   string `json:"tail"`
	Name   string `json:"name"`
	Emoji  string `json:"emoji,omitempty"`
	Sketch string `json:"sketch,omitempty"`
}

// EdgeMeaning says which motif an edge shows, and which half of it.
type EdgeMeaning struct {
	Motif int    `json:"motif"`
	Half  string `json:"half"`
}

// BoardTurn is the cell to which a turn of the whole board moves each cell, and by how many steps
// it turns the tiles.
type BoardTurn struct {
	To []int `json:"to"`
	By int   `json:"by"`
}

// Beside is what may lie beside an edge: the one edge that it mates with, or "" if there is none;
// whether the rim; whether other cells.
type Beside struct {
	Mate   string `json:"mate"`
	Rim    bool   `json:"rim"`
	Inside bool   `json:"inside"`
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
		edges[m.Head] = EdgeMeaning{Motif: number, Half: "head"}
		edges[m.Tail] = EdgeMeaning{Motif: number, Half: "tail"}
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
