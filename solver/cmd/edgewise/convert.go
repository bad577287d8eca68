package main

import (
	"context"
	"slices"

	"edgewise/solver/draw"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/puzzle"
)

// someTargets stand for all that -to can be; the help lists them.
const someTargets = "text|link|board|json|go|bucas|…"

// convert writes a puzzle in another notation.
func convert(_ context.Context, c *console, args []string) error {
	var to, order string
	targets := []string{"text", "link", "board"}
	for _, format := range foreign.Formats() {
		if format.Write && format.ID != foreign.Own {
			targets = append(targets, format.ID)
		}
	}
	f := newFlags("convert")
	f.value("to", someTargets, func(value string) bool {
		to = value
		return slices.Contains(targets, value)
	})
	f.value("order", "trbl, tlrb …", func(value string) bool {
		order = value
		return foreign.IsOrder(value)
	})
	argument, err := f.parse(args)
	if err != nil {
		return err
	}
	if to == "" {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-to", "expected": someTargets}}
	}
	found, err := c.find(argument, order)
	if err != nil {
		return err
	}
	document := found.Document
	c.mention(document)
	if len(found.Orders) > 1 {
		c.complain(&puzzle.Fault{Code: "read-as", Args: map[string]any{"format": found.Format, "order": found.Order}})
	}
	switch to {
	case "text":
		return c.print(document.Text())
	case "link":
		return c.print("#" + document.Link() + "\n")
	case "board":
		c.complainAll(foreign.LostInLetters(document))
		return c.print(draw.Letters(document.Puzzle, document.Board))
	}
	text, lost, err := foreign.Write(to, document)
	if err != nil {
		return err
	}
	c.complainAll(lost)
	return c.print(text)
}

func (c *console) complainAll(losses []*puzzle.Fault) {
	for _, loss := range losses {
		c.complain(loss)
	}
}
