package main

import (
	"fmt"
	"math"
	"strconv"
)

// This file turns the paths of drawings into contours: curves into lines, and strokes into what they
// cover.

// line is a part of a path, in the units of the drawing.
type line struct {
	points []point
	closed bool
}

// bend is how many lines a curve becomes: no drawing has one that is longer than 100 units.
const bend = 10

// pathOf reads the d of a path.
func pathOf(d string) ([]line, error) {
	p := &pathReader{text: d}
	for p.skip(); p.text != ""; p.skip() {
		if letter := p.text[0]; letter >= 'A' {
			p.command, p.text = letter, p.text[1:]
			if letter == 'Z' || letter == 'z' {
				p.close()
				continue
			}
		}
		if err := p.step(); err != nil {
			return nil, fmt.Errorf("the path %.40q: %w", d, err)
		}
	}
	return p.lines, nil
}

// pathReader reads a path command by command.
type pathReader struct {
	text     string
	command  byte
	at       point
	control  point // of the last curve, for S
	lines    []line
	finished bool // the last line is: what comes next begins another
}

func (p *pathReader) skip() {
	for p.text != "" && (p.text[0] == ' ' || p.text[0] == ',' || p.text[0] == '\n') {
		p.text = p.text[1:]
	}
}

// number takes a number off the text. Numbers may follow each other without a space: 1.5-2.5.5.
func (p *pathReader) number() (float64, error) {
	p.skip()
	end, dots := 0, 0
	for end < len(p.text) {
		c := p.text[end]
		if c == '.' {
			dots++
		}
		if !(c >= '0' && c <= '9' || c == '.' && dots == 1 || c == '-' && end == 0) {
			break
		}
		end++
	}
	n, err := strconv.ParseFloat(p.text[:end], 64)
	p.text = p.text[end:]
	return n, err
}

// point takes a point off the text.
func (p *pathReader) point() (point, error) {
	x, err := p.number()
	if err != nil {
		return point{}, err
	}
	y, err := p.number()
	return point{x, y}, err
}

func (p *pathReader) points(n int) (read [3]point, err error) {
	for i := range n {
		if read[i], err = p.point(); err != nil {
			return read, err
		}
	}
	return read, nil
}

// step does what one command says, or a command that is repeated without its letter.
func (p *pathReader) step() error {
	switch p.command {
	case 'M':
		to, err := p.points(1)
		p.move(to[0])
		p.command = 'L'
		return err
	case 'L':
		to, err := p.points(1)
		p.to(to[0])
		return err
	case 'H', 'h', 'V':
		n, err := p.number()
		p.to(map[byte]point{'H': {n, p.at.y}, 'h': {p.at.x + n, p.at.y}, 'V': {p.at.x, n}}[p.command])
		return err
	case 'C':
		to, err := p.points(3)
		p.curve(to[0], to[1], to[2])
		return err
	case 'S':
		to, err := p.points(2)
		p.curve(point{2*p.at.x - p.control.x, 2*p.at.y - p.control.y}, to[0], to[1])
		return err
	case 'Q':
		to, err := p.points(2)
		third := func(end point) point { return between(end, to[0], 2./3) }
		p.curve(third(p.at), third(to[1]), to[1])
		return err
	case 'A':
		return p.arc()
	}
	return fmt.Errorf("nothing draws %q", p.command)
}

func (p *pathReader) move(to point) {
	p.lines = append(p.lines, line{points: []point{to}})
	p.at, p.control, p.finished = to, to, false
}

func (p *pathReader) close() {
	last := &p.lines[len(p.lines)-1]
	last.closed = true
	p.at, p.finished = last.points[0], true
	p.control = p.at
}

func (p *pathReader) to(to point) {
	if p.finished {
		p.move(p.at)
	}
	last := &p.lines[len(p.lines)-1]
	last.points = append(last.points, to)
	p.at, p.control = to, to
}

// curve adds a cubic curve.
func (p *pathReader) curve(one, two, to point) {
	from := p.at
	for i := 1; i <= bend; i++ {
		t := float64(i) / bend
		a, b, c := between(from, one, t), between(one, two, t), between(two, to, t)
		p.to(between(between(a, b, t), between(b, c, t), t))
	}
	p.control = two
}

// arc adds a part of a circle, less than half of it, clockwise: the drawings have no others.
func (p *pathReader) arc() error {
	var how [5]float64 // both radii, the slope of an ellipse, and whether it takes the long way and clockwise
	for i := range how {
		n, err := p.number()
		if err != nil {
			return err
		}
		how[i] = n
	}
	to, err := p.points(1)
	if err != nil || how[0] != how[1] || how[3] != 0 || how[4] != 1 {
		return fmt.Errorf("nothing draws the arc %v: %w", how, err)
	}
	from, end, radius := p.at, to[0], how[0]
	middle := between(from, end, 0.5)
	half := math.Hypot(end.x-from.x, end.y-from.y) / 2
	away := math.Sqrt(max(0, radius*radius-half*half)) / half / 2
	centre := point{middle.x - (end.y-from.y)*away, middle.y + (end.x-from.x)*away}
	start := math.Atan2(from.y-centre.y, from.x-centre.x)
	for i := 1; i <= bend; i++ {
		sin, cos := math.Sincos(start + 2*math.Asin(min(1, half/radius))*float64(i)/bend)
		p.to(point{centre.x + radius*cos, centre.y + radius*sin})
	}
	return nil
}

func between(a, b point, t float64) point { return point{a.x + (b.x-a.x)*t, a.y + (b.y-a.y)*t} }

// ellipse is a closed line around a centre.
func ellipse(x, y, rx, ry float64) line {
	corners := int(min(8+4*max(rx, ry), 48))
	made := line{closed: true}
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(corners))
		made.points = append(made.points, point{x + rx*cos, y + ry*sin})
	}
	return made
}

// outline is what a stroke covers: contours that all go around in the same direction, and so add up.
// All corners are round, as they are in the drawings.
func outline(lines []line, width float64, roundEnds bool) (covers []contour) {
	half := width / 2
	for _, l := range lines {
		n := len(l.points)
		for i, p := range l.points {
			isEnd := !l.closed && (i == 0 || i == n-1)
			if !isEnd || roundEnds {
				covers = append(covers, ellipse(p.x, p.y, half, half).points)
			}
			if i == 0 && !l.closed {
				continue
			}
			from := l.points[(i+n-1)%n]
			dx, dy := p.x-from.x, p.y-from.y
			length := math.Hypot(dx, dy)
			if length == 0 {
				continue
			}
			dx, dy = dx/length*half, dy/length*half
			covers = append(covers, contour{{from.x + dy, from.y - dx}, {p.x + dy, p.y - dx}, {p.x - dy, p.y + dx}, {from.x - dy, from.y + dx}})
		}
	}
	return covers
}

// cut leaves of a contour what lies inside a convex one that goes around clockwise.
func cut(c contour, window contour) contour {
	for i, b := range window {
		a := window[(i+len(window)-1)%len(window)]
		side := func(p point) float64 { return (b.x-a.x)*(p.y-a.y) - (b.y-a.y)*(p.x-a.x) }
		var kept contour
		for j, to := range c {
			from := c[(j+len(c)-1)%len(c)]
			before, after := side(from), side(to)
			if before < 0 != (after < 0) {
				kept = append(kept, between(from, to, before/(before-after)))
			}
			if after >= 0 {
				kept = append(kept, to)
			}
		}
		c = kept
	}
	return c
}
