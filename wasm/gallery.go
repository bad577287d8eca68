package main

import (
	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods about the puzzles that are known.

type noParams struct{}

func (*noParams) field(string) any { return nil }

func (*api) gallery(*noParams) (shape, error) {
	entries := []GalleryEntry{}
	for _, e := range gallery.All() {
		entries = append(entries, entryOf(e))
	}
	return Gallery{entries}, nil
}

func entryOf(e gallery.Entry) GalleryEntry {
	effort, above := float64(e.Effort), float64(e.Above)
	return GalleryEntry{
		ID: e.ID, Kind: string(e.Kind), Name: e.Name, By: e.By, Year: e.Year, Author: e.Author, Source: e.Source,
		Link: e.Link(), Grid: e.Grid, Tiles: e.Tiles, Solutions: e.Solutions,
		Effort: told(effort), EffortAbove: told(above), Difficulty: string(generate.DifficultyOf(max(effort, above))),
	}
}

type identifyParams struct {
	Puzzle string
}

func (p *identifyParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	}
	return nil
}

// identify tells what a puzzle was published as, and writes it as an entry for the
// gallery.
func (*api) identify(p *identifyParams) (shape, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return nil, err
	}
	identified := Identified{Matches: []Known{}, Entry: gallery.Text(document)}
	for _, match := range gallery.Recognise(document.Puzzle) {
		identified.Matches = append(identified.Matches, knownOf(match))
	}
	return identified, nil
}

// containing tells which published puzzles have the tiles that can be read in a text.
func (*api) containing(p *openParams) (shape, error) {
	found := Contained{Candidates: []Possible{}}
	kept := notation.Salvage(p.Text)
	if kept == nil || kept.Spec.Grid == nil {
		return found, nil
	}
	var tiles []puzzle.Tile
	for _, tile := range kept.Spec.Tiles {
		if len(tile) == kept.Spec.Grid.Sides {
			tiles = append(tiles, tile)
		}
	}
	kept.Spec.Tiles = tiles
	for _, c := range gallery.Containing(kept.Spec) {
		possible := Possible{Known: knownOf(c.Match), Fellows: []string{}, Rest: []string{}, Sure: c.Sure}
		for _, fellow := range c.Fellows {
			possible.Fellows = append(possible.Fellows, fellow.Name)
		}
		for _, tile := range c.Rest {
			possible.Rest = append(possible.Rest, tile.String())
		}
		found.Candidates = append(found.Candidates, possible)
	}
	return found, nil
}

func knownOf(m gallery.Match) Known {
	edges := map[string]any{}
	for edge, own := range m.Edges {
		edges[edge.String()] = own.String()
	}
	return Known{entryOf(m.Entry), edges, m.Mirrored}
}

// Gallery is all its entries.
type Gallery struct{ Entries []GalleryEntry }

func (g Gallery) members() object { return object{{"entries", list(g.Entries)}} }

// GalleryEntry is a puzzle of the gallery; a year and a number of solutions of
// 0 are unknown, and so is an effort that is nil.
type GalleryEntry struct {
	ID          string
	Kind        string
	Name        string
	By          string
	Year        int
	Author      string
	Source      string
	Link        string
	Grid        string
	Tiles       int
	Solutions   int
	Effort      *float64
	EffortAbove *float64
	Difficulty  string
}

func (g GalleryEntry) members() object {
	return object{
		{"id", g.ID},
		{"kind", g.Kind},
		{"name", g.Name},
		{"by", g.By},
		{"year", g.Year},
		{"author", g.Author},
		{"source", g.Source},
		{"link", g.Link},
		{"grid", g.Grid},
		{"tiles", g.Tiles},
		{"solutions", g.Solutions},
		{"effort", g.Effort},
		{"effortAbove", g.EffortAbove},
		{"difficulty", g.Difficulty},
	}
}

// Identified is what a puzzle was published as, and the puzzle as an entry.
type Identified struct {
	Matches []Known
	Entry   string
}

func (i Identified) members() object {
	return object{{"matches", list(i.Matches)}, {"entry", i.Entry}}
}

// Known is a puzzle of the gallery that a puzzle is.
type Known struct {
	Entry    GalleryEntry
	Edges    map[string]any
	Mirrored bool
}

func (k Known) members() object {
	return object{{"entry", k.Entry}, {"edges", k.Edges}, {"mirrored", k.Mirrored}}
}

// Contained is all the puzzles that may be the one being entered.
type Contained struct{ Candidates []Possible }

func (c Contained) members() object { return object{{"candidates", list(c.Candidates)}} }

// Possible is a puzzle of the gallery that has the tiles entered so far.
type Possible struct {
	Known
	Fellows []string
	Rest    []string
	Sure    bool
}

func (c Possible) members() object {
	return append(c.Known.members(), object{{"fellows", list(c.Fellows)}, {"rest", list(c.Rest)}, {"sure", c.Sure}}...)
}
