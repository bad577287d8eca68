package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// An item is one of a list of a pattern: a tile, a side of it, a motif, or a text. What it has not is empty.
type item struct {
	number    int // counted from 1
	tile      puzzle.Tile
	side      int
	edge      puzzle.Edge
	on        puzzle.Placement
	key, text string
}

// list is what a pattern calls so, of an item. What is only so or not is a list of one, or an empty one.
func (w *writing) list(name string, of item) (list []item) {
	p, d := w.puzzle, w.document
	add := func(is bool, edge puzzle.Edge, number int) {
		if is {
			next := of
			next.edge, next.number = edge, number
			list = append(list, next)
		}
	}
	text := func(key, text string) {
		if text != "" {
			list = append(list, item{key: key, text: text})
		}
	}
	frame, framed := p.Frame()
	mate := p.Mates()[of.edge]
	switch name {
	case "tile":
		for i := range p.Tiles() {
			list = append(list, w.lying(puzzle.Placement{Tile: i}))
		}
	case "side":
		for side, edge := range of.tile {
			of.side = side
			add(true, edge, 0)
		}
	case "row": // top left right bottom
		for _, side := range [...]int{0, 3, 1, 2} {
			add(true, of.tile[side], 0)
		}
	case "cell": // of the board as it lies, or would
		list = w.cells(w.board())
	case "place":
		if d.Board != nil {
			list = w.cells(d.Board)
		}
	case "filled":
		add(of.number > 0, of.edge, of.number)
	case "clue", "fixed": // all, and those of a tile
		for _, clue := range w.clues {
			if name == "clue" || clue.Tile == of.on.Tile {
				list = append(list, w.lying(clue))
			}
		}
	case "hint": // clues whose tiles lie where they belong
		board := w.board()
		list = slices.DeleteFunc(w.list("clue", of), func(clue item) bool {
			lies, _ := board.At(clue.on.Cell)
			return lies != clue.on
		})
	case "edge", "pair": // on tiles; those with a mate
		for _, edge := range w.edges() {
			add(name == "edge" || p.Mates()[edge] != puzzle.Nothing, edge, 0)
		}
	case "mate":
		add(mate != puzzle.Nothing, mate, 0)
	case "motif":
		for i, motif := range p.Motifs() {
			add(true, motif.Head, i+1)
		}
	case "named":
		for _, motif := range p.Motifs() {
			text(motif.Head.String(), d.Motifs[motif.Head])
		}
	case "picture": // on tiles, each followed by its mate
		for i, edge := range w.pictures {
			add(true, edge, i+1)
		}
	case "frame":
		add(framed, frame, 0)
	case "rule":
		_, rule, _ := strings.Cut((&notation.Document{Puzzle: p}).Link(), "&mates=")
		rule, _, _ = strings.Cut(rule, "&")
		text("", rule)
	case "name":
		text("", d.Name)
	case "title":
		text("", strings.ReplaceAll(strings.TrimSpace(plainKey(d.Name)), " ", "_"))
	case "by":
		text("", d.By)
	case "art":
		text("", d.Art)
	case "half":
		text("", d.Halves[0])
		text("", d.Halves[1])
	case "other":
		for _, entry := range d.Unknown {
			list = append(list, item{key: entry.Key, text: entry.Value})
		}
	case "head":
		add(w.heads[of.edge], of.edge, 0)
	case "tail":
		add(!w.heads[of.edge], of.edge, 0)
	case "cut":
		add(mate != of.edge && mate != puzzle.Nothing, of.edge, 0)
	case "blank":
		add(of.edge == puzzle.Nothing, of.edge, 0)
	case "square":
		add(p.Grid().Sides == len(clockwise), 0, 0)
	case "thousand":
		add(len(p.Tiles()) >= 1000, 0, 0)
	case "plainly":
		add(w.plainly, 0, 0)
	case "record":
		add(w.hasRecords(), 0, 0)
	default:
		panic("no list is called " + name)
	}
	return list
}

// hasRecords reports whether motifs have names, and their halves none of their own.
func (w *writing) hasRecords() bool {
	one, _ := w.halves()
	frame, framed := w.puzzle.Frame()
	return w.wholly() && one == "head" && !(framed && w.shows(frame)) && w.puzzle.Grid().Sides == len(clockwise) &&
		!slices.ContainsFunc(w.names[1:], func(name string) bool {
			joined := capitals(name)
			return len(name) < 2 || !isWord(joined) || joined == "Head" || joined == "Tail"
		})
}

// lying is a tile as it lies.
func (w *writing) lying(on puzzle.Placement) item {
	return item{number: on.Tile + 1, tile: w.puzzle.Tiles()[on.Tile].Turned(on.Turn), on: on}
}

// cells are those of a board, with the tiles that lie there. An empty one has a tile without edges.
func (w *writing) cells(b *puzzle.Board) (list []item) {
	for cell := range w.puzzle.Tiles() {
		at := item{tile: make(puzzle.Tile, w.puzzle.Grid().Sides)}
		if lies, filled := b.At(cell); filled {
			at = w.lying(lies)
		}
		list = append(list, at)
	}
	return list
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

// pictures are the edges on the tiles as they first appear, each with its mate.
func picturesOf(p *puzzle.Puzzle) (edges []puzzle.Edge) {
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			for _, half := range [...]puzzle.Edge{edge, p.Mates()[edge]} {
				if (half == edge || half != puzzle.Nothing) && !slices.Contains(edges, half) {
					edges = append(edges, half)
				}
			}
		}
	}
	return edges
}
