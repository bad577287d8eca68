package reading_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// texts is how many texts of each kind are tried.
const texts = 400

// A teller writes puzzles in ways that people use, chosen at random.
type teller struct {
	*rand.Rand
	how []string // what was chosen
}

func newTeller(seed uint64) *teller { return &teller{Rand: rand.New(rand.NewPCG(seed, 3))} }

func pick[T any](t *teller, from ...T) T { return from[t.IntN(len(from))] }

// label is a way to write the halves of motifs; a whole motif is the first half of each.
func (t *teller) labels(motifs int, cut bool) (labels [][2]string, oneWord bool) {
	names := pick(t,
		strings.Fields("fox owl bear hare deer wolf frog duck"),
		strings.Fields("Fuchs Eule Bär Hase Hirsch Wolf Frosch Ente"),
		strings.Fields("renard hibou ours lièvre cerf loup grenouille canard"),
		strings.Fields("zorro búho oso liebre ciervo lobo rana pato"),
		strings.Fields("red blue green yellow white black pink orange"),
		strings.Fields("camel zebra tiger koala panda lemur otter gecko"),
		strings.Fields("sun moon star cloud rain snow wind fog"),
		strings.Fields("Anna Ben Carl Dora Emil Fritz Gustav Hanna"),
	)
	emoji := strings.Fields("🦊 🦉 🐻 🐰 🦌 🐺 🐸 🦆")
	letters := strings.Split(pick(t, "ABCDEFGH", "RGBYWKPO", "KLMNPQRS", "FOWBHDTL"), "")
	if !cut {
		switch style := pick(t, "words", "letters", "emoji", "numbers", "two words"); style {
		case "words":
			t.how = append(t.how, style)
			return singles(names[:motifs]), true
		case "two words":
			t.how = append(t.how, style)
			for i, n := range names[:motifs] {
				labels = append(labels, [2]string{[]string{"big", "small", "old", "young"}[i%4] + " " + n})
			}
			return labels, false
		case "letters":
			t.how = append(t.how, style)
			return singles(letters[:motifs]), true
		case "emoji":
			t.how = append(t.how, style)
			return singles(emoji[:motifs]), true
		}
		t.how = append(t.how, "numbers")
		for i := range motifs {
			labels = append(labels, [2]string{strconv.Itoa(i + 1)})
		}
		return labels, true
	}
	halves := pick(t, "head tail", "front back", "top bottom", "upper lower", "Kopf Schwanz", "vorne hinten", "tête queue",
		"cabeza cola", "kop staart", "left right", "1 2", "a b", "in out", "A B", "male female", "h t", "avant arrière", "oben unten")
	h := strings.Fields(halves)
	style := pick(t, "m h", "m h", "h m", "m-h", "m_h", "m(h)", "m.h", "h of the m", "CASE", "mh", "Lh", "L'", "±", "Ll", "emoji h", "emojih", "hm", "+L", "M_H", "m:h", "m/h", "L-", "colour m h")
	t.how = append(t.how, style, halves)
	for i := range motifs {
		m, l := names[i], letters[i]
		var p [2]string
		for k := range 2 {
			switch style {
			case "m h":
				p[k] = m + " " + h[k]
			case "h m":
				p[k] = h[k] + " " + m
			case "m-h":
				p[k] = m + "-" + h[k]
			case "m_h":
				p[k] = m + "_" + h[k]
			case "M_H":
				p[k] = strings.ToUpper(m + "_" + h[k])
			case "m(h)":
				p[k] = m + "(" + h[k] + ")"
			case "m.h":
				p[k] = m + "." + h[k]
			case "m:h":
				p[k] = m + ":" + h[k]
			case "m/h":
				p[k] = m + "/" + h[k]
			case "h of the m":
				p[k] = h[k] + " of the " + m
			case "CASE":
				p[k] = []string{strings.ToUpper(m), strings.ToLower(m)}[k]
			case "mh":
				p[k] = strings.ToLower(m + h[k])
			case "hm":
				p[k] = h[k] + m
			case "Lh":
				p[k] = l + strings.ToLower(h[k][:1])
			case "L'":
				p[k] = l + []string{"", "'"}[k]
			case "L-":
				p[k] = l + []string{"+", "-"}[k]
			case "+L":
				p[k] = []string{"+", "-"}[k] + strings.ToLower(l)
			case "±":
				p[k] = strconv.Itoa((i + 1) * (1 - 2*k))
			case "Ll":
				p[k] = []string{l, strings.ToLower(l)}[k]
			case "emoji h":
				p[k] = emoji[i] + " " + h[k]
			case "emojih":
				p[k] = emoji[i] + strings.ToLower(h[k][:1])
			case "colour m h":
				p[k] = []string{"red", "blue", "green", "white"}[i%4] + " " + m + " " + h[k]
			}
		}
		labels = append(labels, p)
	}
	if style == "Lh" && h[0][:1] == h[1][:1] || style == "emojih" && h[0][:1] == h[1][:1] {
		return t.labels(motifs, cut)
	}
	return labels, !strings.Contains(labels[0][0], " ")
}

func singles(names []string) (labels [][2]string) {
	for _, n := range names {
		labels = append(labels, [2]string{n})
	}
	return labels
}

// isCut reports whether an edge is half a motif.
func isCut(p *puzzle.Puzzle, e puzzle.Edge) bool {
	mate := p.Mates()[e]
	return mate != e && mate != puzzle.Nothing
}

// tell writes a puzzle.
func (t *teller) tell(p *puzzle.Puzzle) string {
	t.how = nil
	cut := false
	edges := map[puzzle.Edge]int{}
	for _, tile := range p.Tiles() {
		for _, e := range tile {
			if isCut(p, e) {
				cut = true
				if e >= 'a' {
					e -= 'a' - 'A'
				}
			}
			if _, known := edges[e]; !known {
				edges[e] = len(edges)
			}
		}
	}
	if len(edges) > 8 {
		return ""
	}
	labels, oneWord := t.labels(len(edges), cut)
	sides := len(p.Tiles()[0])
	order := make([]int, sides)
	for i := range order {
		order[i] = i
	}
	keys := pick(t, "top right bottom left", "Top Right Bottom Left", "north east south west", "N E S W", "oben rechts unten links", "haut droite bas gauche", "arriba derecha abajo izquierda", "boven rechts onder links", "up right down left")
	key := strings.Fields(keys)
	layout := pick(t, "plain", "plain", "plain", "plain", "brackets", "braces", "parens", "ctor", "json", "markdown", "header", "keyed", "blocks", "call", "keyword", "said", "ccw", "append", "sql", "start")
	if sides != 4 && (layout == "header" || layout == "keyed" || layout == "blocks" || layout == "keyword" || layout == "said" || layout == "start") {
		layout = "plain"
	}
	t.how = append(t.how, layout)
	if layout == "header" || layout == "keyed" || layout == "keyword" || layout == "blocks" || layout == "said" {
		t.Shuffle(4, func(i, j int) { order[i], order[j] = order[j], order[i] })
		t.how = append(t.how, keys)
	}
	if layout == "start" {
		k := t.IntN(4)
		for i := range order {
			order[i] = (i + k) % 4
		}
	}
	if layout == "ccw" {
		for i := range order {
			order[i] = (sides - i) % sides
		}
	}
	sep := pick(t, ", ", ", ", ", ", ",", "; ", " | ", "\t", " / ", " - ")
	if oneWord && t.IntN(3) == 0 {
		sep = " "
	}
	mark := pick(t, "", "", "", "%d. ", "%d) ", "%d: ", "Tile %d: ", "- ", "* ", "#%d: ", "(%d) ", "Karte %d: ", "No. %d: ", "%d\t", "Card %d - ", "• ", "T%d: ", "Piece %d = ")
	t.how = append(t.how, "sep "+sep, "mark "+mark)
	var lines []string
	tiles := slices.Clone(p.Tiles())
	t.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	for i, tile := range tiles {
		var ls []string
		for _, k := range order {
			e := tile[k]
			half := 0
			if isCut(p, e) && e >= 'a' {
				e, half = e-('a'-'A'), 1
			}
			ls = append(ls, labels[edges[e]][half])
		}
		m := mark
		if strings.Contains(mark, "%d") {
			m = fmt.Sprintf(mark, i+1)
		}
		line := ""
		switch layout {
		case "brackets":
			line = "[" + strings.Join(ls, ", ") + "],"
		case "braces":
			line = "{" + strings.Join(ls, ", ") + "},"
		case "parens":
			line = "(" + strings.Join(ls, ", ") + ")"
		case "ctor":
			line = "new Tile(" + strings.Join(ls, ", ") + "),"
		case "call":
			line = fmt.Sprintf("tile(%d, %s).", i+1, strings.Join(ls, ", "))
		case "append":
			line = fmt.Sprintf("tiles.append(Tile(%d, '%s'))", i, strings.Join(ls, "', '"))
		case "sql":
			line = fmt.Sprintf("INSERT INTO tiles VALUES (%d, '%s');", i+1, strings.Join(ls, "', '"))
		case "json":
			line = `["` + strings.Join(ls, `", "`) + `"],`
		case "markdown":
			line = "| " + strings.Join(ls, " | ") + " |"
		case "header":
			line = strconv.Itoa(i+1) + "\t" + strings.Join(ls, "\t")
		case "keyed":
			var parts []string
			for k, l := range ls {
				parts = append(parts, key[order[k]]+pick(t, " ")+l)
			}
			line = m + strings.Join(parts, ", ")
		case "keyword":
			var parts []string
			for k, l := range ls {
				parts = append(parts, key[order[k]]+`="`+l+`"`)
			}
			line = "Tile(" + strings.Join(parts, ", ") + ")"
		case "blocks":
			line = fmt.Sprintf("Tile %d\n", i+1)
			for k, l := range ls {
				line += key[order[k]] + ": " + l + "\n"
			}
		default:
			line = m + strings.Join(ls, sep)
		}
		lines = append(lines, line)
	}
	text := strings.Join(lines, "\n")
	switch layout {
	case "header":
		head := "Nr"
		for _, k := range order {
			head += "\t" + key[k]
		}
		text = head + "\n" + text
	case "said":
		var parts []string
		for _, k := range order {
			parts = append(parts, key[k])
		}
		if len(key[0]) == 1 {
			return ""
		}
		text = pick(t, "Order: ", "The sides are ", "I wrote them down as ") + strings.Join(parts, ", ") + ".\n" + text
	case "ccw":
		text = pick(t, "Anti-clockwise from the top:\n", "The sides are listed counterclockwise, starting at the top.\n", "Gegen den Uhrzeigersinn, oben beginnend:\n") + text
	case "start":
		side := []string{"top", "right", "bottom", "left"}[order[0]]
		text = pick(t, "Clockwise, starting at the ", "Clockwise from the ", "Each tile starting with the ") + side + ":\n" + text
	case "json", "brackets":
		text = pick(t, "", "tiles = ", "const cards = ") + "[\n" + strings.TrimSuffix(text, ",") + "\n]"
	}
	if t.IntN(3) == 0 {
		t.how = append(t.how, "prose")
		text = pick(t, "Hello,\nwho can solve this one?\n\n", "Hi all, these are my tiles:\n", "Liebe Oma, hier sind die Karten:\n\n", "My puzzle\n\n", "# tiles of the kitchen puzzle\n") +
			text + pick(t, "", "\n\nThanks in advance!\nPeter", "\n\nI have tried for weeks...", "\nRegards, Anna")
	}
	return text
}

// list writes a puzzle with a line for each tile and nothing else. It is "" for one with too many
// motifs.
func (t *teller) list(p *puzzle.Puzzle, sep string) string {
	cut := slices.ContainsFunc(p.Tiles(), func(tile puzzle.Tile) bool {
		return slices.ContainsFunc(tile, func(e puzzle.Edge) bool { return isCut(p, e) })
	})
	labels, _ := t.labels(8, cut)
	motifs := map[puzzle.Edge]int{}
	var lines []string
	for _, tile := range p.Tiles() {
		var sides []string
		for _, e := range tile {
			half := 0
			if isCut(p, e) && e >= 'a' {
				e, half = e-'a'+'A', 1
			}
			if _, known := motifs[e]; !known {
				motifs[e] = len(motifs)
			}
			if motifs[e] == len(labels) {
				return ""
			}
			sides = append(sides, labels[motifs[e]][half])
		}
		lines = append(lines, strings.Join(sides, sep))
	}
	return strings.Join(lines, "\n")
}

// both writes two lists under one another.
func (t *teller) both(first, second string) string {
	each := func(list, before, behind string) string {
		var lines []string
		for i, line := range strings.Split(list, "\n") {
			lines = append(lines, strings.ReplaceAll(before, "%d", strconv.Itoa(i+1))+line+behind)
		}
		return strings.Join(lines, "\n")
	}
	switch pick(t, "headings", "blank", "numbered", "bullets", "brackets", "names") {
	case "headings":
		return "First puzzle:\n" + first + "\n\nSecond puzzle:\n" + second
	case "numbered":
		return each(first, "%d. ", "") + "\n" + each(second, "%d. ", "")
	case "bullets":
		return "Dogs\n" + each(first, "- ", "") + "\nCats\n" + each(second, "- ", "")
	case "brackets":
		return "[\n" + each(first, "[", "],") + "\n]\n[\n" + each(second, "[", "],") + "\n]"
	case "names":
		return "a = [\n" + each(first, "[", "],") + "\n]\nb = [\n" + each(second, "[", "],") + "\n]"
	}
	return first + "\n\n" + second
}

// slip makes a mistake in a list that has a line for each tile.
func (t *teller) slip(text, sep string) (out, what string) {
	if text == "" {
		return "", ""
	}
	lines := strings.Split(text, "\n")
	i := t.IntN(len(lines))
	sides := strings.Split(lines[i], sep)
	k := t.IntN(len(sides))
	what = pick(t, "drop side", "add side", "letters exchanged", "question", "drop line", "line twice", "empty side")
	switch what {
	case "drop side":
		sides = append(sides[:k:k], sides[k+1:]...)
	case "add side":
		sides = append(sides, sides[k])
	case "letters exchanged":
		if len(sides[k]) < 5 {
			return "", ""
		}
		words := strings.Fields(sides[k])
		j := t.IntN(len(words))
		w := []rune(words[j])
		if len(w) < 3 {
			return "", ""
		}
		m := t.IntN(len(w) - 1)
		if w[m] == w[m+1] {
			return "", ""
		}
		w[m], w[m+1] = w[m+1], w[m]
		words[j] = string(w)
		sides[k] = strings.Join(words, " ")
	case "question":
		sides[k] = "?"
	case "empty side":
		sides[k] = ""
	case "drop line":
		return strings.Join(append(lines[:i:i], lines[i+1:]...), "\n"), what
	case "line twice":
		return strings.Join(append(lines[:i+1:i+1], lines[i:]...), "\n"), what
	}
	lines[i] = strings.Join(sides, sep)
	return strings.Join(lines, "\n"), what
}
