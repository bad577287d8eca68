package draw

import (
	"math"
)

// This file draws the tiles on paper, to be cut out. If backs are wanted, a page of backs follows
// each page of fronts. It is the mirror image, so that a printer which turns the paper over its
// long edge puts every number behind its tile.
//
//	front  | 1 2 3 |    back  | 3 2 1 |
//	       | 4 5   |          |   5 4 |

// Allowed widths of a tile in millimetres; hexagons from side to side.
const (
	LeastWidth = 30
	MostWidth  = 70
)

// Millimetres on paper. Most printers cannot print on the outer 5.
const (
	marksAt  = 8  // from the edge of the paper to the marks
	tilesAt  = 13 // from the edge of the paper to the tiles
	hairline = 0.2
)

// A Paper is a size of upright paper, in millimetres.
type Paper struct{ Width, Height float64 }

// Papers are the known sizes, by name.
func Papers() map[string]Paper {
	return map[string]Paper{"a4": {210, 297}, "letter": {215.9, 279.4}}
}

// A Cutting says how to print the tiles.
type Cutting struct {
	Paper Paper
	Width float64 // of a tile in millimetres, from LeastWidth to MostWidth
	Backs bool    // number and top of each tile on the back
}

// Cut draws all tiles to be cut out, one complete SVG document per page.
func (a *Artist) Cut(c Cutting) []string {
	var pages []string
	for _, laid := range a.spread(c) {
		pages = append(pages, a.page(c, func(s *sheet) { a.fronts(s, c, laid) }))
		if c.Backs {
			pages = append(pages, a.page(c, func(s *sheet) { a.backs(s, c, laid) }))
		}
	}
	return pages
}

// spread places the tiles on pages, in units from the top left of the paper. Rows touch, and so
// do the squares in a row, so that one straight cut separates many tiles; triangles alternately
// point up and down.
func (a *Artist) spread(c Cutting) [][]lain {
	units := pitch / c.Width
	room := point{(c.Paper.Width - 2*tilesAt) * units, (c.Paper.Height - 2*tilesAt) * units}
	box := a.looseBox(0)
	step := box.Width
	if a.shape.sides == 3 {
		step = pitch/2 + 2*a.tabs()/math.Cos(math.Pi/6)
	}
	tiles := len(a.puzzle.Tiles())
	columns := min(tiles, max(1, 1+int((room.x-box.Width)/step)))
	rows := max(1, int(room.y/box.Height))
	left := (c.Paper.Width*units - float64(columns-1)*step - box.Width) / 2
	var pages [][]lain
	for tile := range tiles {
		on := tile % (columns * rows)
		if on == 0 {
			pages = append(pages, nil)
		}
		row, column := on/columns, on%columns
		turned := 0.
		if a.shape.sides == 3 && column%2 == 1 {
			turned = 180
		}
		box := a.looseBox(turned)
		frame := Frame{left + float64(column)*step - box.X, tilesAt*units + float64(row)*box.Height - box.Y, a.heading() + turned}
		last := len(pages) - 1
		pages[last] = append(pages[last], lain{frame, tile, 0})
	}
	return pages
}

// looseBox is the box of a loose tile with its tabs, turned by some degrees.
func (a *Artist) looseBox(turned float64) Box {
	var corners []point
	for _, step := range a.shape.outline(0, 0, nil) {
		corners = append(corners, Frame{Angle: a.heading() + turned}.at(step.to))
	}
	return boxAround(corners, a.tabs())
}

// page wraps the content of one page.
func (a *Artist) page(c Cutting, picture func(*sheet)) string {
	s := &sheet{}
	units := pitch / c.Width
	s.put(`<svg xmlns="http://www.w3.org/2000/svg" width="`, c.Paper.Width, `mm" height="`, c.Paper.Height,
		`mm" viewBox="0 0 `, c.Paper.Width*units, " ", c.Paper.Height*units, `" role="img">`, "\n")
	picture(s)
	s.put("\n</svg>\n")
	return s.String()
}

// fronts draws the tiles of a page, and where to cut them.
func (a *Artist) fronts(s *sheet, c Cutting, laid []lain) {
	// Pictures end at the cut, so that they meet where tiles touch; tiles with tabs are cut along
	// the card's own outline.
	card, end, cut := a.outline(nil).closed(), gap, a.shape.outline(0, 0, nil).closed()
	if a.tabs() == 0 {
		card, end = cut, 0
	}
	s.put("<defs>\n", `<path`, s.id("card"), ` class="card card-edge" d="`, card, `"`, cardPaint, "/>\n")
	s.put(`<clipPath`, s.id("half"), `><path d="M-60 `, end, `H60V60H-60Z"/></clipPath>`, "\n")
	s.put(`<path`, s.id("cut"), ` d="`, cut, `"`, a.cutPaint(c), "/>\n")
	for i, work := range a.works {
		s.put("<g", s.id("motif-"+name(i)), ">", work.whole, "</g>\n")
	}
	for _, edge := range a.edges {
		a.edge(s, edge)
	}
	for _, l := range laid {
		a.tile(s, name(l.tile), a.puzzle.Tiles()[l.tile])
	}
	s.put("</defs>\n")
	for _, l := range laid {
		s.use("tile-"+name(l.tile), l.frame)
	}
	for _, l := range laid {
		if a.tabs() == 0 { // with tabs, the card's own outline is the cut
			s.use("cut", l.frame)
		}
	}
	if marks := a.cutMarks(c, laid); marks != "" {
		s.put(`<path d="`, marks, `"`, a.cutPaint(c), "/>")
	}
}

func (a *Artist) cutPaint(c Cutting) string {
	return ` fill="none" stroke="` + pencil + `" stroke-width="` + number(hairline*pitch/c.Width) + `"`
}

// cutMarks are short lines in the margin, at both ends of every straight cut.
func (a *Artist) cutMarks(c Cutting, laid []lain) string {
	if a.tabs() > 0 {
		return ""
	}
	units := pitch / c.Width
	far, near := marksAt*units, (tilesAt-1)*units
	width, height := c.Paper.Width*units, c.Paper.Height*units
	rows, columns := map[float64]bool{}, map[float64]bool{}
	var s sheet
	for _, l := range laid {
		box := a.looseBox(l.frame.Angle - a.heading())
		for _, y := range []float64{l.frame.Y + box.Y, l.frame.Y + box.Y + box.Height} {
			if y = math.Round(y*100) / 100; !rows[y] {
				rows[y] = true
				s.put("M", far, " ", y, "H", near, "M", width-near, " ", y, "H", width-far)
			}
		}
		for _, x := range []float64{l.frame.X + box.X, l.frame.X + box.X + box.Width} {
			if x = math.Round(x*100) / 100; a.shape.sides == 4 && !columns[x] {
				columns[x] = true
				s.put("M", x, " ", far, "V", near, "M", x, " ", height-near, "V", height-far)
			}
		}
	}
	return s.String()
}

// backs draws the number of each tile behind it, and where its top is.
func (a *Artist) backs(s *sheet, c Cutting, laid []lain) {
	const size = 1.8 // there is room
	s.put("<defs>\n")
	a.mark(s)
	for _, l := range laid {
		a.number(s, l.tile)
	}
	s.put("</defs>\n")
	for _, l := range laid {
		back := behind(c, l.frame)
		s.useScaled("mark", back, size)
		back.Angle -= a.heading()
		s.useScaled("number-"+name(l.tile), back, size)
	}
}

// behind is the place of a tile seen from the back of its page. Its angle stays: tiles on paper
// stand upright or upside down, which a mirror image does not change.
func behind(c Cutting, front Frame) Frame {
	return Frame{c.Paper.Width*pitch/c.Width - front.X, front.Y, front.Angle}
}

// CanCut reports whether a tile may have a width, in millimetres.
func CanCut(width int) bool { return LeastWidth <= width && width <= MostWidth }
