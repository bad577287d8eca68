package reading

import "slices"

// pairings takes motif and half from two columns for each side, which alternate or stand one after
// the other: "fox head owl tail …", "fox owl … head tail …".
func (t *table) pairings() []*pairing {
	n := t.sides
	var out []*pairing
	for _, alternating := range []bool{true, false} {
		first, second := make([]int, n), make([]int, n)
		for i := range n {
			first[i], second[i] = i, n+i
			if alternating {
				first[i], second[i] = 2*i, 2*i+1
			}
		}
		for _, columns := range [][2][]int{{first, second}, {second, first}} {
			if p := t.pair(columns[0], columns[1]); p != nil {
				out = append(out, p)
			}
		}
	}
	return out
}

// A pairing is a halving that looks at two columns, so it has the parts of each side at once.
type pairing struct {
	halving
	tiles  [][]part
	labels [][]int32
}

func (t *table) pair(motifs, halves []int) *pairing {
	var marks []string
	of := map[string]half{}
	for _, row := range t.rows {
		for _, i := range halves {
			mark := t.words.labels[row[i]].low
			if of[mark] == whole {
				if len(marks) == 2 {
					return nil
				}
				marks = append(marks, mark)
				of[mark] = half(len(marks))
			}
		}
	}
	if len(marks) < 2 {
		return nil
	}
	p := &pairing{halving: halving{split: Pairs, parts: map[int32]part{}, marks: [2]string(marks)}}
	found := map[string]half{}
	both := 0
	for _, row := range t.rows {
		var parts []part
		var labels []int32
		for k, i := range motifs {
			motif, mark := t.words.labels[row[i]], t.words.labels[row[halves[k]]]
			parts = append(parts, part{motif.low, of[mark.low]})
			labels = append(labels, t.words.of(append(slices.Clone(motif.words), mark.words...)))
			before := found[motif.low]
			found[motif.low] |= 1 << of[mark.low]
			if before != found[motif.low] && found[motif.low] == 1<<one|1<<other {
				both++
			}
		}
		p.tiles, p.labels = append(p.tiles, parts), append(p.labels, labels)
	}
	p.share = float64(both) / float64(len(found))
	if len(found) < 2 || p.share < .6 || len(found) == 2 && found[marks[0]] > 0 && found[marks[1]] > 0 {
		return nil // too few motifs share their halves, or the halves are motifs
	}
	return p
}
