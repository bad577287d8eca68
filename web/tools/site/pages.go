package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"html/template"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/gallery"
	"edgewise/solver/generate"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// A page shows one puzzle, and leads to it. It is in English, as the puzzle has no language.
type page struct {
	Folder    string // below the base
	Name      string
	Facts     []string
	Link      string // behind the # of the app
	Address   string
	Canonical string // the address of the first page with the same puzzle

	document *notation.Document
}

// App is the address of the puzzle in the app, from the page.
func (p page) App() template.URL { return template.URL("../../#" + p.Link) } // links have no letter that ends an attribute

// Description is the facts in one line.
func (p page) Description() string {
	return strings.Join(p.Facts, " · ") + ". Play it in your browser: free, no account."
}

// Alt says what the picture shows.
func (p page) Alt() string { return "The loose tiles: " + p.Name }

// published lists the pages of the gallery's puzzles.
func published(base string) []page {
	var pages []page
	for _, e := range gallery.All() {
		document := e.Document()
		facts := []string{tilesOf(document.Puzzle)}
		if made := madeBy(e); made != "" {
			facts = append(facts, made)
		}
		folder := "puzzle/" + e.ID + "/"
		pages = append(pages, page{
			Folder: folder, Name: cmp.Or(e.Name, e.ID), Facts: append(facts, countsOf(e)), Link: e.Link(), document: document,
			Address: base + folder, Canonical: base + "puzzle/" + cmp.Or(e.Same, e.ID) + "/",
		})
	}
	return pages
}

// madeBy says by whom and when a puzzle was made, as far as that is known.
func madeBy(e gallery.Entry) string {
	switch {
	case e.By == "" && e.Year == 0:
		return ""
	case e.By == "":
		return fmt.Sprintf("from %d", e.Year)
	case e.Year == 0:
		return "by " + e.By
	}
	return fmt.Sprintf("by %s, %d", e.By, e.Year)
}

// days lists the pages of the days whose puzzles are in files of this folder, which web/tools/days
// has written.
func days(base, dir string) ([]page, error) {
	months, err := filepath.Glob(filepath.Join(dir, "20??-??.json"))
	if err != nil || months == nil {
		return nil, fmt.Errorf("there are no days in %s: run `make days` first", dir)
	}
	var pages []page
	for _, month := range months {
		text, err := os.ReadFile(month)
		if err != nil {
			return nil, err
		}
		var written []struct {
			Day, Link  string
			Difficulty generate.Difficulty
		}
		if err := json.Unmarshal(text, &written); err != nil {
			return nil, fmt.Errorf("%s: %w", month, err)
		}
		for _, day := range written {
			document, err := notation.Read(day.Link)
			if err != nil {
				return nil, err
			}
			date, err := time.Parse(time.DateOnly, day.Day)
			if err != nil {
				return nil, err
			}
			folder := "day/" + day.Day + "/"
			pages = append(pages, page{
				Folder: folder, Name: "Puzzle of " + date.Format("Monday, January 2, 2006"),
				Facts: []string{tilesOf(document.Puzzle), string(day.Difficulty), "1 solution"},
				Link:  day.Link, Address: base + folder, Canonical: base + folder, document: document,
			})
		}
	}
	return pages, nil
}

// tilesOf says how many tiles a puzzle has, and of which shape.
func tilesOf(p *puzzle.Puzzle) string {
	shapes := map[int]string{3: "triangles", 4: "square tiles", 6: "hexagons"}
	text := fmt.Sprintf("%d %s", len(p.Tiles()), shapes[p.Grid().Sides])
	if _, framed := p.Frame(); framed {
		text += " in a frame"
	}
	return text
}

// countsOf says how many solutions a puzzle has, as far as that is known.
func countsOf(e gallery.Entry) string {
	switch {
	case e.Solutions > 0:
		return fmt.Sprintf("%s, %s, %s", counted(e.Solutions, "solution"), counted(e.Pictures, "picture"), counted(e.Arrangements, "arrangement"))
	case e.Kind == gallery.Open:
		return "Nobody has completed it yet"
	}
	return "Nobody has counted its solutions yet"
}

// counted is a number with what it counts.
func counted(n int, what string) string {
	if n != 1 {
		what += "s"
	}
	digits := strconv.Itoa(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits + " " + what
}
