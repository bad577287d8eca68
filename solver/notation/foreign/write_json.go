package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// writeObject writes all that a document tells as one object of JSON, for
// programs that know nothing of the notation. Everything counts from 0, sides
// clockwise from the top; what the puzzle does not have is absent.
//
//	grid    such as "3x3"
//	tiles   a word per tile, a sign per side
//	mates   for each edge on the tiles the one it mates with, or null
//	rule    what mates is in a link, which may speak of edges on no tile
//	turn    whether tiles may be turned
//	motifs  names, by the edge of the head
//	board   the tile and its turn on each cell, null where nothing lies
//	other   keys without a meaning here, their values as in a link
func writeObject(w *writing) string {
	d, p := w.document, w.puzzle
	object, mates, motifs, clues, other := values{between: ",\n  "}, inline(), inline(), inline(), inline()
	for _, edge := range w.edges() {
		mate := "null"
		if m := p.Mates()[edge]; m != puzzle.Nothing {
			mate = quote(m.String())
		}
		mates.member(edge.String(), mate)
	}
	for _, motif := range p.Motifs() {
		motifs.text(motif.Head.String(), d.Motifs[motif.Head])
	}
	for _, clue := range p.Clues() {
		placement := inline()
		placement.member("cell", strconv.Itoa(clue.Cell))
		placement.member("tile", strconv.Itoa(clue.Tile))
		placement.member("turn", strconv.Itoa(clue.Turn))
		clues.add(placement.within("{", "}"))
	}
	for _, entry := range d.Unknown {
		other.member(entry.Key, quote(entry.Value))
	}
	tiles := strings.TrimSpace(w.lines("", puzzle.Edge.String))
	object.text("grid", p.Grid().Name)
	object.member("tiles", "[\n    \""+strings.ReplaceAll(tiles, "\n", "\",\n    \"")+"\"\n  ]")
	object.member("mates", "{"+mates.all+"}")
	_, rule, _ := strings.Cut((&notation.Document{Puzzle: p}).Link(), "&mates=")
	rule, _, _ = strings.Cut(rule, "&")
	object.text("rule", rule)
	if frame, framed := p.Frame(); framed {
		object.text("frame", frame.String())
	}
	object.member("turn", strconv.FormatBool(p.MayTurn()))
	object.member("clues", clues.within("[", "]"))
	object.text("name", d.Name)
	object.text("by", d.By)
	object.text("art", d.Art)
	if d.Halves[0] != "" {
		object.member("halves", "["+quote(d.Halves[0])+", "+quote(d.Halves[1])+"]")
	}
	object.member("motifs", motifs.within("{", "}"))
	if d.Board != nil {
		object.member("board", position(d.Board))
	}
	object.member("other", other.within("{", "}"))
	return "{\n  " + object.all + "\n}\n"
}

// position writes the board cell by cell.
func position(b *puzzle.Board) string {
	tiles, turns := inline(), inline()
	for cell := range b.Puzzle().Grid().Cells {
		tile, turn := "null", "null"
		if p, filled := b.At(cell); filled {
			tile, turn = strconv.Itoa(p.Tile), strconv.Itoa(p.Turn)
		}
		tiles.add(tile)
		turns.add(turn)
	}
	return `{"tiles": [` + tiles.all + `], "turns": [` + turns.all + "]}"
}

// values are what stands in an object or a list.
type values struct{ all, between string }

// inline is for values that share a line.
func inline() values { return values{between: ", "} }

func (v *values) add(value string) {
	if v.all != "" {
		v.all += v.between
	}
	v.all += value
}

// member adds a value under a name, but for an empty one.
func (v *values) member(name, value string) {
	if value != "" {
		v.add(quote(name) + ": " + value)
	}
}

// text adds a text under a name, but for an empty one.
func (v *values) text(name, text string) {
	if text != "" {
		v.member(name, quote(text))
	}
}

// within puts the values between brackets; none make nothing.
func (v *values) within(open, end string) string {
	if v.all == "" {
		return ""
	}
	return open + v.all + end
}
