package unfinished

import (
	"strings"

	"edgewise/solver/notation"
)

// Text is the puzzle as a text file. Sides that are missing at the end of a tile are
// left out, and so are tiles at the end of which nothing was entered.
func (p *Puzzle) Text() string { return notation.TextOf(p.entries(p.words())) }

// Link is the puzzle as it stands behind the # of a link; nothing before it is
// finished.
func (p *Puzzle) Link() string {
	if !p.Finished() {
		return ""
	}
	return notation.LinkOf(p.entries(p.words()))
}

// Begun is a link to as much of it as was entered, which does not say that it is whole;
// nothing before the first side is. Each place has its word, so that who gets it can tell
// it from a link that was cut short.
func (p *Puzzle) Begun() string {
	words := p.allWords()
	if withoutEmpty(words) == "" {
		return ""
	}
	if last := p.Tiles[len(p.Tiles)-1].String(); !strings.HasSuffix(words, ".?") {
		words += strings.Repeat("?", len(last)-len(strings.TrimRight(last, "?")))
	}
	return strings.TrimSuffix(notation.LinkOf(p.entries(words)), "&end=1")
}

// Complete is the tiles that have every side, under the rules that tell them apart from
// others, as a text: what a published puzzle is looked for by. It is nothing where tiles
// may not turn or clues fix some, for none is like that.
func (p *Puzzle) Complete() string {
	if !p.MayTurn || len(p.without("clues")) < len(p.Others) {
		return ""
	}
	var words []byte
	for _, tile := range p.Tiles {
		if isComplete(tile) {
			words = append(append(words, '.'), tile.String()...)
		}
	}
	q := *p
	q.Others = nil
	return notation.TextOf(q.entries(string(words)))
}

// words are the tiles as far as they were entered.
func (p *Puzzle) words() string { return withoutEmpty(p.allWords()) }

// allWords are all tiles, each after a dot and as far as it was entered.
func (p *Puzzle) allWords() string {
	var words []byte
	for _, tile := range p.Tiles {
		word := strings.TrimRight(tile.String(), "?")
		if word == "" {
			word = "?"
		}
		words = append(append(words, '.'), word...)
	}
	return string(words)
}

// withoutEmpty leaves out the tiles after the last one that was begun.
func withoutEmpty(words string) string {
	for strings.HasSuffix(words, ".?") {
		words = words[:len(words)-2]
	}
	return words
}

// entries list what the notation says, the tiles last: whoever types goes on there.
func (p *Puzzle) entries(words string) []notation.Entry {
	list := []notation.Entry{{Key: "grid", Value: p.Grid.Name}}
	add := func(key, value string) {
		if value != "" {
			list = append(list, notation.Entry{Key: key, Value: value})
		}
	}
	add("mates", notation.MatesWord(p.rule(), p.Frame, p.Frame != 0))
	if p.Frame != 0 {
		add("frame", p.Frame.String())
	}
	if !p.MayTurn {
		add("turn", "no")
	}
	list = append(list, p.Others...)
	return append(list, notation.Entry{Key: "tiles", Value: strings.TrimPrefix(words, ".")})
}

// Sampler is a puzzle, as a link, whose tiles show every edge there is to choose from:
// what pictures of them are drawn by.
func (p *Puzzle) Sampler() string {
	edges := p.Palette()
	q := *p
	q.MayTurn, q.Others = true, nil
	names := p.Names()
	for i, name := range names.Motifs {
		names.Motifs[i] = notation.Picture(name)
	}
	shown := q.Named(&Names{Art: names.Art, Motifs: names.Motifs}).on(leastGrid(p.Grid, len(edges)))
	at := 0
	for _, tile := range shown.Tiles {
		for side := range tile {
			tile[side] = edges[at%len(edges)]
			at++
		}
	}
	return shown.Link()
}

// Places is a puzzle, as a link, with as many tiles as the grid has cells, and nothing
// else of this one: what tells where they lie.
func (p *Puzzle) Places() string {
	var words []byte
	for range p.Tiles {
		words = append(append(words, '.'), "000000"[:p.Grid.Sides]...)
	}
	return notation.LinkOf([]notation.Entry{{Key: "grid", Value: p.Grid.Name}, {Key: "tiles", Value: string(words[1:])}})
}
