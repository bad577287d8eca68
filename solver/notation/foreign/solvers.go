package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// What general solvers read. Every answer of theirs is one arrangement: copies are told
// apart, and all turns of the board count. answer.go reads the answers.

// mostSolved is how many tiles a puzzle may have, so that what is written for a solver
// is no longer than some tens of megabytes.
const mostSolved = 256

// ways are the placements that can be part of a full board, as far as each tells by
// itself: what a clue fixes, what the frame allows, and edges that have a mate where
// they touch another one. A tile that looks the same after a turn is not turned so.
func (w *writing) ways() (ways []puzzle.Placement) {
	p := w.puzzle
	frame, framed := p.Frame()
	clues, fixed := map[int]puzzle.Placement{}, map[int]bool{}
	for _, clue := range p.Clues() {
		clues[clue.Cell], fixed[clue.Tile] = clue, true
	}
	looks := make([][]puzzle.Tile, len(p.Tiles())) // by turns; nil where it looks as before
	for number, tile := range p.Tiles() {
		seen := map[string]bool{}
		for turn := range tile {
			turned := tile.Turned(turn)
			if seen[turned.String()] || turn > 0 && !p.MayTurn() {
				turned = nil
			} else {
				seen[turned.String()] = true
			}
			looks[number] = append(looks[number], turned)
		}
	}
	for cell, c := range p.Grid().Cells {
		clue, given := clues[cell]
		for tile := range looks {
			for turn, shown := range looks[tile] {
				way := placed(cell, tile, turn)
				if given && way == clue {
					shown = p.Tiles()[tile].Turned(turn) // also where it looks as before
				} else if given || fixed[tile] || shown == nil {
					continue
				}
				fits := true
				for side, beyond := range c.Beyond {
					onRim := beyond == puzzle.Rim
					fits = fits && (!framed || (shown[side] == frame) == onRim) && (onRim || p.Mates()[shown[side]] != puzzle.Nothing)
				}
				if fits {
					ways = append(ways, way)
				}
			}
		}
	}
	return ways
}

// A touch is a seam that a placement touches, with what it shows there: the edge on
// the first of the two sides, or the one that would mate with it.
type touch struct {
	seam int
	edge puzzle.Edge
}

// seamsAround are the numbers of the seams by cells and sides, -1 on the rim, and
// whether a side is the second one of its seam.
func (w *writing) seamsAround() (seams [][]int, second [][]bool) {
	for _, c := range w.puzzle.Grid().Cells {
		none := make([]int, len(c.Beyond))
		for side := range none {
			none[side] = -1
		}
		seams, second = append(seams, none), append(second, make([]bool, len(none)))
	}
	for number, seam := range w.puzzle.Grid().Seams {
		seams[seam.A.Cell][seam.A.Side], seams[seam.B.Cell][seam.B.Side] = number, number
		second[seam.B.Cell][seam.B.Side] = true
	}
	return seams, second
}

// touching gives for a placement the seams that it touches.
func (w *writing) touching() func(on puzzle.Placement) []touch {
	seams, second := w.seamsAround()
	return func(on puzzle.Placement) (touches []touch) {
		for side, edge := range w.puzzle.Tiles()[on.Tile].Turned(on.Turn) {
			if second[on.Cell][side] {
				edge = w.puzzle.Mates()[edge]
			}
			if seam := seams[on.Cell][side]; seam >= 0 {
				touches = append(touches, touch{seam, edge})
			}
		}
		return touches
	}
}

// remarks begins every line of a text with a sign, and puts the puzzle before it.
func (w *writing) remarks(sign, text string) string {
	head := "Edgewise, " + w.puzzle.Grid().Name
	if w.document.Name != "" {
		head += ": " + strings.Join(strings.Fields(w.document.Name), " ")
	}
	return sign + strings.ReplaceAll(head+"\n"+strings.TrimSpace(text), "\n", "\n"+sign) + "\n"
}

// counted writes a name with numbers from 1 behind it, so many times.
func counted(name string, n int) string {
	var text strings.Builder
	for i := range n {
		text.WriteString(" " + name + strconv.Itoa(i+1))
	}
	return text.String()
}

// writeXCC writes exact cover with colours, as the programs of Donald Knuth read it.
func writeXCC(w *writing) string {
	n := len(w.puzzle.Tiles())
	var text strings.Builder
	text.WriteString(w.remarks("| ", `
Exact cover with colours. c1 is the first cell in reading order, t1 the first tile,
r1 how often it is turned clockwise, s1 the first seam, coloured by what meets there.
Each option of a solution lays a tile: "c1 t4 r4:1" is tile 4 on cell 1, turned once.
Copies are told apart, and every turn of the board counts.`))
	text.WriteString(strings.TrimSpace(counted("c", n)+counted("t", n)) + " |" + counted("r", n) + counted("s", len(w.puzzle.Grid().Seams)) + "\n")
	touching := w.touching()
	for _, on := range w.ways() {
		tile := strconv.Itoa(on.Tile + 1)
		text.WriteString("c" + strconv.Itoa(on.Cell+1) + " t" + tile + " r" + tile + ":" + strconv.Itoa(on.Turn))
		for _, t := range touching(on) {
			text.WriteString(" s" + strconv.Itoa(t.seam+1) + ":" + t.edge.String())
		}
		text.WriteString("\n")
	}
	return text.String()
}

// writeMiniZinc writes a model with its data.
func writeMiniZinc(w *writing) string {
	p := w.puzzle
	sides := p.Grid().Sides
	n, edges := len(p.Tiles()), w.edges()
	var numbers [puzzle.MaxEdges]int
	frame, framed := p.Frame()
	if framed && !w.shows(frame) {
		edges = append(edges, frame)
	}
	for i, edge := range edges {
		numbers[edge] = i + 1
	}
	number := func(edge puzzle.Edge) string { return strconv.Itoa(numbers[edge]) }
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
		row := strconv.Itoa(on.Tile+1) + ", " + strconv.Itoa(on.Turn) + ", " + joined(p.Tiles()[on.Tile].Turned(on.Turn), ", ", number)
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
