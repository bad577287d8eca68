package reading

import (
	"slices"
	"strings"
)

// Programs say at which of four places a side is: by a number, or by arguments.

// numbered is the order of sides that have numbers, BOTTOM = 1, TOP = 0, by these. It is none where the numbers
// do not count the sides: "top: 0; left: 0; …".
func numbered(text, order string, words []textWord, at []int) string {
	begin, end := words[at[0]].from, words[at[3]].to
	var gaps []string
	if numberIn(text[words[at[0]].to:words[at[1]].from]) >= 0 {
		before := text[max(0, begin-maxHeader):begin]
		gaps = []string{before[max(0, strings.LastIndexAny(before, "\n;,(.")):]}
		for k := range 3 {
			gaps = append(gaps, text[words[at[k]].to:words[at[k+1]].from])
		}
		behind := text[end:min(len(text), end+len(gaps[1])+1)]
		if numberIn(gaps[0]) < 0 && numberIn(behind) < 0 { // a number has a line of its own
			gaps[0] = text[max(0, begin-len(gaps[1])-1):begin]
		}
		if gaps = append(gaps, behind); numberIn(gaps[0]) < 0 {
			gaps = gaps[1:]
		}
	} else { // TOP, LEFT = 0, 1
		line, _, _ := strings.Cut(text[end:min(len(text), end+maxHeader)], "\n")
		_, numbers, _ := strings.Cut(line, "=")
		if gaps = strings.Split(numbers, ","); len(gaps) < 4 || numberIn(gaps[0]) < 0 {
			return order
		}
	}
	numbers := []int{numberIn(gaps[0]), numberIn(gaps[1]), numberIn(gaps[2]), numberIn(gaps[3])}
	if numbers[3] < 0 { // default
		numbers[3] = slices.Max(numbers) + 1
	}
	least := slices.Min(numbers)
	sorted := make([]byte, 4)
	for k := range 4 {
		number := numbers[k] - least
		if number > 3 || sorted[number] != 0 {
			return ""
		}
		sorted[number] = order[k]
	}
	if string(sorted) != order && strings.HasPrefix(strings.TrimLeft(gaps[1], "\"' "), ":") { // a tile
		return ""
	}
	return string(sorted)
}

// numberIn is the first number in a text that is no part of a word, of one digit, or -1; where one is an index,
// "t[1]", that one.
func numberIn(text string) int {
	first := -1
	for i := range len(text) {
		if isDigit(rune(text[i])) && (i == 0 || !wordy(rune(text[i-1]))) && (i+1 == len(text) || !isDigit(rune(text[i+1]))) {
			if number := int(text[i] - '0'); first < 0 || i > 0 && text[i-1] == '[' {
				first = number
			}
		}
	}
	return first
}

// argumentsSaid finds at which places of four a program has the sides: "fits(tile(_,R,_,_), tile(_,_,_,L))".
func argumentsSaid(text string) []saying {
	var names [4]string
	said := saying{Order: Order{Why: BySentence}}
	parts := strings.Split(text, "(")
	for at, rest := range parts[1:] {
		inside, _, _ := strings.Cut(rest, ")")
		items := strings.Split(strings.ReplaceAll(inside, " ", ""), ",")
		if fields := strings.Fields(inside); len(fields) == 5 && len(items) == 1 { // Tile a _ _ _
			items = fields[1:]
		}
		if len(items) != 4 || !slices.Contains(items, "_") {
			continue
		}
		got, isGetter := getterAt(parts[:at+1])
		for i, item := range items {
			side, short := sideShort(item)
			if isGetter && strings.Trim(item, "_") != "" {
				side, short, item = got, strings.Count(inside, "_") == 3, Compass[got]
			}
			if !short {
				continue
			}
			if names[i] != "" && names[i] != Compass[side] {
				return nil
			}
			names[i], said.words = Compass[side], append(said.words, item)
		}
	}
	known := slices.DeleteFunc(slices.Clone(names[:]), func(name string) bool { return name == "" })
	lacking := lackingIn(known)
	if len(known) < 2 || len(known)+len(lacking) != 4 {
		return nil
	}
	for i, name := range names {
		if name == "" {
			names[i], lacking = lacking[0], lacking[1:]
		}
	}
	said.Sides, said.doubted = orderOf(names[:]), len(known) == 2
	return []saying{said}
}

// getterAt is the side by which a program calls what gets it from a tile: "left (a,_,_,_) = a", "left(tile(A,_,_,_), A)".
// The parts are those of the text before the bracket, parted at brackets.
func getterAt(parts []string) (side int, is bool) {
	for i := len(parts) - 1; i >= max(0, len(parts)-2) && !is; i-- {
		before := strings.TrimRight(parts[i], " ")
		name := before[strings.LastIndexFunc(before, func(r rune) bool { return !wordy(r) })+1:]
		if name == "" || i < len(parts)-1 && strings.Trim(parts[i+1], " ") == "" {
			return 0, false
		}
		side, is = sideNamed(name)
	}
	return side, is
}
