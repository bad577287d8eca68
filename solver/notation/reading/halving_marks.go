package reading

import (
	"slices"
	"sort"
	"strings"
)

// bySign takes marks before and behind for the half: "fox'", "+b", "-3".
func bySign(labels []*countedLabel) *halving {
	h := &halving{split: Sign, parts: map[int32]part{}}
	marks := map[string]bool{}
	type signed struct{ motif, mark string }
	found := make([]signed, len(labels))
	for i, l := range labels {
		motif, mark, ok := unsign(l.text)
		if !ok {
			return nil
		}
		found[i] = signed{motif, mark}
		marks[mark] = true
	}
	if len(marks) != 2 {
		return nil
	}
	names := make([]string, 0, 2)
	for m := range marks {
		names = append(names, m)
	}
	sort.SliceStable(names, func(i, j int) bool { return names[i] < names[j] })
	h.marks = [2]string(names)
	for i, l := range labels {
		h.parts[l.id] = part{found[i].motif, half(slices.Index(names, found[i].mark) + 1)}
	}
	if !h.weigh(.5) {
		return nil
	}
	return h
}

// halfSigns may be marks of halves.
const halfSigns = "+-~*^¬$%&@\\" + enclosing

// unsign takes the marks off a label: words, or one sign, with marks around.
func unsign(text string) (motif, mark string, ok bool) {
	rest := strings.TrimLeft(text, halfSigns)
	before := text[:len(text)-len(rest)]
	rest = strings.TrimPrefix(rest, " ")
	motif = strings.TrimRight(rest, halfSigns)
	behind := rest[len(motif):]
	motif = strings.TrimSuffix(motif, " ")
	if motif == "" { // a mark is the motif
		return "", "", false
	}
	if len([]rune(motif)) > 1 {
		for _, r := range motif {
			if !wordy(r) && r != ' ' {
				return "", "", false
			}
		}
	}
	return motif, before + behind, true
}

func byEnding(labels []*countedLabel) *halving    { return byEdge(labels, Ending) }
func byBeginning(labels []*countedLabel) *halving { return byEdge(labels, Beginning) }

// byEdge finds two endings of words, or two beginnings, that tell the halves apart:
// Eulenkopf and Eulenschwanz, Rfox and Lfox. Of all pairs the one counts that explains all words,
// gives most motifs both halves, and is the longest.
func byEdge(labels []*countedLabel, split Split) *halving {
	words, of := endingWords(labels, split == Beginning)
	if words == nil {
		return nil
	}
	var best *halving
	bestBoth, bestSize := 0, 0
	for _, pair := range endingPairs(words) {
		x, y := pair[0], pair[1]
		parts := map[string]part{}
		for _, w := range words {
			switch {
			case strings.HasSuffix(w, x) && len(w) > len(x) && !(strings.HasSuffix(w, y) && len(y) > len(x)): // the longer ending counts
				parts[w] = part{w[:len(w)-len(x)], one}
			case strings.HasSuffix(w, y) && len(w) > len(y):
				parts[w] = part{w[:len(w)-len(y)], other}
			}
		}
		if len(parts) < len(words) {
			continue
		}
		h := &halving{split: split, parts: map[int32]part{}, marks: [2]string{x, y}}
		motifs := map[string]bool{}
		for i, l := range labels {
			p := parts[of[i]]
			motifs[p.motif] = true
			if split == Beginning {
				p.motif = reverse(p.motif)
			}
			h.parts[l.id] = p
		}
		least := .6
		if x == "" { // words that others begin with: male and female, turned round
			least = .9
		}
		if !h.weigh(least) || len(motifs) < 2 {
			continue
		}
		both, size := int(h.share*float64(len(motifs))+.5), len(x)+len(y)
		if best == nil || both > bestBoth || both == bestBoth && size > bestSize {
			best, bestBoth, bestSize = h, both, size
		}
	}
	if best != nil && split == Beginning {
		best.marks = [2]string{reverse(best.marks[0]), reverse(best.marks[1])}
	}
	return best
}

// maxWords bounds the words whose pairs are compared.
const maxWords = 80

// endingWords is the distinct words of the labels, turned round where beginnings are looked for,
// and which of them each label is. It is nil where words are too short, too few or too many.
func endingWords(labels []*countedLabel, turned bool) (words, of []string) {
	short := true
	for _, l := range labels {
		short = short && len([]rune(l.text)) <= 2
	}
	for _, l := range labels {
		w := l.low
		if short {
			w = l.text // BF and bf are two motifs
		}
		if len([]rune(w)) < 2 {
			return nil, nil
		}
		if turned {
			w = reverse(w)
		}
		of = append(of, w)
	}
	words = slices.Clone(of)
	sort.SliceStable(words, func(i, j int) bool { return words[i] < words[j] })
	words = slices.Compact(words)
	if len(words) < 2 || len(words) > maxWords {
		return nil, nil
	}
	return words, of
}

// endingPairs lists the pairs of endings that words with the same beginning have, and which may
// explain most words.
func endingPairs(words []string) [][2]string {
	counts := map[[2]string]int{}
	var pairs [][2]string
	for i, a := range words {
		for _, b := range words[i+1:] {
			p := commonPrefix(a, b)
			if p == 0 {
				continue
			}
			pair := [2]string{a[p:], b[p:]} // a comes before b, and so do their endings
			if counts[pair] == 0 {
				pairs = append(pairs, pair)
			}
			counts[pair]++
		}
	}
	var common [][2]string
	for _, pair := range pairs {
		if 20*counts[pair] >= 6*len(words) {
			common = append(common, pair)
		}
	}
	return common
}

// commonPrefix is how many bytes two words have in common, in whole signs.
func commonPrefix(a, b string) int {
	n := 0
	for i, r := range a {
		if !strings.HasPrefix(b[i:], string(r)) {
			break
		}
		n = i + len(string(r))
	}
	return n
}

func reverse(text string) string {
	signs := []rune(text)
	slices.Reverse(signs)
	return string(signs)
}
