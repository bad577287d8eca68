package sketch

import "strings"

// Limits of a drawing, so that a puzzle with many of them still fits in a link.
const (
	Size       = 32 // width and height of the grid
	MaxStrokes = 16
	MaxPoints  = 96 // of all strokes together
)

const (
	mark  = "~~"
	joint = "-"
	signs = "0123456789abcdefghijklmnopqrstuv"
)

// A Point of the grid, counted from its upper left corner.
type Point struct{ X, Y int }

// A Sketch is the strokes of a drawing. One point alone is a dot.
type Sketch [][]Point

// Read splits a name into the drawing that it starts with, nil if none, and the rest after a
// space. A drawing that is damaged, too large, or repeats a point within a stroke is read as a
// name.
func Read(name string) (Sketch, string) {
	code, rest, _ := strings.Cut(name, " ")
	code, marked := strings.CutPrefix(code, mark)
	if !marked || len(code) > 2*MaxPoints+MaxStrokes {
		return nil, name
	}
	var drawn Sketch
	points := 0
	for code != "" || drawn == nil {
		word, more, joined := strings.Cut(code, joint)
		stroke := readStroke(word)
		if points += len(stroke); stroke == nil || joined && more == "" {
			return nil, name
		}
		drawn, code = append(drawn, stroke), more
	}
	if len(drawn) > MaxStrokes || points > MaxPoints {
		return nil, name
	}
	return drawn, strings.TrimLeft(rest, " ")
}

// readStroke returns nil if a word is not a stroke.
func readStroke(word string) (stroke []Point) {
	for ; len(word) >= 2; word = word[2:] {
		p := Point{strings.IndexByte(signs, word[0]), strings.IndexByte(signs, word[1])}
		if p.X < 0 || p.Y < 0 || len(stroke) > 0 && p == stroke[len(stroke)-1] {
			return nil
		}
		stroke = append(stroke, p)
	}
	if word != "" {
		return nil
	}
	return stroke
}

// String is the text of a drawing, "" for none.
func (s Sketch) String() string {
	var text []byte
	for i, stroke := range s {
		if i == 0 {
			text = append(text, mark...)
		} else {
			text = append(text, joint...)
		}
		for _, p := range stroke {
			text = append(text, signs[p.X], signs[p.Y])
		}
	}
	return string(text)
}
