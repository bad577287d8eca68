package unfinished

import (
	"strings"

	"edgewise/solver/notation"
)

// Text writes the puzzle as a text file. It leaves out missing sides at the end of a tile, and
// tiles without any side at the end.
func (p *Puzzle) Text() string { return notation.TextOf(p.entries(p.words())) }

// Link writes the puzzle as it stands behind the # of a link, "" until it is finished.
func (p *Puzzle) Link() string {
	if !p.Finished() {
		return ""
	}
	return notation.LinkOf(p.entries(p.words()))
}

// Begun is a link to what has been entered so far, without the end=1 that would call it whole; ""
// before the first side. It has a word for every cell, so that the recipient can tell it from a
// link that was cut short.
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

// Complete writes the complete tiles, and the rules that matter to compare them, as a text to
// search the gallery by. It is "" if tiles may not turn or there are clues, which the gallery does
// not compare.
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

// words are the tiles as far as they are entered.
func (p *Puzzle) words() string { return withoutEmpty(p.allWords()) }

// allWords are all tiles, each after a full stop and as far as it is entered.
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

// withoutEmpty drops the tiles after the last one that has a side.
func withoutEmpty(words string) string {
	for strings.HasSuffix(words, ".?") {
		words = words[:len(words)-2]
	}
	return words
}

// entries lists the keys, the tiles last, because whoever types continues there.
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

// Sampler is a link to a puzzle whose tiles show every edge of the palette, to draw pictures of
// them.
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

// Places is a link to a puzzle with the same grid and nothing else of this one, to find out where
// its cells are.
func (p *Puzzle) Places() string {
	var words []byte
	for range p.Tiles {
		words = append(append(words, '.'), "000000"[:p.Grid.Sides]...)
	}
	return notation.LinkOf([]notation.Entry{{Key: "grid", Value: p.Grid.Name}, {Key: "tiles", Value: string(words[1:])}})
}
