package api

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
	"edgewise/solver/texts"
)

// The method about tiles that are being entered: all facts about them, after a change if one is
// asked for.

// Mates says how edges mate: every motif is cut in half, none is, or some are.
type Mates = unfinished.Way

// Entered is the tiles being entered, as the page keeps them.
type Entered struct {
	Grid    string   `json:"grid"`
	Mates   Mates    `json:"mates"`
	Motifs  []string `json:"motifs"` // the motifs to choose from, as their edges, such as "Aa"; "c-" mates with nothing
	Frame   string   `json:"frame"`  // the edge of the rim, "" without a frame
	MayTurn bool     `json:"mayTurn"`
	Tiles   []string `json:"tiles"` // one tile for each cell, "?" on sides not entered
	//ts:type [key: string, value: string][]
	Others [][2]string `json:"others"` // the other keys of the notation: names, the art, clues
}

// EntryFacts are all facts about the tiles being entered.
type EntryFacts struct {
	Entered    Entered                `json:"entered"`
	Sign       string                 `json:"sign"`              // the edge that a typed sign means, "" when it means none
	Problem    *Fault                 `json:"problem,omitempty"` // why the change is impossible; the entry is then unchanged
	Kind       unfinished.Kind        `json:"kind"`              // the kind of the grid
	Width      int                    `json:"width"`             // in cells; a hexagon and a triangle have their size twice
	Height     int                    `json:"height"`
	Name       string                 `json:"name"`
	Art        string                 `json:"art"`
	Halves     [2]string              `json:"halves"`
	CanBeDrawn bool                   `json:"canBeDrawn"` // whether the drawn sets serve the motifs
	Motifs     []Motif                `json:"motifs"`
	Edges      map[string]EdgeMeaning `json:"edges"`
	Palette    []string               `json:"palette"` // the edges to choose from
	Keys       map[string]string      `json:"keys"`    // the edge that each sign means; another sign may bring a motif
	Alike      [][]int                `json:"alike"`   // groups of complete tiles that look alike
	Lonely     []string               `json:"lonely"`  // edges whose motif is on a single side, which therefore finds no mate
	Balance    Balance                `json:"balance"`
	Text       string                 `json:"text"`
	Link       string                 `json:"link"` // the puzzle as a link's hash, "" until all tiles are complete

	// Begun is a link to the sides entered so far, without the mark of a whole puzzle (end=1); ""
	// before the first side.
	Begun string `json:"begun"`

	// Complete is the complete tiles as a text for containing; "" where tiles may not turn or clues
	// fix some, as no published puzzle is like that.
	Complete string `json:"complete"`

	// Sampler is a puzzle, as a link's hash, that shows every edge of the palette: its drawing gives
	// the pictures of the keys.
	Sampler string `json:"sampler"`
	Places  string `json:"places"` // a puzzle, as a link's hash, on the same grid: its drawing tells where the cells lie
}

// Balance is what counting alone tells about the tiles, before any search.
type Balance = unfinished.Balance

type enterParams struct {
	Entered Entered `json:"entered"`
	//ts:type (Change | { change?: undefined })
	Change
}

// Change is a change of an entry. The list of "grid" is its kind, width and height; of "names" the
// puzzle's name, the art, the two halves and each motif; of "rest" the missing tiles.
//
//ts:type | { change: "text" | "puzzle" | "sign"; to: string }
//ts:type | { change: "mates"; to: Mates }
//ts:type | { change: "frame"; to: "yes" | "no" }
//ts:type | { change: "more" | "less"; to: "cut" | "whole" }
//ts:type | { change: "grid" | "names" | "rest"; list: string[] }
type Change struct {
	Change string   `json:"change"`
	To     string   `json:"to"`   // the new value
	List   []string `json:"list"` // or several values
}

// enter returns the facts of an entry, after a change if one is given. An invalid entry or an unknown
// change is a fault.
func (*API) enter(p enterParams) (*EntryFacts, error) {
	now := p.Entered.puzzle()
	if now == nil {
		return nil, badParams("entered")
	}
	if !p.Change.isKnown(now.Grid) {
		return nil, badParams("change " + p.Change.Change)
	}
	changed, sign, err := p.Change.apply(now)
	facts := factsOf(changed)
	if sign != 0 {
		facts.Sign = sign.String()
	}
	facts.Problem, _ = err.(*puzzle.Fault)
	return facts, nil
}

// isKnown reports whether the change exists and has its arguments. A text that a person typed may
// still be unreadable.
func (c *Change) isKnown(grid *puzzle.Grid) bool {
	is := func(words ...string) bool { return slices.Contains(words, c.To) }
	switch c.Change {
	case "", "text", "puzzle", "sign":
		return true
	case "grid":
		return len(c.List) == 3 && slices.Contains(unfinished.Kinds(), unfinished.Kind(c.List[0]))
	case "mates":
		return unfinished.Way(c.To).Valid()
	case "frame":
		return is("yes", "no")
	case "more", "less":
		return is("cut", "whole")
	case "names":
		return len(c.List) >= 4
	case "rest":
		isNone := func(word string) bool {
			tile := puzzle.Tile(word)
			return !unfinished.IsTile(tile, grid) || slices.Contains(tile, notation.Missing)
		}
		return !slices.ContainsFunc(c.List, isNone)
	}
	return false
}

// apply makes every change except those of single sides, which need no rule. An unreadable text
// leaves the value as it was; a typed sign returns its edge.
func (c *Change) apply(now *unfinished.Puzzle) (changed *unfinished.Puzzle, sign puzzle.Edge, err error) {
	changed = now
	switch c.Change {
	case "text":
		changed, err = typed(c.To, now)
	case "puzzle":
		changed, err = unfinished.Read(c.To, &unfinished.Puzzle{Grid: now.Grid, Mates: unfinished.Halves})
		if err != nil {
			changed = now
		}
	case "sign":
		if len(c.To) == 1 {
			changed, sign = now.Bring(puzzle.Edge(c.To[0]))
		}
	case "grid":
		width, _ := strconv.Atoi(c.List[1]) // 0 if it is no number, which is no grid
		height, _ := strconv.Atoi(c.List[2])
		changed, err = now.Regrid(unfinished.Shape{Kind: unfinished.Kind(c.List[0]), Width: width, Height: height}.Name())
	case "mates":
		changed = now.Remate(unfinished.Way(c.To))
	case "frame":
		changed = now.Framed(c.To == "yes")
	case "more":
		changed = now.More(c.To == "cut")
	case "less":
		changed = now.Less(c.To == "cut")
	case "names":
		changed = now.Named(&unfinished.Names{Name: c.List[0], Art: c.List[1], Halves: [2]string(c.List[2:]), Motifs: c.List[4:]})
	case "rest":
		var rest []puzzle.Tile
		for _, word := range c.List {
			rest = append(rest, puzzle.Tile(word))
		}
		changed = now.Filled(rest)
	}
	return changed, sign, err
}

// typed reads a text in our own notation, or else in any other that [API.open] takes, unless the
// text says that its tiles are ours. An unreadable text has the fault of the notation that it
// more likely is.
func typed(text string, now *unfinished.Puzzle) (*unfinished.Puzzle, error) {
	own, err := unfinished.Read(text, now)
	begun := strings.HasPrefix(text, "tiles:") || strings.Contains(text, "\ntiles:")
	for _, tile := range own.Tiles {
		begun = begun || err == nil && strings.Trim(tile.String(), notation.Missing.String()) != ""
	}
	if begun {
		return own, err
	}
	found, other := texts.Read(foreign.Common(), text, foreign.Taken{})
	var document *notation.Document
	if other == nil {
		document, other = found.Plain()
	}
	if other == nil && found.Format != foreign.Own {
		return unfinished.Read(document.Text(), now)
	}
	code := func(err error) string {
		if fault, is := err.(*puzzle.Fault); is {
			return fault.Code
		}
		return ""
	}
	if code(err) == "no-puzzle" && other != nil && code(other) != "tiles-unfound" && code(other) != "empty" {
		err = other
	}
	return own, err
}

// puzzle converts the value for the core; nil if the value is damaged.
func (e *Entered) puzzle() *unfinished.Puzzle {
	grid, err := puzzle.GridNamed(e.Grid)
	if err != nil || len(e.Frame) > 1 {
		return nil
	}
	p := &unfinished.Puzzle{Grid: grid, Mates: e.Mates, MayTurn: e.MayTurn}
	if e.Frame != "" {
		p.Frame = puzzle.Edge(e.Frame[0])
	}
	for _, motif := range e.Motifs {
		p.Motifs = append(p.Motifs, unfinished.Motif(motif))
	}
	for _, word := range e.Tiles {
		p.Tiles = append(p.Tiles, puzzle.Tile(word))
	}
	for _, pair := range e.Others {
		p.Others = append(p.Others, notation.EntryOf(pair[0], pair[1]))
	}
	if !p.Sound() {
		return nil
	}
	return p
}

func enteredOf(p *unfinished.Puzzle) Entered {
	e := Entered{Grid: p.Grid.Name, Mates: p.Mates, MayTurn: p.MayTurn}
	if p.Frame != 0 {
		e.Frame = p.Frame.String()
	}
	for _, motif := range p.Motifs {
		e.Motifs = append(e.Motifs, string(motif))
	}
	for _, tile := range p.Tiles {
		e.Tiles = append(e.Tiles, tile.String())
	}
	for _, other := range p.Others {
		e.Others = append(e.Others, [2]string{other.Key, other.Value})
	}
	return e
}

// factsOf collects the facts about the tiles being entered.
func factsOf(p *unfinished.Puzzle) *EntryFacts {
	names, shape := p.Names(), unfinished.ShapeOf(p.Grid)
	facts := &EntryFacts{
		Entered: enteredOf(p), Kind: shape.Kind, Width: shape.Width, Height: shape.Height,
		Name: names.Name, Art: names.Art, Halves: names.Halves, CanBeDrawn: p.CanBeDrawn(),
		Edges: map[string]EdgeMeaning{}, Keys: map[string]string{},
		Alike: p.Alike(), Lonely: signs(p.Lonely()), Palette: signs(p.Palette()), Balance: p.Balance(),
		Text: p.Text(), Link: p.Link(), Begun: p.Begun(), Complete: p.Complete(), Sampler: p.Sampler(), Places: p.Places(),
	}
	for _, edge := range facts.Palette {
		facts.Edges[edge] = EdgeMeaning{Motif: -1}
	}
	for i, motif := range p.Motifs {
		facts.Motifs = append(facts.Motifs, motifOf(i, puzzle.Motif{Head: motif.Head(), Tail: motif.Tail()}, names.Motifs[i], facts.Edges))
	}
	for _, sign := range signs([]puzzle.Edge(puzzle.Alphabet + puzzle.Nothing.String())) {
		if edge, known := p.Meant(puzzle.Edge(sign[0])); known {
			facts.Keys[sign] = edge.String()
		}
	}
	return facts
}

// signs writes edges as strings.
func signs(edges puzzle.Tile) (list []string) {
	for _, edge := range edges {
		list = append(list, edge.String())
	}
	return list
}
