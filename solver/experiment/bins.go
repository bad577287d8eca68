package experiment

// A Bin is how many puzzles have at least and at most so many layings without conflict.
type Bin struct {
	Least, Most uint64
	Puzzles     int
}

// Bins gather the histogram: first the puzzles without any laying, then bins of which
// each reaches twice as far as the one before, from the first that is not empty to the
// last. As every turn of the board makes another laying, their ends are such numbers as
// there can be:
//
//	0 · 4 · 8 to 12 · 16 to 28 · 32 to 60
//
// They are few however much the puzzles differ.
func (r *Result) Bins() []Bin {
	bins := []Bin{{}}
	bin := Bin{Least: r.boardTurns, Most: r.boardTurns}
	for _, bar := range r.Histogram {
		if bar.Layings == 0 {
			bins[0].Puzzles = bar.Puzzles
			continue
		}
		for bar.Layings > bin.Most {
			if bin.Puzzles > 0 || len(bins) > 1 {
				bins = append(bins, bin)
			}
			bin = Bin{Least: 2 * bin.Least, Most: 4*bin.Least - r.boardTurns}
		}
		bin.Puzzles += bar.Puzzles
	}
	if bin.Puzzles > 0 {
		bins = append(bins, bin)
	}
	return bins
}
