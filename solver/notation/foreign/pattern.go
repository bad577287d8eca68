package foreign

import "strings"

// A pattern shows how a format looks: a text with places for what the puzzle has.
//
//	$width          a value (values.go)
//	‹tile:…›        this for each item of a list (lists.go), whose values are the item's
//	‹tile:…¦, ›     with the second part between items
//	‹name?…›        this once, if the thing exists, or the list is not empty
//	‹square!…›      this if it does not
//
// So the board of a puzzle of squares is "‹tile:‹side:$sign›\n›". Some readers look for what
// stands in the places of their pattern (programs.go).

// fill writes a pattern with the values of an item.
func (w *writing) fill(to *strings.Builder, pattern string, of item) {
	for {
		at := strings.IndexAny(pattern, "$‹")
		if at < 0 {
			to.WriteString(pattern)
			return
		}
		to.WriteString(pattern[:at])
		pattern = pattern[at:]
		if name, is := strings.CutPrefix(pattern, "$"); is {
			pattern = strings.TrimLeft(name, nameLetters)
			to.WriteString(w.value(name[:len(name)-len(pattern)], of))
			continue
		}
		var p part
		p, pattern = cutPart(pattern)
		if p.kind != ':' {
			if w.holds(p.list, of) == (p.kind == '?') {
				w.fill(to, p.inside, of)
			}
			continue
		}
		for i, one := range w.list(p.list, of) {
			if i > 0 {
				to.WriteString(p.between)
			}
			w.fill(to, p.inside, one)
		}
	}
}

// nameLetters are the letters of names in patterns.
const nameLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

// A part is what a pattern has between ‹ and ›.
type part struct {
	list            string
	kind            byte // : ? or !
	inside, between string
}

// cutPart splits a pattern after the part that it begins with.
func cutPart(pattern string) (p part, rest string) {
	depth, bar := 0, 0
	for at, sign := range pattern {
		switch sign {
		case '‹':
			depth++
		case '¦':
			if depth == 1 {
				bar = at
			}
		case '›':
			if depth--; depth > 0 {
				continue
			}
			p.inside, rest = pattern[len("‹"):at], pattern[at+len("›"):]
			if bar > 0 {
				p.inside, p.between = pattern[len("‹"):bar], pattern[bar+len("¦"):at]
			}
			named := strings.TrimLeft(p.inside, nameLetters)
			p.list, p.kind, p.inside = p.inside[:len(p.inside)-len(named)], named[0], named[1:]
			return p, rest
		}
	}
	return p, ""
}

// standing finds what a text has in a place of a pattern, by the text before and after it on its
// line.
func standing(text, pattern, place string) (value string, found bool) {
	before, after, has := strings.Cut(pattern, place)
	if !has {
		return "", false
	}
	if strings.HasPrefix(place, "‹") {
		_, after = cutPart(place + after)
	}
	if last := strings.LastIndex(before, "›"); last >= 0 {
		before = strings.TrimLeft(before[last+len("›"):], " ]});\n") // the end of the list before it
	}
	before = before[strings.LastIndexAny(before, "?!")+1:]
	end, _, _ := strings.Cut(after, "\n")
	at := strings.Index("\n"+text, "\n"+before)
	if at < 0 {
		return "", false
	}
	value, _, found = strings.Cut(text[at+len(before):], end+"\n")
	return value, found
}
