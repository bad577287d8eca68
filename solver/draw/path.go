package draw

import "math"

// This file has curves: outlines of shapes before they are written as SVG. A curve is a sequence
// of points joined by lines and cubic Béziers, in units of a hundredth of a pitch, x to the right
// and y down.

// A point is a place in units.
type point struct{ x, y float64 }

// A step of a curve leads to a point, straight or by a Bézier with two controls.
type step struct {
	to     point
	a, b   point
	curved bool
}

// A curve starts at the first step's point.
type curve []step

// An outline is a curve as plain numbers: x and y of the end of a line, or those of two controls
// and of the end of a Bézier.
type outline [][]float64

func (o outline) curve() curve {
	c := make(curve, len(o))
	for i, n := range o {
		if len(n) == 2 {
			c[i] = line(n[0], n[1])
		} else {
			c[i] = step{to: point{n[4], n[5]}, a: point{n[0], n[1]}, b: point{n[2], n[3]}, curved: true}
		}
	}
	return c
}

func line(x, y float64) step { return step{to: point{x, y}} }

// mapped moves every point of the curve.
func (c curve) mapped(move func(point) point) curve {
	moved := make(curve, len(c))
	for i, s := range c {
		moved[i] = step{move(s.to), move(s.a), move(s.b), s.curved}
	}
	return moved
}

// reversed is the curve run from its end to its start.
func (c curve) reversed() curve {
	back := make(curve, 0, len(c))
	for i := len(c) - 1; i >= 0; i-- {
		s := step{to: c[i].to}
		if i+1 < len(c) && c[i+1].curved {
			s = step{c[i].to, c[i+1].b, c[i+1].a, true}
		}
		back = append(back, s)
	}
	return back
}

// mirrored completes a curve that ends on the y axis by its reflection.
func (c curve) mirrored() curve {
	other := c.reversed().mapped(func(p point) point { return point{-p.x, p.y} })
	return append(append(curve{}, c...), other[1:]...)
}

// scaled enlarges the curve from the origin.
func (c curve) scaled(by float64) curve {
	return c.mapped(func(p point) point { return point{p.x * by, p.y * by} })
}

// from makes a curve whose ends are straight start and end at y.
func (c curve) from(y float64) curve {
	cut := append(curve{}, c...)
	last := len(c) - 1
	cut[0].to = at(c[1].to, c[0].to, y)
	cut[last].to = at(c[last-1].to, c[last].to, y)
	return cut
}

// at is the point where the line through two points reaches y.
func at(a, b point, y float64) point {
	return point{a.x + (b.x-a.x)*(y-a.y)/(b.y-a.y), y}
}

// flattened lists points along the curve, close enough to look like it at several times its size.
func (c curve) flattened() []point {
	const pieces = 10
	var points []point
	for i, s := range c {
		if s.curved {
			from := c[i-1].to
			for k := 1; k < pieces; k++ {
				t := float64(k) / pieces
				u := 1 - t
				points = append(points, point{
					u*u*u*from.x + 3*u*u*t*s.a.x + 3*u*t*t*s.b.x + t*t*t*s.to.x,
					u*u*u*from.y + 3*u*u*t*s.a.y + 3*u*t*t*s.b.y + t*t*t*s.to.y,
				})
			}
		}
		points = append(points, s.to)
	}
	return points
}

// polygon is the closed curve of straight lines through points.
func polygon(points []point) curve {
	c := make(curve, len(points))
	for i, p := range points {
		c[i] = line(p.x, p.y)
	}
	return c
}

// inset moves every side of a closed polygon inwards by the same distance, or outwards if it is
// negative. Corners stay corners, and sides that shrink to nothing vanish. The polygon must be
// wider than twice the distance.
func inset(points []point, distance float64) []point {
	points = distinct(points)
	if area(points) < 0 {
		distance = -distance
	}
	for {
		corners := insetCorners(points, distance)
		worst, at := 0.0, -1
		for i := range points {
			next := (i + 1) % len(points)
			along := direction(points[i], points[next])
			length := (corners[next].x-corners[i].x)*along.x + (corners[next].y-corners[i].y)*along.y
			if length < worst {
				worst, at = length, i
			}
		}
		if at < 0 || len(points) == 3 {
			return corners
		}
		// The side has reversed direction: its neighbours meet without it.
		points = without(points, at)
	}
}

// insetCorners moves each corner along its bisector, far enough for both sides.
func insetCorners(points []point, distance float64) []point {
	n := len(points)
	corners := make([]point, n)
	for i, p := range points {
		in := direction(points[(i+n-1)%n], p)
		out := direction(p, points[(i+1)%n])
		bisector := point{-in.y - out.y, in.x + out.x}
		reach := distance / max(1+in.x*out.x+in.y*out.y, 0.2) // limits the spike of a sharp corner
		corners[i] = point{p.x + bisector.x*reach, p.y + bisector.y*reach}
	}
	return corners
}

// without removes the side from corner i to the next: the sides beside it are extended until they
// meet or, if they do not meet, share its midpoint.
func without(points []point, i int) []point {
	n := len(points)
	before, from, to, after := points[(i+n-1)%n], points[i], points[(i+1)%n], points[(i+2)%n]
	d, e := direction(before, from), direction(to, after)
	meet := point{(from.x + to.x) / 2, (from.y + to.y) / 2}
	if cross := d.x*e.y - d.y*e.x; math.Abs(cross) > 0.05 {
		t := ((to.x-from.x)*e.y - (to.y-from.y)*e.x) / cross
		meet = point{from.x + d.x*t, from.y + d.y*t}
	}
	var kept []point
	for k := range n {
		switch k {
		case i:
			kept = append(kept, meet)
		case (i + 1) % n:
		default:
			kept = append(kept, points[k])
		}
	}
	return kept
}

// distinct removes points equal to the one before.
func distinct(points []point) []point {
	var kept []point
	for i, p := range points {
		before := points[(i+len(points)-1)%len(points)]
		if math.Hypot(p.x-before.x, p.y-before.y) > 1e-6 {
			kept = append(kept, p)
		}
	}
	return kept
}

// area is twice the area, positive when the points run clockwise on screen.
func area(points []point) float64 {
	sum := 0.0
	for i, p := range points {
		next := points[(i+1)%len(points)]
		sum += p.x*next.y - next.x*p.y
	}
	return sum
}

func direction(from, to point) point {
	length := math.Hypot(to.x-from.x, to.y-from.y)
	return point{(to.x - from.x) / length, (to.y - from.y) / length}
}
