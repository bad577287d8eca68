package main

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// begun is the board that a hunt begins with, nil for none: that of the puzzle, or of another
// link or file, which may number the tiles otherwise.
func (c *console) begun(document *notation.Document, from string) (*puzzle.Board, error) {
	if from == "" {
		return document.Board, nil
	}
	found, err := c.find(from, "", false)
	if err != nil {
		return nil, err
	}
	if found.Document.Board == nil {
		return nil, &puzzle.Fault{Code: "best-unlaid", Args: map[string]any{"file": notation.Shown(from)}}
	}
	return relaid(document.Puzzle, found.Document.Board)
}

// relaid lays the tiles of a puzzle as they lie on the board of another: those that look the
// same, whatever their numbers. Clues stay what they are.
func relaid(p *puzzle.Puzzle, from *puzzle.Board) (*puzzle.Board, error) {
	other := &puzzle.Fault{Code: "best-board"}
	if from.Puzzle().Grid().Name != p.Grid().Name {
		return nil, other
	}
	board := puzzle.NewBoard(p)
	for _, clue := range p.Clues() {
		board.MustPlace(clue)
	}
	for cell := range p.Grid().Cells {
		on, filled := from.At(cell)
		if _, fixed := board.At(cell); !filled || fixed {
			continue
		}
		look := from.Puzzle().Tiles()[on.Tile].Turned(on.Turn)
		if !layLike(board, cell, look) && !isClue(p, look) {
			return nil, other
		}
	}
	return board, nil
}

// layLike lays a tile that does not lie yet so that it looks like another, if there is one.
func layLike(board *puzzle.Board, cell int, look puzzle.Tile) bool {
	for tile, edges := range board.Puzzle().Tiles() {
		for turn := range edges {
			if board.Where(tile) < 0 && slices.Equal(edges.Turned(turn), look) && board.Place(puzzle.Placement{Cell: cell, Tile: tile, Turn: turn}) == nil {
				return true
			}
		}
	}
	return false
}

// isClue reports whether a tile that lies elsewhere by a clue looks like this, however turned.
func isClue(p *puzzle.Puzzle, look puzzle.Tile) bool {
	return slices.ContainsFunc(p.Clues(), func(clue puzzle.Placement) bool {
		for turn := range look {
			if slices.Equal(p.Tiles()[clue.Tile].Turned(turn), look) {
				return true
			}
		}
		return false
	})
}
