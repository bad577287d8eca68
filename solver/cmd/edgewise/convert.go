package main

import (
	"context"
	"slices"

	"edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/solvers"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// someTargets stands for all values of -to in a fault; the help lists them.
const someTargets = "text|link|board|json|go|bucas|…"

// convert writes a puzzle in another notation.
func convert(_ context.Context, c *console, args []string) error {
	var to, order, answer string
	var seed uint64
	targets := append(writable(), solvers.Formats()...)
	f := newFlags("convert")
	f.value("to", someTargets, func(value string) bool {
		to = value
		return slices.Contains(targets, value)
	})
	f.value("order", "trbl, tlrb …", func(value string) bool {
		order = value
		return foreign.IsOrder(value)
	})
	as := 0
	f.reading(&as)
	f.StringVar(&answer, "answer", "", "")
	f.seed(&seed, "shuffle")
	argument, err := f.parse(args)
	if err != nil {
		return err
	}
	if to == "" && (answer != "" || f.given("shuffle")) {
		to = "link"
	}
	if to == "" {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-to", "expected": someTargets}}
	}
	how := foreign.Taken{Order: order}
	found, err := c.find(argument, how, as)
	if err != nil {
		return err
	}
	document := found.Document
	c.mention(document)
	if said := readAs(found, how, as); said != nil && len(found.Orders) > 1 {
		c.complain(said)
	}
	if answer != "" {
		if document.Board, err = c.answer(answer, document.Puzzle); err != nil {
			return err
		}
	}
	if f.given("shuffle") {
		shuffle(document, seed)
	}
	if slices.Contains(solvers.Formats(), to) {
		text, err := solvers.Write(to, document)
		if err != nil {
			return err
		}
		return c.print(text)
	}
	text, lost, err := inFormat(to, document)
	if err != nil {
		return err
	}
	c.complainAll(lost)
	return c.print(text)
}

// writable are the formats for a puzzle and its board: our own and foreign ones.
func writable() []string {
	formats := []string{"text", "link", "board"}
	for _, format := range foreign.All() {
		if format.IsWritten() && format.ID != foreign.Own {
			formats = append(formats, format.ID)
		}
	}
	return formats
}

// inFormat writes a document in a format, and lists what the format cannot express.
func inFormat(to string, document *notation.Document) (text string, lost []*puzzle.Fault, err error) {
	switch to {
	case "text":
		return document.Text(), nil, nil
	case "link":
		return "#" + document.Link() + "\n", nil, nil
	case "board":
		return document.Captioned(draw.Letters(document.Puzzle, document.Board)), foreign.LostInLetters(document), nil
	}
	return foreign.All().Write(to, document)
}

// shuffle reorders the tiles of a document, and renumbers those on its board.
func shuffle(document *notation.Document, seed uint64) {
	chance, before := search.Random(seed), document.Board
	shuffled, numbers := chance.Shuffle(document.Puzzle)
	document.Puzzle, document.Board = shuffled, nil
	if before == nil {
		return
	}
	document.Board = puzzle.NewBoard(shuffled)
	for cell := range shuffled.Grid().Cells {
		if on, filled := before.At(cell); filled {
			on.Tile = numbers[on.Tile]
			document.Board.MustPlace(on)
		}
	}
}

// answer reads a solver's answer for a puzzle.
func (c *console) answer(file string, p *puzzle.Puzzle) (*puzzle.Board, error) {
	text, err := c.contents(file)
	if err != nil {
		return nil, err
	}
	board, notes, err := solvers.Answer(text, p)
	c.complainAll(notes)
	return board, err
}

func (c *console) complainAll(notes []*puzzle.Fault) {
	for _, note := range notes {
		c.complain(note)
	}
}
