package reading

import "strings"

// Signs that enclose, end or name something are no part of a label, until they tell sides apart: "fox<" and
// "fox>", [owl] and owl. Then they are marks of halves, and the text is read once more with them.

// enclosing are the signs that are no part of a label as a rule.
const enclosing = "<>()[]{}:=#\".`!?',;/|"

// leastTold is how many labels stand with such signs and without that are no slips.
const leastTold = 2

// lost is which of these signs the candidate threw away though some sides of a label have them and others
// do not. What a tile begins and ends with encloses the tile, so only sides between others count.
func (c *candidate) lost() string {
	if c.sep.at == nil {
		return ""
	}
	records, _ := unmark(c.cut.records, c.marking, nil)
	first := map[int32]string{} // the signs that a label stood with first
	told := map[int32]bool{}    // labels that stood with others later
	var signs strings.Builder
	asked := 0 // question marks
	for _, i := range c.record {
		pieces := c.sep.pieces(records[i].rest, c.cut.records[i].signs, nil)
		pieces = pieces[:min(len(pieces), len(c.table.rows[0])+min(len(c.leads), 1))] // a remark stands behind
		asked += strings.Count(records[i].rest, "?")
		for at := 1; at < len(pieces)-1; at++ {
			label := c.words.read(pieces[at])
			with := strings.Map(c.words.drops, pieces[at])
			if before, known := first[label]; !known {
				first[label] = with
			} else if with != before {
				told[label] = true
				signs.WriteString(before + with)
			}
		}
	}
	if len(told) < leastTold {
		return ""
	}
	if 4*asked < len(c.record)*c.sides { // the writer's doubts, which doubtQuestions repeats
		return strings.ReplaceAll(signs.String(), "?", "")
	}
	return signs.String()
}

// drops is a sign that labels do without, or -1 for others.
func (v *vocabulary) drops(r rune) rune {
	if strings.ContainsRune(enclosing, r) && !strings.ContainsRune(v.marks, r) {
		return r
	}
	return -1
}

// readAgain begins anew where the best candidate threw signs away that tell sides apart: with these signs as
// marks. What was found so far stays, to be asked about where that leads to nothing.
func (r *Reader) readAgain() bool {
	if len(r.judged) == 0 || r.words.marks != "" {
		return false
	}
	marks := r.judged[0].lost()
	if marks == "" {
		return false
	}
	r.first, r.judged = r.judged, nil
	r.words, r.known, r.cutters = newVocabulary(marks), map[uint64]bool{}, cutters()
	return true
}

// choose takes the candidates in which the signs are marks of halves, or else the first ones with a doubt.
func (r *Reader) choose() {
	var marked []*candidate
	for _, c := range r.judged {
		if c.split != Whole {
			marked = append(marked, c)
		}
	}
	if r.judged = marked; len(marked) > 0 {
		return
	}
	for _, c := range r.first {
		c.doubts.add(Doubt{Kind: Signs, Text: distinct(r.words.marks)})
	}
	r.judged = r.first
}

// distinct is the signs of a text, each once and parted by spaces.
func distinct(text string) string {
	var signs []string
	for i, r := range text {
		if strings.IndexRune(text, r) == i {
			signs = append(signs, string(r))
		}
	}
	return strings.Join(signs, " ")
}
