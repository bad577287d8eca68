package foreign

import "strings"

// A tile in a program is four names or numbers in brackets, perhaps behind a
// number or the name of a function: (2 1 -3 3), new Tile("BH", "GH", "UT",
// "ST"), (list ant (- mantis) beetle (- beetle)).

// A group is what stands between two brackets, as far as it was read.
type group struct {
	at    int
	items []string
	mixed bool // it holds something else than items
}

const (
	deepest   = 64 // brackets within brackets that are followed
	mostItems = 9  // a group with more is no tile
)

func readProgram(text string) (*set, error) {
	var spots []spot
	var open []group
	for at := 0; at < len(text); {
		switch c := text[at]; {
		case strings.IndexByte("([{", c) >= 0:
			if len(open) == deepest {
				open = open[:0]
			}
			open = append(open, group{at: at})
			at++
		case strings.IndexByte(")]}", c) >= 0:
			at++
			if len(open) == 0 {
				continue
			}
			closed := open[len(open)-1]
			open = open[:len(open)-1]
			item := closed.value()
			here := spot{sides: closed.tile(), at: closed.at, end: at, parent: bare}
			if len(open) > 0 {
				here.parent = open[len(open)-1].at
				open[len(open)-1].add(item)
			}
			here.led = len(closed.items)%2 == 1
			if here.sides == nil && !closed.mixed && len(closed.items) >= 3 {
				here.sides, here.stump, here.led = closed.items, true, false
			}
			if here.sides != nil {
				spots = append(spots, here)
			}
		case strings.IndexByte(" \t\r\n,;", c) >= 0:
			at++
		default:
			end := atomEnd(text, at)
			if len(open) > 0 {
				open[len(open)-1].add(strings.Trim(text[at:end], "\"'`:"))
			}
			at = end
		}
	}
	s, err := best(text, spots)
	if s != nil && s.format != "signed" && s.format != "pieces" {
		s.format = "program"
	}
	return s, err
}

// atomEnd is where a name, a number or a quoted text ends.
func atomEnd(text string, at int) int {
	if quote := text[at]; quote == '"' || quote == '\'' || quote == '`' {
		line := text[at+1:]
		if i := strings.IndexByte(line[:min(len(line), 80)], quote); i >= 0 {
			return at + i + 2
		}
		return at + 1
	}
	if i := strings.IndexAny(text[at:], " \t\r\n,;()[]{}\"`"); i > 0 {
		return at + i
	}
	return len(text)
}

func (g *group) add(item string) {
	if item == "" || len(g.items) == mostItems {
		g.mixed = true
		return
	}
	g.items = append(g.items, item)
}

// value is what a group is within another one: (- ant) is -ant, anything else
// nothing.
func (g *group) value() string {
	if !g.mixed && len(g.items) == 2 && g.items[0] == "-" {
		return "-" + g.items[1]
	}
	return ""
}

// tile is the sides of a tile, if the group is one.
func (g *group) tile() []string {
	switch n := len(g.items); {
	case g.mixed || n < 4:
	case n == 4 || n == 6:
		return g.items
	case n == 5 || n == 7:
		return g.items[1:]
	case n == 8:
		return named(g.items)
	}
	return nil
}

// named are the sides of a tile that names each before it, clockwise; nil when
// it does not.
func named(items []string) []string {
	sides := make([]string, len(clockwise))
	for i := 0; i < len(items); i += 2 {
		side := strings.IndexByte(clockwise, sideWord(strings.TrimRight(items[i], "=:")))
		if side < 0 || sides[side] != "" {
			return nil
		}
		sides[side] = items[i+1]
	}
	return sides
}

// readQuoted reads words of four or six letters in quotes, a letter per side.
func readQuoted(text string) (*set, error) {
	var spots []spot
	open := []int{bare}
	for at := 0; at < len(text); {
		c := text[at]
		switch {
		case strings.IndexByte("([{", c) >= 0 && len(open) < deepest:
			open = append(open, at)
		case strings.IndexByte(")]}", c) >= 0 && len(open) > 1:
			open = open[:len(open)-1]
		}
		if c != '"' && c != '\'' && c != '`' {
			at++
			continue
		}
		end := atomEnd(text, at)
		word := strings.Trim(text[at:end], "\"'`")
		if n := len(word); n >= 3 && n <= 7 && isWord(word) && end-at == n+2 {
			spots = append(spots, spot{sides: strings.Split(word, ""), at: at, end: end, parent: open[len(open)-1], stump: n != 4 && n != 6})
			at = end
			continue
		}
		at++
	}
	s, err := best(text, spots)
	if s != nil {
		s.format = "letters"
	}
	return s, err
}
