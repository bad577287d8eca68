package reading

import (
	"slices"
	"strings"
	"unicode"
)

// inSides writes what stands for sides with their names as words: hours of a clock, and names in names of a
// program.
func inSides(text string) string {
	lower := strings.ToLower(text)
	if slices.ContainsFunc(hourWords[:], func(word string) bool { return strings.Contains(lower, word) }) {
		lines := strings.SplitAfter(text, "\n")
		for i, line := range lines {
			lines[i] = hoursAsSides(line)
		}
		text = strings.Join(lines, "")
	}
	return namesApart(text)
}

// hours are the sides that a clock has at its numbers, and hourWords are what people say beside these.
var (
	hours     = map[string]string{"12": "top", "3": "right", "6": "bottom", "9": "left", "midi": "top"}
	hourWords = [...]string{"midi", "clock", "uhr", "klokken", "kl", "heures"}
)

// hoursAsSides names the sides in a line that says hours: "from 9 o'clock", "order: 12, 3, 6, 9 o'clock".
func hoursAsSides(line string) string {
	words := (&source{text: line}).words()
	word := func(i int) string {
		if i < 0 || i == len(words) {
			return ""
		}
		return strings.ToLower(line[words[i].from:words[i].to])
	}
	var b strings.Builder
	last, told := 0, false
	for i, w := range words {
		said := word(i)
		side := hours[said]
		of := slices.Contains(hourWords[:], said) && (side != "" || hours[word(i-1)] != "" || hours[word(i+1)] != "" || word(i-1) == "o" && hours[word(i-2)] != "")
		if told = told || of; of || side != "" || said == "o" && word(i+1) == "clock" {
			b.WriteString(line[last:w.from] + side)
			last = w.to
		}
	}
	if !told {
		return line
	}
	return strings.ReplaceAll(b.String()+line[last:], "'", "")
}

// namesApart parts the name of a side from what programs write beside it: getTop, topEdge.
func namesApart(text string) string {
	var b strings.Builder
	begin := 0 // of a part that begins with a capital, or a word
	for i, r := range text {
		switch capital := unicode.IsUpper(r); {
		case capital && i > begin+1:
			if _, named := sideNamed(text[begin:i]); named || text[begin:i] == "get" {
				b.WriteByte(' ')
			}
			fallthrough
		case capital:
			begin = i
		case !isLetter(r):
			begin = i + len(string(r))
		}
		b.WriteRune(r)
	}
	return b.String()
}

// argumentsSaid finds at which places of four a program has the sides: "fits(tile(_,R,_,_), tile(_,_,_,L))".
func argumentsSaid(text string) []saying {
	var names [4]string
	for _, rest := range strings.Split(text, "(")[1:] {
		inside, _, _ := strings.Cut(rest, ")")
		items := strings.Split(strings.ReplaceAll(inside, " ", ""), ",")
		if len(items) != 4 || !slices.Contains(items, "_") {
			continue
		}
		for i, item := range items {
			if side, short := sideShort(item); short {
				if side := Compass[side]; names[i] == "" || names[i] == side {
					names[i] = side
				}
			}
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
	order := orderOf(names[:])
	return []saying{{Order: Order{order, BySentence}, doubted: len(known) == 2}}
}

// Words that say that somebody looks at the tiles from the back, or may do so.
var (
	behind   = []string{"from the back", "from behind", "from the reverse", "von hinten", "von der rückseite", "de dos", "par derrière", "bagfra", "fra bagsiden"}
	mirrored = []string{"mirror", "spiegel", "gespiegel", "miroir", "à l'envers", "spejl"}
)

// behindSaid reports whether a text says that the tiles are seen from the back, and whether it may say so: its
// sentence has other words, too, but is about tiles or their sides.
func behindSaid(text string) (certain, unsure bool) {
	for _, sentence := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(".;!?\n()", r) }) {
		for i, words := range [][]string{behind, mirrored} {
			for _, w := range words {
				before, after, found := strings.Cut(sentence, w)
				if !found || denies(before) || isLetter(lastSign(before)) {
					continue
				}
				others := before + " " + strings.TrimLeftFunc(after, isLetter)
				rest := clauseOf(others)
				about := rest.about || rest.names > 0 || strings.Trim(others, " :,") == ""
				if i == 0 && rest.plain && about {
					certain = true
				} else if about || i > 0 && rest.tiles {
					unsure = true
				}
			}
		}
	}
	return certain, unsure
}

// mirrored is an order as it is from the other side of a tile.
func (o Order) mirrored() Order {
	o.Sides = strings.NewReplacer("r", "l", "l", "r").Replace(o.Sides)
	if o.Why == Assumed {
		o.Why = BySentence
	}
	return o
}
