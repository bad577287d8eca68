package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// Lists in the languages and the shapes in which people have written about such
// puzzles, to be pasted into programs like theirs. As with literals, a list that is
// read again gives its tiles.

var (
	haskell = language{
		id:   "haskell",
		text: "$ :: String\n$ = %\n", sign: "$ :: Char\n$ = '%'\n", size: "width, height :: Int\n(width, height) = (%)\n",
		tiles: "\ntiles :: [String]\ntiles =\n  [ %  ]\n", tile: "%\n", part: "  , ", comma: "  , ",
		mates: "\nmates :: [(Char, Char)]\nmates =\n  [ %  ]\n", mate: "('$', '%')\n",
	}
	cSharp = language{
		id:   "csharp",
		text: "const string $ = %;\n", sign: "const string $ = \"%\";\n", size: "var (width, height) = (%);\n",
		tiles: "\nvar tiles = new[]\n{\n%};\n", tile: "    new PuzzleTile(\"%\"),\n",
		mates: "\nvar matches = new HashSet<string>\n{\n%};\n", mate: "    \"$%\",\n",
	}
	prolog = language{
		text: "$(%).\n", sign: "$(%).\n", size: "size(%).\n",
		tiles: "\n/* tile(number, top, right, bottom, left). */\n%", tile: "tile(%).\n",
		mates: "\n%", mate: "match($, %).\n",
	}
	sql = language{
		text: "-- %\n", sign: "-- $: %\n", size: "-- %\n",
		tiles: "CREATE TABLE tile (id INTEGER PRIMARY KEY, \"top\" TEXT, \"right\" TEXT, \"bottom\" TEXT, \"left\" TEXT);\n%",
		tile:  "INSERT INTO tile VALUES (%);\n",
		mates: "\nCREATE TABLE mate (edge TEXT, other TEXT);\n%", mate: "INSERT INTO mate VALUES ('$', '%');\n",
	}
)

func readHaskell(t *source) candidate { return haskell.read(t) }
func readCSharp(t *source) candidate  { return cSharp.read(t) }

// halvesWritten are the names of the halves where they are words, else head and tail.
func (w *writing) halvesWritten() (one, other string) {
	if one, other = w.halves(); len(one) > 1 && isWord(one) && isWord(other) {
		return one, other
	}
	return "head", "tail"
}

// identifiers are names for the motifs that begin with a lower-case letter, each
// another and none of those that are taken, by their places; words are joined.
func (w *writing) identifiers(joint string, taken map[string]bool) []string {
	names := []string{""}
	for place, motif := range w.puzzle.Motifs() {
		name := strings.ToLower(strings.ReplaceAll(w.names[place+1], " ", joint))
		if joint == "" && !isWord(name) {
			name = strings.ToLower(motif.Head.String())
		}
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

// worded writes a word for each edge, in such quotes: its motif and half, or the motif
// alone where it is not cut.
func (w *writing) worded(l language, quotes string) string {
	names := w.identifiers("_", map[string]bool{})
	one, other := w.halvesWritten()
	frame, framed := w.puzzle.Frame()
	word := func(edge puzzle.Edge) string {
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
	return w.list(l, func(number int, tile puzzle.Tile) string {
		return strconv.Itoa(number) + ", " + quotes + joined(tile, quotes+", "+quotes, word) + quotes
	}, word)
}

func writeProlog(w *writing) string { return w.worded(prolog, "") }
func writeSQL(w *writing) string    { return w.worded(sql, "'") }

// wholly reports whether all motifs are cut.
func (w *writing) wholly() bool { return w.cut && !w.plain && !w.lone }

// writeHaskell writes records where motifs have names and the halves none of their
// own, and else a sign per side.
func writeHaskell(w *writing) string {
	names := make([]string, len(w.names))
	one, _ := w.halves()
	records := w.wholly() && one == "head" && w.puzzle.Grid().Sides == len(clockwise)
	for i, name := range w.names[1:] {
		for _, word := range strings.Fields(name) {
			names[i+1] += strings.ToUpper(word[:1]) + word[1:]
		}
		records = records && len(name) > 1 && isWord(names[i+1]) && names[i+1] != "Head" && names[i+1] != "Tail"
	}
	if !records {
		return w.literals(haskell)
	}
	l := haskell
	l.tiles = "\ndata Half = Head | Tail deriving (Show, Eq)\ndata Pattern = " + strings.Join(names[1:], " | ") +
		" deriving (Show, Eq)\ndata Tile = Tile\n  { top, right, bottom, left :: (Pattern, Half) } deriving (Show, Eq)\n" +
		strings.Replace(l.tiles, "String", "Tile", 1)
	l.mates, l.mate = "", ""
	return w.list(l, func(_ int, tile puzzle.Tile) string {
		return "Tile " + joined(tile, " ", func(edge puzzle.Edge) string {
			return "(" + names[w.motif(edge)] + ", " + w.halfOf(edge, "Head", "Tail") + ")"
		})
	}, puzzle.Edge.String)
}

// writeCSharp writes a letter for the motif and one for the half, or a sign where
// there are no halves.
func writeCSharp(w *writing) string {
	code := puzzle.Edge.String
	if w.wholly() && w.spelled {
		code = func(edge puzzle.Edge) string { return strings.ToUpper(w.letter(edge)) + w.halfOf(edge, "H", "T") }
	}
	return w.list(cSharp, func(_ int, tile puzzle.Tile) string { return joined(tile, `", "`, code) }, code)
}

// writeArc writes numbers by their names, negative for tails, row by row.
func writeArc(w *writing) string {
	names := w.identifiers("", map[string]bool{"t": true, "nil": true, "list": true, "with": true}) // which mean something else
	numbered := values{between: " "}
	for i, name := range names[1:] {
		numbered.add(name + " " + strconv.Itoa(i+1))
	}
	text := "; Each tile is top left right bottom; a minus is the other half.\n(with (" + numbered.all + ")\n  (= tiles (list"
	for _, t := range w.puzzle.Tiles() {
		text += "\n    (list " + joined(puzzle.Tile{t[0], t[3], t[1], t[2]}, " ", func(edge puzzle.Edge) string {
			name := names[w.motif(edge)]
			return w.halfOf(edge, name, "(- "+name+")")
		}) + ")"
	}
	return text + ")))\n"
}
