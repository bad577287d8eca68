package api

import (
	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods about published puzzles.

// GalleryEntry is a puzzle of the gallery. Unknown are a year or a number of solutions of 0, and
// a nil effort.
type GalleryEntry struct {
	ID          string   `json:"id"`
	Kind        string   `json:"kind"`
	Name        string   `json:"name"`
	By          string   `json:"by"`
	Year        int      `json:"year"`
	Author      string   `json:"author"`
	Source      string   `json:"source"`
	Same        string   `json:"same"` // the ID of the first entry with the same puzzle, "" if this is the first
	Link        string   `json:"link"`
	Grid        string   `json:"grid"`
	Tiles       int      `json:"tiles"`
	Solutions   int      `json:"solutions"`
	Effort      *float64 `json:"effort"`
	EffortAbove *float64 `json:"effortAbove"`
	Difficulty  string   `json:"difficulty"`
	Best        *Record  `json:"best"` // only for puzzles that nobody has completed
}

// Record is the best board that Edgewise has found of a puzzle: how many of its seams match, and
// the seconds on one core until it was found.
type Record struct {
	Score   int `json:"score"`
	Seams   int `json:"seams"`
	Seconds int `json:"seconds"`
}

func entryOf(e gallery.Entry) GalleryEntry {
	effort, above := float64(e.Effort), float64(e.Above)
	entry := GalleryEntry{
		ID: e.ID, Kind: string(e.Kind), Name: e.Name, By: e.By, Year: e.Year, Author: e.Author, Source: e.Source, Same: e.Same,
		Link: e.Link(), Grid: e.Grid, Tiles: e.Tiles, Solutions: e.Solutions,
		Effort: told(effort), EffortAbove: told(above), Difficulty: string(generate.DifficultyOf(max(effort, above))),
	}
	if grid, err := puzzle.GridNamed(e.Grid); e.Best > 0 && err == nil {
		entry.Best = &Record{e.Best, len(grid.Seams), e.Took}
	}
	return entry
}

// Gallery has all entries, in gallery order.
type Gallery struct {
	Entries []GalleryEntry `json:"entries"`
}

func (*API) gallery(Nothing) (Gallery, error) {
	var gathered Gallery
	for _, e := range gallery.All() {
		gathered.Entries = append(gathered.Entries, entryOf(e))
	}
	return gathered, nil
}

// Known is the published puzzle that a puzzle equals.
type Known struct {
	Entry    GalleryEntry      `json:"entry"`
	Edges    map[string]string `json:"edges"`
	Mirrored bool              `json:"mirrored"`
}

func knownOf(m gallery.Match) Known {
	edges := map[string]string{}
	for edge, own := range m.Edges {
		edges[edge.String()] = own.String()
	}
	return Known{entryOf(m.Entry), edges, m.Mirrored}
}

// Identified says as what a puzzle was published, the published puzzle of which its tiles are the
// clues (all others being blank), and the puzzle as an entry.
type Identified struct {
	Matches   []Known       `json:"matches"`
	Completed *GalleryEntry `json:"completed"`
	Entry     string        `json:"entry"`
}

// identify finds the published puzzle that a puzzle equals, and writes it as an entry for the
// gallery.
func (*API) identify(p puzzleParams) (Identified, error) {
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return Identified{}, err
	}
	identified := Identified{Entry: gallery.Text(document)}
	for _, match := range gallery.Recognise(document.Puzzle) {
		identified.Matches = append(identified.Matches, knownOf(match))
	}
	if completed, found := gallery.Completed(document.Puzzle); found {
		entry := entryOf(completed)
		identified.Completed = &entry
	}
	return identified, nil
}

type containingParams struct {
	Text string `json:"text"`
}

// Contained has all published puzzles that may be the one being entered.
type Contained struct {
	Candidates []Possible `json:"candidates"`
}

// Possible is a published puzzle that has the tiles entered so far.
type Possible struct {
	Known
	Fellows []string `json:"fellows"`
	Rest    []string `json:"rest"`
	Sure    bool     `json:"sure"`
}

// containing finds the published puzzles that have the readable tiles of a text.
func (*API) containing(p containingParams) (Contained, error) {
	var found Contained
	kept := notation.Salvage(p.Text)
	if kept == nil {
		return found, nil
	}
	for _, c := range gallery.Containing(kept.Spec) {
		possible := Possible{Known: knownOf(c.Match), Sure: c.Sure}
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
