package api

import (
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The methods about a board: what it shows, and the puzzle it belongs to.

// Seat is one side of one cell.
//
//ts:type [cell: number, side: number]
type Seat [2]int

func seatOf(s puzzle.Seat) Seat { return Seat{s.Cell, s.Side} }

func seatsOf(list []puzzle.Seat) (seats []Seat) {
	for _, s := range list {
		seats = append(seats, seatOf(s))
	}
	return seats
}

// Laid is the tile on a cell and its turn, or nil.
//
//ts:type [tile: number, turn: number] | null
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

// fullBoards converts the boards that a search found.
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

// document reads the puzzle and replaces its board by the one that the page sent, if any.
func (p boardParams) document() (*notation.Document, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	document.Board, err = readBoard(document.Puzzle, p.Board)
	return document, err
}

// freeParams are boardParams of a method that needs no board.
type freeParams struct {
	puzzleParams
	Board Board `json:"board,omitempty"`
}

func (p freeParams) document() (*notation.Document, error) { return boardParams(p).document() }

// documentOnBoard is like document, but uses the empty board if the page sent none.
func (p boardParams) documentOnBoard() (*notation.Document, error) {
	document, err := p.document()
	if err == nil && document.Board == nil {
		document.Board = puzzle.NewBoard(document.Puzzle)
	}
	return document, err
}

// readBoard checks a board that the page sent; it returns nil if none was sent.
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

// BoardState is what a board shows.
type BoardState struct {
	Matched   []int  `json:"matched"`   // the seams that match, as indices into those of the drawing
	Conflicts []int  `json:"conflicts"` // those that do not
	Misframed []Seat `json:"misframed"`
	Score     int    `json:"score"`
	Seams     int    `json:"seams"`
	Filled    int    `json:"filled"`
	Solved    bool   `json:"solved"`
}

// board says what a board shows.
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

// Fixed is a puzzle whose clues are a board, as a link's hash, and why it has no solution, if that
// is known.
type Fixed struct {
	Link string   `json:"link"`
	Why  []Reason `json:"why"`
}

// fixed turns every placement on a board into a clue.
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
