package main

import (
	"cmp"
	"context"
	"time"

	"edgewise/solver/draw"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A made is what generate -json prints.
type made struct {
	Link      string `json:"link"` // with its #
	Generator int    `json:"generator"`
	rated
}

// mostWanted is how many solutions may be asked for.
const mostWanted = 1000

// generating makes a puzzle as it is wanted, or that of a day.
func generating(ctx context.Context, c *console, args []string) error {
	var difficulty, art, day string
	var limit time.Duration
	o := generate.Options{Motifs: 4, Solutions: 1}
	var words []string
	for _, word := range generate.Difficulties() {
		words = append(words, string(word))
	}
	f := newFlags("generate")
	asJSON := f.Bool("json", false, "")
	f.BoolVar(&o.Framed, "framed", false, "")
	f.BoolVar(&o.Same, "same", false, "")
	grid := f.String("grid", "3x3", "")
	f.number(&o.Motifs, "motifs", generate.MaxMotifs)
	f.number(&o.Solutions, "solutions", mostWanted)
	f.choice(&difficulty, "difficulty", words...)
	f.choice(&art, "art", draw.Sets()...)
	f.StringVar(&day, "day", "", "")
	f.duration(&limit, "limit")
	f.seed(&o.Seed, "seed")
	arguments, err := f.parseAll(args)
	if err != nil {
		return err
	}
	if len(arguments) > 0 {
		return excess(arguments[0])
	}
	for _, other := range []string{"grid", "motifs", "seed", "solutions", "framed", "same", "difficulty"} {
		if err := f.clash("day", other); err != nil {
			return err
		}
	}
	ctx, cancel := within(ctx, limit)
	defer cancel()
	defer c.doing(c.words.say("doing.generate", nil))()
	document, version := &notation.Document{Art: art}, generate.Version
	if f.given("day") {
		version = generate.DayVersion(day)
		if document, err = generate.DayOf(day); err != nil {
			return err
		}
		document.Art = cmp.Or(art, document.Art)
	} else {
		if o.Grid, err = puzzle.GridNamed(*grid); err != nil {
			return err
		}
		o.Difficulty = generate.Difficulty(difficulty)
		making, err := generate.Make(o)
		if err != nil {
			return err
		}
		if !step(ctx, making, slice) {
			return early("make-stopped", map[string]any{"grid": o.Grid.Name})
		}
		if document.Puzzle, err = making.Puzzle(); err != nil {
			return err
		}
	}
	if *asJSON {
		rating, all := ratedOf(ctx, document.Puzzle)
		return cmp.Or(c.printJSON(made{"#" + document.Link(), version, rating}), unrated(all))
	}
	return c.print(document.Text())
}
