package main

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// If a list of tiles is not clear, its readings are shown, to choose one with -as. The page shows
// them as a look at the tiles, with the same words.

// An openList is the error of a list with a question that a person must answer.
type openList struct {
	outcome *reading.Outcome
	how     foreign.Taken
}

func (o *openList) Error() string { return o.advice().Error() }

// advice says what to do about it.
func (o *openList) advice() *puzzle.Fault {
	return &puzzle.Fault{Code: "readings-open"}
}

// openJSON is what -json prints for such a list instead of an answer.
type openJSON struct {
	Question string        `json:"question"` // why a person must decide
	Readings []readingJSON `json:"readings"` // the likeliest first
}

// A readingJSON is one way to read the tiles.
type readingJSON struct {
	As       int       `json:"as"` // the value for -as
	Puzzle   string    `json:"puzzle,omitempty"`
	Tiles    int       `json:"tiles"`
	Expected int       `json:"expected"` // the number of tiles of the board that they fill or almost fill
	Pictures []string  `json:"pictures"`
	Halves   [2]string `json:"halves"`          // their names; "" if pictures are whole or numbers
	Pairs    []string  `json:"pairs,omitempty"` // "1 + 5" for each picture whose halves are both numbers
	Order    string    `json:"order"`           // of the sides in the text; "" if the tiles are not squares
	Assumed  bool      `json:"assumed"`         // the order is a guess
	Said     bool      `json:"said"`            // the text gives the order
	First    []string  `json:"first"`           // the sides of the first tile, clockwise from the top
	Notes    []note    `json:"notes,omitempty"`
}

// ordered is a reading with its sides in the order that -order names.
func (o *openList) ordered(r *reading.Reading) *reading.Reading {
	if o.how.Order == "" || o.how.Order == r.Order.Sides {
		return r
	}
	return r.Reordered(o.how.Order)
}

// readings lists the readings of the list.
func (o *openList) readings() (all []readingJSON) {
	for i, r := range o.outcome.Readings {
		r = o.ordered(r)
		one := readingJSON{As: i + 1, Tiles: len(r.Tiles), Expected: foreign.Expected(r), Halves: r.Halves}
		if document, err := foreign.DocumentOf(r, o.how); err == nil {
			one.Puzzle = "#" + document.Link()
		}
		if r.IsNumbered() {
			one.Halves = [2]string{}
		}
		for _, p := range r.Pictures() {
			one.Pictures = append(one.Pictures, p.Name)
			if r.IsNumbered() && p.Name != r.Frame {
				one.Pairs = append(one.Pairs, strings.Trim(p.Labels[0]+" + "+p.Labels[1], " +"))
			}
		}
		if r.Sides == 4 {
			one.Order, one.Assumed = r.Order.Sides, r.Order.Why == reading.Assumed
			one.Said = !one.Assumed && r.Order.Why != reading.BySomebody
		}
		for _, side := range r.Tiles[0].Sides {
			one.First = append(one.First, side.Label)
		}
		for _, f := range slices.Concat(foreign.Odd(r), foreign.TakenFor(r), foreign.Around(r)) {
			one.Notes = append(one.Notes, note{f.Code, f.Args, f.At})
		}
		all = append(all, one)
	}
	return all
}

// show prints what is odd about an open list, its readings, and what to do.
func (c *console) show(o *openList, asJSON bool) {
	all, likeliest := o.readings(), o.ordered(o.outcome.Readings[0])
	if asJSON {
		if err := c.printJSON(openJSON{string(o.outcome.Question), all}); err != nil {
			c.complain(err)
		}
	}
	if o.outcome.Question == reading.AboutCount {
		c.tellCount(all[0].Tiles, all[0].Expected)
	}
	if o.outcome.Question == reading.AboutLists {
		c.complain(foreign.SeveralLists())
	}
	for _, sentence := range c.words.notes(slices.Concat(foreign.Odd(likeliest), foreign.Around(likeliest))) {
		c.aside("edgewise: " + sentence + "\n")
	}
	for _, one := range all {
		const indent = "  "
		text := "-as " + strconv.Itoa(one.As) + ": " + c.words.read(one)
		c.aside(indent + strings.ReplaceAll(wrappedTo(text, lineWidth-2*len(indent)), "\n", "\n"+indent+indent) + "\n")
	}
	c.complain(o.advice())
}

// tellCount says that tiles are missing, or too many.
func (c *console) tellCount(n, expected int) {
	key := "look.many"
	switch {
	case n == expected:
		return
	case n < expected:
		key = "look.few"
	}
	c.aside("edgewise: " + c.words.say(key, values{"n": n, "expected": expected}) + ".\n")
}

// mostPictures is the most pictures that are named.
const mostPictures = 6

// read says how a reading understands the text: how many tiles and pictures, which pictures, the
// halves, the order of the sides, and the first tile.
func (w *words) read(r readingJSON) string {
	n := func(count int) search.Number { return search.Number(strconv.Itoa(count)) }
	pictures := w.count("look.pictures", n(len(r.Pictures)), nil)
	var names []string
	for _, name := range first(r.Pictures) {
		names = append(names, w.word(reading.Shortened(name)))
	}
	sentences := []string{
		w.say("look.told", values{"list": w.list([]string{w.count("look.tiles", n(r.Tiles), nil), pictures + " (" + strings.Join(names, ", ") + ")"})}),
		w.halvesRead(r),
	}
	if r.Order != "" {
		key := "look.order.chosen"
		switch {
		case r.Assumed:
			key = "look.order.assumed"
		case r.Said:
			key = "look.order.said"
		}
		var order []string
		for _, side := range r.Order {
			order = append(order, w.side(4, 4, map[rune]int{'t': 0, 'r': 90, 'b': 180, 'l': 270}[side]))
		}
		sentences = append(sentences, w.say(key, values{"order": strings.Join(order, ", ")}))
	}
	named := w.say("at.place", values{"place": begun(w.say("at.tile", values{"n": 1}))})
	return strings.Join(append(sentences, named+" "+w.word(reading.Shortened(strings.Join(r.First, ", ")))), " ") + "."
}

// halvesRead says how a text distinguishes the two halves of its pictures: by two numbers, not at
// all, by upper and lower case, by a mark on one of them, or by names.
func (w *words) halvesRead(r readingJSON) string {
	halves := r.Halves
	with := values{"head": halves[0], "tail": halves[1], "mark": halves[0] + halves[1]}
	switch {
	case len(r.Pairs) > 0:
		return w.say("look.halves.numbers", values{"pairs": strings.Join(first(r.Pairs), ", ")})
	case halves == [2]string{}:
		return w.say("look.whole", nil)
	case halves == [2]string{"A", "a"}:
		return w.say("look.halves.case", nil)
	case halves[0] == "", halves[1] == "":
		return w.say("look.halves.marked", with)
	}
	return w.say("look.halves", with)
}

// first is the first few of some names, and a sign for the rest.
func first(names []string) []string {
	if len(names) > mostPictures {
		return append(slices.Clone(names[:mostPictures]), "…")
	}
	return names
}
