package foreign

import (
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A writing is a document on its way into a foreign format.
type writing struct {
	document      *notation.Document
	puzzle        *puzzle.Puzzle
	width, height int
	motifs        map[puzzle.Edge]int // by both halves, from 1
	names         []string            // of the motifs, each another; the frame's at 0
	heads         map[puzzle.Edge]bool
	cut, plain    bool // there are motifs in halves, and whole ones
	lone          bool // there are edges beside the frame's that mate with nothing
}

// Write writes a document in a format. What the format has no place for is
// lost, and told; a puzzle that would become another one is refused.
func Write(id string, d *notation.Document) (text string, lost []*puzzle.Fault, err error) {
	if id == Own {
		return d.Text(), nil, nil
	}
	for _, f := range formats() {
		if f.id == id && f.write != nil {
			w := newWriting(d)
			if f.all {
				return f.write(w), nil, nil
			}
			if err := f.refuses(w); err != nil {
				return "", nil, err
			}
			return f.write(w), f.losses(w), nil
		}
	}
	return "", nil, fault("format-unknown", map[string]any{"found": clip(id, maxFound)})
}

// LostInLetters tells what of a document a drawing of its board in letters has no
// place for; package draw makes that drawing.
func LostInLetters(d *notation.Document) []*puzzle.Fault {
	w := newWriting(d)
	frame, framed := w.puzzle.Frame()
	f := format{halves: true, whole: true, size: true, board: true, link: true}
	f.frame = framed && frame == '0' && !w.cut
	lost := f.losses(w)
	if w.lone || w.plain && w.cut || !w.spelt() {
		lost = append(lost, fault("lost-mates", nil))
	}
	return lost
}

// spelt reports whether the signs of the edges tell which of them match: cases of
// a letter, or digits.
func (w *writing) spelt() bool {
	usual := puzzle.Halves()
	for _, tile := range w.puzzle.Tiles() {
		for _, edge := range tile {
			if frame, framed := w.puzzle.Frame(); !(framed && edge == frame) && w.puzzle.Mates()[edge] != usual[edge] {
				return false
			}
		}
	}
	return true
}

func newWriting(d *notation.Document) *writing {
	p := d.Puzzle
	w := &writing{document: d, puzzle: p, motifs: map[puzzle.Edge]int{}, heads: map[puzzle.Edge]bool{}, names: []string{"frame"}}
	w.height, w.width = p.Grid().Size()
	taken := map[string]bool{"frame": true}
	for i, motif := range p.Motifs() {
		w.motifs[motif.Head], w.heads[motif.Head] = i+1, true
		switch {
		case motif.Cut():
			w.cut = true
			w.motifs[motif.Tail] = i + 1
		case p.Mates()[motif.Head] == puzzle.Nothing:
			w.lone = true
		default:
			w.plain = true
		}
		name := plainName(d.Motifs[motif.Head])
		if name == "" || taken[name] {
			name = motif.Head.String()
		}
		for taken[name] {
			name += "x"
		}
		taken[name] = true
		w.names = append(w.names, name)
	}
	for _, tile := range p.Tiles() {
		for _, edge := range tile {
			w.lone = w.lone || edge == puzzle.Nothing
		}
	}
	return w
}

// plainName is a name that every format can take: words in lower case.
func plainName(name string) string {
	var words []string
	for _, w := range wordsOf(name) {
		words = append(words, strings.ToLower(w.text))
	}
	return strings.Join(words, " ")
}

// refuses says why a puzzle does not fit a format at all.
func (f *format) refuses(w *writing) error {
	frame, framed := w.puzzle.Frame()
	sides := w.puzzle.Grid().Sides
	args := map[string]any{"format": f.id}
	switch {
	case sides != 4 && !(sides == 6 && f.hexagon) && !f.any, f.square && w.width != w.height:
		return fault("unfit-grid", args)
	case w.lone && !f.nothing:
		return fault("unfit-nothing", args)
	case w.plain && (!f.whole || w.cut && f.halves && !f.mixed), framed && w.shows(frame) && !f.frame && !f.whole:
		return fault("unfit-whole", args)
	case f.most > 0 && len(w.names)-1 > f.most:
		return fault("unfit-count", map[string]any{"format": f.id, "found": len(w.names) - 1, "most": f.most})
	}
	return nil
}

// shows reports whether an edge is on a tile.
func (w *writing) shows(edge puzzle.Edge) bool {
	for _, tile := range w.puzzle.Tiles() {
		for _, has := range tile {
			if has == edge {
				return true
			}
		}
	}
	return false
}

// losses tells what the format has no place for.
func (f *format) losses(w *writing) []*puzzle.Fault {
	d := w.document
	_, framed := w.puzzle.Frame()
	lying := 0
	if d.Board != nil {
		lying = d.Board.Filled()
	}
	size, rim := w.guessed()
	var lost []*puzzle.Fault
	for _, loss := range []struct {
		is   bool
		code string
	}{
		{w.cut && !f.halves, "lost-halves"},
		{framed && (!f.frame || !f.rim && !rim), "lost-frame"},
		{w.puzzle.MayTurn() == f.upright, "lost-turn"},
		{!f.size && !size, "lost-grid"},
		{len(w.puzzle.Clues()) > 0 && !f.clues, "lost-clues"},
		{lying > 0 && !f.board, "lost-board"},
		{d.Motifs != nil && !f.names || d.Name != "" && !f.title || d.By != "" && !f.maker || d.Art != "", "lost-names"},
	} {
		if loss.is {
			lost = append(lost, fault(loss.code, nil))
		}
	}
	if rest := len(w.puzzle.Tiles()) - lying; f.link && lying > 0 && rest > 0 {
		lost = append(lost, fault("lost-tiles", map[string]any{"found": rest}))
	}
	return lost
}

// guessed reports whether the tiles alone make the right grid, and show that
// there is a rim.
func (w *writing) guessed() (size, rim bool) {
	s := &set{sides: w.puzzle.Grid().Sides, rim: "0"}
	for _, tile := range w.puzzle.Tiles() {
		var t []label
		for _, edge := range tile {
			t = append(t, label{motif: w.number(edge)})
		}
		s.tiles = append(s.tiles, t)
	}
	if s.sides != 4 {
		return true, false
	}
	width, height := s.shape()
	s.width, s.height = w.width, w.height
	s.frame()
	return width == w.width && height == w.height, s.framed
}

// motif is the number of the motif that an edge shows, 0 for the frame's.
func (w *writing) motif(edge puzzle.Edge) int { return w.motifs[edge] }

// signed is the number of the motif, negative for its tail.
func (w *writing) signed(edge puzzle.Edge) string {
	if n := w.motif(edge); w.cut && !w.heads[edge] {
		return strconv.Itoa(-n)
	}
	return w.number(edge)
}

func (w *writing) number(edge puzzle.Edge) string { return strconv.Itoa(w.motif(edge)) }

// letter is the letter of the motif, in lower case for its tail.
func (w *writing) letter(edge puzzle.Edge) string {
	c := byte('A' + w.motif(edge) - 1)
	if !w.heads[edge] {
		c |= 0x20
	}
	return string(rune(c))
}

// halfOf is one of two words, by the half that an edge shows.
func (w *writing) halfOf(edge puzzle.Edge, one, other string) string {
	if w.heads[edge] {
		return one
	}
	return other
}

// halves are the names of the halves, if a reader would know them as such.
func (w *writing) halves() (one, other string) {
	pair := [2]string{strings.ToLower(w.document.Halves[0]), strings.ToLower(w.document.Halves[1])}
	for _, known := range halfWords {
		if pair == known {
			return pair[0], pair[1]
		}
	}
	return "head", "tail"
}

// lines writes a line per tile, each side by itself.
func (w *writing) lines(between string, side func(edge puzzle.Edge) string) string {
	var text strings.Builder
	for _, tile := range w.puzzle.Tiles() {
		text.WriteString(joined(tile, between, side) + "\n")
	}
	return text.String()
}

func joined(tile puzzle.Tile, between string, side func(edge puzzle.Edge) string) string {
	words := make([]string, len(tile))
	for i, edge := range tile {
		words[i] = side(edge)
	}
	return strings.Join(words, between)
}

// lists writes a list of lists of numbers, as JSON.
func (w *writing) lists(side func(edge puzzle.Edge) string) string {
	words := make([]string, len(w.puzzle.Tiles()))
	for i, tile := range w.puzzle.Tiles() {
		words[i] = "\n  [" + joined(tile, ",", side) + "]"
	}
	return "[" + strings.Join(words, ",") + "\n ]"
}

// board is the position; without one the tiles that are fixed lie where they
// belong, and the others in their order.
func (w *writing) board() *puzzle.Board {
	if b := w.document.Board; b != nil && b.Filled() > 0 {
		return b
	}
	b := puzzle.NewBoard(w.puzzle)
	for _, clue := range w.puzzle.Clues() {
		b.Place(clue) // the puzzle has checked it
	}
	cell := 0
	for tile := range w.puzzle.Tiles() {
		if b.Where(tile) >= 0 {
			continue
		}
		for _, filled := b.At(cell); filled; _, filled = b.At(cell) {
			cell++
		}
		b.Place(puzzle.Placement{Cell: cell, Tile: tile})
	}
	return b
}
