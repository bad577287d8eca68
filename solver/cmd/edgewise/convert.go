package main

import (
	"context"
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
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

// someTargets stand for all that -to can be; the help lists them.
const someTargets = "text|link|json|bucas|…"

// convert writes a puzzle in another notation.
func convert(_ context.Context, c *console, args []string) error {
	var to, order string
	targets := []string{"text", "link", "json"}
	for _, format := range foreign.Formats() {
		if format.Write && format.ID != foreign.Own {
			targets = append(targets, format.ID)
		}
	}
	f := newFlags("convert")
	f.value("to", someTargets, func(value string) bool {
		to = value
		return slices.Contains(targets, value)
	})
	f.value("order", "trbl, tlrb …", func(value string) bool {
		order = value
		return foreign.IsOrder(value)
	})
	argument, err := f.parse(args)
	if err != nil {
		return err
	}
	if to == "" {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-to", "expected": someTargets}}
	}
	found, err := c.find(argument, order)
	if err != nil {
		return err
	}
	document := found.Document
	c.mention(document)
	if len(found.Orders) > 1 {
		c.complain(&puzzle.Fault{Code: "read-as", Args: map[string]any{"format": found.Format, "order": found.Order}})
	}
	switch to {
	case "text":
		return c.print(document.Text())
	case "link":
		return c.print("#" + document.Link() + "\n")
	case "json":
		return c.printJSON(formOf(document))
	}
	text, lost, err := foreign.Write(to, document)
	if err != nil {
		return err
	}
	for _, loss := range lost {
		c.complain(loss)
	}
	return c.print(text)
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
