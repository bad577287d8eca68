package api

import (
	"edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods that draw: the parts that the page places, a whole picture, and the tiles on paper.

type drawParams struct {
	puzzleParams
	Art string `json:"art,omitempty"` // the motif set, instead of the puzzle's own
}

// artist reads a puzzle and returns its artist.
func (p drawParams) artist() (*draw.Artist, *notation.Document, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, nil, err
	}
	return artistFor(document, p.Art), document, nil
}

// artistFor returns the artist for a puzzle, in the art asked for or else its own.
func artistFor(document *notation.Document, art string) *draw.Artist {
	if art == "" {
		art = document.Art
	}
	return draw.NewNamed(document.Puzzle, art, document.Signs(), document.Sketches())
}

// Drawing is all that the page needs to draw a puzzle. Lengths are in units: a cell's pitch is 100.
// Angles are in degrees, clockwise.
type Drawing struct {
	// Symbols is an SVG document. For every tile N and every edge E its defs hold: shadow-N, tile-N
	// and over-N (the parts that overlap other tiles), which turn with the tile; mark, which turns
	// too; number-N and letter-E, which stay upright; bridge-E and conflict, which lie on seams;
	// empty and clue, which lie on cells; flat-N and flat-E for very small tiles.
	Symbols string `json:"symbols"`
	Art     string `json:"art"` // the motif set that is really used
	//ts:type [x: number, y: number, width: number, height: number]
	ViewBox [4]float64    `json:"viewBox"`
	Cells   []DrawingCell `json:"cells"`
	Seams   []DrawingSeam `json:"seams"`
	Turn    float64       `json:"turn"`    // the degrees of one turn of a tile
	Sink    float64       `json:"sink"`    // how far below its tile a shadow lies
	Outline string        `json:"outline"` // the outline of a cell about its centre, for hit areas and focus rings: an SVG path
	Card    string        `json:"card"`    // the outline of a tile's card about its centre
}

// DrawingCell is where the symbols of a cell go: translate(x, y) rotate(angle).
type DrawingCell struct {
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	Angle float64 `json:"angle"`
	// Letters are the places of the letters, per side of the cell, from its centre.
	//
	//ts:type [x: number, y: number][]
	Letters [][2]float64 `json:"letters"`
}

// DrawingSeam is the frame of a seam as seen from side a: bridge-E goes there, E being the edge that
// a shows, or conflict.
type DrawingSeam struct {
	A     Seat    `json:"a"`
	B     Seat    `json:"b"`
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	Angle float64 `json:"angle"`
}

// draw returns all that the page needs to draw a puzzle.
func (*API) draw(p drawParams) (Drawing, error) {
	artist, _, err := p.artist()
	if err != nil {
		return Drawing{}, err
	}
	return drawingOf(artist), nil
}

// drawingOf returns what an artist draws for the page.
func drawingOf(artist *draw.Artist) Drawing {
	layout := artist.Layout()
	drawing := Drawing{
		Symbols: artist.Symbols(),
		Art:     layout.Set,
		ViewBox: [4]float64{layout.ViewBox.X, layout.ViewBox.Y, layout.ViewBox.Width, layout.ViewBox.Height},
		Turn:    layout.Turn,
		Sink:    layout.Sink,
		Outline: layout.Cell,
		Card:    layout.Card,
	}
	for _, cell := range layout.Cells {
		letters := make([][2]float64, len(cell.Sides))
		for side, slot := range cell.Sides {
			letters[side] = [2]float64{slot.LetterX - cell.X, slot.LetterY - cell.Y}
		}
		drawing.Cells = append(drawing.Cells, DrawingCell{cell.X, cell.Y, cell.Angle, letters})
	}
	for _, seam := range layout.Seams {
		drawing.Seams = append(drawing.Seams, DrawingSeam{Seat{seam.A.Cell, seam.A.Side}, Seat{seam.B.Cell, seam.B.Side}, seam.X, seam.Y, seam.Angle})
	}
	return drawing
}

type pictureParams struct {
	drawParams
	Board Board `json:"board,omitempty"` // the board to draw; without one all tiles lie loose
	Cover bool  `json:"cover,omitempty"` // draws the tiles as on a cover instead: in the shape of the grid, with its frame
}

// Pictured is one complete picture.
type Pictured struct {
	SVG string `json:"svg"`
}

// picture draws a complete picture, such as a thumbnail.
func (*API) picture(p pictureParams) (Pictured, error) {
	artist, document, err := p.artist()
	if err != nil {
		return Pictured{}, err
	}
	if p.Cover {
		return Pictured{artist.Cover()}, nil
	}
	board, err := readBoard(document.Puzzle, p.Board)
	if err != nil {
		return Pictured{}, err
	}
	return Pictured{artist.Picture(board, draw.Options{})}, nil
}

type cutParams struct {
	drawParams
	Paper string `json:"paper"`
	Width int    `json:"width"` // the width of a tile, in mm
	Backs bool   `json:"backs"`
}

// Cut is the tiles on paper, one SVG document per page, each back behind its front.
type Cut struct {
	Pages []string `json:"pages"`
}

// cut draws all tiles on paper, to be cut out.
func (*API) cut(p cutParams) (Cut, error) {
	artist, _, err := p.artist()
	if err != nil {
		return Cut{}, err
	}
	paper, known := draw.Papers()[p.Paper]
	if !known {
		return Cut{}, badParams(p.Paper)
	}
	if !draw.CanCut(p.Width) {
		return Cut{}, puzzle.NewFault("cut-width", "least", draw.LeastWidth, "most", draw.MostWidth)
	}
	return Cut{artist.Cut(draw.Cutting{Paper: paper, Width: float64(p.Width), Backs: p.Backs})}, nil
}
