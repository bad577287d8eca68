package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// Lists in the languages and the shapes in which people have written about such
// puzzles, to be pasted into programs like theirs. As with literals, a list that is
// read again gives its tiles.

// halvesWritten are the names of the halves where they are words, else head and tail.
func (w *writing) halvesWritten() (one, other string) {
	if one, other = w.halves(); len(one) > 1 && isWord(one) && isWord(other) {
		return one, other
	}
	return "head", "tail"
}

// identifiers are names for the motifs that begin with a lower-case letter, each
// another and none of those that are taken, by their places; words are joined.
func (w *writing) identifiers(joint string, fit func(name string) bool, reserved ...string) []string {
	taken := map[string]bool{}
	for _, name := range reserved {
		taken[name] = true
	}
	names := []string{""}
	for place, motif := range w.puzzle.Motifs() {
		name := strings.ReplaceAll(w.names[place+1], " ", joint)
		if !fit(name) {
			name = motif.Head.String()
		}
		name = strings.ToLower(name)
		if name < "a" || name >= "{" {
			name = "m" + joint + name
		}
		for last := name[len(name)-1:]; taken[name]; {
			name += last
		}
		taken[name] = true
		names = append(names, name)
	}
	return names
}

// words gives every edge a word: its motif and half, joined; what is not cut is the
// motif alone.
func (w *writing) words() func(edge puzzle.Edge) string {
	names := w.identifiers("_", func(string) bool { return true })
	one, other := w.halvesWritten()
	frame, framed := w.puzzle.Frame()
	return func(edge puzzle.Edge) string {
		switch mate := w.puzzle.Mates()[edge]; {
		case framed && edge == frame:
			return "frame"
		case edge == puzzle.Nothing:
			return "nothing"
		case mate == edge || mate == puzzle.Nothing:
			return names[w.motif(edge)]
		}
		return names[w.motif(edge)] + "_" + w.halfOf(edge, one, other)
	}
}

// pairs lists what mates with what, both ways.
func (w *writing) pairs(pattern string, word func(edge puzzle.Edge) string) string {
	var text strings.Builder
	for _, edge := range w.edges() {
		if mate := w.puzzle.Mates()[edge]; mate != puzzle.Nothing {
			text.WriteString(filled(pattern, word(edge), word(mate)))
		}
	}
	return text.String()
}

// wholly reports whether all motifs are cut.
func (w *writing) wholly() bool { return w.cut && !w.plain && !w.lone }

var haskell = language{
	text: "name :: String\nname = %\n", sign: "frame :: Char\nframe = '%'\n", size: "width, height :: Int\n(width, height) = (%)\n",
	tiles: "\ntiles :: [String]\ntiles =\n%  ]\n", tile: "  , %\n",
	mates: "\nmates :: [(Char, Char)]\nmates = [%]\n", mate: "('$', '%')", comma: ", ",
}

// writeHaskell writes records where motifs have names and the halves none of their
// own, and else a sign per side.
func writeHaskell(w *writing) string {
	names := []string{"frame"}
	for _, name := range w.names[1:] {
		constructor := ""
		for word := range strings.FieldsSeq(name) {
			constructor += strings.ToUpper(word[:1]) + word[1:]
		}
		names = append(names, constructor)
		if len(name) < 2 || !isWord(constructor) || constructor == "Head" || constructor == "Tail" {
			names[0] = ""
		}
	}
	one, _ := w.halves()
	if !w.wholly() || names[0] == "" || one != "head" || w.puzzle.Grid().Sides != len(clockwise) {
		return strings.Replace(w.literals(haskell), "\n  , ", "\n  [ ", 1)
	}
	text := w.preamble(haskell) + "\ndata Half = Head | Tail deriving (Show, Eq)\ndata Pattern = " + strings.Join(names[1:], " | ") +
		" deriving (Show, Eq)\ndata Tile = Tile\n  { top, right, bottom, left :: (Pattern, Half) } deriving (Show, Eq)\n\ntiles :: [Tile]\ntiles =\n"
	for number, tile := range w.puzzle.Tiles() {
		text += map[bool]string{true: "  [ ", false: "  , "}[number == 0] + "Tile " + joined(tile, " ", func(edge puzzle.Edge) string {
			return "(" + names[w.motif(edge)] + ", " + w.halfOf(edge, "Head", "Tail") + ")"
		}) + "\n"
	}
	return text + "  ]\n"
}

var cSharp = language{text: "const string $ = %;\n", sign: "const string $ = \"%\";\n", size: "var (width, height) = (%);\n"}

// writeCSharp writes a letter for the motif and one for the half, or a sign where
// there are no halves.
func writeCSharp(w *writing) string {
	code := puzzle.Edge.String
	if w.wholly() && w.spelled {
		code = func(edge puzzle.Edge) string { return strings.ToUpper(w.letter(edge)) + w.halfOf(edge, "H", "T") }
	}
	var text strings.Builder
	text.WriteString(w.preamble(cSharp))
	quoted := func(edge puzzle.Edge) string { return quote(code(edge)) }
	text.WriteString("\nvar tiles = new[]\n{\n")
	for _, tile := range w.puzzle.Tiles() {
		text.WriteString("    new PuzzleTile(" + joined(tile, ", ", quoted) + "),\n")
	}
	return text.String() + "};\n\nvar matches = new HashSet<string>\n{\n" + w.pairs("    \"$%\",\n", code) + "};\n"
}

// writeProlog writes facts.
func writeProlog(w *writing) string {
	word := w.words()
	var text strings.Builder
	if w.document.Name != "" {
		text.WriteString("name(" + quote(w.document.Name) + ").\n")
	}
	if grid := w.puzzle.Grid(); grid.Sides == len(clockwise) {
		text.WriteString("size(" + strconv.Itoa(w.width) + ", " + strconv.Itoa(w.height) + ").\n\n% tile(number, top, right, bottom, left).\n\n")
	} else {
		text.WriteString("grid(" + grid.Name + ").\n\n")
	}
	for number, tile := range w.puzzle.Tiles() {
		text.WriteString("tile(" + strconv.Itoa(number+1) + ", " + joined(tile, ", ", word) + ").\n")
	}
	return text.String() + "\n" + w.pairs("match($, %).\n", word)
}

// writeSQL writes a table of the tiles, and one of what mates with what.
func writeSQL(w *writing) string {
	word := w.words()
	quoted := func(edge puzzle.Edge) string { return "'" + word(edge) + "'" }
	columns := ""
	for side := range w.puzzle.Grid().Sides {
		column := "side" + strconv.Itoa(side)
		if w.puzzle.Grid().Sides == len(clockwise) {
			column = `"` + []string{"top", "right", "bottom", "left"}[side] + `"`
		}
		columns += ", " + column + " TEXT"
	}
	text := w.remarks("-- ", "Each tile from the top clockwise.") + "CREATE TABLE tile (id INTEGER PRIMARY KEY" + columns + ");\n"
	for number, tile := range w.puzzle.Tiles() {
		text += "INSERT INTO tile VALUES (" + strconv.Itoa(number+1) + ", " + joined(tile, ", ", quoted) + ");\n"
	}
	return text + "\nCREATE TABLE mate (edge TEXT, other TEXT);\n" + w.pairs("INSERT INTO mate VALUES ($, %);\n", quoted)
}

// writeArc writes numbers by their names, negative for tails, row by row.
func writeArc(w *writing) string {
	names := w.identifiers("", isWord, "t", "nil", "list", "with") // which mean something in Arc
	numbered := ""
	for place, name := range names[1:] {
		numbered += " " + name + " " + strconv.Itoa(place+1)
	}
	text := "; Each tile is top left right bottom; a minus is the other half.\n(with (" + strings.TrimSpace(numbered) + ")\n  (= tiles (list"
	for _, t := range w.puzzle.Tiles() {
		rows := puzzle.Tile{t[0], t[3], t[1], t[2]}
		text += "\n    (list " + joined(rows, " ", func(edge puzzle.Edge) string {
			name := names[w.motif(edge)]
			return w.halfOf(edge, name, "(- "+name+")")
		}) + ")"
	}
	return text + ")))\n"
}
