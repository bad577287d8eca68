package best

import "slices"

// Depths tell how far a hunt has come, by depth: how many tiles lie beside the clues.
type Depths struct {
	Reached []int64 // how often so many tiles lay, and one more: Reached[0] counts first tiles
	Fewest  []int   // the fewest breaks there; -1 where none ever lay
}

func newDepths(cells int) Depths {
	return Depths{make([]int64, cells), slices.Repeat([]int{-1}, cells)}
}

// note counts a placement at a depth, with so many breaks behind it.
func (d *Depths) note(depth, breaks int) {
	d.Reached[depth]++
	if uint(breaks) < uint(d.Fewest[depth]) { // -1 is the largest of these
		d.Fewest[depth] = breaks
	}
}

// Add counts what others have counted.
func (d *Depths) Add(others Depths) {
	for depth, n := range others.Reached {
		if n > 0 {
			d.note(depth, others.Fewest[depth])
			d.Reached[depth] += n - 1
		}
	}
}

func (d *Depths) clone() Depths { return Depths{slices.Clone(d.Reached), slices.Clone(d.Fewest)} }
