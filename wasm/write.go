package main

import (
	"edgewise/solver/draw"
	"edgewise/solver/draw/qr"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
)

// The method that writes a puzzle to be passed on: as a link, a picture, or in
// any notation.

type writeParams struct {
	Puzzle string
	Board  Board
	Format string
	Page   string // the address that links lead to, without "#"
	Art    string
}

func (p *writeParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "board":
		return &p.Board
	case "format":
		return &p.Format
	case "page":
		return &p.Page
	case "art":
		return &p.Art
	}
	return nil
}

// Written is a puzzle as a text, and what of it the format has no place for.
type Written struct {
	Text string
	Lost []Fault
}

func (w Written) members() object {
	return object{
		{"text", w.Text},
		{"lost", list(w.Lost)},
	}
}

// writtenPixels is how wide a tile is in a picture that is passed on.
const writtenPixels = 100

func (*api) write(p *writeParams) (shape, error) {
	document, err := readDocument(p.Puzzle, p.Board)
	if err != nil {
		return nil, err
	}
	written := Written{Lost: []Fault{}}
	var lost []*puzzle.Fault
	switch p.Format {
	case "link":
		written.Text = p.Page + "#" + document.Link()
	case "qr":
		written.Text, err = qr.SVG(p.Page + "#" + document.Link())
	case "svg":
		written.Text = portrait(document, p.Art)
	case "board":
		written.Text, lost = draw.Letters(document.Puzzle, document.Board), foreign.LostInLetters(document)
	default:
		written.Text, lost, err = foreign.Write(p.Format, document)
	}
	if err != nil {
		return nil, err
	}
	for _, loss := range lost {
		written.Lost = append(written.Lost, faultOf(loss))
	}
	return written, nil
}

// portrait is a picture of what lies on the board, or of the loose tiles.
func portrait(document *notation.Document, art string) string {
	if art == "" {
		art = document.Art
	}
	artist := draw.New(document.Puzzle, art)
	options := draw.Options{Pixels: writtenPixels, Title: notation.Shown(document.Name)}
	if document.Board != nil {
		return artist.Board(document.Board, options)
	}
	_, columns := document.Puzzle.Grid().Size()
	return artist.Loose(columns, options)
}
