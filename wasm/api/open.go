package api

import (
	"edgewise/solver/draw"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
	"edgewise/solver/texts"
)

// The methods that read a text: the result is a puzzle with its drawing, or what is wrong and what can
// be kept. Method open reads in one call, for a link; read does the same in slices, for a long list.

// OpenParams are a text, and what a person says of it.
type OpenParams struct {
	Text  string  `json:"text"`
	Order string  `json:"order,omitempty"` // the order of the sides in a list, such as "trbl"
	Turns *bool   `json:"turns,omitempty"` // false if the tiles of a list may not turn
	On    string  `json:"on,omitempty"`    // the puzzle on the table, which the text may solve
	Art   *string `json:"art,omitempty"`   // to draw the puzzle in, "" for its own; absent for no drawing
}

// Opened is the answer to a text: a puzzle, or what is wrong with it and what can be kept.
type Opened struct {
	Puzzle  *Puzzle  `json:"puzzle,omitempty"`
	Drawing *Drawing `json:"drawing,omitempty"` // of the puzzle, if an art was asked for
	Board   Board    `json:"board,omitempty"`   // the board that the text carries, if any
	Watch   *Moment  `json:"watch,omitempty"`   // the moment of a search that the text carries, if any
	Notes   []*Fault `json:"notes"`             // harmless oddities, such as an unknown key
	Problem *Fault   `json:"problem,omitempty"` // set instead of a puzzle when the text cannot be read
	Kept    *Kept    `json:"kept,omitempty"`    // what can be kept, beside a problem
	Foreign *Foreign `json:"foreign,omitempty"` // set if the text is not in our own notation
	Look    *Look    `json:"look,omitempty"`    // set instead of a puzzle when a person should check a list of tiles first
}

// Foreign is the foreign notation of a text, and what was made of it.
type Foreign struct {
	Format string   `json:"format"`
	Order  string   `json:"order"`  // the assumed order of the sides: t, r, b, l, each once
	Orders []string `json:"orders"` // the possible orders, the assumed one first
	Like   string   `json:"like"`   // the name of the published puzzle whose pictures it was given, or ""
}

// open reads a link, a hash, a text file, or the text of another program or a person. With art it draws the
// puzzle, too, as draw does.
func (*API) open(p OpenParams) (Opened, error) {
	found, err := texts.Read(foreign.Common(), p.Text, p.taken())
	return p.opened(found, err)
}

type readParams struct {
	//ts:type Partial<OpenParams>
	OpenParams
	sliceParams
}

// Reading is the progress of reading a text, and the result once it is done.
type Reading struct {
	Thought
	Opened *Opened `json:"opened,omitempty"`
}

// An opening is a text being read.
type opening struct {
	*texts.Reader
	OpenParams
}

// read reads like open, in slices for a long text: it begins with handle 0, and continues with the
// handle alone.
func (a *API) read(p readParams) (Reading, error) {
	on, so, err := think(a, p.sliceParams, func() (*opening, error) {
		return &opening{texts.New(foreign.Common(), p.Text, p.taken()), p.OpenParams}, nil
	})
	if err != nil || !so.Done {
		return Reading{Thought: so}, err
	}
	found, err := on.Found()
	opened, err := on.opened(found, err)
	return Reading{so, &opened}, err
}

// taken is what a person has said about a list.
func (p OpenParams) taken() foreign.Taken {
	return foreign.Taken{Order: p.Order, Upright: p.Turns != nil && !*p.Turns}
}

// opened is the result for a text.
func (p OpenParams) opened(found *foreign.Found, err error) (Opened, error) {
	if err != nil && p.On != "" && len(p.Text) <= notation.MaxText {
		found, err = answered(p.Text, p.On, err)
	}
	if err != nil {
		return unread(p.Text, err)
	}
	if found.Outcome != nil && !needsNoLook(found) {
		look := lookOf(found.Outcome, p.taken())
		if len(look.Readings) == 0 { // more pictures than signs, or more tiles than cells
			_, err := foreign.DocumentOf(found.Outcome.Readings[0], p.taken())
			return unread(p.Text, err)
		}
		return Opened{Notes: []*Fault{}, Look: look}, nil
	}
	document := found.Document
	opened := Opened{Notes: document.Notes}
	if found.Format != foreign.Own {
		opened.Foreign = &Foreign{Format: found.Format, Order: found.Order, Orders: found.Orders}
		if found.Format != answerFormat {
			opened.Foreign.Like = dress(document)
		}
	}
	opened.Puzzle = puzzleOf(document)
	if p.Art != nil {
		drawing := drawingOf(artistFor(document, *p.Art))
		opened.Drawing = &drawing
	}
	if document.Board != nil {
		opened.Board = boardOf(document.Board)
	}
	if document.Moment != nil {
		opened.Watch = momentOf(document.Moment)
	}
	return opened, nil
}

// dress gives a puzzle the pictures and names that it was published with, and returns the name of
// that publication, "" if there is none. Names from the text stay unless they are a digit or up
// to two letters, and so do its letters, by which its owner knows the edges. A drawing set
// assigns pictures in the order of the letters, so a text with another order is left as it is.
func dress(document *notation.Document) string {
	for _, match := range gallery.Recognise(document.Puzzle) {
		published := match.Entry.Document()
		if published.Art == "" || document.Art != "" && document.Art != notation.Signs || match.Mirrored {
			continue
		}
		names := map[puzzle.Edge]string{}
		own, theirs := document.Puzzle.Motifs(), published.Puzzle.Motifs()
		fits := len(own) == len(theirs)
		for i, motif := range theirs[:min(len(own), len(theirs))] {
			head := own[i].Head
			names[head] = published.Motifs[motif.Head]
			said := document.Motifs[head]
			fits = fits && match.Edges[motif.Head] == head && (said == "" || notation.IsShort(said) || said == names[head])
		}
		if fits {
			document.Art, document.Motifs = published.Art, names
			if document.Halves == [2]string{} {
				document.Halves = published.Halves
			}
			return match.Entry.Name
		}
	}
	return ""
}

// answerFormat marks a text that is no puzzle but an answer to the puzzle on the table.
const answerFormat = "answer"

// answered is the puzzle on the table with the board that the text's lists of tiles and turns
// describe, if everything on it fits. Otherwise the error is the text's original fault.
func answered(text, on string, fault error) (*foreign.Found, error) {
	document, err := notation.Read(on)
	if err != nil {
		return nil, err
	}
	lies, boards, wrong := foreign.Listed(text, document.Puzzle)
	switch {
	case boards == 0:
		return nil, fault
	case wrong != nil:
		return nil, wrong
	}
	board, err := foreign.Solved(document.Puzzle, lies)
	if err != nil {
		return nil, err
	}
	document.Board, document.Notes = board, append(document.Notes, foreign.FirstOf(boards)...)
	return &foreign.Found{Format: answerFormat, Document: document}, nil
}

// unread is the result of open for an unreadable text.
func unread(text string, err error) (Opened, error) {
	problem, known := err.(*puzzle.Fault)
	if !known {
		return Opened{}, err
	}
	salvaged := notation.Salvage(text)
	kept := keptOf(salvaged)
	if kept != nil && !salvaged.Whole && len(kept.Tiles) < kept.Expected {
		_, err := unfinished.Read(text, unfinished.New())
		kept.Begun = err == nil
	}
	return Opened{Problem: problem, Kept: kept}, nil
}

// Kept is what can be kept of an unreadable text.
type Kept struct {
	Grid     string   `json:"grid"`
	Expected int      `json:"expected"` // how many tiles the grid needs
	Tiles    []string `json:"tiles"`    // the complete tiles, one word each
	Name     string   `json:"name"`

	// Text is everything that arrived, as a text file for a person to repair: unreadable parts
	// stand there unchanged.
	Text  string `json:"text"`
	SVG   string `json:"svg"`   // the kept tiles, loose, as one SVG document
	Begun bool   `json:"begun"` // whether the text is a link that only lacks sides, so that it can be completed by hand
}

func keptOf(salvaged *notation.Kept) *Kept {
	if salvaged == nil {
		return nil
	}
	kept := &Kept{Name: salvaged.Document.Name, Text: salvaged.Text()}
	for _, tile := range salvaged.Spec.Tiles {
		if tile != nil {
			kept.Tiles = append(kept.Tiles, tile.String())
		}
	}
	if grid := salvaged.Spec.Grid; grid != nil {
		kept.Grid, kept.Expected = grid.Name, len(grid.Cells)
		kept.SVG = draw.Kept(salvaged.Spec, salvaged.Document.Art, salvaged.Document.Signs())
	}
	return kept
}
