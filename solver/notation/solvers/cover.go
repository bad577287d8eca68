package solvers

import (
	"strconv"
	"strings"
)

// counted repeats a name n times, numbered from 1.
func counted(name string, n int) string {
	var text strings.Builder
	for i := range n {
		text.WriteString(" " + name + strconv.Itoa(i+1))
	}
	return text.String()
}

// writeXCC writes exact cover with colours in the format of Donald Knuth's programs.
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
