package main

import (
	"edgewise/solver/puzzle"
)

// hand outputs the result of a search: for people, as an object, or as a link with a board. If
// output fails, or is a link without that information, standard error says how to continue the
// search.
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

// save saves the final state of a search to its file.
func (r *result) save() error {
	if r.keeper == nil {
		return nil
	}
	return r.keeper.keep(r.job().Save())
}

// goOn says how to continue a search, or how to see its results again.
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

// printBoard prints the found board as a link.
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

// link is the puzzle as a link for other programs, with the found board.
func (r result) link() string {
	document := *r.document
	if board := r.laid(); board != nil {
		document.Board = board
	}
	return "#" + document.Link()
}

// laid is the first solution, else the best board of a stopped search, else nil.
func (r result) laid() *puzzle.Board {
	p := r.document.Puzzle
	switch {
	case len(r.found.Boards) > 0:
		board, _ := boardOf(p, r.found.Boards[0]) // it is a board of this puzzle, so this cannot fail
		return board
	case !r.over:
		return r.plan.Deepest(r.found)
	}
	return nil
}
