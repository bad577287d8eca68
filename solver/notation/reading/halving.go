package reading

import (
	"slices"
	"sort"
	"strings"
)

// A half tells which half of a motif a label shows.
type half int8

const (
	whole half = iota
	one        // has the first mark
	other      // has the second
)

// A part is a label taken apart.
type part struct {
	motif string
	half  half
}

// A halving takes every label apart into motif and half.
type halving struct {
	rows   [][]int32 // the labels of the sides of each tile
	split  Split
	parts  map[int32]part
	marks  [2]string
	by     int     // how much greater the other half is, where numbers k and k+n are halves
	share  float64 // of the motifs that have both halves
	doubts doubtList
	said   []string         // which marks say the same in two languages
	meant  map[int32]*label // what the labels stand for, where a legend told the halves
}

// A counted label is one of the labels of a table, and how many sides have it.
type countedLabel struct {
	*label
	id    int32
	times int
}

// maxLabels bounds the labels that are taken apart: two of each motif.
const maxLabels = 2 * MaxMotifs

// count lists the labels of tiles in the order in which they first appear, without unfilled ones. It returns nil
// for too many or too few.
func (t *table) count(rows [][]int32) []*countedLabel {
	known := map[int32]*countedLabel{}
	var labels []*countedLabel
	for _, row := range rows {
		for _, n := range row {
			l := known[n]
			if l == nil && isUnfilled(t.words.labels[n].text) {
				continue
			}
			if l == nil {
				if len(labels) == maxLabels {
					return nil
				}
				l = &countedLabel{label: t.words.labels[n], id: n}
				known[n], labels = l, append(labels, l)
			}
			l.times++
		}
	}
	if len(labels) < 2 {
		return nil
	}
	return labels
}

// halvings returns every plausible way to take the labels of a table apart. Leaving them whole is always plausible,
// unless motif and half have columns of their own.
func (t *table) halvings() []*halving {
	if t.per == 1 {
		ways := []splitter{byLastWord, byFirstWord, bySign, byCase, byEnding, byBeginning, byShift, byParity, byEnds, asWhole}
		const byDifferences, bySums = 6, 8 // what the text says takes their place
		for _, s := range t.rules {
			rule, sum := s.of([2]string{})
			switch {
			case t.countsOther(s, rule, sum):
			case rule == sumOfSides:
				ways[bySums] = bySum(sum)
			case rule == differenceOfSides:
				ways[byDifferences] = byDifference(sum)
			case rule == pairsOfSides:
				ways = append(ways, byPairs(s.pairs))
			}
		}
		return t.halved(t.rows, ways...)
	}
	var alternating, halved [][]int32 // "fox head owl tail …", "fox owl … head tail …"
	for _, row := range t.rows {
		alternating = append(alternating, t.joined(row, 2, 1))
		halved = append(halved, t.joined(row, 1, t.sides))
	}
	return append(t.halved(alternating, byLastWord, byFirstWord), t.halved(halved, byLastWord, byFirstWord)...)
}

// alike reports whether the motifs are the same words as the halves: rows of zeros and ones are no tiles.
func (h *halving) alike() bool {
	for _, p := range h.parts {
		if p.motif != h.marks[0] && p.motif != h.marks[1] {
			return false
		}
	}
	return true
}

// joined returns the labels of a row in which every label takes two columns. Step is the distance from one label to
// the next, second the distance to its second column.
func (t *table) joined(row []int32, step, second int) []int32 {
	var labels []int32
	for at := 0; len(labels) < t.sides; at += step {
		labels = append(labels, t.words.of(slices.Concat(t.words.labels[row[at]].words, t.words.labels[row[at+second]].words)))
	}
	return labels
}

// A splitter takes labels apart, or gives nil where it cannot.
type splitter func(labels []*countedLabel) *halving

// halved applies some splitters to the labels of the rows.
func (t *table) halved(rows [][]int32, ways ...splitter) []*halving {
	labels := t.count(rows)
	if labels == nil {
		return nil
	}
	out := t.meanings(labels, ways)
	if len(out) == 0 {
		out = halvingsOf(labels, ways, func(h *halving) bool { return t.per == 1 || !h.alike() })
	}
	for _, h := range out {
		h.rows = rows
		for _, row := range rows {
			for _, n := range row {
				if _, read := h.parts[n]; !read { // it is not filled in
					h.parts[n] = part{t.words.labels[n].text, whole}
				}
			}
		}
	}
	return out
}

// halvingsOf returns a halving for each splitter that can take the labels apart, if it may be one.
func halvingsOf(labels []*countedLabel, ways []splitter, may func(h *halving) bool) []*halving {
	var out []*halving
	for _, way := range ways {
		if h := halve(labels, way); h != nil && may(h) {
			out = append(out, h)
		}
	}
	return out
}

// fewLone is how many labels with a single occurrence may be typing errors.
const fewLone = 3

// halve applies one splitter. If a single label that occurs once prevents it, that label counts as mistyped.
func halve(labels []*countedLabel, way splitter) *halving {
	h := way(labels)
	if h != nil {
		return h
	}
	var lone []int
	for i, l := range labels {
		if l.times == 1 {
			lone = append(lone, i)
		}
	}
	if len(lone) > 2*fewLone {
		return nil
	}
	for _, i := range lone {
		others := append(slices.Clone(labels[:i]), labels[i+1:]...)
		if h = way(others); h != nil {
			h.doubts.add(h.strange(labels[i], others))
			h.parts[labels[i].id] = part{labels[i].low, one}
			return h
		}
	}
	return nil
}

// strange is the doubt about a label that cannot be taken apart like the others: a motif without its half, or a
// mistyped label.
func (h *halving) strange(l *countedLabel, others []*countedLabel) Doubt {
	d := Doubt{Kind: Once, Text: l.text}
	for _, o := range others {
		switch {
		case strings.EqualFold(h.parts[o.id].motif, l.text):
			return Doubt{Kind: NoHalf, Text: l.text}
		case d.Guess == "" && nearly(l.low, o.low):
			d.Guess = o.text
		}
	}
	return d
}

// mayBeBlank reports whether a motif may be the frame or an empty side, which has no halves.
func mayBeBlank(motif string) bool {
	return motif == "0" || motif == "-" || motif == "_" || motif == "x"
}

// weigh computes the share of motifs that have both halves, and reports whether it is large enough.
func (h *halving) weigh(least float64) bool {
	halves := map[string]int{}
	for _, p := range h.parts {
		if !mayBeBlank(p.motif) {
			halves[p.motif] |= 1 << p.half
		}
	}
	both := 0
	for _, found := range halves {
		if found == 1<<one|1<<other {
			both++
		}
	}
	if len(halves) > 0 {
		h.share = float64(both) / float64(len(halves))
	}
	return both > 0 && h.share >= least
}

func byLastWord(labels []*countedLabel) *halving  { return byWord(labels, LastWord) }
func byFirstWord(labels []*countedLabel) *halving { return byWord(labels, FirstWord) }

// byWord takes the last or the first word of a label as the half, if it has two values: "fox head", "head of fox".
// A word one letter away from a half counts as that half, with a doubt.
func byWord(labels []*countedLabel, split Split) *halving {
	counts := map[string]int{}
	word := func(l *countedLabel) (mark, motif string) {
		if n := len(l.lower) - 1; split == LastWord {
			return l.lower[n], strings.Join(l.lower[:n], " ")
		}
		return l.lower[0], strings.Join(l.lower[1:], " ")
	}
	var marks []string
	for _, l := range labels {
		if len(l.words) < 2 {
			return nil
		}
		mark, _ := word(l)
		if counts[mark] == 0 {
			marks = append(marks, mark)
		}
		counts[mark] += l.times
	}
	if len(marks) < 2 {
		return nil
	}
	h := &halving{split: split, parts: map[int32]part{}}
	said := translated(marks)
	for _, mark := range marks {
		if as, known := said[mark]; known {
			h.said = append(h.said, mark+" = "+as)
			counts[as] += counts[mark]
			counts[mark] = 0
		}
	}
	sort.SliceStable(marks, func(i, j int) bool { return counts[marks[i]] > counts[marks[j]] })
	h.marks = [2]string{marks[0], marks[1]}
	for _, l := range labels {
		mark, motif := word(l)
		if as, known := said[mark]; known {
			mark = as
		}
		p := part{motif, one}
		switch {
		case mark == marks[0]:
		case mark == marks[1]:
			p.half = other
		case nearly(mark, marks[0]):
			h.doubts.add(Doubt{Kind: MarkSlip, Text: l.text, Guess: marks[0]})
		case nearly(mark, marks[1]):
			p.half = other
			h.doubts.add(Doubt{Kind: MarkSlip, Text: l.text, Guess: marks[1]})
		default:
			return nil
		}
		h.parts[l.id] = p
	}
	if !h.weigh(.6) {
		return nil
	}
	return h
}

// translated maps marks to another mark that means the same: in another language ("Kopf, Schwanz, head, tail"), or as
// the whole of a word that is cut short ("Schw.").
func translated(marks []string) map[string]string {
	said := map[string]string{}
	if len(marks) < 3 {
		return said
	}
	for _, mark := range marks {
		longer := slices.DeleteFunc(slices.Clone(marks), func(o string) bool {
			return o == mark || !strings.HasPrefix(o, mark) || nearly(o, mark) || isNumber(mark)
		})
		if len(longer) == 1 {
			said[mark] = longer[0]
		}
	}
	first := [2]string{}
	for _, mark := range marks {
		at := 0
		switch mark {
		case "tail", "schwanz", "queue", "hale", "cola":
			at = 1
		case "head", "kopf", "tête", "hoved", "cabeza":
		default:
			continue
		}
		if first[at] == "" {
			first[at] = mark
		} else {
			said[mark] = first[at]
		}
	}
	for mark, as := range said {
		if last, again := said[as]; again {
			said[mark] = last
		}
	}
	return said
}

// byCase takes capitals as one half and small letters as the other. If only the first letter is a capital that may
// be just spelling, so it counts for less.
func byCase(labels []*countedLabel) *halving {
	h := &halving{split: Case, parts: map[int32]part{}, marks: [2]string{"A", "a"}}
	capital, upper := false, false
	for _, l := range labels {
		up := strings.ToUpper(l.text)
		if up == l.low {
			return nil
		}
		p := part{l.low, one}
		switch {
		case l.text == l.low:
			p.half = other
		case l.text == up:
			upper = true
		case firstSign(l.text) != firstSign(l.low):
			capital = true
		default:
			return nil
		}
		h.parts[l.id] = p
	}
	if capital {
		if upper {
			return nil
		}
		h.split = Capital
	}
	if !h.weigh(.5) {
		return nil
	}
	return h
}

// asWhole leaves the labels whole. Words that differ only in capitals are one motif, single letters are two.
func asWhole(labels []*countedLabel) *halving {
	h := &halving{split: Whole, parts: map[int32]part{}}
	long := false
	for _, l := range labels {
		long = long || len([]rune(l.text)) > 1
	}
	for _, l := range labels {
		h.parts[l.id] = part{l.text, whole}
		if long {
			h.parts[l.id] = part{l.low, whole}
		}
	}
	return h
}
