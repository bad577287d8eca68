package best

import "slices"

// Depths say how far a hunt has come, by depth: the number of tiles placed besides the clues.
type Depths struct {
	Reached []int64 // how often this depth plus one was reached: Reached[0] counts first tiles
	Fewest  []int   // the fewest breaks there; -1 if never reached
}

func newDepths(cells int) Depths {
	return Depths{make([]int64, cells), slices.Repeat([]int{-1}, cells)}
}

// note counts a placement at a depth, with the breaks so far.
func (d *Depths) note(depth, breaks int) {
	d.Reached[depth]++
	if uint(breaks) < uint(d.Fewest[depth]) { // -1 becomes the largest unsigned number
		d.Fewest[depth] = breaks
	}
}

// Add adds the counts of other hunts or stages.
func (d *Depths) Add(others Depths) {
	for depth, n := range others.Reached {
		if n > 0 {
			d.note(depth, others.Fewest[depth])
			d.Reached[depth] += n - 1
		}
	}
}

func (d *Depths) clone() Depths { return Depths{slices.Clone(d.Reached), slices.Clone(d.Fewest)} }
