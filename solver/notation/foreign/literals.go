package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// Literals are the tiles as a programmer types them: a word per tile and a
// table of which edge mates with which, ready to be pasted. They keep the
// letters of our own notation.

// A language is how one programming language writes them. In each pattern %
// stands for what is written.
type language struct {
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
		text: "const $ = %\n", sign: "const $ = '%'\n", size: "const width, height = %\n",
		tiles: "\nvar tiles = []string{\n%}\n", tile: "\t%,\n",
		mates: "\nvar mates = map[byte]byte{\n%}\n", mate: "\t'$': '%',\n",
	}
	python = language{
		text: "$ = %\n", sign: "$ = \"%\"\n", size: "width, height = %\n",
		tiles: "tiles = [\n%]\n", tile: "    %,\n",
		mates: "mates = {%}\n", mate: `"$": "%"`, comma: ", ",
	}
	javaScript = language{
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
