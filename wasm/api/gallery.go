package api

import (
	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// The methods about published puzzles.

// GalleryEntry is a puzzle of the gallery.
type GalleryEntry struct {
	ID          string       `json:"id"`
	Kind        gallery.Kind `json:"kind"` // "published": made to be solved by people; "framed": a board to try solvers on; "open": one that nobody has ever completed
	Name        string       `json:"name"`
	By          string       `json:"by"`
	Year        int          `json:"year"`   // the year of publication, 0 when unknown
	Author      string       `json:"author"` // who described the puzzle
	Source      string       `json:"source"` // the title under which the author described it
	Same        string       `json:"same"`   // the ID of the first entry with the same puzzle, "" if this is the first
	Link        string       `json:"link"`   // the puzzle as a link's hash
	Grid        string       `json:"grid"`
	Tiles       int          `json:"tiles"`
	Solutions   int          `json:"solutions"`   // the number of solutions as published or counted since, 0 when unknown
	Effort      *float64     `json:"effort"`      // the same as in a Rating
	EffortAbove *float64     `json:"effortAbove"` // the same as in a Rating
	Difficulty  Difficulty   `json:"difficulty"`
	Best        *BestKnown   `json:"best"` // only for puzzles that nobody has completed
}

// BestKnown is the best board that Edgewise has found of a puzzle: how many of its seams match, and
// the seconds that one core took for it.
type BestKnown struct {
	Score   int `json:"score"`
	Seams   int `json:"seams"`
	Seconds int `json:"seconds"`
}

func entryOf(e gallery.Entry) GalleryEntry {
	effort, above := float64(e.Effort), float64(e.Above)
	entry := GalleryEntry{
		ID: e.ID, Kind: e.Kind, Name: e.Name, By: e.By, Year: e.Year, Author: e.Author, Source: e.Source, Same: e.Same,
		Link: e.Link(), Grid: e.Grid, Tiles: e.Tiles, Solutions: e.Solutions,
		Effort: told(effort), EffortAbove: told(above), Difficulty: generate.DifficultyOf(max(effort, above)),
	}
	if grid, err := puzzle.GridNamed(e.Grid); e.Best > 0 && err == nil {
		entry.Best = &BestKnown{e.Best, len(grid.Seams), e.Took}
	}
	return entry
}

// Gallery is the published puzzles, the first one first.
type Gallery struct {
	Entries []GalleryEntry `json:"entries"`
}

// gallery lists the published puzzles, the first one first.
func (*API) gallery(Nothing) (Gallery, error) {
	var gathered Gallery
	for _, e := range gallery.All() {
		gathered.Entries = append(gathered.Entries, entryOf(e))
	}
	return gathered, nil
}

// Known is a published puzzle that equals this one up to renaming, halves, order, turns and
// mirroring.
type Known struct {
	Entry    GalleryEntry      `json:"entry"`
	Edges    map[string]string `json:"edges"`    // the edge of this puzzle for each edge of the entry
	Mirrored bool              `json:"mirrored"` // whether this puzzle's tiles are the mirror images of the published ones
}

func knownOf(m gallery.Match) Known {
	edges := map[string]string{}
	for edge, own := range m.Edges {
		edges[edge.String()] = own.String()
	}
	return Known{entryOf(m.Entry), edges, m.Mirrored}
}

// Identified says as what a puzzle was published.
type Identified struct {
	Matches   []Known       `json:"matches"`
	Completed *GalleryEntry `json:"completed"` // the puzzle of which these tiles are the clues, all others being blank
	Entry     string        `json:"entry"`     // the puzzle as a text for the gallery
}

// identify finds the published puzzles that a puzzle equals.
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
	Text string `json:"text"` // the text may be unfinished; only tiles that can be read count
}

// Contained is the published puzzles that may be the one being entered.
type Contained struct {
	Candidates []Possible `json:"candidates"`
}

// Possible is a published puzzle that has the tiles entered so far.
type Possible struct {
	Known
	Fellows []string `json:"fellows"` // the names of the other entries that are the same puzzle
	Rest    []string `json:"rest"`    // the missing tiles, in the edges of those entered
	Sure    bool     `json:"sure"`    // whether only these tiles can be missing
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
