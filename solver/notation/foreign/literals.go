package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Literals are the tiles as a programmer types them: a word per tile and a
// table of which edge mates with which, ready to be pasted. They keep the
// letters of our own notation, and what we have written is read by the same patterns.

// A language is how one programming language writes them. In each pattern %
// stands for what is written.
type language struct {
	id    string // of the format
	text  string // a text by its name
	sign  string // an edge by its name
	size  string // width and height
	tiles string
	tile  string // one word within tiles
	mates string
	mate  string // one pair within mates
	part  string // between two tiles
	comma string // between two pairs
}

var (
	golang = language{
		id:   "go",
		text: "const $ = %\n", sign: "const $ = '%'\n", size: "const width, height = %\n",
		tiles: "\nvar tiles = []string{\n%}\n", tile: "\t%,\n",
		mates: "\nvar mates = map[byte]byte{\n%}\n", mate: "\t'$': '%',\n",
	}
	python = language{
		id:   "python",
		text: "$ = %\n", sign: "$ = \"%\"\n", size: "width, height = %\n",
		tiles: "tiles = [\n%]\n", tile: "    %,\n",
		mates: "mates = {%}\n", mate: `"$": "%"`, comma: ", ",
	}
	javaScript = language{
		id:   "javascript",
		text: "const $ = %;\n", sign: "const $ = \"%\";\n", size: "const [width, height] = [%];\n",
		tiles: "const tiles = [\n%];\n", tile: "  %,\n",
		mates: "const mates = { % };\n", mate: `$: "%"`, comma: ", ",
	}
)

func writeGo(w *writing) string         { return w.literals(golang) }
func writePython(w *writing) string     { return w.literals(python) }
func writeJavaScript(w *writing) string { return w.literals(javaScript) }

// literals writes words of signs.
func (w *writing) literals(l language) string {
	return w.list(l, func(_ int, tile puzzle.Tile) string { return quote(tile.String()) }, puzzle.Edge.String)
}

// list writes a text for each tile, with its number from 1, and one for each edge.
func (w *writing) list(l language, tile func(number int, tile puzzle.Tile) string, edge func(edge puzzle.Edge) string) string {
	text := ""
	if w.document.Name != "" {
		text += filled(l.text, "name", quote(w.document.Name))
	}
	if grid := w.puzzle.Grid(); grid.Sides == 4 {
		text += filled(l.size, "", strconv.Itoa(w.width)+", "+strconv.Itoa(w.height))
	} else {
		text += filled(l.text, "grid", quote(grid.Name))
	}
	if frame, framed := w.puzzle.Frame(); framed {
		text += filled(l.sign, "frame", edge(frame))
	}
	tiles, mates := values{between: l.part}, values{between: l.comma}
	for i, t := range w.puzzle.Tiles() {
		tiles.add(filled(l.tile, "", tile(i+1, t)))
	}
	for _, one := range w.edges() {
		if mate := w.puzzle.Mates()[one]; mate != puzzle.Nothing {
			mates.add(filled(l.mate, edge(one), edge(mate)))
		}
	}
	text += filled(l.tiles, "", tiles.all)
	if l.mates == "" { // everybody sees which they are
		return text
	}
	return text + filled(l.mates, "", mates.all)
}

func readGo(t *source) candidate         { return golang.read(t) }
func readPython(t *source) candidate     { return python.read(t) }
func readJavaScript(t *source) candidate { return javaScript.read(t) }

// read puts what stands in the patterns into our own notation. Tiles whose edges are no signs are
// left to those who read lists.
func (l *language) read(t *source) candidate {
	tiles, written := inPattern(t.text, strings.TrimLeft(l.tiles, "\n"), "")
	mates, mated := inPattern(t.text, strings.TrimLeft(l.mates, "\n"), "")
	size, flat := inPattern(t.text, l.size, "")
	grid, called := inPattern(t.text, l.text, "grid")
	if !written || !mated || !flat && !called {
		return candidate{}
	}
	if flat {
		grid = strings.ReplaceAll(size, ", ", "x")
	}
	grid = strings.Trim(grid, `"`)
	var words []string
	on, paired := "", ""
	for line := range strings.SplitSeq(tiles, "\n") {
		word := ""
		for i, quoted := range strings.Split(line, `"`) {
			if i%2 == 1 {
				word += quoted
			}
		}
		if word != "" {
			words, on = append(words, word), on+word
		}
	}
	frame, framed := inPattern(t.text, l.sign, "frame")
	signs := strings.FieldsFunc(mates, func(r rune) bool { return !strings.ContainsRune(alphabet, r) })
	pairs := values{between: "."}
	for signs := strings.Join(signs, ""); len(signs) > 1; signs = signs[2:] {
		pairs.add(signs[:2])
		paired += signs[:1]
	}
	for _, sign := range on {
		if !strings.ContainsRune(paired+frame+puzzle.Nothing.String(), sign) {
			pairs.add(string(sign) + puzzle.Nothing.String())
			paired += string(sign)
		}
	}
	text := "grid: " + grid + "\ntiles: " + strings.Join(words, ".") + "\n"
	if pairs.all != "" {
		text += "mates: " + pairs.all + "\n"
	}
	if framed {
		text += "frame: " + frame + "\n"
	}
	document, err := notation.Read(text)
	if err != nil {
		return candidate{}
	}
	if name, called := inPattern(t.text, l.text, "name"); called {
		if v, err := parseJSON(name); err == nil {
			document.Name = ownName(v.text, notation.MaxName)
		}
	}
	return made(&set{format: l.id, own: document}, nil, named)
}

// inPattern is what a text has in the place of the value of a pattern.
func inPattern(text, pattern, name string) (value string, found bool) {
	before, after, _ := strings.Cut(filled(pattern, name, "%"), "%")
	at := strings.Index("\n"+text, "\n"+before)
	if pattern == "" || at < 0 {
		return "", false
	}
	value, _, found = strings.Cut(text[at+len(before):], after)
	return value, found
}

// filled puts a name and a value into a pattern.
func filled(pattern, name, value string) string {
	before, after, _ := strings.Cut(pattern, "%")
	return strings.ReplaceAll(before, "$", name) + value + after
}

// edges are all that are on the tiles, each once.
func (w *writing) edges() []puzzle.Edge {
	var edges []puzzle.Edge
	for number := range w.puzzle.Mates() {
		if edge := puzzle.Edge(number); w.shows(edge) {
			edges = append(edges, edge)
		}
	}
	return edges
}
