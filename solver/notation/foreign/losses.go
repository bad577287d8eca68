package foreign

import (
	"slices"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// This file finds out what of a document is lost in a format, by reading the text again.

type losses []*puzzle.Fault

func (l *losses) add(is bool, code string) {
	if is {
		*l = append(*l, fault(code))
	}
}

// without returns the losses that are not among the others.
func (l losses) without(others losses) (rest losses) {
	for _, loss := range l {
		if !slices.ContainsFunc(others, func(other *puzzle.Fault) bool { return other.Code == loss.Code }) {
			rest = append(rest, loss)
		}
	}
	return rest
}

// in adds the format to each loss.
func (l losses) in(format string) []*puzzle.Fault {
	for _, loss := range l {
		loss.Tell("format", format)
	}
	return l
}

// A comeback compares a document that was written to what was read again.
type comeback struct {
	writing *writing
	format  *Format
	back    *notation.Document
	said    *notation.Document // what was to be written

	lies  []lying                      // for each written tile
	edges [puzzle.MaxEdges]puzzle.Edge // the edge read for each written one, 0 if none
}

// lying is the tile as which a written one came back, -1 for none, and by how much more it is
// turned.
type lying struct{ tile, turn int }

// compare lists the losses. It is not the same if the puzzle differs in any other way than these
// say.
func (c *comeback) compare() (lost losses, same bool) {
	p, q := c.writing.puzzle, c.back.Puzzle
	c.follow()
	if !c.match() || !c.mate() {
		return nil, false
	}
	merged := c.merged()
	lost.add(merged, "lost-halves")
	frame, framed := p.Frame()
	other, still := q.Frame()
	lost.add(framed && !still, "lost-frame")
	lost.add(p.MayTurn() != q.MayTurn(), "lost-turn")
	lost.add(p.Grid().Name != q.Grid().Name, "lost-grid")
	clues, extra := c.clues()
	lost.add(clues, "lost-clues")
	lost.add(!c.format.has(asLaid) && !c.laid(), "lost-board")
	lost.add(!c.named(), "lost-names")
	signs := framed && still && frame != other
	for e, read := range c.edges {
		edge := puzzle.Edge(e)
		bare := framed && !still && edge == frame // it mates now
		signs = signs || read != 0 && (read != edge || q.Mates()[read] != p.Mates()[edge] && !bare)
	}
	lost.add(signs && !merged, "lost-signs")
	gone, moved := 0, false
	for tile, l := range c.lies {
		if l.tile < 0 {
			gone++
		}
		moved = moved || l != lying{tile, 0}
	}
	if gone > 0 {
		lost = append(lost, fault("lost-tiles", "found", gone))
	}
	lost.add(gone == 0 && moved, "lost-order")
	return lost, !extra
}

// merged reports whether the two halves of a motif are written as one.
func (c *comeback) merged() bool { return c.writing.cut && !c.format.has(halves) }

// follow finds each tile again: by its number, or on its cell.
func (c *comeback) follow() {
	p := c.writing.puzzle
	n := p.Grid().Sides
	board := c.writing.board()
	for tile := range p.Tiles() {
		l := lying{tile, 0}
		if c.format.has(asLaid) {
			l = lying{-1, 0}
			if cell := board.Where(tile); cell >= 0 && c.back.Board != nil && cell < len(c.back.Puzzle.Tiles()) {
				was, _ := board.At(cell)
				if is, filled := c.back.Board.At(cell); filled {
					l = lying{is.Tile, (was.Turn - is.Turn + n) % n}
				}
			}
		}
		c.lies = append(c.lies, l)
	}
}

// match finds out which edge came back for each; it fails if one edge came back as several.
func (c *comeback) match() bool {
	p, q := c.writing.puzzle, c.back.Puzzle
	var from [puzzle.MaxEdges]puzzle.Edge
	if len(p.Tiles()) != len(q.Tiles()) || p.Grid().Sides != q.Grid().Sides {
		return false
	}
	for number, tile := range p.Tiles() {
		l := c.lies[number]
		if l.tile < 0 {
			continue
		}
		for side, read := range q.Tiles()[l.tile] {
			edge := tile.At(side, l.turn)
			class := c.class(edge)
			if was := c.edges[edge]; was != 0 && was != read || from[read] != 0 && from[read] != class {
				return false
			}
			c.edges[edge], from[read] = read, class
		}
	}
	return true
}

// class is one half of the motif if both are written as one, else the edge.
func (c *comeback) class(edge puzzle.Edge) puzzle.Edge {
	if mate := c.writing.puzzle.Mates()[edge]; c.merged() && mate != puzzle.Nothing {
		return min(edge, mate)
	}
	return edge
}

// mate checks that the same edges mate, and that no frame appeared.
func (c *comeback) mate() bool {
	p, q := c.writing.puzzle, c.back.Puzzle
	frame, framed := p.Frame()
	other, still := q.Frame()
	shown := c.writing.edges()
	for _, one := range shown {
		read := c.edges[one]
		if read == 0 { // it was on a tile that is lost
			continue
		}
		if still && (framed && one == frame) != (read == other) {
			return false
		}
		for _, two := range shown {
			mates := p.Mates().Mate(one, two)
			if c.merged() && p.Mates()[one] != puzzle.Nothing {
				mates = c.class(one) == c.class(two)
			}
			if gone := framed && !still && (one == frame || two == frame); !gone && c.edges[two] != 0 && mates != q.Mates().Mate(read, c.edges[two]) {
				return false
			}
		}
	}
	return framed || !still
}

// clues reports whether a clue is lost, and whether there is a new one.
func (c *comeback) clues() (lost, extra bool) {
	p, q := c.writing.puzzle, c.back.Puzzle
	n := p.Grid().Sides
	kept := 0
	for _, clue := range p.Clues() {
		l := c.lies[clue.Tile]
		clue.Tile, clue.Turn = l.tile, (clue.Turn-l.turn+n)%n
		if slices.Contains(q.Clues(), clue) {
			kept++
		}
	}
	return kept < len(p.Clues()), len(q.Clues()) > kept && p.Grid().Name == q.Grid().Name
}

// laid reports whether the same position came back, if there was one.
func (c *comeback) laid() bool {
	was, is := c.said.Board, c.back.Board
	if was == nil || was.Filled() == 0 {
		return true
	}
	p := c.writing.puzzle
	if is == nil || p.Grid().Name != c.back.Puzzle.Grid().Name {
		return false
	}
	for cell := range p.Grid().Cells {
		for side := range p.Grid().Sides {
			seat := puzzle.Seat{Cell: cell, Side: side}
			edge, filled := was.Edge(seat)
			read, still := is.Edge(seat)
			if filled != still || filled && c.edges[edge] != read {
				return false
			}
		}
	}
	return true
}

// named reports whether all names came back, and no others. A text without names may get the art
// of digits and letters.
func (c *comeback) named() bool {
	d, back := c.said, c.back
	isDrawn := d.Art == back.Art || d.Art == "" && back.Art == notation.Signs
	return c.motifsNamed() && d.Name == back.Name && d.By == back.By && isDrawn && halvesOf(d) == halvesOf(back)
}

// motifsNamed reports whether the names of the motifs came back. Digits and letters instead of
// pictures are no names, and capitals do not matter, since some languages require them.
func (c *comeback) motifsNamed() bool {
	d, back := c.said, c.back
	mates, matesBack := d.Puzzle.Mates(), back.Puzzle.Mates()
	same := len(d.Motifs) == len(back.Motifs)
	if back.Art == notation.Signs {
		same = worded(d.Motifs) == worded(back.Motifs)
	}
	for head, name := range d.Motifs {
		read := max(c.edges[head], c.edges[mates[head]])
		same = same && (strings.EqualFold(back.Motifs[read], name) || strings.EqualFold(back.Motifs[matesBack[read]], name))
	}
	return same
}

// worded is how many motifs have a name longer than one or two digits or letters.
func worded(motifs map[puzzle.Edge]string) (n int) {
	for _, name := range motifs {
		if !notation.IsShort(name) {
			n++
		}
	}
	return n
}

// halvesOf are the names of the halves, the usual ones if they have none.
func halvesOf(d *notation.Document) string {
	if d.Halves[0] == "" || d.Halves[1] == "" {
		return "head.tail"
	}
	return d.Halves[0] + "." + d.Halves[1]
}
