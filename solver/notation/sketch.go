package notation

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/sketch"
)

// A motif may be given a small drawing of one's own in the place of an emoji: its text
// stands before the name, or alone. People are never shown it as text.

// Picture is as much of the name of a motif as is drawn, as text: the drawing or the sign, "" for none.
func Picture(name string) string {
	if drawn, _ := sketch.Read(name); drawn != nil {
		return drawn.String()
	}
	return Sign(name)
}

// Sketches are the drawings of the motifs, by their heads.
func (d *Document) Sketches() map[puzzle.Edge]sketch.Sketch {
	sketches := map[puzzle.Edge]sketch.Sketch{}
	for head, name := range d.Motifs {
		if drawn, _ := sketch.Read(name); drawn != nil {
			sketches[head] = drawn
		}
	}
	return sketches
}

// Called is what a motif of a name is called in words, "" where it has nothing but a drawing.
func Called(name string) string {
	_, called := sketch.Read(name)
	return called
}

// MaxMotif is how many signs the name of a motif may have: a drawing does not count.
func MaxMotif(name string) int {
	return MaxWord + len(name) - len(Called(name))
}
