package reading

// A Picture is what sides of the tiles show.
type Picture struct {
	Name   string
	Labels [2]string // how the text writes its halves, or the whole in the first; "" for a half that no side shows
	Counts [2]int    // how many sides show them
}

// Pictures are those of the tiles, in the sequence in which they are met.
func (r *Reading) Pictures() (pictures []Picture) {
	at := map[string]int{}
	for _, tile := range r.Tiles {
		for _, side := range tile.Sides {
			if side.IsUnfilled() {
				continue
			}
			n, known := at[side.Motif]
			if !known {
				n = len(pictures)
				at[side.Motif] = n
				pictures = append(pictures, Picture{Name: side.Motif})
			}
			half := max(side.Half-1, 0)
			pictures[n].Labels[half] = side.Label
			pictures[n].Counts[half]++
		}
	}
	return pictures
}

// IsNumbered reports whether two numbers make one picture.
func (r *Reading) IsNumbered() bool { return r.Split.isNumbered() }
