package main

import (
	"cmp"
	"context"
	"strings"
	"time"

	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// maxBoards is how many boards are kept, one per solution; it limits no count.
// shownBoards is how many of them are printed for people.
const (
	maxBoards   = 1000
	shownBoards = 3
)

// maxPictures is the highest number that -max takes.
const maxPictures = 1_000_000_000

// A solved is what solve -json prints.
type solved struct {
	Status       string         `json:"status"`
	Arrangements search.Number  `json:"arrangements"`
	Pictures     search.Number  `json:"pictures"`
	Solutions    search.Number  `json:"solutions"`
	Nodes        search.Number  `json:"nodes"`
	Tries        *search.Number `json:"tries,omitempty"` // only of the textbook search
	Seconds      float64        `json:"seconds"`
	Order        search.Order   `json:"order"`
	Boards       []board        `json:"boards,omitzero"` // absent with -count
	Notes        []note         `json:"notes,omitempty"`
}

// A board is the tile and its turn on each cell, from 0.
type board struct {
	Tiles []int `json:"tiles"`
	Turns []int `json:"turns"`
}

// A note is what was odd in the text, as a code with its arguments.
type note struct {
	Code string         `json:"code"`
	Args map[string]any `json:"args"`
	At   map[string]int `json:"at"`
}

// solve counts and lists the solutions of a puzzle.
func solve(ctx context.Context, c *console, args []string) error {
	var order string
	var most int
	var limit time.Duration
	f := newFlags("solve")
	count := f.Bool("count", false, "")
	first := f.Bool("first", false, "")
	plain := f.Bool("plain", false, "")
	raw := f.Bool("raw", false, "")
	asJSON := f.Bool("json", false, "")
	f.number(&most, "max", maxPictures)
	f.choice(&order, "order", string(search.Row), string(search.Column), string(search.Spiral), string(search.Auto))
	f.duration(&limit, "limit")
	argument, err := f.parse(args)
	if err != nil {
		return err
	}
	if err := cmp.Or(f.clash("first", "max"), f.clash("plain", "raw")); err != nil {
		return err
	}
	if order == string(search.Column) || order == string(search.Spiral) { // the textbook goes row by row
		if err := cmp.Or(f.clash("plain", "order"), f.clash("raw", "order")); err != nil {
			return err
		}
	}
	document, err := c.read(argument)
	if err != nil {
		return err
	}

	o := search.Options{Order: search.Order(order), Keep: maxBoards, Most: uint64(most), First: *first}
	switch {
	case *plain:
		o.Mode = search.Plain
	case *raw:
		o.Mode = search.Raw
	}
	if *count {
		o.Keep = 0
	}
	found := searchFor(ctx, document.Puzzle, o, within(limit), never)
	if *asJSON {
		err = c.printJSON(found.object(document, o))
	} else {
		c.mention(document)
		err = c.print(c.words.solved(document, found, o))
	}
	if err != nil {
		return err
	}
	return found.early()
}

// object is the search as solve -json prints it.
func (s searched) object(document *notation.Document, o search.Options) solved {
	counts := s.search.Counts()
	_, choice := s.plan.Order()
	object := solved{
		Status:       s.status(),
		Arrangements: counts.Arrangements,
		Pictures:     search.NumberOf(counts.Pictures),
		Solutions:    search.NumberOf(counts.Solutions),
		Nodes:        search.NumberOf(s.search.Total()),
		Seconds:      s.spent.Seconds(),
		Order:        choice.Order,
		Notes:        notesOf(document),
	}
	if o.Mode == search.Plain {
		tries := search.NumberOf(s.search.Tries())
		object.Tries = &tries
	}
	if o.Keep > 0 {
		object.Boards = []board{}
	}
	for _, full := range s.search.Boards() {
		object.Boards = append(object.Boards, board(full))
	}
	return object
}

func notesOf(document *notation.Document) []note {
	var notes []note
	for _, n := range document.Notes {
		notes = append(notes, note{n.Code, n.Args, n.At})
	}
	return notes
}

// solved is the search in words: the verdict first, then how the counts come
// about, what it took, and the first boards.
func (w *words) solved(document *notation.Document, found searched, o search.Options) string {
	p := document.Puzzle
	var text strings.Builder
	if document.Name != "" {
		text.WriteString(printable(document.Name) + "\n\n")
	}
	text.WriteString(wrapped(w.verdict(p, found)+"\n"+w.effort(found, o)) + "\n")
	boards := found.search.Boards()
	if len(boards) == 0 {
		return text.String()
	}
	text.WriteString("\n" + wrapped(w.guide(p)) + "\n")
	for i, full := range boards[:min(len(boards), shownBoards)] {
		text.WriteString("\n" + w.say("solution", values{"n": i + 1}) + "\n\n")
		text.WriteString(w.board(p, full))
	}
	if solutions := found.search.Counts().Solutions; solutions > shownBoards {
		text.WriteString("\n" + w.say("more", values{
			"shown": shownBoards, "solutions": search.NumberOf(solutions), "most": maxBoards}) + "\n")
	}
	return text.String()
}
