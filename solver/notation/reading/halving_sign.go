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
