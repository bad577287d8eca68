package solvers

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// writeMiniZinc writes a model with its data.
func writeMiniZinc(w *writing) string {
	p := w.puzzle
	sides := p.Grid().Sides
	n, edges := len(p.Tiles()), w.edges()
	var places [puzzle.MaxEdges]int
	frame, framed := p.Frame()
	if framed && !slices.Contains(edges, frame) {
		edges = append(edges, frame)
	}
	for i, edge := range edges {
		places[edge] = i + 1
	}
	number := func(edge puzzle.Edge) string { return strconv.Itoa(places[edge]) }
	var text strings.Builder
	line := func(parts ...string) { text.WriteString(strings.Join(parts, "") + "\n") }
	text.WriteString(w.remarks("% ", `
An answer says for every cell, in reading order, which tile lies there, from 1, and
how often it is turned clockwise. Copies are told apart, and every turn of the board
counts. Run it with -a for all answers.`))
	line(`include "alldifferent.mzn";`)
	line(`include "table.mzn";`)
	line("array[1..", strconv.Itoa(n), "] of var 1..", strconv.Itoa(n), ": tile;")
	line("array[1..", strconv.Itoa(n), "] of var 0..", strconv.Itoa(sides-1), ": turn;")
	line("array[1..", strconv.Itoa(n), ", 1..", strconv.Itoa(sides), "] of var 1..", strconv.Itoa(len(edges)), ": shown;")
	var names, mates []string
	for _, edge := range edges {
		names, mates = append(names, edge.String()), append(mates, number(p.Mates()[edge]))
	}
	line("% The edges ", strings.Join(names, " "), " are numbered from 1; 0 is the mate of what has none.")
	line("array[1..", strconv.Itoa(len(edges)), "] of int: mate = [", strings.Join(mates, ", "), "];")
	line("% A tile, its turn, and what it shows then, clockwise from the top.")
	line("array[int, int] of int: ways = [|")
	seen := map[string]bool{}
	for _, on := range w.ways() {
		row := strconv.Itoa(on.Tile+1) + ", " + strconv.Itoa(on.Turn) + ", " + numbers(p.Tiles()[on.Tile].Turned(on.Turn), number)
		if !seen[row] {
			line("  ", row, " |")
		}
		seen[row] = true
	}
	line("|];")
	line("constraint alldifferent(tile);")
	line("constraint forall (c in index_set(tile)) (table([tile[c], turn[c]] ++ shown[c, ..], ways));")
	seat := func(at puzzle.Seat) string {
		return "shown[" + strconv.Itoa(at.Cell+1) + ", " + strconv.Itoa(at.Side+1) + "]"
	}
	for _, seam := range p.Grid().Seams {
		line("constraint mate[", seat(seam.A), "] = ", seat(seam.B), ";")
	}
	for cell, c := range p.Grid().Cells {
		for side, beyond := range c.Beyond {
			if framed && beyond == puzzle.Rim {
				line("constraint ", seat(puzzle.Seat{Cell: cell, Side: side}), " = ", number(frame), ";")
			}
		}
	}
	for _, clue := range p.Clues() {
		cell := strconv.Itoa(clue.Cell + 1)
		line("constraint tile[", cell, "] = ", strconv.Itoa(clue.Tile+1), ` /\ turn[`, cell, "] = ", strconv.Itoa(clue.Turn), ";")
	}
	line("solve satisfy;")
	line(`output ["tile = \(tile);\nturn = \(turn);\n"];`)
	return text.String()
}
