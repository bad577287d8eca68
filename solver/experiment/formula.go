package experiment

// A Formula is the expected number of layings without conflict: the number of all layings, times
// the probability that all seams of one mate.
type Formula struct {
	Tiles, Turns, Seams int     // Turns is the number of turns of a tile
	Edges               int     // the number of edges each is drawn from; 0 if those of a puzzle are shuffled
	Pair                float64 // probability that one seam mates
	Chance              float64 // probability that all seams mate
}

// Layings is the number of ways to place the tiles.
func (f Formula) Layings() float64 {
	product := power(float64(f.Turns), f.Tiles)
	for n := 2; n <= f.Tiles; n++ {
		product *= float64(n)
	}
	return product
}

// Expected is the expected number of these without conflict.
func (f Formula) Expected() float64 { return f.Layings() * f.Chance }
