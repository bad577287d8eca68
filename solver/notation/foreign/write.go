package foreign

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A writing is a document being written in a foreign format.
type writing struct {
	document      *notation.Document
	puzzle        *puzzle.Puzzle
	width, height int
	motifs        [puzzle.MaxEdges]int // by both halves, counted from 1; index in names
	names         []string             // of the motifs, all different; the frame's at 0
	numbers       [puzzle.MaxEdges]int // of the motifs; the frame's is 0
	clues         []puzzle.Placement
	heads         [puzzle.MaxEdges]bool
	cut, plain    bool                                          // some motifs are cut, some whole
	plainly       bool                                          // without anything that could be taken for something else
	lone          bool                                          // edges besides the frame's mate with nothing
	pictures      []puzzle.Edge                                 // the edges on the tiles as they first appear, each followed by its mate
	spelled       bool                                          // the halves of every motif are the cases of a letter, and written so
	called        map[string][]string                           // identifiers of the motifs, by the joint of their words
	rare          func(w *writing, name string, of item) string // values of few formats, or nil
}

// Write writes a document in a format, and reads its own text again to report what is lost. If
// that gives another puzzle, it writes once more without anything that could be taken for
// something else, and refuses the format if that does not help.
func (f Formats) Write(id string, d *notation.Document) (text string, lost []*puzzle.Fault, err error) {
	for i := range f {
		if f[i].ID == id && f[i].IsWritten() {
			return f.writeIn(&f[i], d)
		}
	}
	return "", nil, fault("format-unknown", "found", notation.Clip(id, maxFound))
}

// written fills the pattern of the format.
func (f *Format) written(w *writing) string {
	var text strings.Builder
	frame, _ := w.puzzle.Frame()
	w.fill(&text, f.pattern, item{edge: frame})
	return text.String()
}

func (f Formats) writeIn(format *Format, d *notation.Document) (text string, lost []*puzzle.Fault, err error) {
	if err := format.refuses(newWriting(d, format, false)); err != nil {
		return "", nil, err
	}
	for _, plainly := range []bool{false, true} {
		w := newWriting(d, format, plainly)
		text := format.written(w)
		if format.ID == Own {
			return text, nil, nil
		}
		found, err := f.Read(text, How{})
		var lost losses
		same, named := false, false
		if err == nil && found.Document != nil {
			c := &comeback{writing: w, format: format, said: d, back: found.Document}
			lost, same = c.compare()
			named = same && c.motifsNamed() && d.By == ""
		}
		switch {
		case format.has(pasted): // nothing is lost but what the program leaves out
			untold := w.untold(true, true, named, false)
			if further := lost.without(w.untold(true, true, false, false)); !same || len(further) > 0 {
				untold = append(append(untold, fault("lost-reading")), further...)
			}
			return text, untold.in(format.ID), nil
		case same:
			return text, lost.in(format.ID), nil
		}
	}
	return "", nil, fault("unfit-reading", "format", format.ID)
}

// LostInLetters notes what of a document is lost when its board is drawn in letters, with the
// names around it; package draw draws it.
func LostInLetters(d *notation.Document) []*puzzle.Fault {
	w := newWriting(d, &Format{carries: halves}, false)
	frame, framed := w.puzzle.Frame()
	lost := w.untold(!framed || frame == '0' && !w.cut && w.rimmed(), true, true, true)
	if w.lone || w.plain && w.cut || !w.spelt() {
		lost = append(lost, fault("lost-mates"))
	}
	return lost.in("board")
}

// spelt reports whether the letters of the edges show which of them match: cases of a letter, or
// digits.
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

// newWriting numbers and names the motifs.
func newWriting(d *notation.Document, f *Format, plainly bool) *writing {
	p := d.Puzzle
	if plainly {
		unnamed := *d
		unnamed.Name, unnamed.By, unnamed.Motifs = "", "", nil
		d = &unnamed
	}
	w := &writing{document: d, puzzle: p, clues: p.Clues(), names: []string{"frame"}, plainly: plainly, pictures: picturesOf(p),
		called: map[string][]string{}, rare: f.rare}
	if frame, framed := p.Frame(); framed && !plainly {
		w.names[0] = frame.String()
	}
	if plainly {
		w.clues = nil
	}
	w.height, w.width = p.Grid().Size()
	w.spelled = !plainly
	taken := map[string]bool{w.names[0]: true}
	for i, motif := range p.Motifs() {
		w.motifs[motif.Head], w.heads[motif.Head] = i+1, true
		w.spelled = w.spelled && paired(motif)
		switch {
		case motif.Cut():
			w.cut = true
			w.motifs[motif.Tail] = i + 1
		case p.Mates()[motif.Head] == puzzle.Nothing:
			w.lone = true
		default:
			w.plain = true
		}
		name := plainName(notation.Called(d.Motifs[motif.Head]))
		if name == "" || taken[name] {
			name = motif.Head.String()
		}
		if plainly {
			name = string([]byte{'m', byte('a' + i/26), byte('a' + i%26)})
		}
		for taken[name] {
			name += "x"
		}
		taken[name] = true
		w.names = append(w.names, name)
	}
	w.lone = w.lone || w.shows(puzzle.Nothing)
	w.numbers = w.numbering(f, plainly)
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

// refuses returns why a puzzle does not fit a format at all.
func (f *Format) refuses(w *writing) error {
	frame, framed := w.puzzle.Frame()
	sides := w.puzzle.Grid().Sides
	switch {
	case sides != 4 && !(sides == 6 && f.has(hexagons)) && !f.has(anyGrid), f.has(square) && w.width != w.height:
		return fault("unfit-grid", "format", f.ID)
	case w.lone && !f.has(nothing):
		return fault("unfit-nothing", "format", f.ID)
	case w.plain && (!f.has(wholes) || w.cut && f.has(halves) && !f.has(mixed)), framed && w.shows(frame) && !f.has(rim|wholes):
		return fault("unfit-whole", "format", f.ID)
	case f.most > 0 && len(w.names)-1 > f.most:
		return fault("unfit-count", "format", f.ID, "found", len(w.names)-1, "most", f.most)
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

// untold lists the losses of a text that is not read again, given what it has.
func (w *writing) untold(frame, name, motifs, board bool) losses {
	d := w.document
	lying := 0
	if d.Board != nil {
		lying = d.Board.Filled()
	}
	var lost losses
	lost.add(!frame, "lost-frame")
	lost.add(!w.puzzle.MayTurn(), "lost-turn")
	lost.add(len(w.puzzle.Clues()) > 0, "lost-clues")
	lost.add(lying > 0 && !board, "lost-board")
	lost.add(!motifs && (d.Motifs != nil || d.Name != "" && !name || d.By != "" || d.Art != ""), "lost-names")
	if rest := len(w.puzzle.Tiles()) - lying; board && lying > 0 && rest > 0 {
		lost = append(lost, fault("lost-tiles", "found", rest))
	}
	return lost
}

// rimmed reports whether the frame's edge is on as many sides as the rim has.
func (w *writing) rimmed() bool {
	frame, _ := w.puzzle.Frame()
	shown := 0
	for _, tile := range w.puzzle.Tiles() {
		for _, edge := range tile {
			if edge == frame {
				shown++
			}
		}
	}
	return w.puzzle.Grid().Sides == 4 && shown == 2*(w.width+w.height)
}

// board is the position. Without one the clues are on their cells, and the other tiles follow in
// order.
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
