package main

import (
	"context"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A form is a puzzle as convert -to json prints it: for programs that know
// nothing of the notation. Everything counts from 0, sides clockwise from the
// top; what the puzzle does not have is absent.
type form struct {
	Grid   string             `json:"grid"`
	Tiles  []string           `json:"tiles"` // a sign per side
	Mates  map[string]*string `json:"mates"` // for each edge on the tiles the one it mates with, or null
	Frame  string             `json:"frame,omitempty"`
	Turn   bool               `json:"turn"` // whether tiles may be turned
	Clues  []clue             `json:"clues,omitempty"`
	Name   string             `json:"name,omitempty"`
	By     string             `json:"by,omitempty"`
	Art    string             `json:"art,omitempty"`
	Halves []string           `json:"halves,omitempty"`
	Motifs map[string]string  `json:"motifs,omitempty"` // names, by the edge of the head
	Board  *position          `json:"board,omitempty"`
	Other  map[string]string  `json:"other,omitempty"` // keys without a meaning here
}

type clue struct {
	Cell int `json:"cell"`
	Tile int `json:"tile"`
	Turn int `json:"turn"`
}

// A position is a board that need not be full: null on empty cells.
type position struct {
	Tiles []*int `json:"tiles"`
	Turns []*int `json:"turns"`
}

// convert writes a puzzle in another notation.
func convert(_ context.Context, c *console, args []string) error {
	var to string
	f := newFlags("convert")
	f.choice(&to, "to", "text", "link", "json")
	argument, err := f.parse(args)
	if err != nil {
		return err
	}
	if to == "" {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-to", "expected": "text|link|json"}}
	}
	document, err := c.read(argument)
	if err != nil {
		return err
	}
	c.mention(document)
	switch to {
	case "text":
		return c.print(document.Text())
	case "link":
		return c.print("#" + document.Link() + "\n")
	}
	return c.printJSON(formOf(document))
}

func formOf(document *notation.Document) form {
	p := document.Puzzle
	object := form{
		Grid: p.Grid().Name, Mates: map[string]*string{}, Turn: p.MayTurn(),
		Name: document.Name, By: document.By, Art: document.Art,
	}
	for _, tile := range p.Tiles() {
		object.Tiles = append(object.Tiles, tile.String())
		for _, edge := range tile {
			object.Mates[edge.String()] = nil
			if mate := p.Mates()[edge]; mate != puzzle.Nothing {
				sign := mate.String()
				object.Mates[edge.String()] = &sign
			}
		}
	}
	if frame, framed := p.Frame(); framed {
		object.Frame = frame.String()
	}
	for _, placement := range p.Clues() {
		object.Clues = append(object.Clues, clue(placement))
	}
	if document.Halves[0] != "" {
		object.Halves = document.Halves[:]
	}
	if len(document.Motifs) > 0 {
		object.Motifs = map[string]string{}
	}
	for edge, name := range document.Motifs {
		object.Motifs[edge.String()] = name
	}
	if document.Board != nil {
		object.Board = positionOf(document.Board)
	}
	if len(document.Unknown) > 0 {
		object.Other = map[string]string{}
	}
	for _, entry := range document.Unknown {
		object.Other[entry.Key] = entry.Text()
	}
	return object
}

func positionOf(board *puzzle.Board) *position {
	cells := len(board.Puzzle().Grid().Cells)
	object := &position{Tiles: make([]*int, cells), Turns: make([]*int, cells)}
	for cell := range cells {
		if p, filled := board.At(cell); filled {
			object.Tiles[cell], object.Turns[cell] = &p.Tile, &p.Turn
		}
	}
	return object
}
