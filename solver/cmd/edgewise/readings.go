package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A list of tiles that is not plain: its readings are shown, so that one of them can be chosen with
// convert -as. The page shows them as a look at the tiles, and says the same with the same words.

// An openList is the error of a list that a person has to decide about.
type openList struct {
	outcome *reading.Outcome
	how     foreign.Taken
}

func (o *openList) Error() string { return o.advice().Error() }

// advice is what to do about it.
func (o *openList) advice() *puzzle.Fault {
	return &puzzle.Fault{Code: "readings-open"}
}

// An openJSON is what -json prints of such a list in the place of an answer.
type openJSON struct {
	Question string     `json:"question"` // why a person has to decide
	Readings []seenJSON `json:"readings"` // the likeliest first
}

// A seenJSON is one way to read the tiles.
type seenJSON struct {
	As       int       `json:"as"` // for convert -as
	Puzzle   string    `json:"puzzle,omitempty"`
	Tiles    int       `json:"tiles"`
	Expected int       `json:"expected"` // how many the board needs that they fill, or almost fill
	Pictures []string  `json:"pictures"`
	Halves   [2]string `json:"halves"` // what they are called; "" where pictures are whole
	Order    string    `json:"order"`  // of the sides in the text; "" where they are no squares
	Assumed  bool      `json:"assumed"`
	First    []string  `json:"first"` // the sides of the first tile, clockwise from the top
	Notes    []note    `json:"notes,omitempty"`
}

// seen are the readings of the list.
func (o *openList) seen() (all []seenJSON) {
	for i, r := range o.outcome.Readings {
		if o.how.Order != "" && o.how.Order != r.Order.Sides {
			r = r.Reordered(o.how.Order)
		}
		one := seenJSON{As: i + 1, Tiles: len(r.Tiles), Expected: foreign.Expected(r), Halves: r.ToldHalves()}
		if document, err := foreign.DocumentOf(r, o.how); err == nil {
			one.Puzzle = "#" + document.Link()
		}
		for _, tile := range r.Tiles {
			for _, side := range tile.Sides {
				if !slices.Contains(one.Pictures, side.Motif) {
					one.Pictures = append(one.Pictures, side.Motif)
				}
			}
		}
		if r.Sides == 4 {
			one.Order, one.Assumed = r.Order.Sides, r.Order.Why == reading.Assumed
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

// show tells of a list that is open: what is odd about it, its readings, and what to do.
func (c *console) show(o *openList, asJSON bool) {
	all, likeliest := o.seen(), o.outcome.Readings[0]
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

// mostPictures is how many pictures are named.
const mostPictures = 6

// read is how a reading understands the text: how many tiles and pictures, which ones, the halves, the
// order of the sides, and the first tile.
func (w *words) read(r seenJSON) string {
	n := func(count int) search.Number { return search.Number(strconv.Itoa(count)) }
	pictures := w.count("look.pictures", n(len(r.Pictures)), nil)
	names := slices.Clone(r.Pictures[:min(len(r.Pictures), mostPictures)])
	for i, name := range names {
		names[i] = w.word(name)
	}
	if len(names) < len(r.Pictures) {
		names = append(names, "…")
	}
	sentences := []string{
		w.say("look.told", values{"list": w.list([]string{w.count("look.tiles", n(r.Tiles), nil), pictures + " (" + strings.Join(names, ", ") + ")"})}),
		w.halvesRead(r.Halves, r.Pictures),
	}
	if r.Order != "" {
		key := "look.order.chosen"
		if r.Assumed {
			key = "look.order.assumed"
		}
		var order []string
		for _, side := range r.Order {
			order = append(order, w.side(4, 4, map[rune]int{'t': 0, 'r': 90, 'b': 180, 'l': 270}[side]))
		}
		sentences = append(sentences, w.say(key, values{"order": strings.Join(order, ", ")}))
	}
	first := w.say("at.place", values{"place": begun(w.say("at.tile", values{"n": 1}))})
	return strings.Join(append(sentences, first+" "+w.word(strings.Join(r.First, ", "))), " ") + "."
}

// halvesRead is how a text tells the two halves of its pictures apart: not at all, by large and small
// letters, by numbers of which the second are so much greater, by a mark that one of them has, or by names.
func (w *words) halvesRead(halves [2]string, pictures []string) string {
	with := values{"head": halves[0], "tail": halves[1], "mark": halves[0] + halves[1]}
	apart, numbers := strings.CutPrefix(halves[1], "k+")
	switch {
	case numbers:
		var pairs []string
		by, _ := strconv.Atoi(apart)
		for _, name := range pictures[:min(len(pictures), mostPictures)] {
			if n, err := strconv.Atoi(name); err == nil {
				pairs = append(pairs, fmt.Sprintf("%d + %d", n, n+by))
			}
		}
		if len(pictures) > mostPictures {
			pairs = append(pairs, "…")
		}
		return w.say("look.halves.numbers", values{"pairs": strings.Join(pairs, ", ")})
	case halves == [2]string{}:
		return w.say("look.whole", nil)
	case halves == [2]string{"A", "a"}:
		return w.say("look.halves.case", nil)
	case halves[0] == "", halves[1] == "":
		return w.say("look.halves.marked", with)
	}
	return w.say("look.halves", with)
}
