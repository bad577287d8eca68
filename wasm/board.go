package main

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods about a board: what it shows, and the puzzle with it.

type boardParams struct {
	Puzzle string
	Board  Board
}

func (p *boardParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "board":
		return &p.Board
	}
	return nil
}

func (*api) board(p *boardParams) (shape, error) {
	document, err := readDocument(p.Puzzle, p.Board)
	if err != nil {
		return nil, err
	}
	board := document.Board
	if board == nil {
		board = puzzle.NewBoard(document.Puzzle)
	}
	matched, conflicts := board.SeamNumbers()
	state := BoardState{
		Matched:   matched,
		Conflicts: conflicts,
		Misframed: []Seat{},
		Score:     len(matched),
		Seams:     len(document.Puzzle.Grid().Seams),
		Filled:    board.Filled(),
		Solved:    board.Solved(),
	}
	for _, seat := range board.Misframed() {
		state.Misframed = append(state.Misframed, Seat{seat.Cell, seat.Side})
	}
	return state, nil
}

func (*api) link(p *boardParams) (shape, error) {
	document, err := readDocument(p.Puzzle, p.Board)
	if err != nil {
		return nil, err
	}
	return Linked{document.Link()}, nil
}

// fixed is the puzzle as it is to be solved from a board: what lies there is
// fixed by clues.
func (*api) fixed(p *boardParams) (shape, error) {
	document, err := readDocument(p.Puzzle, p.Board)
	if err != nil {
		return nil, err
	}
	if document.Puzzle, err = document.Board.Fixed(); err != nil {
		return nil, err
	}
	document.Board = nil
	return Fixed{document.Link(), reasonsOf(document.Puzzle)}, nil
}

func boardOf(b *puzzle.Board) Board {
	board := make(Board, len(b.Puzzle().Grid().Cells))
	for cell := range board {
		if p, filled := b.At(cell); filled {
			board[cell] = &[2]int{p.Tile, p.Turn}
		}
	}
	return board
}

// readDocument reads a puzzle, with the board that the page sent in place of its own.
func readDocument(text string, sent Board) (*notation.Document, error) {
	document, err := notation.Read(text)
	if err != nil {
		return nil, err
	}
	document.Board, err = readBoard(document.Puzzle, sent)
	return document, err
}

// readBoard checks a board that the page sent; it is nil when none was sent.
func readBoard(p *puzzle.Puzzle, sent Board) (*puzzle.Board, error) {
	if sent == nil {
		return nil, nil
	}
	if cells := len(p.Grid().Cells); len(sent) != cells {
		return nil, &puzzle.Fault{Code: "board-count", Args: map[string]any{"found": len(sent), "expected": cells}}
	}
	board := puzzle.NewBoard(p)
	for cell, laid := range sent {
		if laid == nil {
			continue
		}
		if err := board.Place(puzzle.Placement{Cell: cell, Tile: laid[0], Turn: laid[1]}); err != nil {
			return nil, err
		}
	}
	return board, nil
}

// Seat is one side of one cell: [cell, side].
type Seat [2]int

// Laid is what lies on a cell, [tile, turn], or nil.
type Laid *[2]int

// Board is what lies on each cell, in reading order.
type Board []Laid

// BoardState is what a board shows; seams are indices into the drawing's.
type BoardState struct {
	Matched   []int
	Conflicts []int
	Misframed []Seat
	Score     int
	Seams     int
	Filled    int
	Solved    bool
}

func (b BoardState) members() object {
	return object{
		{"matched", list(b.Matched)},
		{"conflicts", list(b.Conflicts)},
		{"misframed", list(b.Misframed)},
		{"score", b.Score},
		{"seams", b.Seams},
		{"filled", b.Filled},
		{"solved", b.Solved},
	}
}

// Linked is a puzzle written as a link's hash.
type Linked struct{ Link string }

func (l Linked) members() object { return object{{"link", l.Link}} }

// Fixed is a puzzle with clues for a board, written as a link's hash, and why it
// cannot be solved, if that is known.
type Fixed struct {
	Link string
	Why  []Fault
}

func (f Fixed) members() object {
	return object{
		{"link", f.Link},
		{"why", list(f.Why)},
	}
}
