package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// writeObject writes all that a document tells as one object of JSON, for
// programs that know nothing of the notation. Everything counts from 0, sides
// clockwise from the top; what the puzzle does not have is absent.
//
//	grid    such as "3x3"
//	tiles   a word per tile, a sign per side
//	mates   for each edge on the tiles the one it mates with, or null
//	turn    whether tiles may be turned
//	motifs  names, by the edge of the head
//	board   the tile and its turn on each cell, null where nothing lies
//	other   keys without a meaning here
func writeObject(w *writing) string {
	d := w.document
	var tiles, mates, motifs, clues, other []string
	for _, tile := range w.puzzle.Tiles() {
		tiles = append(tiles, quote(tile.String()))
	}
	for _, edge := range w.edges() {
		mate := "null"
		if m := w.puzzle.Mates()[edge]; m != puzzle.Nothing {
			mate = quote(m.String())
		}
		mates = append(mates, member(edge.String(), mate))
		if name := d.Motifs[edge]; name != "" {
			motifs = append(motifs, member(edge.String(), quote(name)))
		}
	}
	for _, clue := range w.puzzle.Clues() {
		clues = append(clues, `{"cell": `+strconv.Itoa(clue.Cell)+`, "tile": `+strconv.Itoa(clue.Tile)+`, "turn": `+strconv.Itoa(clue.Turn)+"}")
	}
	for _, entry := range d.Unknown {
		other = append(other, member(entry.Key, quote(entry.Text())))
	}
	members := []string{
		member("grid", quote(w.puzzle.Grid().Name)),
		member("tiles", "[\n    "+strings.Join(tiles, ",\n    ")+"\n  ]"),
		member("mates", "{"+strings.Join(mates, ", ")+"}"),
	}
	if frame, framed := w.puzzle.Frame(); framed {
		members = append(members, member("frame", quote(frame.String())))
	}
	members = append(members, member("turn", strconv.FormatBool(w.puzzle.MayTurn())))
	optional := func(name, open string, values []string, end string) {
		if len(values) > 0 {
			members = append(members, member(name, open+strings.Join(values, ", ")+end))
		}
	}
	optional("clues", "[", clues, "]")
	for _, text := range [][2]string{{"name", d.Name}, {"by", d.By}, {"art", d.Art}} {
		if text[1] != "" {
			members = append(members, member(text[0], quote(text[1])))
		}
	}
	if d.Halves[0] != "" {
		members = append(members, member("halves", "["+quote(d.Halves[0])+", "+quote(d.Halves[1])+"]"))
	}
	optional("motifs", "{", motifs, "}")
	if d.Board != nil {
		members = append(members, member("board", position(d.Board)))
	}
	optional("other", "{", other, "}")
	return "{\n  " + strings.Join(members, ",\n  ") + "\n}\n"
}

func member(name, value string) string { return quote(name) + ": " + value }

// position writes the board cell by cell.
func position(b *puzzle.Board) string {
	var tiles, turns []string
	for cell := range b.Puzzle().Grid().Cells {
		tile, turn := "null", "null"
		if p, filled := b.At(cell); filled {
			tile, turn = strconv.Itoa(p.Tile), strconv.Itoa(p.Turn)
		}
		tiles, turns = append(tiles, tile), append(turns, turn)
	}
	return `{"tiles": [` + strings.Join(tiles, ", ") + `], "turns": [` + strings.Join(turns, ", ") + "]}"
}
