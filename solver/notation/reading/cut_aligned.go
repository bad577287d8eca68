package reading

import (
	"slices"
	"strings"
)

// A named side is where a record names a side, and what it says up to the next one.
type namedSide struct {
	side  int
	text  string // with its name
	after string // what parts it from the next one
}

// aligned is a cut whose records name their sides in different sequences, with all in the sequence of the first:
//
//	top: fox, left: owl, …        top: fox, left: owl, …
//	left: bee, top: elk, …   ──▶  top: elk, left: bee, …
//
// It is nothing where all have the same sequence, or where more than a few do not name each side once.
func (c *cut) aligned() (other cut, is bool) {
	var first []namedSide
	other = *c
	other.records = make([]record, 0, len(c.records))
	around := slices.Clone(c.around)
	for _, r := range c.records {
		before, sides := sidesNamedIn(r.text)
		if len(sides) != 4 {
			around = append(around, r)
			if len(around) > len(c.around)+len(c.records)/2 {
				return other, false
			}
			continue
		}
		if first == nil {
			first = sides
		}
		for i, like := range first {
			at := slices.IndexFunc(sides, func(s namedSide) bool { return s.side == like.side })
			is = is || at != i
			before += sides[at].text + sides[i].after
		}
		r.text = before
		other.records = append(other.records, r)
	}
	other.around = around
	return other, is && len(other.records) >= leastAligned
}

// leastAligned is how many records must name their sides to be aligned.
const leastAligned = 3

// sidesNamedIn parts a record in front of each word that names a side and has a colon or an equals sign behind
// it, or nothing, a comma or its like before it. It is nothing where a side is named twice, or a name stands alone.
func sidesNamedIn(text string) (before string, sides []namedSide) {
	seen := [4]bool{}
	begin := 0 // of the side that is named last
	end := func(to int) {
		said := text[begin:to]
		if len(sides) == 0 {
			before = said
			return
		}
		last := &sides[len(sides)-1]
		last.text = strings.TrimRight(said, " ,;|\t)]}")
		last.after = said[len(last.text):]
	}
	for i := 0; i < len(text); {
		from := skipWhile(text, i, func(r rune) bool { return !isLetter(r) })
		i = skipWhile(text, from, isLetter)
		side, named := sideNamed(text[from:i])
		if !named {
			continue
		}
		ahead, rest := strings.TrimRight(text[:from], " "), strings.TrimLeft(text[i:], "\"' ")
		if !strings.ContainsAny(rest[:min(len(rest), 1)], ":=") && ahead != "" && !strings.ContainsAny(ahead[len(ahead)-1:], ",;|:\t") {
			continue
		}
		if seen[side] || strings.TrimLeft(rest, ":= ,;|\t") == "" || strings.IndexByte(",;|\t", rest[0]) >= 0 {
			return "", nil
		}
		seen[side] = true
		for from > begin && strings.IndexByte("\"'.", text[from-1]) >= 0 {
			from--
		}
		end(from)
		begin, sides = from, append(sides, namedSide{side: side})
	}
	end(len(text))
	return before, sides
}
