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
	long := func(i int) int { // how many signs the word has that a line is, as the tiles of letters around it have
		if i < 0 || i == len(s.filled) || strings.ContainsAny(strings.TrimRight(s.filled[i].text, ",;"), ",;|\t/ ") {
			return 0
		}
		return signsOf(s.filled[i].text)
	}
	for i, r := range s.filled {
		number := counterIn(r.text, false).number
		switch {
		case long(i) > 0 && long(i) != long(i-1) && long(i) != long(i+1) || isHeading(r.text):
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
	cuts := cutSeries(s)
	if end(len(s.filled)); len(sections) < 2 || len(sections) > maxSections {
		return cuts
	}
	for _, part := range sections {
		c := cut{name: "section"}
		c.records = append(c.records, s.filled[part[0]:part[1]]...)
		c.leave(s.filled[:part[0]]...)
		c.leave(s.filled[part[1]:]...)
		cuts = append(cuts, c)
	}
	return cuts
}

// isHeading reports whether a line opens a list or names it: "First puzzle:", "b = [".
func isHeading(text string) bool {
	return strings.ContainsRune(":[{(", lastSign(strings.TrimSpace(text)))
}

// cutSeries cuts into the lines of each series, where the names of tiles have several that are boards: P1, P2, … and Q1, Q2, ….
func cutSeries(s *source) (cuts []cut) {
	names := make([]string, 0, len(s.filled))
	for _, r := range s.filled {
		names = append(names, seriesOf(lastWord(r.text[:counterIn(r.text, false).end])))
	}
	for _, series := range boardsNamed(names) {
		c := cut{name: "series"}
		for i, r := range s.filled {
			if names[i] == series {
				c.keep(r)
			} else {
				c.leave(r)
			}
		}
		cuts = append(cuts, c)
	}
	return cuts
}

// boardsNamed lists the series of some names, where there are several, the tiles of each fill a board, and all together
// fill none.
func boardsNamed(names []string) (series []string) {
	count := map[string]int{}
	all := 0
	for _, name := range names {
		if name == "" {
			continue
		}
		if count[name]++; count[name] == 1 {
			series = append(series, name)
		}
		all++
	}
	if _, fits := GridOf(all, 4); fits || len(series) < 2 || len(series) > maxSections {
		return nil
	}
	for _, name := range series {
		if _, fits := GridOf(count[name], 4); !fits || count[name] < leastLines {
			return nil
		}
	}
	return series
}
