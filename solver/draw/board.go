package draw

import (
	"math"

	"edgewise/solver/puzzle"
)

// Options say how to draw a board.
type Options struct {
	Pixels  float64 // width of one pitch on screen; 0 leaves the size open
	Numbers bool    // number the tiles, if there is room
	Letters bool    // letters on the edges, if there is room
	Dark    bool    // for a dark table
	Title   string  // describes the picture to people who cannot see it
	Prefix  string  // letters before every id; needed when two drawings share a page
	Table   bool    // on a painted table, with the title above and the tiles that are not on the board below
}

// Space around and between the things on a table, the height of a title, and the width of a byte
// of a long title relative to its size.
const (
	tableAir   = 20
	titleSize  = 28
	titleWidth = .55
)

// With fewer pixels per pitch there is no room for writing, and then none for motifs.
const (
	writingPixels = 72
	motifPixels   = 32
)

func (o Options) flat() bool    { return o.Pixels > 0 && o.Pixels < motifPixels }
func (o Options) writing() bool { return o.Pixels == 0 || o.Pixels >= writingPixels }

// Board is a complete SVG document of a position. Its background is transparent unless o.Table is
// set.
func (a *Artist) Board(b *puzzle.Board, o Options) string {
	var laid []lain
	var open []int
	for number, cell := range a.puzzle.Grid().Cells {
		if p, filled := b.At(number); filled {
			laid = append(laid, lain{cellFrame(cell), p.Tile, p.Turn})
		} else {
			open = append(open, number)
		}
	}
	box := a.viewBox(a.margin())
	if o.Table {
		_, columns := a.puzzle.Grid().Size()
		waiting, below := a.loose(b, columns)
		across, down := box.X-below.X+(box.Width-below.Width)/2, box.Y-below.Y+box.Height+tableAir
		for _, l := range waiting {
			laid = append(laid, lain{Frame{l.frame.X + across, l.frame.Y + down, l.frame.Angle}, l.tile, 0})
		}
		if waiting != nil {
			box.Height += tableAir + below.Height
		}
		if wider := below.Width - box.Width; wider > 0 {
			box.X, box.Width = box.X-wider/2, below.Width
		}
	}
	return a.document(box, o, func(s *sheet) {
		a.leave(s, open)
		a.lay(s, laid, o)
		matched, conflicts := b.Seams()
		if !o.flat() {
			for _, seam := range matched {
				edge, _ := b.Edge(seam.A)
				s.use("bridge-"+edge.String(), a.seat(seam.A))
			}
		}
		torn := b.Misframed()
		for _, seam := range conflicts {
			torn = append(torn, seam.A)
		}
		for _, seat := range torn {
			if o.flat() {
				s.useScaled("conflict-mark", a.seat(seat), pitch/o.Pixels)
			} else {
				s.useScaled("conflict", a.seat(seat), tearScale(o.Pixels))
			}
		}
		if !o.flat() {
			for _, clue := range a.puzzle.Clues() {
				if p, _ := b.At(clue.Cell); p == clue {
					s.use("clue", cellFrame(a.puzzle.Grid().Cells[clue.Cell]))
				}
			}
		}
		a.write(s, laid, o)
	})
}

// leave draws the empty cells, and the frame beside them.
func (a *Artist) leave(s *sheet, open []int) {
	_, framed := a.puzzle.Frame()
	band := a.band()
	for _, number := range open {
		cell := a.puzzle.Grid().Cells[number]
		s.use("empty", cellFrame(cell))
		for side, beyond := range cell.Beyond {
			if framed && beyond == puzzle.Rim {
				s.put(`<path class="rim" d="`, band, `"`, a.seat(puzzle.Seat{Cell: number, Side: side}), ` fill="`, rimBand, `" opacity=".5"/>`)
			}
		}
	}
}

// heading is that of a loose tile: as on the first cell, so that triangles point up.
func (a *Artist) heading() float64 { return a.puzzle.Grid().Cells[0].Heading }

// Picture is a complete SVG document of a position or, if b is nil, of all tiles loose, in as
// many columns as the grid has.
func (a *Artist) Picture(b *puzzle.Board, o Options) string {
	if b != nil {
		return a.Board(b, o)
	}
	_, columns := a.puzzle.Grid().Size()
	return a.Loose(columns, o)
}

// Loose is a complete SVG document of all tiles in number order, unturned and apart, in rows of
// the given length (at least 1).
func (a *Artist) Loose(columns int, o Options) string {
	laid, box := a.loose(nil, max(columns, 1))
	return a.document(box, o, func(s *sheet) {
		a.lay(s, laid, o)
		a.write(s, laid, o)
	})
}

// loose lists the tiles that are not on the board, all if b is nil, with their places and the box
// around them.
func (a *Artist) loose(b *puzzle.Board, columns int) (laid []lain, box Box) {
	var outline []point
	for _, step := range a.shape.outline(0, 0, nil) {
		outline = append(outline, Frame{Angle: a.heading()}.at(step.to))
	}
	size := boxAround(outline, 6+a.tabs()) // with space around, and room for tabs
	var corners []point
	for tile := range a.puzzle.Tiles() {
		if b != nil && b.Where(tile) >= 0 {
			continue
		}
		at := len(laid)
		f := Frame{float64(at%columns) * size.Width, float64(at/columns) * size.Height, a.heading()}
		laid = append(laid, lain{f, tile, 0})
		for _, p := range outline {
			corners = append(corners, point{f.X + p.x, f.Y + p.y})
		}
	}
	if laid != nil {
		box = boxAround(corners, a.margin())
	}
	return laid, box
}

// lain is a tile and its place; the frame is that of the place, before the turn.
type lain struct {
	frame      Frame
	tile, turn int
}

func (l lain) turned(s shape) Frame {
	f := l.frame
	f.Angle = math.Mod(f.Angle+float64(l.turn)*s.turn(), 360)
	return f
}

// lay draws the tiles: first all shadows, then all cards, then what reaches over them.
func (a *Artist) lay(s *sheet, laid []lain, o Options) {
	layers := []string{"shadow-", "tile-", "over-"}
	switch {
	case o.flat():
		layers = []string{"flat-"}
	case a.set != Suits:
		layers = layers[:2]
	}
	for _, layer := range layers {
		for _, l := range laid {
			f := l.turned(a.shape)
			if layer == "shadow-" {
				f.Y += sink
			}
			s.use(layer+name(l.tile), f)
		}
	}
}

// write puts numbers and letters on the tiles, upright.
func (a *Artist) write(s *sheet, laid []lain, o Options) {
	if !o.writing() {
		return
	}
	for _, l := range laid {
		if o.Letters {
			for side, slot := range a.slots(l.turned(a.shape)) {
				if edge := a.puzzle.Tiles()[l.tile][side]; a.looks[edge].motif >= 0 {
					s.use("letter-"+edge.String(), Frame{X: slot.LetterX, Y: slot.LetterY})
				}
			}
		}
		if o.Numbers {
			s.use("mark", l.turned(a.shape))
			s.use("number-"+name(l.tile), Frame{X: l.frame.X, Y: l.frame.Y})
		}
	}
}

// document wraps a picture and the parts it needs.
func (a *Artist) document(box Box, o Options, picture func(*sheet)) string {
	s := &sheet{prefix: o.Prefix}
	if o.Table {
		box = Box{box.X - tableAir, box.Y - tableAir - titleSize, box.Width + 2*tableAir, box.Height + 2*tableAir + titleSize}
	}
	s.put(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="`, box.X, " ", box.Y, " ", box.Width, " ", box.Height, `"`)
	if o.Pixels > 0 {
		s.put(` width="`, box.Width*o.Pixels/pitch, `" height="`, box.Height*o.Pixels/pitch, `"`)
	}
	s.put(` role="img">`, "\n")
	if o.Title != "" {
		s.put("<title>", escaped(o.Title), "</title>\n")
	}
	s.put("<defs>\n")
	a.parts(s, parts{!o.flat(), o.flat(), o.Numbers && o.writing(), o.Letters && o.writing()})
	s.put("</defs>\n")
	if o.Table {
		size := min(titleSize, box.Width/titleWidth/float64(len(o.Title)+1))
		s.put("<g", Frame{X: box.X, Y: box.Y}, `><rect width="100%" height="100%" fill="`+table+`"/>`,
			`<text x="`, box.Width/2, `" y="36" text-anchor="middle" font-family="ui-serif, Georgia, serif" fill="`+ink+`" font-size="`, size, `">`, escaped(o.Title), "</text></g>\n")
	}
	picture(s)
	s.put("\n</svg>\n")
	if o.Dark {
		return swapped(s.String(), darkened)
	}
	return s.String()
}
