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
func (c *cut) aligned(letters bool) (other cut, is bool) {
	if other, is = c.alignedBy(sideNamed, false); is || !letters {
		return other, is
	}
	for row := range sideNames[:abbreviated] {
		if other, is = c.alignedBy(func(word string) (int, bool) { return shortIn(&sideNames[row], strings.ToLower(word)) }, true); is {
			break
		}
	}
	return other, is
}

// alignedBy is aligned by one way to name sides, in full or shortly.
func (c *cut) alignedBy(named func(word string) (side int, named bool), short bool) (other cut, is bool) {
	var first []namedSide
	var misses []int // the records that do not name each side once
	var records []record
	for i, r := range c.records {
		var before string
		var sides []namedSide
		if !short || len(r.text) <= maxLegend {
			before, sides = sidesNamedIn(r.text, named, short)
		}
		if len(sides) != 4 {
			misses = append(misses, i)
			if len(misses) > len(c.records)/2 || short && first == nil && len(misses) > near {
				return cut{}, false
			}
			continue
		}
		if first == nil {
			first, records = sides, make([]record, 0, len(c.records))
		}
		for i, like := range first {
			at := slices.IndexFunc(sides, func(s namedSide) bool { return s.side == like.side })
			is = is || at != i
			before += sides[at].text + sides[i].after
		}
		r.text = before
		records = append(records, r)
	}
	if !is || len(records) < leastAligned {
		return cut{}, false
	}
	other = *c
	other.records, other.around = records, slices.Clone(c.around)
	for _, i := range misses {
		other.leave(c.records[i])
	}
	return other, true
}

// leastAligned is how many records must name their sides to be aligned.
const leastAligned = 3

// sidesNamedIn parts a record in front of each word that names a side and has a colon or an equals sign behind
// it, or nothing, a comma or its like before it. What is short for a name is none behind a sign that ends another:
// "L:B". It is nothing where a side is named twice, or a name stands alone.
func sidesNamedIn(text string, nameOf func(word string) (side int, named bool), short bool) (before string, sides []namedSide) {
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
		side, named := nameOf(text[from:i])
		if !named {
			continue
		}
		ahead, rest := strings.TrimRight(text[:from], " "), strings.TrimLeft(text[i:], "\"' ")
		sign := lastSign(ahead)
		parted := sign == 0 || strings.ContainsRune(",;|.)\t", sign) || !short && sign == ':'
		if short { // T fox R owl
			parted = (parted || signsOf(text[from:i]) == 1 && len(ahead) < from) && i < len(text) && isBlank(rune(text[i]))
		}
		if !parted && !strings.ContainsAny(rest[:min(len(rest), 1)], ":=") {
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
