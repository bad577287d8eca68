package main

import (
	"slices"

	"edgewise/solver/draw"
	"edgewise/solver/explain/why"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
)

// The methods that read, write and draw puzzles. A puzzle crosses as its
// canonical notation, which is also its identity.

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
		kept.SVG = keptPicture(salvaged)
	}
	opened.Kept = kept
	return opened, nil
}

// keptMost is how many of the kept tiles are shown.
const keptMost = 32

// keptPicture shows kept tiles lying side by side, numbered unless one between
// them cannot be read. It is "" when they make no puzzle, not even a row of
// their own.
func keptPicture(kept *notation.Kept) string {
	var tiles []puzzle.Tile
	numbered := true
	for number, tile := range kept.Spec.Tiles {
		if tile != nil && len(tiles) < keptMost {
			numbered = numbered && number == len(tiles)
			tiles = append(tiles, tile)
		}
	}
	row, err := puzzle.Square(len(tiles), 1)
	if err != nil || kept.Spec.Grid.Sides != row.Sides {
		return ""
	}
	p, err := puzzle.New(puzzle.Spec{Grid: row, Tiles: tiles, Mates: kept.Spec.Mates})
	if err != nil {
		return ""
	}
	const columns = 4
	return draw.New(p, kept.Document.Art).Loose(min(columns, len(tiles)), draw.Options{Numbers: numbered})
}

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

func (*api) link(p *boardParams) (shape, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	if document.Board, err = readBoard(document.Puzzle, p.Board); err != nil {
		return nil, err
	}
	return Linked{document.Link()}, nil
}

// fixed is the puzzle as it is to be solved from a board: what lies there is
// fixed by clues.
func (*api) fixed(p *boardParams) (shape, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	board, err := readBoard(document.Puzzle, p.Board)
	if err != nil {
		return nil, err
	}
	if document.Puzzle, err = board.Fixed(); err != nil {
		return nil, err
	}
	document.Board = nil
	return Fixed{document.Link(), reasonsOf(document.Puzzle)}, nil
}

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

func (*api) board(p *boardParams) (shape, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	board, err := readBoard(document.Puzzle, p.Board)
	if err != nil {
		return nil, err
	}
	if board == nil {
		board = puzzle.NewBoard(document.Puzzle)
	}
	matched, conflicts := board.Seams()
	seams := document.Puzzle.Grid().Seams
	state := BoardState{
		Matched:   indices(matched, seams),
		Conflicts: indices(conflicts, seams),
		Misframed: []Seat{},
		Score:     len(matched),
		Seams:     len(seams),
		Filled:    board.Filled(),
		Solved:    board.Solved(),
	}
	for _, seat := range board.Misframed() {
		state.Misframed = append(state.Misframed, Seat{seat.Cell, seat.Side})
	}
	return state, nil
}

// indices gives the places of some seams, in order, among all of them.
func indices(some, all []puzzle.Seam) []int {
	list := make([]int, 0, len(some))
	for i, seam := range all {
		if len(list) < len(some) && some[len(list)] == seam {
			list = append(list, i)
		}
	}
	return list
}

// puzzleOf is what the page needs to know about a document's puzzle.
func puzzleOf(d *notation.Document) *Puzzle {
	p := d.Puzzle
	identity := *d
	identity.Board = nil
	frame, framed := p.Frame()
	shape := &Puzzle{
		ID: identity.Link(), Name: d.Name, By: d.By, Grid: gridOf(p.Grid()),
		Copies: [][]int{}, Edges: map[string]any{}, Motifs: []Motif{},
		Halves: d.Halves, Framed: framed, MayTurn: p.MayTurn(), Clues: []Clue{},
		BoardTurns: len(p.TurnsKept()), Art: d.Art,
	}
	if framed {
		shape.Frame = frame.String()
	}
	fixed := map[int]bool{}
	for _, clue := range p.Clues() {
		fixed[clue.Tile] = true
	}
	for _, kind := range p.Kinds() {
		loose := slices.DeleteFunc(slices.Clone(kind.Tiles), func(tile int) bool { return fixed[tile] })
		if len(loose) > 1 {
			shape.Copies = append(shape.Copies, loose)
		}
	}
	for _, tile := range p.Tiles() {
		shape.Tiles = append(shape.Tiles, tile.String())
		for _, edge := range tile {
			shape.Edges[edge.String()] = EdgeMeaning{Motif: -1}
		}
	}
	for i, motif := range p.Motifs() {
		m := Motif{Head: motif.Head.String(), Name: d.Motifs[motif.Head]}
		shape.Edges[m.Head] = EdgeMeaning{Motif: i}
		if motif.Cut() {
			m.Tail = motif.Tail.String()
			shape.Edges[m.Head] = EdgeMeaning{Motif: i, Half: "head"}
			shape.Edges[m.Tail] = EdgeMeaning{Motif: i, Half: "tail"}
		}
		shape.Motifs = append(shape.Motifs, m)
	}
	for _, clue := range p.Clues() {
		shape.Clues = append(shape.Clues, Clue{clue.Cell, clue.Tile, clue.Turn})
	}
	shape.Why = reasonsOf(p)
	return shape
}

// reasonsOf are the proofs that a puzzle has no solution.
func reasonsOf(p *puzzle.Puzzle) []Fault {
	var reasons []Fault
	for _, reason := range why.Reasons(p) {
		fault := puzzle.Fault(reason)
		reasons = append(reasons, faultOf(&fault))
	}
	return reasons
}

func gridOf(grid *puzzle.Grid) Grid {
	shape := Grid{Name: grid.Name, Sides: grid.Sides, Cells: make([]Cell, len(grid.Cells))}
	for i, cell := range grid.Cells {
		beyond := make([]*Seat, len(cell.Beyond))
		for side, seat := range cell.Beyond {
			if seat != puzzle.Rim {
				beyond[side] = &Seat{seat.Cell, seat.Side}
			}
		}
		shape.Cells[i] = Cell{Row: cell.Row, Column: cell.Column, Beyond: beyond}
	}
	return shape
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
