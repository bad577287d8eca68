package reading

import "strings"

// Signs that enclose, end or name something are no part of a label, until they tell sides apart: "fox<" and
// "fox>", [owl] and owl. Then they are marks of halves, and the text is read once more with them.

// enclosing are signs that usually do not belong to a label.
const enclosing = "<>()[]{}:=#\".`!?',;/|"

// leastTold is how many labels must occur both with and without such signs. Fewer may be typing errors.
const leastTold = 2

// lost returns the enclosing signs that the candidate dropped although some sides of a label have them and others
// do not. The outermost sides of a tile are skipped: their signs may enclose the whole tile.
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

// readAgain restarts the reading with the lost signs of the best candidate as marks of halves. The candidates so
// far are kept: choose asks about them if the second reading finds nothing.
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

// choose keeps the candidates that use the signs as marks of halves, or else the first candidates with a doubt.
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

// distinct lists the signs of a text, each once, with spaces between them.
func distinct(text string) string {
	var signs []string
	for i, r := range text {
		if strings.IndexRune(text, r) == i {
			signs = append(signs, string(r))
		}
	}
	return strings.Join(signs, " ")
}
