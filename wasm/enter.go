package main

import (
	"strconv"

	"edgewise/solver/notation"
	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
)

// The method about tiles that are being entered: what there is to tell of them, after a
// change if one is asked for.

type enterParams struct {
	Entered Entered
	Change  string   // one of changes, or none
	To      string   // what it changes to
	List    []string // or these
}

func (p *enterParams) field(name string) any {
	switch name {
	case "entered":
		return &p.Entered
	case "change":
		return &p.Change
	case "to":
		return &p.To
	case "list":
		return &p.List
	}
	return nil
}

func (*api) enter(p *enterParams) (shape, error) {
	now := p.Entered.puzzle()
	if now == nil {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": "entered"}}
	}
	changed, sign, err := p.change(now)
	facts := factsOf(changed)
	if sign != 0 {
		facts.Sign = sign.String()
	}
	if fault, isFault := err.(*puzzle.Fault); isFault {
		problem := faultOf(fault)
		facts.Problem = &problem
	}
	return facts, nil
}

// change does what can be done but with single sides, which needs no rule. What cannot
// be read leaves the value as it was; a sign that came gives the edge that it stands for.
func (p *enterParams) change(now *unfinished.Puzzle) (changed *unfinished.Puzzle, sign puzzle.Edge, err error) {
	changed = now
	switch p.Change {
	case "text":
		changed, err = unfinished.Read(p.To, now)
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
		if len(p.List) == 3 {
			width, _ := strconv.Atoi(p.List[1])
			height, _ := strconv.Atoi(p.List[2])
			changed, err = now.Regrid(unfinished.Shape{Kind: p.List[0], Width: width, Height: height}.Name())
		}
	case "mates":
		changed = now.Remate(unfinished.Way(p.To))
	case "frame":
		changed = now.Framed(p.To == "yes")
	case "more":
		changed = now.More(p.To == "cut")
	case "less":
		changed = now.Less(p.To == "cut")
	case "names":
		if list := p.List; len(list) >= 4 {
			changed = now.Named(&unfinished.Names{Name: list[0], Art: list[1], Halves: [2]string(list[2:]), Motifs: list[4:]})
		}
	case "rest":
		var rest []puzzle.Tile
		for _, word := range p.List {
			rest = append(rest, puzzle.Tile(word))
		}
		changed = now.Filled(rest)
	}
	return changed, sign, err
}

// Entered is tiles that are being entered, as the page keeps them: a side that is
// missing is a "?", and beside the rules stand the other keys with their values.
type Entered struct {
	Grid    string
	Mates   string
	Motifs  []string
	Frame   string
	MayTurn bool
	Tiles   []string
	Others  [][]string
}

func (e *Entered) field(name string) any {
	switch name {
	case "grid":
		return &e.Grid
	case "mates":
		return &e.Mates
	case "motifs":
		return &e.Motifs
	case "frame":
		return &e.Frame
	case "mayTurn":
		return &e.MayTurn
	case "tiles":
		return &e.Tiles
	case "others":
		return &e.Others
	}
	return nil
}

func (e *Entered) members() object {
	return object{
		{"grid", e.Grid},
		{"mates", e.Mates},
		{"motifs", list(e.Motifs)},
		{"frame", e.Frame},
		{"mayTurn", e.MayTurn},
		{"tiles", list(e.Tiles)},
		{"others", list(e.Others)},
	}
}

// puzzle is the value as the core has it, nil when it is none because it was damaged.
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
		if len(pair) == 2 {
			p.Others = append(p.Others, notation.EntryOf(pair[0], pair[1]))
		}
	}
	if !p.Sound() {
		return nil
	}
	return p
}

func enteredOf(p *unfinished.Puzzle) *Entered {
	e := &Entered{Grid: p.Grid.Name, Mates: string(p.Mates), MayTurn: p.MayTurn, Others: [][]string{}}
	if p.Frame != 0 {
		e.Frame = p.Frame.String()
	}
	for _, motif := range p.Motifs {
		e.Motifs = append(e.Motifs, string(motif))
	}
	for _, tile := range p.Tiles {
		e.Tiles = append(e.Tiles, tile.String())
	}
	for _, entry := range p.Others {
		e.Others = append(e.Others, []string{entry.Key, entry.Value})
	}
	return e
}

// factsOf is all that there is to tell of tiles that are being entered.
func factsOf(p *unfinished.Puzzle) *EntryFacts {
	names := p.Names()
	sizes := unfinished.ShapeOf(p.Grid)
	facts := &EntryFacts{
		Entered: enteredOf(p), Kind: sizes.Kind, Width: sizes.Width, Height: sizes.Height,
		Name: names.Name, Art: names.Art, Halves: names.Halves, CanBeDrawn: p.CanBeDrawn(),
		Motifs: []Motif{}, Edges: map[string]any{}, Keys: map[string]any{},
		Alike: p.Alike(), Lonely: []string{}, Balance: balanceOf(p.Balance()),
		Text: p.Text(), Link: p.Link(), Complete: p.Complete(), Sampler: p.Sampler(), Places: p.Places(),
	}
	for _, edge := range p.Palette() {
		facts.Palette = append(facts.Palette, edge.String())
		facts.Edges[edge.String()] = EdgeMeaning{Motif: -1}
	}
	for i, motif := range p.Motifs {
		facts.Motifs = append(facts.Motifs, motifOf(i, puzzle.Motif{Head: motif.Head(), Tail: motif.Tail()}, names.Motifs[i], facts.Edges))
	}
	for _, sign := range append([]puzzle.Edge(puzzle.Alphabet), puzzle.Nothing) {
		if edge, known := p.Meant(sign); known {
			facts.Keys[sign.String()] = edge.String()
		}
	}
	for _, edge := range p.Lonely() {
		facts.Lonely = append(facts.Lonely, edge.String())
	}
	return facts
}

// EntryFacts is all that there is to tell of tiles that are being entered.
type EntryFacts struct {
	Entered       *Entered
	Sign          string // the edge that a sign stands for, "" when it stands for none
	Problem       *Fault // why there is no such change
	Kind          string // of the grid
	Width, Height int
	Name          string
	Art           string
	Halves        [2]string
	CanBeDrawn    bool
	Motifs        []Motif
	Edges         map[string]any // of EdgeMeaning
	Palette       []string
	Keys          map[string]any // the edges that signs stand for
	Alike         [][]int
	Lonely        []string
	Balance       Balance
	Text          string
	Link          string // "" before all tiles are finished
	Complete      string // the tiles that have every side, as a text
	Sampler       string
	Places        string
}

func (e *EntryFacts) members() object {
	shape := object{
		{"entered", e.Entered},
		{"sign", e.Sign},
		{"kind", e.Kind},
		{"width", e.Width},
		{"height", e.Height},
		{"name", e.Name},
		{"art", e.Art},
		{"halves", list(e.Halves[:])},
		{"canBeDrawn", e.CanBeDrawn},
		{"motifs", list(e.Motifs)},
		{"edges", e.Edges},
		{"palette", list(e.Palette)},
		{"keys", e.Keys},
		{"alike", list(e.Alike)},
		{"lonely", list(e.Lonely)},
		{"balance", e.Balance},
		{"text", e.Text},
		{"link", e.Link},
		{"complete", e.Complete},
		{"sampler", e.Sampler},
		{"places", e.Places},
	}
	if e.Problem != nil {
		shape = append(shape, member{"problem", e.Problem})
	}
	return shape
}

func balanceOf(b unfinished.Balance) Balance {
	balance := Balance{Motifs: []MotifCount{}, Empty: b.Empty, Least: b.Least, Rim: b.Rim, Frame: []FrameNeed{}}
	for _, count := range b.Motifs {
		balance.Motifs = append(balance.Motifs, MotifCount(count))
	}
	for _, need := range b.Frame {
		balance.Frame = append(balance.Frame, FrameNeed(need))
	}
	return balance
}

// Balance is what can be told of tiles before anything is searched.
type Balance struct {
	Motifs            []MotifCount
	Empty, Least, Rim int
	Frame             []FrameNeed
}

func (b Balance) members() object {
	return object{
		{"motifs", list(b.Motifs)},
		{"empty", b.Empty},
		{"least", b.Least},
		{"rim", b.Rim},
		{"frame", list(b.Frame)},
	}
}

// MotifCount is on how many sides a motif is.
type MotifCount struct{ Heads, Tails, Spare int }

func (c MotifCount) members() object {
	return object{{"heads", c.Heads}, {"tails", c.Tails}, {"spare", c.Spare}}
}

// FrameNeed is how many tiles a frame needs with so many sides on the rim.
type FrameNeed struct{ Sides, Found, Needed int }

func (n FrameNeed) members() object {
	return object{{"sides", n.Sides}, {"found", n.Found}, {"needed", n.Needed}}
}
