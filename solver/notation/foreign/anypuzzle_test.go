package foreign

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Dice are random numbers taken from bytes: equal bytes make equal puzzles, and a fuzzer that
// changes one byte changes the puzzle a little. After the last byte they show 0.
type dice struct{ left []byte }

func (d *dice) under(n int) int {
	if len(d.left) == 0 {
		return 0
	}
	thrown := int(d.left[0]) % n
	d.left = d.left[1:]
	return thrown
}

func (d *dice) of(list ...string) string { return list[d.under(len(list))] }

// grids are small enough for the search to count solutions, except the last ones.
var grids = []string{"3x3", "2x2", "1x1", "2x1", "1x2", "1x3", "3x1", "1x5", "5x1", "2x3", "3x2", "4x2", "2x4", "4x3", "3x4", "4x4", "6x6", "2x6", "1x7", "1x9", "8x1",
	"hex1", "hex2", "hex3", "tri1", "tri2", "tri3", "tri4"}

// signsUsed lists from which letters the edges of a puzzle are chosen.
var signsUsed = []string{"AaBbCcDd", "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz", "XxYyZz", "01234", "123456789", "0123456789kl", "0123456789klmnopqrstuvwxyzABC",
	"abcd", "abcdefghijklmnopqrstuvw", "bcdefg", "ABCD", "AaBb12", "Aa-B", "abAB01", "AbCd", "aB", "1", "a", "19k", "5zZ9ja0", "QqRrSs-"}

var oddNames = []string{"", "Dogs", "Dogs & <Cats>", "a  b ", " x", "“ä”\u00a0ß", "#grid=2x2", "top left right bottom", "a\"b\\c", "tab\u2028line", "x=1&y=2?#z", "head", "frame",
	"board_edges=aaaa", "{\"grid\":1}", "eternity2.dev", "Über_Fluß.", "1 2 3 4", "A", "brown dog", "Brown Dog", "left", "ant 2", "-"}

// anyPuzzle makes a random document: any grid, rule, frame, clues, names and board.
func anyPuzzle(data []byte) *notation.Document {
	d := &dice{data}
	grid, err := puzzle.GridNamed(d.of(grids...))
	if err != nil {
		panic(err)
	}
	signs := signsUsed[d.under(len(signsUsed))]
	spec := puzzle.Spec{Grid: grid, Mates: d.mates(signs), NoTurns: d.under(5) == 1}
	if d.under(3) == 1 {
		spec.Framed, spec.Frame = true, puzzle.Edge(d.of("0", "a", "F", "x", "-", "5", signs[:1])[0])
	}
	d.tiles(&spec, signs)
	cells := len(grid.Cells)
	for range d.under(4) - 1 {
		clue := d.placement(cells, grid.Sides, spec.NoTurns)
		if wide := append(spec.Clues, clue); valid(spec, wide) {
			spec.Clues = wide
		}
	}
	p, err := puzzle.New(spec)
	if err != nil {
		panic(err)
	}
	document := &notation.Document{Puzzle: p, Name: d.name(), By: d.name(), Art: d.of("", "", "", "", "", "", "", "dogs")}
	if d.under(4) == 1 {
		document.Halves = [2]string{d.of("head", "top", "Kopf", "left wing", "h"), d.of("tail", "bottom", "Schwanz", "right")}
	}
	for _, motif := range p.Motifs() {
		if name := d.name(); name != "" {
			if document.Motifs == nil {
				document.Motifs = map[puzzle.Edge]string{}
			}
			document.Motifs[motif.Head] = name
		}
	}
	if d.under(3) == 1 {
		document.Board = puzzle.NewBoard(p)
		for range d.under(2*cells + 1) {
			document.Board.Place(d.placement(cells, grid.Sides, spec.NoTurns)) // if it can be placed
		}
	}
	again, err := notation.Read(document.Link() + d.of("", "", "&odd=a_b.%23c"))
	if err != nil {
		panic(err)
	}
	return again
}

func (d *dice) name() string {
	if d.under(12) > 0 {
		return ""
	}
	return d.of(oddNames...)
}

func (d *dice) placement(cells, sides int, noTurns bool) puzzle.Placement {
	p := puzzle.Placement{Cell: d.under(cells), Tile: d.under(cells), Turn: d.under(sides)}
	if noTurns {
		p.Turn = 0
	}
	return p
}

func valid(spec puzzle.Spec, clues []puzzle.Placement) bool {
	spec.Clues = clues
	_, err := puzzle.New(spec)
	return err == nil
}

// mates is the usual rule, or that of whole motifs, or a mixed one.
func (d *dice) mates(signs string) puzzle.Mates {
	switch d.under(4) {
	case 1:
		return puzzle.Same()
	case 2:
		var pairs []puzzle.Pair
		for range d.under(4) + 1 {
			of := strings.Trim(signs, "-") + "-Qq"
			pairs = append(pairs, puzzle.Pair{A: puzzle.Edge(of[d.under(len(of)-3)]), B: puzzle.Edge(of[d.under(len(of))])})
		}
		if mates, err := puzzle.Mixed(pairs); err == nil {
			return mates
		}
	}
	return puzzle.Halves()
}

// tiles cuts the tiles from a solved board, if the letters permit, turns and shuffles them; or
// gives them any edges.
func (d *dice) tiles(spec *puzzle.Spec, signs string) {
	solved := d.under(3) > 0
	spec.Tiles = make([]puzzle.Tile, len(spec.Grid.Cells))
	for cell := range spec.Tiles {
		spec.Tiles[cell] = make(puzzle.Tile, spec.Grid.Sides)
	}
	for cell, c := range spec.Grid.Cells {
		for side, beyond := range c.Beyond {
			edge := puzzle.Edge(signs[d.under(len(signs))])
			switch {
			case !solved:
			case beyond == puzzle.Rim && spec.Framed:
				edge = spec.Frame
			case beyond != puzzle.Rim && beyond.Cell < cell:
				if mate := spec.Mates[spec.Tiles[beyond.Cell][beyond.Side]]; mate != puzzle.Nothing {
					edge = mate
				}
			}
			spec.Tiles[cell][side] = edge
		}
	}
	for cell := range spec.Tiles {
		if !spec.NoTurns {
			spec.Tiles[cell] = spec.Tiles[cell].Turned(d.under(spec.Grid.Sides))
		}
		other := d.under(len(spec.Tiles))
		spec.Tiles[cell], spec.Tiles[other] = spec.Tiles[other], spec.Tiles[cell]
	}
}
