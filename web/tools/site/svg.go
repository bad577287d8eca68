package main

import (
	"encoding/xml"
	"fmt"
	"image"
	"image/color"
	"maps"
	"math"
	"strconv"
	"strings"
)

// This file paints the drawings of package draw, and refuses what they never hold: each that is
// painted is painted whole.

// element is a part of a drawing.
type element struct {
	XMLName  xml.Name
	Attrs    []xml.Attr `xml:",any,attr"`
	Children []element  `xml:",any"`
}

func (e element) attr(name string) string {
	for _, a := range e.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// matrix maps the units of an element to pixels: x to ax + cy + e, y to bx + dy + f.
type matrix struct{ a, b, c, d, e, f float64 }

func (m matrix) at(p point) point { return point{m.a*p.x + m.c*p.y + m.e, m.b*p.x + m.d*p.y + m.f} }

func (m matrix) times(n matrix) matrix {
	return matrix{m.a*n.a + m.c*n.b, m.b*n.a + m.d*n.b, m.a*n.c + m.c*n.d, m.b*n.c + m.d*n.d,
		m.a*n.e + m.c*n.f + m.e, m.b*n.e + m.d*n.f + m.f}
}

// painter paints one drawing.
type painter struct {
	picture *image.RGBA
	byID    map[string]element
}

// brush is what an element gets from those around it.
type brush struct {
	place  matrix
	paints map[string]string // by attribute
	window contour           // nil for no window
}

// inherited are the attributes that elements pass on.
var inherited = []string{"fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap"}

// paintSVG paints a drawing as large as the frame allows, in its middle.
func paintSVG(picture *image.RGBA, frame image.Rectangle, drawing string) error {
	var root element
	if err := xml.Unmarshal([]byte(drawing), &root); err != nil {
		return err
	}
	box, err := numbers(root.attr("viewBox"))
	if err != nil || len(box) != 4 {
		return fmt.Errorf("the box %q: %w", root.attr("viewBox"), err)
	}
	scale := min(float64(frame.Dx())/box[2], float64(frame.Dy())/box[3])
	p := painter{picture: picture, byID: map[string]element{}}
	p.note(root)
	return p.paintAll(root, brush{place: matrix{scale, 0, 0, scale,
		float64(frame.Min.X+frame.Max.X)/2 - (box[0]+box[2]/2)*scale,
		float64(frame.Min.Y+frame.Max.Y)/2 - (box[1]+box[3]/2)*scale}})
}

// note remembers the elements with an id.
func (p painter) note(e element) {
	if id := e.attr("id"); id != "" {
		p.byID[id] = e
	}
	for _, child := range e.Children {
		p.note(child)
	}
}

func (p painter) paintAll(e element, with brush) error {
	for _, child := range e.Children {
		if err := p.paint(child, with); err != nil {
			return fmt.Errorf("in <%s>: %w", child.XMLName.Local, err)
		}
	}
	return nil
}

// paint paints an element with what is in it.
func (p painter) paint(e element, with brush) error {
	name := e.XMLName.Local
	if name == "defs" || name == "title" || name == "clipPath" {
		return nil
	}
	with, err := p.brushOf(e, with)
	if err != nil {
		return err
	}
	switch name {
	case "g":
		return p.paintAll(e, with)
	case "use":
		used, found := p.byID[strings.TrimPrefix(e.attr("href"), "#")]
		if !found {
			return fmt.Errorf("there is no %s", e.attr("href"))
		}
		return p.paint(used, with)
	}
	lines, err := linesOf(e)
	if err != nil {
		return err
	}
	return p.stroke(lines, with)
}

// linesOf is the shape of an element.
func linesOf(e element) ([]line, error) {
	var sizes [4]float64
	read := func(names ...string) (err error) {
		for i, name := range names {
			if sizes[i], err = size(e.attr(name), 0); err != nil {
				return err
			}
		}
		return nil
	}
	switch e.XMLName.Local {
	case "path":
		return pathOf(e.attr("d"))
	case "circle":
		err := read("cx", "cy", "r", "r")
		return []line{ellipse(sizes[0], sizes[1], sizes[2], sizes[3])}, err
	case "ellipse":
		err := read("cx", "cy", "rx", "ry")
		return []line{ellipse(sizes[0], sizes[1], sizes[2], sizes[3])}, err
	}
	return nil, fmt.Errorf("nothing paints it")
}

// stroke fills a shape and strokes its edge.
func (p painter) stroke(lines []line, with brush) error {
	inside := nonZero
	if with.paints["fill-rule"] == "evenodd" {
		inside = evenOdd
	}
	paint, err := with.colour("fill", "#000")
	if err != nil {
		return err
	}
	var shape []contour
	for _, l := range lines {
		shape = append(shape, l.points)
	}
	fill(p.picture, with.placed(shape), inside, paint)
	if paint, err = with.colour("stroke", "none"); err != nil {
		return err
	}
	width, err := size(with.paints["stroke-width"], 1)
	if err != nil {
		return err
	}
	if paint.A > 0 {
		fill(p.picture, with.placed(outline(lines, width, with.paints["stroke-linecap"] == "round")), nonZero, paint)
	}
	return nil
}

// brushOf is the brush for an element.
func (p painter) brushOf(e element, with brush) (brush, error) {
	place, err := transform(e.attr("transform"))
	if err != nil {
		return with, err
	}
	with.place = with.place.times(place)
	with.paints = maps.Clone(with.paints)
	if with.paints == nil {
		with.paints = map[string]string{}
	}
	for _, name := range inherited {
		if value := e.attr(name); value != "" {
			with.paints[name] = value
		}
	}
	if clip := e.attr("clip-path"); clip != "" {
		id := strings.TrimSuffix(strings.TrimPrefix(clip, "url(#"), ")")
		if len(p.byID[id].Children) != 1 || with.window != nil {
			return with, fmt.Errorf("nothing clips to %s", clip)
		}
		lines, err := linesOf(p.byID[id].Children[0])
		if err != nil {
			return with, err
		}
		with.window = with.placed([]contour{lines[0].points})[0]
	}
	return with, nil
}

// placed is where contours lie in the picture, as far as they are to be seen.
func (b brush) placed(contours []contour) []contour {
	made := make([]contour, 0, len(contours))
	for _, c := range contours {
		moved := make(contour, len(c))
		for i, at := range c {
			moved[i] = b.place.at(at)
		}
		if b.window != nil {
			moved = cut(moved, b.window)
		}
		made = append(made, moved)
	}
	return made
}

// colour is a paint of the brush.
func (b brush) colour(name, usual string) (color.NRGBA, error) {
	text := usual
	if found := b.paints[name]; found != "" {
		text = found
	}
	if text == "none" {
		return color.NRGBA{}, nil
	}
	opacity, err := size(b.paints[name+"-opacity"], 1)
	if err != nil {
		return color.NRGBA{}, err
	}
	digits := strings.TrimPrefix(text, "#")
	if len(digits) == 3 {
		digits = string([]byte{digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]})
	}
	parts, err := strconv.ParseUint(digits, 16, 24)
	if err != nil || len(digits) != 6 {
		return color.NRGBA{}, fmt.Errorf("the colour %q", text)
	}
	return color.NRGBA{uint8(parts >> 16), uint8(parts >> 8), uint8(parts), uint8(math.Round(opacity * 255))}, nil
}

// size is a number, or the usual one where there is none.
func size(text string, usual float64) (float64, error) {
	if text == "" {
		return usual, nil
	}
	return strconv.ParseFloat(text, 64)
}

func numbers(text string) (list []float64, err error) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' }) {
		n, err := strconv.ParseFloat(word, 64)
		if err != nil {
			return nil, err
		}
		list = append(list, n)
	}
	return list, nil
}

// transform reads a list such as "translate(1 2) rotate(90)".
func transform(text string) (matrix, error) {
	all := matrix{a: 1, d: 1}
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		name, rest, _ := strings.Cut(text, "(")
		inner, after, _ := strings.Cut(rest, ")")
		by, err := numbers(inner)
		if err != nil {
			return all, err
		}
		next, known := transformOf(name, by)
		if !known {
			return all, fmt.Errorf("nothing moves by %q", text)
		}
		all, text = all.times(next), after
	}
	return all, nil
}

func transformOf(name string, by []float64) (m matrix, known bool) {
	switch {
	case name == "translate" && len(by) == 2:
		return matrix{1, 0, 0, 1, by[0], by[1]}, true
	case name == "scale" && len(by) == 1:
		return matrix{by[0], 0, 0, by[0], 0, 0}, true
	case name == "rotate" && (len(by) == 1 || len(by) == 3):
		sin, cos := math.Sincos(by[0] * math.Pi / 180)
		m = matrix{cos, sin, -sin, cos, 0, 0}
		if len(by) == 3 {
			m.e, m.f = by[1]-m.a*by[1]-m.c*by[2], by[2]-m.b*by[1]-m.d*by[2]
		}
		return m, true
	}
	return m, false
}
