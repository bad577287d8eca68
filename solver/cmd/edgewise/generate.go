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

// generateJSON is the object that generate -json prints.
type generateJSON struct {
	Link      string `json:"link"` // including the #
	Generator int    `json:"generator"`
	rateJSON
}

// mostWanted is the most solutions that can be asked for.
const mostWanted = 1000

// runGenerate makes a puzzle by options, or that of a day.
func runGenerate(ctx context.Context, c *console, args []string) error {
	var difficulty, art, day, grid string
	var planted, random bool
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
	f.BoolVar(&planted, "planted", false, "")
	f.BoolVar(&random, "random", false, "")
	f.StringVar(&grid, "grid", "3x3", "")
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
	for _, row := range [][]string{
		{"day", "grid", "motifs", "seed", "solutions", "framed", "same", "difficulty", "planted", "random"},
		{"planted", "random", "solutions", "difficulty"},
		{"random", "solutions", "difficulty"},
	} {
		for _, other := range row[1:] {
			if err := f.clash(row[0], other); err != nil {
				return err
			}
		}
	}
	ctx, cancel := within(ctx, limit)
	defer cancel()
	defer c.doing(c.words.say("doing.generate", nil))()
	document, version := &notation.Document{}, generate.Version
	var missed error // why the puzzle is only near the wish
	if f.given("day") {
		version = generate.DayVersion(day)
		document, err = generate.DayOf(day)
	} else if o.Grid, err = puzzle.GridNamed(grid); err == nil {
		o.Difficulty, o.Patient = generate.Difficulty(difficulty), limit > 0
		switch {
		case planted:
			document.Puzzle, err = generate.Planted(o)
		case random:
			document.Puzzle, err = generate.Random(o)
		default:
			if !f.given("motifs") && !f.given("solutions") && !o.Framed && !o.Same {
				o, document.Name = asOffered(o)
			}
			document.Puzzle, missed, err = wanted(ctx, o)
		}
	}
	if err != nil {
		return err
	}
	if missed != nil {
		document.Name = "" // the name would claim another difficulty
	}
	document.Art = cmp.Or(art, document.Art)
	if *asJSON {
		rating, all := ratedOf(ctx, document.Puzzle)
		return cmp.Or(c.printJSON(generateJSON{"#" + document.Link(), version, rating}), missed, unrated(all))
	}
	return cmp.Or(c.print(document.Text()), missed)
}

// asOffered is what the page makes for the same wish, with its name; the options unchanged if the
// page does not offer that.
func asOffered(o generate.Options) (_ generate.Options, name string) {
	wish := generate.Wish{Grid: o.Grid.Name, Difficulty: o.Difficulty, Seed: o.Seed}
	offered, is := wish.Options()
	if !is {
		return o, ""
	}
	offered.Patient = o.Patient
	return offered, wish.Name()
}

// wanted makes a puzzle by a search. If it finds none in time it returns the nearest one, and in
// missed how that differs; without any it returns an error.
func wanted(ctx context.Context, o generate.Options) (p *puzzle.Puzzle, missed, err error) {
	making, err := generate.Make(o)
	if err != nil {
		return nil, nil, err
	}
	over := step(ctx, making, slice)
	if over {
		if p, err = making.Puzzle(); err == nil {
			return p, nil, nil
		}
	}
	on := map[string]any{"grid": o.Grid.Name}
	near, found := making.Nearest()
	switch {
	case !found && over:
		return nil, nil, err
	case !found:
		return nil, nil, early("make-stopped", on)
	case near.Difficulty != generate.Unknown:
		on["difficulty"] = string(near.Difficulty)
		return near.Puzzle, early("make-near", on), nil
	case near.Counted:
		return near.Puzzle, early("make-hard", on), nil
	}
	return near.Puzzle, early("make-count", on), nil
}
