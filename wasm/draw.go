package main

import (
	"edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods that draw: the parts that the page places, a whole picture, and the
// tiles on paper.

type drawParams struct {
	Puzzle string
	Art    string
}

func (p *drawParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "art":
		return &p.Art
	}
	return nil
}

func (*api) draw(p *drawParams) (shape, error) {
	artist, _, err := artistFor(p.Puzzle, p.Art)
	if err != nil {
		return nil, err
	}
	layout := artist.Layout()
	drawing := Drawing{
		Symbols: artist.Symbols(),
		Art:     layout.Set,
		ViewBox: [4]float64{layout.ViewBox.X, layout.ViewBox.Y, layout.ViewBox.Width, layout.ViewBox.Height},
		Turn:    layout.Turn,
		Sink:    layout.Sink,
		Outline: layout.Cell,
		Card:    layout.Card,
		Cells:   make([]DrawingCell, len(layout.Cells)),
		Seams:   make([]DrawingSeam, len(layout.Seams)),
	}
	for i, cell := range layout.Cells {
		letters := make([][2]float64, len(cell.Sides))
		for side, slot := range cell.Sides {
			letters[side] = [2]float64{slot.LetterX - cell.X, slot.LetterY - cell.Y}
		}
		drawing.Cells[i] = DrawingCell{X: cell.X, Y: cell.Y, Angle: cell.Angle, Letters: letters}
	}
	for i, seam := range layout.Seams {
		drawing.Seams[i] = DrawingSeam{
			A: Seat{seam.A.Cell, seam.A.Side}, B: Seat{seam.B.Cell, seam.B.Side},
			X: seam.X, Y: seam.Y, Angle: seam.Angle,
		}
	}
	return drawing, nil
}

type pictureParams struct {
	Puzzle string
	Art    string
	Board  Board
}

func (p *pictureParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "art":
		return &p.Art
	case "board":
		return &p.Board
	}
	return nil
}

func (*api) picture(p *pictureParams) (shape, error) {
	artist, document, err := artistFor(p.Puzzle, p.Art)
	if err != nil {
		return nil, err
	}
	board, err := readBoard(document.Puzzle, p.Board)
	if err != nil {
		return nil, err
	}
	if board != nil {
		return Pictured{artist.Board(board, draw.Options{})}, nil
	}
	_, columns := document.Puzzle.Grid().Size()
	return Pictured{artist.Loose(columns, draw.Options{})}, nil
}

type cutParams struct {
	Puzzle string
	Art    string
	Paper  string
	Width  int
	Backs  bool
}

func (p *cutParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "art":
		return &p.Art
	case "paper":
		return &p.Paper
	case "width":
		return &p.Width
	case "backs":
		return &p.Backs
	}
	return nil
}

func (*api) cut(p *cutParams) (shape, error) {
	artist, _, err := artistFor(p.Puzzle, p.Art)
	if err != nil {
		return nil, err
	}
	paper, known := draw.Papers()[p.Paper]
	if !known {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Paper}}
	}
	if !draw.CanCut(p.Width) {
		return nil, &puzzle.Fault{Code: "cut-width", Args: map[string]any{"least": draw.LeastWidth, "most": draw.MostWidth}}
	}
	return Cut{artist.Cut(draw.Cutting{Paper: paper, Width: float64(p.Width), Backs: p.Backs})}, nil
}

// artistFor reads a puzzle and gives the artist for it: in the art asked for,
// or in the puzzle's own.
func artistFor(text, art string) (*draw.Artist, *notation.Document, error) {
	document, err := notation.Read(text)
	if err != nil {
		return nil, nil, err
	}
	if art == "" {
		art = document.Art
	}
	return draw.New(document.Puzzle, art), document, nil
}

// Drawing is all that the page needs to draw a puzzle.
type Drawing struct {
	Symbols string
	Art     string
	ViewBox [4]float64
	Cells   []DrawingCell
	Seams   []DrawingSeam
	Turn    float64
	Sink    float64
	Outline string
	Card    string
}

func (d Drawing) members() object {
	return object{
		{"symbols", d.Symbols},
		{"art", d.Art},
		{"viewBox", list(d.ViewBox[:])},
		{"cells", list(d.Cells)},
		{"seams", list(d.Seams)},
		{"turn", d.Turn},
		{"sink", d.Sink},
		{"outline", d.Outline},
		{"card", d.Card},
	}
}

// DrawingCell is where the symbols of a cell go, and its letters from there.
type DrawingCell struct {
	X       float64
	Y       float64
	Angle   float64
	Letters [][2]float64
}

func (d DrawingCell) members() object {
	return object{
		{"x", d.X},
		{"y", d.Y},
		{"angle", d.Angle},
		{"letters", list(d.Letters)},
	}
}

// DrawingSeam is the frame of a seam as seen from side A.
type DrawingSeam struct {
	A     Seat
	B     Seat
	X     float64
	Y     float64
	Angle float64
}

func (d DrawingSeam) members() object {
	return object{
		{"a", d.A},
		{"b", d.B},
		{"x", d.X},
		{"y", d.Y},
		{"angle", d.Angle},
	}
}

// Pictured is one complete picture.
type Pictured struct{ SVG string }

func (p Pictured) members() object { return object{{"svg", p.SVG}} }

// Cut is the tiles on paper, a document per page.
type Cut struct{ Pages []string }

func (c Cut) members() object { return object{{"pages", list(c.Pages)}} }
