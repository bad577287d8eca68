package draw

import (
	"math"

	"edgewise/solver/puzzle"
)

// This file has all geometry. It reads the grid's table and knows no shape of grid by name: a
// cell is a regular polygon with side 0 at the top, turned by the cell's heading.
//
//	        x →            the side frame of side 0: its origin lies in the
//	   +-----0-----+       middle of the side, on the line between two cells;
//	   |     | y   |       y points inwards, x clockwise
//	   |     v     |

// pitch is the units per pitch of the grid.
const pitch = 100

// gap is the distance of a card from its cell's sides, in units.
const gap = 1

// A Frame is a place on the picture: an origin in units and a direction in degrees clockwise.
// Draw in it with translate(X Y) rotate(Angle).
type Frame struct {
	X     float64
	Y     float64
	Angle float64
}

// at maps a point of the frame to the picture.
func (f Frame) at(p point) point {
	sin, cos := math.Sincos(f.Angle * math.Pi / 180)
	return point{f.X + p.x*cos - p.y*sin, f.Y + p.x*sin + p.y*cos}
}

// shape is the geometry that all cells of a grid share.
type shape struct {
	sides    int
	inradius float64 // in units
	corner   float64 // radius of a card's corners
	scale    float64 // of motifs
	number   float64 // scale of numbers, on their discs
	letter   float64 // scale of letters, on theirs
}

func shapeOf(grid *puzzle.Grid) shape {
	s := shape{sides: grid.Sides, inradius: grid.Inradius * pitch, corner: 6, scale: 1, number: 1, letter: 1}
	switch grid.Sides {
	case 3:
		s.corner, s.scale, s.number, s.letter = 3, 0.6, 0.7, 0.7 // rounding a sharp corner leaves a large hole
	case 6:
		s.scale, s.letter = 0.58, 0.75
	}
	return s
}

// turn is the degrees per turn.
func (s shape) turn() float64 { return 360 / float64(s.sides) }

// side is the frame of a side of a cell or tile with frame f.
func (s shape) side(f Frame, side int) Frame {
	angle := f.Angle + float64(side)*s.turn()
	origin := Frame{f.X, f.Y, angle}.at(point{0, -s.inradius})
	return Frame{origin.x, origin.y, math.Mod(angle, 360)}
}

// half is half the length of a side that lies a distance inside the cell's own.
func (s shape) half(inside float64) float64 {
	return (s.inradius - inside) * math.Tan(math.Pi/float64(s.sides))
}

// bevel is the length of side that a rounded corner uses.
func (s shape) bevel(radius float64) float64 {
	return radius * math.Tan(math.Pi/float64(s.sides))
}

// straight is half the length of the straight part of a card's side.
func (s shape) straight() float64 { return s.half(gap) - s.bevel(s.corner) }

// outline is a polygon with rounded corners that lies a distance inside the cell, centred on the
// origin. If profile is not nil, it gives the way along each side, in the side's frame and
// clockwise; otherwise sides are straight.
func (s shape) outline(inside, radius float64, profile func(side int) curve) curve {
	half, bevel := s.half(inside), s.bevel(radius)
	// A Bézier approximates a circular arc of angle a with controls at 4/3·tan(a/4).
	control := radius * 4 / 3 * math.Tan(math.Pi/float64(s.sides)/2)
	var c curve
	for side := range s.sides {
		f := s.side(Frame{}, side)
		from, to := point{-half + bevel, inside}, point{half - bevel, inside}
		if side == 0 {
			c = append(c, step{to: f.at(from)})
		}
		if profile != nil {
			c = append(c, profile(side).mapped(f.at)...)
		}
		c = append(c, step{to: f.at(to)})
		next := s.side(Frame{}, side+1)
		if radius > 0 {
			c = append(c, step{next.at(from), f.at(point{to.x + control, inside}), next.at(point{from.x - control, inside}), true})
		}
	}
	return c
}

// cellFrame is the place of an unturned tile on a cell.
func cellFrame(cell puzzle.Cell) Frame {
	return Frame{cell.X * pitch, cell.Y * pitch, cell.Heading}
}
