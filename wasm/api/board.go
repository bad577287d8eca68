package api

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods about a board: what it shows, and the puzzle with it.

// Seat is one side of one cell: [cell, side].
type Seat [2]int

func seatOf(s puzzle.Seat) Seat { return Seat{s.Cell, s.Side} }

func seatsOf(list []puzzle.Seat) (seats []Seat) {
	for _, s := range list {
		seats = append(seats, seatOf(s))
	}
	return seats
}

// Laid is what lies on a cell, [tile, turn], or nil.
type Laid *[2]int

// Board is what lies on each cell, in reading order.
type Board []Laid

func boardOf(b *puzzle.Board) Board {
	board := make(Board, len(b.Puzzle().Grid().Cells))
	for cell := range board {
		if p, filled := b.At(cell); filled {
			board[cell] = &[2]int{p.Tile, p.Turn}
		}
	}
	return board
}

// fullBoards are boards as a search finds them.
func fullBoards(found []search.Board) []Board {
	boards := make([]Board, len(found))
	for i, full := range found {
		for cell, tile := range full.Tiles {
			boards[i] = append(boards[i], &[2]int{tile, full.Turns[cell]})
		}
	}
	return boards
}

type boardParams struct {
	puzzleParams
	Board Board `json:"board"`
}

// document reads a puzzle, with the board that the page sent in place of its own.
func (p boardParams) document() (*notation.Document, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	document.Board, err = readBoard(document.Puzzle, p.Board)
	return document, err
}

// documentOnBoard is the same with the empty board where the page sent none.
func (p boardParams) documentOnBoard() (*notation.Document, error) {
	document, err := p.document()
	if err == nil && document.Board == nil {
		document.Board = puzzle.NewBoard(document.Puzzle)
	}
	return document, err
}

// readBoard checks a board that the page sent; it is nil when none was sent.
func readBoard(p *puzzle.Puzzle, sent Board) (*puzzle.Board, error) {
	if sent == nil {
		return nil, nil
	}
	if cells := len(p.Grid().Cells); len(sent) != cells {
		return nil, puzzle.NewFault("board-count", "found", len(sent), "expected", cells)
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

// BoardState is what a board shows; seams are indices into the drawing's.
type BoardState struct {
	Matched   []int  `json:"matched"`
	Conflicts []int  `json:"conflicts"`
	Misframed []Seat `json:"misframed"`
	Score     int    `json:"score"`
	Seams     int    `json:"seams"`
	Filled    int    `json:"filled"`
	Solved    bool   `json:"solved"`
}

func (*API) board(p boardParams) (BoardState, error) {
	document, err := p.documentOnBoard()
	if err != nil {
		return BoardState{}, err
	}
	return boardStateOf(document.Board), nil
}

func boardStateOf(board *puzzle.Board) BoardState {
	matched, conflicts := board.SeamNumbers()
	state := BoardState{
		Matched:   matched,
		Conflicts: conflicts,
		Score:     len(matched),
		Seams:     len(board.Puzzle().Grid().Seams),
		Filled:    board.Filled(),
		Solved:    board.Solved(),
	}
	for _, seat := range board.Misframed() {
		state.Misframed = append(state.Misframed, seatOf(seat))
	}
	return state
}

// Fixed is a puzzle with clues for a board, written as a link's hash, and why it
// cannot be solved, if that is known.
type Fixed struct {
	Link string       `json:"link"`
	Why  []why.Reason `json:"why"`
}

// fixed is the puzzle as it is to be solved from a board: what lies there is
// fixed by clues.
func (*API) fixed(p boardParams) (Fixed, error) {
	document, err := p.documentOnBoard()
	if err != nil {
		return Fixed{}, err
	}
	if document.Puzzle, err = document.Board.Fixed(); err != nil {
		return Fixed{}, err
	}
	document.Board = nil
	return Fixed{document.Link(), why.Reasons(document.Puzzle)}, nil
}
