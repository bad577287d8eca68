package main

import (
	"fmt"
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// begun is the board to start a hunt from, or nil: that of the puzzle, or that of another link or
// file, which may number the tiles differently.
func (c *console) begun(document *notation.Document, from string) (*puzzle.Board, error) {
	if from == "" {
		return document.Board, nil
	}
	found, err := c.find(from, foreign.Taken{}, 0)
	if err != nil {
		return nil, err
	}
	if found.Document.Board == nil {
		return nil, &puzzle.Fault{Code: "best-unlaid", Args: map[string]any{"file": inSentence(from)}}
	}
	if its, ours := found.Document.Puzzle.Grid().Name, document.Puzzle.Grid().Name; its != ours {
		return nil, &puzzle.Fault{Code: "best-grid", Args: map[string]any{"file": inSentence(from), "found": its, "expected": ours}}
	}
	board, givesWay := relaid(document.Puzzle, found.Document.Board)
	if board == nil {
		return nil, &puzzle.Fault{Code: "best-from", Args: map[string]any{"file": inSentence(from)}}
	}
	if givesWay > 0 {
		score, seams := found.Document.Board.Score()
		c.aside(wrapped(c.words.count("hunt.clues", search.NumberOf(uint64(givesWay)), values{"score": score, "seams": seams})) + "\n")
	}
	if n := len(board.Misframed()); n > 0 {
		c.aside(wrapped(c.words.count("hunt.misframed", search.NumberOf(uint64(n)), nil)) + "\n")
	}
	return board, nil
}

// inSentence is an argument, shortened for a sentence.
func inSentence(from string) string {
	const most = 40
	if signs := []rune(from); len(signs) > most {
		from = string(signs[:most]) + "…"
	}
	return notation.Shown(from)
}

// relaid places the tiles of a puzzle like those on a board of another one: tiles that look the
// same, whatever their numbers. Clues stay in place; givesWay counts the tiles of the other board
// that they displace. It returns nil if the other board has a tile that the puzzle lacks.
func relaid(p *puzzle.Puzzle, from *puzzle.Board) (board *puzzle.Board, givesWay int) {
	board = puzzle.NewBoard(p)
	unlaid := map[string]int{}
	for _, tile := range p.Tiles() {
		unlaid[unturned(p, tile)]++
	}
	for _, clue := range p.Clues() {
		board.MustPlace(clue)
	}
	for cell := range p.Grid().Cells {
		on, filled := from.At(cell)
		if !filled {
			continue
		}
		look := from.Puzzle().Tiles()[on.Tile].Turned(on.Turn)
		if unlaid[unturned(p, look)]--; unlaid[unturned(p, look)] < 0 {
			return nil, 0
		}
		clue, fixed := board.At(cell)
		switch {
		case fixed && slices.Equal(p.Tiles()[clue.Tile].Turned(clue.Turn), look):
		case fixed:
			givesWay++
		case layLike(board, cell, look):
		case isClue(p, look):
			givesWay++
		default:
			return nil, 0
		}
	}
	return board, givesWay
}

// unturned is a key that is equal for tiles that can be turned to look alike.
func unturned(p *puzzle.Puzzle, tile puzzle.Tile) string {
	least := fmt.Sprint(tile)
	if p.MayTurn() {
		for turn := range tile {
			least = min(least, fmt.Sprint(tile.Turned(turn)))
		}
	}
	return least
}

// layLike places an unplaced tile that can show a look on a cell, if there is one.
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

// isClue reports whether the tile of a clue looks like this in some turn.
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
