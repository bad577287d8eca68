package main

import (
	"edgewise/solver/puzzle"
)

// hand hands on what a search knows at its end: to people, as an object, or as a
// link with a board. A search that could not be handed on can be gone on with all
// the same, and so can one of which the link does not say how.
func (c *console) hand(r result, asJSON, asLink bool) error {
	unsaved := r.save()
	var unprinted error
	switch {
	case asJSON:
		unprinted = c.printJSON(r.object())
	case asLink:
		c.mention(r.document)
		unprinted = c.printBoard(r)
	default:
		c.mention(r.document)
		unprinted = c.print(c.words.solved(r))
	}
	if r.reasons == nil && (unprinted != nil && (!asLink || r.laid() != nil) || asLink && !r.over) {
		c.aside(c.words.goOn(r))
	}
	for _, err := range []error{unsaved, unprinted} {
		if err != nil {
			return err
		}
	}
	return r.early()
}

// save writes the end of a search down where its states were kept.
func (r *result) save() error {
	if r.keeper == nil {
		return nil
	}
	return r.keeper.keep(r.job().Save())
}

// goOn says how to go on with a search, or how to see once more what it found.
func (w *words) goOn(r result) string {
	key, from := "continue", ""
	if r.complete {
		key = "continue.found"
	}
	if r.keeper != nil && r.keeper.failed == nil {
		from = r.keeper.file
	} else {
		from = r.job().Save()
	}
	return w.say(key, values{"saved": from}) + "\n"
}

// printBoard prints the board that was found as a link.
func (c *console) printBoard(r result) error {
	if r.laid() == nil {
		switch {
		case r.found.Pictures > 0:
			return &puzzle.Fault{Code: "board-unkept"}
		case r.part != nil && r.part.Of > 1:
			return &puzzle.Fault{Code: "part-none", Args: map[string]any{"part": r.part.name()}}
		}
		return &puzzle.Fault{Code: "board-none"}
	}
	return c.print(r.link() + "\n")
}

// link is the puzzle as a link for other programs, with the board that was found
// on it.
func (r result) link() string {
	document := *r.document
	if board := r.laid(); board != nil {
		document.Board = board
	}
	return "#" + document.Link()
}

// laid is the first solution, else the best board of a search that was stopped,
// else nothing.
func (r result) laid() *puzzle.Board {
	p := r.document.Puzzle
	switch {
	case len(r.found.Boards) > 0:
		board, _ := boardOf(p, r.found.Boards[0]) // which is a board of the puzzle
		return board
	case !r.over:
		return r.plan.Deepest(r.found)
	}
	return nil
}
