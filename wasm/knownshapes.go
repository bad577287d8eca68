package main

// The shapes of what is known of published puzzles.

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

// Gallery is all of them.
type Gallery struct{ Entries []GalleryEntry }

func (g Gallery) members() object { return object{{"entries", list(g.Entries)}} }

// Known is a puzzle of the gallery that a puzzle is.
type Known struct {
	Entry    GalleryEntry
	Edges    map[string]any
	Mirrored bool
}

func (k Known) members() object {
	return object{{"entry", k.Entry}, {"edges", k.Edges}, {"mirrored", k.Mirrored}}
}

// Identified is as what a puzzle was published, and itself as an entry.
type Identified struct {
	Matches []Known
	Entry   string
}

func (i Identified) members() object {
	return object{{"matches", list(i.Matches)}, {"entry", i.Entry}}
}

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

// Contained is all of these.
type Contained struct{ Candidates []Possible }

func (c Contained) members() object { return object{{"candidates", list(c.Candidates)}} }
