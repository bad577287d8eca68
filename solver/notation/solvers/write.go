package solvers

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// most limits the tiles of a puzzle, so that texts have no more than some tens of megabytes.
const most = 256

// Formats lists the formats: exact cover with colours, a formula, a model.
func Formats() []string { return []string{"xcc", "cnf", "mzn"} }

// Codes lists the codes of this package, which come on top of those of notation and foreign.
func Codes() []notation.Code {
	return []notation.Code{
		{Name: "solver-size", Args: []string{"found", "most"}}, // too many tiles
		{Name: "answer-unfound"},                               // no answer of a solver
	}
}

// A writing is a document being written for a solver.
type writing struct {
	document *notation.Document
	puzzle   *puzzle.Puzzle
}

// Write writes a document in one of the formats, without the board and the names of motifs, which
// do not affect the answer.
func Write(format string, d *notation.Document) (string, error) {
	w := &writing{d, d.Puzzle}
	if found := len(w.puzzle.Tiles()); found > most {
		return "", puzzle.NewFault("solver-size", "found", found, "most", most)
	}
	write := map[string]func(*writing) string{"xcc": writeXCC, "cnf": writeCNF, "mzn": writeMiniZinc}[format]
	return write(w), nil
}

// edges lists the edges that are on the tiles, each once.
func (w *writing) edges() (edges []puzzle.Edge) {
	var shown [puzzle.MaxEdges]bool
	for _, tile := range w.puzzle.Tiles() {
		for _, edge := range tile {
			shown[edge] = true
		}
	}
	for edge, is := range shown {
		if is {
			edges = append(edges, puzzle.Edge(edge))
		}
	}
	return edges
}

// numbers writes the numbers of a tile's edges.
func numbers(tile puzzle.Tile, number func(edge puzzle.Edge) string) string {
	words := make([]string, len(tile))
	for i, edge := range tile {
		words[i] = number(edge)
	}
	return strings.Join(words, ", ")
}

// remarks writes the puzzle's name and a text, with a sign at the beginning of each line.
func (w *writing) remarks(sign, text string) string {
	head := "Edgewise, " + w.puzzle.Grid().Name
	if w.document.Name != "" {
		head += ": " + strings.Join(strings.Fields(w.document.Name), " ")
	}
	return sign + strings.ReplaceAll(head+"\n"+strings.TrimSpace(text), "\n", "\n"+sign) + "\n"
}
