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

// The methods that read a text: a puzzle, or what is wrong with it and what of it can be kept.
// Open reads it in one go, as a link is read; read does the same in slices, as a long list takes.

type openParams struct {
	Text  string `json:"text"`
	Order string `json:"order"` // of the sides of a list
	Turns *bool  `json:"turns"` // false where the tiles of a list may not turn
	On    string `json:"on"`    // the puzzle on the table, for which the text may be an answer
}

// Opened is a text that was read, or what is wrong with it and what is kept.
type Opened struct {
	Puzzle  *Puzzle         `json:"puzzle,omitempty"`
	Board   Board           `json:"board,omitempty"`
	Watch   *Moment         `json:"watch,omitempty"`
	Notes   []*puzzle.Fault `json:"notes"`
	Problem *puzzle.Fault   `json:"problem,omitempty"`
	Kept    *Kept           `json:"kept,omitempty"`
	Foreign *Foreign        `json:"foreign,omitempty"`
	Look    *Look           `json:"look,omitempty"` // instead of a puzzle
}

// Foreign is in what other notation a text was written.
type Foreign struct {
	Format string   `json:"format"`
	Order  string   `json:"order"`
	Orders []string `json:"orders"`
	Like   string   `json:"like"` // the published puzzle whose pictures it has, ""
}

func (*API) open(p openParams) (Opened, error) {
	found, err := texts.Read(foreign.Common(), p.Text, p.taken())
	return p.opened(found, err)
}

type readParams struct {
	openParams
	sliceParams
}

// Reading is how far a text is read, and what came of it once that is done.
type Reading struct {
	Thought
	Opened *Opened `json:"opened,omitempty"`
}

// An opening is a text that is being read.
type opening struct {
	*texts.Reader
	openParams
}

// read begins to read a text, or goes on with one, of which the handle is enough.
func (a *API) read(p readParams) (Reading, error) {
	on, so, err := think(a, p.sliceParams, func() (*opening, error) {
		return &opening{texts.New(foreign.Common(), p.Text, p.taken()), p.openParams}, nil
	})
	if err != nil || !so.Done {
		return Reading{Thought: so}, err
	}
	found, err := on.Found()
	opened, err := on.opened(found, err)
	return Reading{so, &opened}, err
}

// taken is what a person says of a list.
func (p openParams) taken() foreign.Taken {
	return foreign.Taken{Order: p.Order, Upright: p.Turns != nil && !*p.Turns}
}

// opened is what came of a text.
func (p openParams) opened(found *foreign.Found, err error) (Opened, error) {
	if err != nil && p.On != "" && len(p.Text) <= notation.MaxText {
		found, err = answered(p.Text, p.On, err)
	}
	if err != nil {
		return unread(p.Text, err)
	}
	if found.Outcome != nil && !needsNoLook(found) {
		look := lookOf(found.Outcome, p.taken())
		if len(look.Readings) == 0 { // there are more pictures than signs, or more tiles than cells
			_, err := foreign.DocumentOf(found.Outcome.Readings[0], p.taken())
			return unread(p.Text, err)
		}
		return Opened{Notes: []*puzzle.Fault{}, Look: look}, nil
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
	if document.Board != nil {
		opened.Board = boardOf(document.Board)
	}
	if document.Moment != nil {
		opened.Watch = momentOf(document.Moment)
	}
	return opened, nil
}

// dress gives a puzzle the pictures and the names that it was published with, and says as
// what; "" where it was published without any. What the text itself calls its motifs stays
// unless that is a digit or a letter or two, and so do its letters, by which its owner knows the
// edges. A set gives its pictures to the motifs in the order of their letters, so a text whose order
// is another is left as it is.
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

// answerFormat stands for no notation of a puzzle, but for an answer to the one in sight.
const answerFormat = "answer"

// answered is the puzzle on the table with the board that lists of its tiles and their turns
// say, on which everything fits. What has no such lists has the fault that it had.
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

// unread is what open gives for a text that does not read.
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

// Kept is what can be kept of a text that does not read.
type Kept struct {
	Grid     string   `json:"grid"`
	Expected int      `json:"expected"`
	Tiles    []string `json:"tiles"`
	Name     string   `json:"name"`
	Text     string   `json:"text"`
	SVG      string   `json:"svg"`
	Begun    bool     `json:"begun"` // a link to which only sides are missing: it can be entered to its end
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
