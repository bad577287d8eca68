package reading

import (
	"slices"
	"strings"
)

// mostCopies is how often a tile may be there.
const mostCopies = 99

// multiply repeats the rows whose remarks say how many of them there are, if no remark says anything else: "2×",
// "copies: 2", "twice", or a number below such a word in the header.
func (t *table) multiply() {
	headed := t.headed >= 0 && hasTextWord(strings.ToLower(t.cut.records[t.headed].text), func(w textWord) bool { return isOneOf(w.word, copying) })
	of := *t
	of.rows, of.record, of.listMarks, of.leads = nil, nil, nil, nil
	for i, at := range t.record {
		times := 1
		if remark := strings.TrimSpace(t.remark[at] + " " + t.cut.records[at].left); remark != "" {
			of.copied, times = true, timesSaid(remark, headed)
		}
		if times == 0 || len(of.rows)+times > MaxTiles {
			return
		}
		for range times {
			of.rows, of.record, of.listMarks = append(of.rows, slices.Clone(t.rows[i])), append(of.record, at), append(of.listMarks, t.listMarks[i])
			if t.leads != nil {
				of.leads = append(of.leads, t.leads[i])
			}
		}
	}
	if of.copied {
		*t = of
	}
}

var doubles = []string{"twice", "zweimal", "doppelt", "double", "dobbelt"}

// timesSaid is how many of a tile there are as a remark says it, or 0 where it says anything else.
func timesSaid(remark string, headed bool) (times int) {
	for _, word := range bareWords(strings.ToLower(remark)) {
		n, is := numberOf(strings.Trim(word, "x"))
		if !is {
			n = cardinals[word]
		}
		switch {
		case n > 0 && n <= mostCopies && times == 0:
			times, headed = n, headed || is && !isNumber(word) || strings.Contains(remark, "×")
		case slices.Contains(doubles, word):
			times, headed = 2, true
		case isOneOf(word, copying):
			headed = true
		default:
			return 0
		}
	}
	if !headed {
		return 0
	}
	return times
}
