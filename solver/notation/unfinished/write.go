package unfinished

import (
	"strings"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Text is the puzzle as a text file. Sides that are missing at the end of a tile are
// left out, and so are tiles at the end of which nothing was entered.
func (p Puzzle) Text() string { return notation.TextOf(p.entries(p.words())) }

// Link is the puzzle as it stands behind the # of a link; nothing before it is
// finished.
func (p Puzzle) Link() string {
	if !p.Finished() {
		return ""
	}
	return notation.LinkOf(p.entries(p.words()))
}

// Complete is the tiles that have every side, under the rules that tell them apart from
// others, as a text: what a published puzzle is looked for by. It is nothing where tiles
// may not turn or clues fix some, for none is like that.
func (p Puzzle) Complete() string {
	if !p.MayTurn || len(p.without("clues")) < len(p.Others) {
		return ""
	}
	var words []string
	for _, tile := range p.Tiles {
		if isComplete(tile) {
			words = append(words, tile.String())
		}
	}
	p.Others = nil
	return notation.TextOf(p.entries(words))
}

// words are the tiles as far as they were entered.
func (p Puzzle) words() []string {
	var words []string
	filled := 0
	for _, tile := range p.Tiles {
		word := strings.TrimRight(tile.String(), notation.Missing.String())
		if word == "" {
			word = notation.Missing.String()
		} else {
			filled = len(words) + 1
		}
		words = append(words, word)
	}
	return words[:filled]
}

// entries list what the notation says, the tiles last: whoever types goes on there.
func (p Puzzle) entries(words []string) []notation.Entry {
	list := append([]notation.Entry{{Key: "grid", Value: p.Grid.Name}}, p.rules()...)
	list = append(list, p.Others...)
	return append(list, notation.Entry{Key: "tiles", Value: strings.Join(words, ".")})
}

// rules are the keys that rule the tiles.
func (p Puzzle) rules() (list []notation.Entry) {
	mates := p.rule()
	if word := notation.MatesWord(&mates, p.Frame, p.framed()); word != "" {
		list = append(list, notation.Entry{Key: "mates", Value: word})
	}
	if p.framed() {
		list = append(list, notation.Entry{Key: "frame", Value: p.Frame.String()})
	}
	if !p.MayTurn {
		list = append(list, notation.Entry{Key: "turn", Value: "no"})
	}
	return list
}

// Sampler is a puzzle, as a link, whose tiles show every edge there is to choose from:
// what pictures of them are drawn by.
func (p Puzzle) Sampler() string {
	edges := p.Palette()
	shape := ShapeOf(p.Grid)
	grid := shape.least((len(edges) + p.Grid.Sides - 1) / p.Grid.Sides)
	art := ""
	for _, e := range p.Others {
		if e.Key == "art" {
			art = e.Value
		}
	}
	p = p.on(grid)
	p.MayTurn = true
	for number, tile := range p.Tiles {
		for side := range tile {
			tile[side] = edges[(number*grid.Sides+side)%len(edges)]
		}
	}
	p.Others = nil
	if art != "" {
		p.Others = []notation.Entry{{Key: "art", Value: art}}
	}
	return p.Link()
}

// Places is a puzzle, as a link, with as many tiles as the grid has cells, and nothing
// else of this one: what tells where they lie.
func (p Puzzle) Places() string {
	blank := strings.Repeat("0", p.Grid.Sides)
	words := make([]string, len(p.Tiles))
	for number := range words {
		words[number] = blank
	}
	return notation.LinkOf(Puzzle{Grid: p.Grid, MayTurn: true, Mates: Mixed, Motifs: []Motif{Motif(puzzle.Edge('0').String())}}.entries(words))
}
