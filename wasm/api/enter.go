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

// Entered is the tiles being entered, as the page keeps them: a missing side is "?", and keys
// other than the rules keep their values.
type Entered struct {
	Grid    string      `json:"grid"`
	Mates   string      `json:"mates"`
	Motifs  []string    `json:"motifs"`
	Frame   string      `json:"frame"`
	MayTurn bool        `json:"mayTurn"`
	Tiles   []string    `json:"tiles"`
	Others  [][2]string `json:"others"`
}

// EntryFacts are all facts about the tiles being entered.
type EntryFacts struct {
	Entered    Entered                `json:"entered"`
	Sign       string                 `json:"sign"`              // the edge that the typed sign stands for, or ""
	Problem    *puzzle.Fault          `json:"problem,omitempty"` // why the change is impossible
	Kind       string                 `json:"kind"`              // of the grid
	Width      int                    `json:"width"`
	Height     int                    `json:"height"`
	Name       string                 `json:"name"`
	Art        string                 `json:"art"`
	Halves     [2]string              `json:"halves"`
	CanBeDrawn bool                   `json:"canBeDrawn"`
	Motifs     []Motif                `json:"motifs"`
	Edges      map[string]EdgeMeaning `json:"edges"`
	Palette    []string               `json:"palette"`
	Keys       map[string]string      `json:"keys"` // from signs to edges
	Alike      [][]int                `json:"alike"`
	Lonely     []string               `json:"lonely"`
	Balance    unfinished.Balance     `json:"balance"`
	Text       string                 `json:"text"`
	Link       string                 `json:"link"`     // "" until all tiles are finished
	Begun      string                 `json:"begun"`    // a link to what was entered so far
	Complete   string                 `json:"complete"` // the finished tiles, as a text
	Sampler    string                 `json:"sampler"`
	Places     string                 `json:"places"`
}

type enterParams struct {
	Entered Entered  `json:"entered"`
	Change  string   `json:"change"`
	To      string   `json:"to"`   // the new value
	List    []string `json:"list"` // or several values
}

func (*API) enter(p enterParams) (*EntryFacts, error) {
	now := p.Entered.puzzle()
	if now == nil {
		return nil, badParams("entered")
	}
	if !p.known(now.Grid) {
		return nil, badParams("change " + p.Change)
	}
	changed, sign, err := p.change(now)
	facts := factsOf(changed)
	if sign != 0 {
		facts.Sign = sign.String()
	}
	facts.Problem, _ = err.(*puzzle.Fault)
	return facts, nil
}

// known reports whether the change exists and has its arguments. A text that a person typed may
// still be unreadable.
func (p *enterParams) known(grid *puzzle.Grid) bool {
	is := func(words ...string) bool { return slices.Contains(words, p.To) }
	switch p.Change {
	case "", "text", "puzzle", "sign":
		return true
	case "grid":
		return len(p.List) == 3 && slices.Contains(unfinished.Kinds(), p.List[0])
	case "mates":
		return unfinished.Way(p.To).Valid()
	case "frame":
		return is("yes", "no")
	case "more", "less":
		return is("cut", "whole")
	case "names":
		return len(p.List) >= 4
	case "rest":
		isNone := func(word string) bool {
			tile := puzzle.Tile(word)
			return !unfinished.IsTile(tile, grid) || slices.Contains(tile, notation.Missing)
		}
		return !slices.ContainsFunc(p.List, isNone)
	}
	return false
}

// change makes every change except those of single sides, which need no rule. An unreadable text
// leaves the value as it was; a typed sign returns its edge.
func (p *enterParams) change(now *unfinished.Puzzle) (changed *unfinished.Puzzle, sign puzzle.Edge, err error) {
	changed = now
	switch p.Change {
	case "text":
		changed, err = typed(p.To, now)
	case "puzzle":
		changed, err = unfinished.Read(p.To, &unfinished.Puzzle{Grid: now.Grid, Mates: unfinished.Halves})
		if err != nil {
			changed = now
		}
	case "sign":
		if len(p.To) == 1 {
			changed, sign = now.Bring(puzzle.Edge(p.To[0]))
		}
	case "grid":
		width, _ := strconv.Atoi(p.List[1]) // 0 if it is no number, which is no grid
		height, _ := strconv.Atoi(p.List[2])
		changed, err = now.Regrid(unfinished.Shape{Kind: p.List[0], Width: width, Height: height}.Name())
	case "mates":
		changed = now.Remate(unfinished.Way(p.To))
	case "frame":
		changed = now.Framed(p.To == "yes")
	case "more":
		changed = now.More(p.To == "cut")
	case "less":
		changed = now.Less(p.To == "cut")
	case "names":
		changed = now.Named(&unfinished.Names{Name: p.List[0], Art: p.List[1], Halves: [2]string(p.List[2:]), Motifs: p.List[4:]})
	case "rest":
		var rest []puzzle.Tile
		for _, word := range p.List {
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
	p := &unfinished.Puzzle{Grid: grid, Mates: unfinished.Way(e.Mates), MayTurn: e.MayTurn}
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
	e := Entered{Grid: p.Grid.Name, Mates: string(p.Mates), MayTurn: p.MayTurn}
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
