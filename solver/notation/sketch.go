package notation

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/sketch"
)

// A motif may be given a small drawing of one's own in the place of an emoji: its text
// stands before the name, or alone. People are never shown it as text.

// Picture parts the name of a motif: the drawing or the emoji that it begins with, as text,
// "" for none, and what it is called besides.
func Picture(name string) (picture, rest string) {
	if drawn, rest := sketch.Read(name); drawn != nil {
		return drawn.String(), rest
	}
	return Emoji(name)
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
