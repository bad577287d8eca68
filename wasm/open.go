package main

import (
	"edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
)

// The method that reads a text: a puzzle, or what is wrong with it and what of it can
// be kept.

type openParams struct {
	Text  string
	Order string
}

func (p *openParams) field(name string) any {
	switch name {
	case "text":
		return &p.Text
	case "order":
		return &p.Order
	}
	return nil
}

func (*api) open(p *openParams) (shape, error) {
	found, err := foreign.Read(p.Text, p.Order)
	if err != nil {
		return unread(p.Text, err)
	}
	document := found.Document
	opened := Opened{Puzzle: puzzleOf(document), Notes: []Fault{}}
	if found.Format != foreign.Own {
		opened.Foreign = &Foreign{found.Format, found.Order, found.Orders}
	}
	for _, note := range document.Notes {
		opened.Notes = append(opened.Notes, faultOf(note))
	}
	if document.Board != nil {
		opened.Board = boardOf(document.Board)
	}
	return opened, nil
}

// unread is what open gives for a text that does not read.
func unread(text string, err error) (shape, error) {
	fault, known := err.(*puzzle.Fault)
	if !known {
		return nil, err
	}
	problem := faultOf(fault)
	opened := Opened{Notes: []Fault{}, Problem: &problem}
	salvaged := notation.Salvage(text)
	if salvaged == nil {
		return opened, nil
	}
	kept := &Kept{Tiles: []string{}, Name: salvaged.Document.Name, Text: salvaged.Text()}
	for _, tile := range salvaged.Spec.Tiles {
		if tile != nil {
			kept.Tiles = append(kept.Tiles, tile.String())
		}
	}
	if grid := salvaged.Spec.Grid; grid != nil {
		kept.Grid, kept.Expected = grid.Name, len(grid.Cells)
		kept.SVG = draw.Kept(salvaged.Spec, salvaged.Document.Art)
	}
	opened.Kept = kept
	return opened, nil
}

// Opened is a text that was read, or what is wrong with it and what is kept.
type Opened struct {
	Puzzle  *Puzzle
	Board   Board
	Notes   []Fault
	Problem *Fault
	Kept    *Kept
	Foreign *Foreign
}

func (o Opened) members() object {
	shape := object{{"notes", list(o.Notes)}}
	if o.Puzzle != nil {
		shape = append(shape, member{"puzzle", o.Puzzle})
	}
	if o.Board != nil {
		shape = append(shape, member{"board", list(o.Board)})
	}
	if o.Problem != nil {
		shape = append(shape, member{"problem", o.Problem})
	}
	if o.Kept != nil {
		shape = append(shape, member{"kept", o.Kept})
	}
	if o.Foreign != nil {
		shape = append(shape, member{"foreign", o.Foreign})
	}
	return shape
}

// Foreign is in what other notation a text was written.
type Foreign struct {
	Format string
	Order  string
	Orders []string
}

func (f Foreign) members() object {
	return object{
		{"format", f.Format},
		{"order", f.Order},
		{"orders", list(f.Orders)},
	}
}

// Kept is what can be kept of a text that does not read.
type Kept struct {
	Grid     string
	Expected int
	Tiles    []string
	Name     string
	Text     string
	SVG      string
}

func (k Kept) members() object {
	return object{
		{"grid", k.Grid},
		{"expected", k.Expected},
		{"tiles", list(k.Tiles)},
		{"name", k.Name},
		{"text", k.Text},
		{"svg", k.SVG},
	}
}
