package foreign

import "strings"

// What general solvers say: how their search ended, and how a formula or an exact cover is solved. That
// lays tiles only for package solvers, which knows what it has asked them.

// solverWords are the lines by which solvers say how they ended, and the code of each.
var solverWords = [...][2]string{
	{"s SATISFIABLE", "answer-alone"}, {"SAT", "answer-alone"},
	{"s UNSATISFIABLE", "answer-none"}, {"UNSAT", "answer-none"}, {"=====UNSATISFIABLE=====", "answer-none"},
	{"s UNKNOWN", "answer-cut"}, {"INDET", "answer-cut"}, {"=====UNKNOWN=====", "answer-cut"},
}

// solverSaid is the code of what a text says as the answer of a general solver, of which
// only package solvers knows how it lays the tiles; "" where it is none.
func solverSaid(text string) string {
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Fields(line)
		line = strings.Join(words, " ")
		for _, known := range solverWords {
			if line == known[0] {
				return known[1]
			}
		}
		if strings.HasPrefix(line, "Altogether 0 solutions") {
			return "answer-none"
		}
		if covers(words) || len(words) > 1 && words[0] == "v" && isNumber(words[1]) {
			return "answer-alone"
		}
	}
	return ""
}

// covers reports whether words are an option of an exact cover, which lays a tile on a
// cell: "t4 r4:1 s1:A c1 (1 of 2)".
func covers(words []string) bool {
	cell, tile := false, false
	for _, word := range words {
		if word[0] == '(' {
			break
		}
		if name, _, _ := strings.Cut(word[1:], ":"); !isNumber(name) {
			return false
		}
		cell, tile = cell || word[0] == 'c', tile || word[0] == 't'
	}
	return cell && tile
}
