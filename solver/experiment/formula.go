package experiment

// A Formula is how many layings without conflict are to be expected: as many as there
// are layings at all, times how likely it is that all seams of one mate.
type Formula struct {
	Tiles, Turns, Seams int     // a tile lies in so many turns
	Edges               int     // each edge is drawn from so many by itself; 0 where those of a puzzle are dealt out
	Pair                float64 // how likely it is that one seam mates
	Chance              float64 // how likely it is that all do
}

// Layings is in how many ways the tiles can be laid.
func (f Formula) Layings() float64 {
	product := power(float64(f.Turns), f.Tiles)
	for n := 2; n <= f.Tiles; n++ {
		product *= float64(n)
	}
	return product
}

// Expected is how many of those are without conflict, on average.
func (f Formula) Expected() float64 { return f.Layings() * f.Chance }
