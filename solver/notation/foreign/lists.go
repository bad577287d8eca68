package foreign

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// An item is an element of a list in a pattern: a tile, a side of it, a motif, or a key with a
// text. What it does not have is empty; outside of lists its edge is the frame's.
type item struct {
	number int // counted from 1
	tile   puzzle.Tile
	side   int
	edge   puzzle.Edge
	on     puzzle.Placement
	notation.Entry
}

// list returns the items of the list that a pattern refers to by this name, within an item.
func (w *writing) list(name string, of item) (list []item) {
	p, d := w.puzzle, w.document
	var edges []puzzle.Edge
	switch name {
	case "tile":
		for i := range p.Tiles() {
			list = append(list, w.lying(puzzle.Placement{Tile: i}))
		}
	case "cell": // of the board, or as they would be placed
		return w.cells(w.board())
	case "place":
		if d.Board != nil {
			return w.cells(d.Board)
		}
	case "clue", "fixed": // all, or those of a tile
		for _, clue := range w.clues {
			if name == "clue" || clue.Tile == of.on.Tile {
				list = append(list, w.lying(clue))
			}
		}
	case "hint": // clues whose tiles are on their cells
		board := w.board()
		for _, clue := range w.clues {
			if lies, _ := board.At(clue.Cell); lies == clue {
				list = append(list, w.lying(clue))
			}
		}
	case "named", "half", "other":
		for _, entry := range w.entries(name) {
			list = append(list, item{Entry: entry})
		}

	case "side":
		edges = of.tile
	case "row": // top left right bottom
		edges = []puzzle.Edge{of.tile[0], of.tile[3], of.tile[1], of.tile[2]}
	case "edge": // on tiles
		edges = w.edges()
	case "pair": // those with a mate
		for _, edge := range w.edges() {
			if p.Mates()[edge] != puzzle.Nothing {
				edges = append(edges, edge)
			}
		}
	case "mate":
		if mate := p.Mates()[of.edge]; mate != puzzle.Nothing {
			edges = []puzzle.Edge{mate}
		}
	case "motif":
		for _, motif := range p.Motifs() {
			edges = append(edges, motif.Head)
		}
	case "picture": // on tiles, each followed by its mate
		edges = w.pictures
	default:
		panic("no list is called " + name)
	}
	for i, edge := range edges {
		of.edge, of.side, of.number = edge, i, i+1
		list = append(list, of)
	}
	return list
}

// entries lists names of a document: of motifs, of halves, and keys without a meaning.
func (w *writing) entries(name string) (entries []notation.Entry) {
	d := w.document
	switch {
	case name == "other":
		return d.Unknown
	case name == "named":
		for _, motif := range w.puzzle.Motifs() {
			if called := d.Motifs[motif.Head]; called != "" {
				entries = append(entries, notation.Entry{Key: motif.Head.String(), Value: called})
			}
		}
	case d.Halves[0] != "":
		entries = []notation.Entry{{Value: d.Halves[0]}, {Value: d.Halves[1]}}
	}
	return entries
}

// holds reports whether a list has items, or whether the thing that a pattern refers to exists.
func (w *writing) holds(name string, of item) bool {
	p, d := w.puzzle, w.document
	mate := p.Mates()[of.edge]
	switch name {
	case "clue", "hint", "place", "named", "half", "other", "mate":
		return len(w.list(name, of)) > 0
	case "frame":
		_, framed := p.Frame()
		return framed
	case "name":
		return d.Name != ""
	case "by":
		return d.By != ""
	case "art":
		return d.Art != ""
	case "filled":
		return of.number > 0
	case "head":
		return w.heads[of.edge]
	case "cut":
		return mate != of.edge && mate != puzzle.Nothing
	case "blank":
		return of.edge == puzzle.Nothing
	case "square":
		return p.Grid().Sides == len(clockwise)
	case "thousand":
		return len(p.Tiles()) >= 1000
	case "plainly":
		return w.plainly
	}
	return w.value(name, of) != ""
}

// lying is a tile as it is placed.
func (w *writing) lying(on puzzle.Placement) item {
	return item{number: on.Tile + 1, tile: w.puzzle.Tiles()[on.Tile].Turned(on.Turn), on: on}
}

// cells lists the cells of a board with their tiles. An empty cell has a tile without edges.
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

// edges lists the edges that are on the tiles, each once.
func (w *writing) edges() []puzzle.Edge {
	var edges []puzzle.Edge
	for number := range w.puzzle.Mates() {
		if edge := puzzle.Edge(number); w.shows(edge) {
			edges = append(edges, edge)
		}
	}
	return edges
}

// picturesOf lists the edges on the tiles as they first appear, each with its mate.
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
