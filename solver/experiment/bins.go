package experiment

// A Bin is the number of puzzles whose number of layings without conflict lies from Least to
// Most.
type Bin struct {
	Least, Most uint64
	Puzzles     int
}

// Bins is the histogram, in bins: first the puzzles without any laying, then bins that each reach
// twice as far as the one before, from the first to the last that is not empty. Every turn of the
// board gives another laying, so the bounds are multiples of the number of turns:
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
