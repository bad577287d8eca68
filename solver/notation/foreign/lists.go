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
	frame, framed := p.Frame()
	is := func(is bool) []item {
		if is {
			return []item{of}
		}
		return nil
	}
	edge := func(edge puzzle.Edge) {
		next := of
		next.edge = edge
		list = append(list, next)
	}
	text := func(key, text string) {
		if text != "" {
			list = append(list, item{key: key, text: text})
		}
	}
	switch name {
	case "tile":
		for i, tile := range p.Tiles() {
			list = append(list, item{number: i + 1, tile: tile, on: puzzle.Placement{Tile: i}})
		}
	case "side":
		for side, shown := range of.tile {
			of.side = side
			edge(shown)
		}
	case "row": // top left right bottom
		for _, side := range [...]int{0, 3, 1, 2} {
			edge(of.tile[side])
		}
	case "cell": // of the board as it lies, or would
		list = w.cells(w.board())
	case "place":
		if d.Board != nil {
			list = w.cells(d.Board)
		}
	case "placed":
		list = slices.DeleteFunc(w.list("place", of), func(place item) bool { return place.number == 0 })
	case "filled":
		return is(of.number > 0)
	case "clue", "fixed", "hint": // all, those of a tile, those that lie where they belong
		var board *puzzle.Board
		if name == "hint" {
			board = w.board()
		}
		for _, clue := range w.clues {
			if board != nil {
				if lies, _ := board.At(clue.Cell); lies != clue {
					continue
				}
			}
			if name != "fixed" || clue.Tile == of.on.Tile {
				list = append(list, item{on: clue, number: clue.Tile + 1})
			}
		}
	case "edge", "pair": // on tiles; those with a mate
		for _, shown := range w.edges() {
			if name == "edge" || p.Mates()[shown] != puzzle.Nothing {
				edge(shown)
			}
		}
	case "mate":
		if mate := p.Mates()[of.edge]; mate != puzzle.Nothing {
			edge(mate)
		}
	case "motif":
		for i, motif := range p.Motifs() {
			list = append(list, item{edge: motif.Head, number: i + 1})
		}
	case "named":
		for _, motif := range p.Motifs() {
			text(motif.Head.String(), d.Motifs[motif.Head])
		}
	case "picture": // on tiles, each followed by its mate
		for i, shown := range w.pictures {
			list = append(list, item{edge: shown, number: i + 1})
		}
	case "frame":
		if framed {
			edge(frame)
		}
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
		return is(w.heads[of.edge])
	case "tail":
		return is(!w.heads[of.edge])
	case "cut":
		mate := p.Mates()[of.edge]
		return is(mate != of.edge && mate != puzzle.Nothing)
	case "blank":
		return is(of.edge == puzzle.Nothing)
	case "square":
		return is(p.Grid().Sides == 4)
	case "thousand":
		return is(len(p.Tiles()) >= 1000)
	case "plainly":
		return is(w.plainly)
	case "record": // motifs with names, and halves without
		one, _ := w.halves()
		return is(w.wholly() && !(framed && w.shows(frame)) && one == "head" && p.Grid().Sides == len(clockwise) && !slices.ContainsFunc(w.names[1:], func(name string) bool {
			joined := capitals(name)
			return len(name) < 2 || !isWord(joined) || joined == "Head" || joined == "Tail"
		}))
	}
	return list
}

// cells are those of a board, with the tiles that lie there.
func (w *writing) cells(b *puzzle.Board) (list []item) {
	for cell := range w.puzzle.Tiles() {
		lies, filled := b.At(cell)
		at := item{on: lies, tile: make(puzzle.Tile, w.puzzle.Grid().Sides)}
		if filled {
			at.number, at.tile = lies.Tile+1, w.puzzle.Tiles()[lies.Tile].Turned(lies.Turn)
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
