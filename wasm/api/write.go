package api

import (
	"cmp"

	"edgewise/solver/draw"
	"edgewise/solver/draw/qr"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
)

// The method that writes a puzzle for sharing: as a link, a picture, or in any notation.

type writeParams struct {
	freeParams
	Format string  `json:"format"`
	Page   string  `json:"page,omitempty"` // the address for links, without "#"
	Art    string  `json:"art,omitempty"`
	Title  string  `json:"title,omitempty"` // the title of a picture, instead of the puzzle's own name
	Watch  *Moment `json:"watch,omitempty"` // the moment of a search at which a link opens
}

// Written is a puzzle as a text, and what the format has no place for.
type Written struct {
	Text string   `json:"text"`
	Lost []*Fault `json:"lost"`
}

// writtenPixels is the width of a tile in a shared picture.
const writtenPixels = 100

// write writes a puzzle, with a board or a moment of a search if given: "link", "qr" (the link as a
// code), "svg", "board" (in letters), or any notation. A notation that cannot carry the puzzle is a
// fault.
func (*API) write(p writeParams) (written Written, err error) {
	document, err := p.document()
	if err != nil {
		return written, err
	}
	if p.Watch != nil {
		if document.Moment, err = p.Watch.moment(document.Puzzle); err != nil {
			return written, err
		}
	}
	switch p.Format {
	case "link":
		written.Text = p.Page + "#" + document.Link()
	case "qr":
		written.Text, err = qr.SVG(p.Page + "#" + document.Link())
	case "svg":
		o := draw.Options{Pixels: writtenPixels, Table: true, Title: notation.Shown(cmp.Or(p.Title, document.Name))}
		written.Text = artistFor(document, p.Art).Picture(document.Board, o)
	case "board":
		written.Text, written.Lost = document.Captioned(draw.Letters(document.Puzzle, document.Board)), foreign.LostInLetters(document)
	default:
		written.Text, written.Lost, err = foreign.Common().Write(p.Format, document)
	}
	return written, err
}
