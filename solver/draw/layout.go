package draw

import "edgewise/solver/puzzle"

// A Layout says where the parts of [Artist.Symbols] belong, in units (a hundredth of a pitch) and
// degrees clockwise. It is all the geometry that a page needs.
type Layout struct {
	Set     string  // the motif set in use
	ViewBox Box     // the board with room for tabs; shadows may fall outside
	Turn    float64 // degrees per turn of a tile
	Sink    float64 // how much lower than its tile a shadow lies
	Card    string  // path of a tile's card around the origin, without tabs
	Cell    string  // path of a whole cell around the origin
	Cells   []Place
	Seams   []Joint
}

// A Box is a rectangle.
type Box struct {
	X      float64
	Y      float64
	Width  float64
	Height float64
}

// A Place is a cell: the frame of an unturned tile on it, and its sides.
type Place struct {
	Frame
	Sides []Slot
}

// A Slot is a side: its frame, for bridges and conflicts, and the place of its upright letter.
type Slot struct {
	Frame
	LetterX float64
	LetterY float64
}

// A Joint is a seam, with the side frame of its first seat.
type Joint struct {
	A Seat
	B Seat
	Frame
}

// A Seat is one side of one cell.
type Seat struct {
	Cell int
	Side int
}

// sink is how much lower than its tile a shadow lies.
const sink = 2

// Layout is the puzzle's layout.
func (a *Artist) Layout() Layout {
	grid := a.puzzle.Grid()
	layout := Layout{
		Set: a.set, Turn: a.shape.turn(), Sink: sink, ViewBox: a.viewBox(a.tabs()),
		Card: a.outline(nil).closed(),
		Cell: a.shape.outline(0, 0, nil).closed(),
	}
	for _, cell := range grid.Cells {
		f := cellFrame(cell)
		layout.Cells = append(layout.Cells, Place{f, a.slots(f)})
	}
	for _, seam := range grid.Seams {
		layout.Seams = append(layout.Seams, Joint{Seat(seam.A), Seat(seam.B), a.seat(seam.A)})
	}
	return layout
}

// seat is the side frame of a seat on the board.
func (a *Artist) seat(seat puzzle.Seat) Frame {
	return a.shape.side(cellFrame(a.puzzle.Grid().Cells[seat.Cell]), seat.Side)
}

func (a *Artist) slots(f Frame) []Slot {
	slots := make([]Slot, a.shape.sides)
	for side := range slots {
		frame := a.shape.side(f, side)
		letter := frame.at(a.letterAt())
		slots[side] = Slot{frame, letter.x, letter.y}
	}
	return slots
}

// viewBox is the box around all cells with a margin.
func (a *Artist) viewBox(margin float64) Box {
	var corners []point
	for _, cell := range a.puzzle.Grid().Cells {
		f := cellFrame(cell)
		for _, corner := range a.shape.outline(0, 0, nil) {
			corners = append(corners, f.at(corner.to))
		}
	}
	return boxAround(corners, margin)
}

// tabs is how far tiles reach out of their cells.
func (a *Artist) tabs() float64 {
	if a.set == Suits {
		return (overhang + tabInk) * a.shape.scale
	}
	return 0
}

// margin is the room that a document leaves for tabs and shadows.
func (a *Artist) margin() float64 { return max(a.tabs(), 2*sink) }

func boxAround(points []point, margin float64) Box {
	least, most := points[0], points[0]
	for _, p := range points {
		least = point{min(least.x, p.x), min(least.y, p.y)}
		most = point{max(most.x, p.x), max(most.y, p.y)}
	}
	return Box{least.x - margin, least.y - margin, most.x - least.x + 2*margin, most.y - least.y + 2*margin}
}
