package reading

import "strings"

// leastLines is how many lines a section has that may be a list of its own, and maxSections how many
// sections are looked at.
const leastLines, maxSections = 4, 6

// cutSections cuts into the lines of each section, where a text has several: two puzzles under one
// another are two readings, and never one.
func cutSections(s *source) []cut {
	var sections [][2]int       // from and to, of the filled lines
	begin, last, run := 0, 0, 0 // run: how many list marks have counted on
	end := func(to int) {
		if to-begin >= leastLines {
			sections = append(sections, [2]int{begin, to})
		}
		begin = to
	}
	for i, r := range s.filled {
		number := counterIn(r.text, false).number
		switch {
		case !strings.ContainsAny(strings.TrimRight(r.text, ",;"), ",;|\t/ ") || isHeading(r.text):
			end(i)
			begin = i + 1
			number = 0
		case i > 0 && r.line > s.filled[i-1].line+1, number == 1 && run >= leastLines-1:
			end(i)
		}
		if run++; number != last+1 {
			run = 0
		}
		last = number
	}
	if end(len(s.filled)); len(sections) < 2 || len(sections) > maxSections {
		return nil
	}
	var cuts []cut
	for _, part := range sections {
		c := cut{name: "section"}
		c.records = append(c.records, s.filled[part[0]:part[1]]...)
		c.around = append(c.around, s.filled[:part[0]]...)
		c.around = append(c.around, s.filled[part[1]:]...)
		cuts = append(cuts, c)
	}
	return cuts
}

// isHeading reports whether a line opens a list or names it: "First puzzle:", "b = [".
func isHeading(text string) bool {
	return strings.ContainsRune(":[{(", lastSign(strings.TrimSpace(text)))
}
