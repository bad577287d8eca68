// Command days writes what the page shows of days before Go has arrived.
//
//	go run ./web/tools/days [-dir web/days] [-from 2026-11] [-to 2027-12]
//
// For each of these months it writes a file with the puzzles of its days, such as
// 2026-11.json, and for each motif set a file with its edges, such as dogs.svg. Days of
// other months are made by Go on the page. It takes some seconds, so it is skipped when
// the files there were written by this very program.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"sync"
	"time"

	"edgewise/solver/draw"
	"edgewise/solver/generate"
	"edgewise/solver/puzzle"
)

// A Day is the puzzle of a day as the page has it: DayPuzzle in web/app/days.
type Day struct {
	Day        string              `json:"day"`
	Link       string              `json:"link"`
	Art        string              `json:"art"`
	Tiles      []string            `json:"tiles"`
	Difficulty generate.Difficulty `json:"difficulty"`
	Pair       *Pair               `json:"pair,omitempty"`
}

// A Pair is a tile on the left and one on the right, each with the turn in which it lies,
// that mate where they meet: the picture at home shows by them what the game is.
type Pair [2][2]int

// month is how a month is written.
const month = "2006-01"

// stampFile holds by what the files beside it were written. It is no file of the page.
const stampFile = ".written-by"

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "days:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("days", flag.ContinueOnError)
	dir := flags.String("dir", "web/days", "the `folder` that receives the files")
	from := flags.String("from", "2026-11", "the first `month`")
	to := flags.String("to", "2027-12", "the last `month`")
	if err := flags.Parse(args); err != nil {
		return err
	}
	first, err := time.Parse(month, *from)
	if err != nil {
		return err
	}
	last, err := time.Parse(month, *to)
	if err != nil {
		return err
	}
	stamp, err := stampOf(*from, *to)
	if err != nil {
		return err
	}
	if written, err := os.ReadFile(filepath.Join(*dir, stampFile)); err == nil && bytes.Equal(written, stamp) {
		return nil
	}
	if err := errors.Join(os.RemoveAll(*dir), os.MkdirAll(*dir, 0o755)); err != nil {
		return err
	}
	if err := errors.Join(writeMonths(*dir, first, last), writeSets(*dir, first)); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(*dir, stampFile), stamp, 0o644)
}

// stampOf tells this program and what it is asked for from all others.
func stampOf(from, to string) ([]byte, error) {
	name, err := os.Executable()
	if err != nil {
		return nil, err
	}
	program, err := os.ReadFile(name)
	return fmt.Appendf(nil, "%x %s %s\n", sha256.Sum256(program), from, to), err
}

// writeMonths writes the months up to the last, as many at a time as there are cores.
func writeMonths(dir string, first, last time.Time) error {
	var months []time.Time
	for at := first; !at.After(last); at = at.AddDate(0, 1, 0) {
		months = append(months, at)
	}
	failed := make([]error, len(months))
	free := make(chan struct{}, runtime.NumCPU())
	var all sync.WaitGroup
	for i, at := range months {
		all.Go(func() {
			free <- struct{}{}
			failed[i] = writeMonth(dir, at)
			<-free
		})
	}
	all.Wait()
	return errors.Join(failed...)
}

// writeMonth writes the days of a month, one on each line.
func writeMonth(dir string, first time.Time) error {
	var text bytes.Buffer
	lines := json.NewEncoder(&text)
	lines.SetEscapeHTML(false)
	before := byte('[')
	for at := first; at.Month() == first.Month(); at = at.AddDate(0, 0, 1) {
		day, err := dayOf(at.Format(time.DateOnly))
		if err != nil {
			return err
		}
		text.WriteByte(before)
		if err := lines.Encode(day); err != nil {
			return err
		}
		before = ','
	}
	text.WriteString("]\n")
	return os.WriteFile(filepath.Join(dir, first.Format(month)+".json"), text.Bytes(), 0o644)
}

// dayOf makes a day and rates it.
func dayOf(day string) (Day, error) {
	document, err := generate.DayOf(day)
	if err != nil {
		return Day{}, err
	}
	rater := generate.Rate(document.Puzzle)
	for !rater.Step(1 << 16) {
	}
	made := Day{Day: day, Link: document.Link(), Art: document.Art, Difficulty: rater.Rating().Difficulty()}
	for _, tile := range document.Puzzle.Tiles() {
		made.Tiles = append(made.Tiles, tile.String())
	}
	made.Pair = pairOf(document.Puzzle)
	return made, nil
}

// The sides of a square tile at which another one lies on the right and on the left of it.
const right, left = 1, 3

// pairOf finds the first tile that mates with a later one; nil where none does.
func pairOf(p *puzzle.Puzzle) *Pair {
	tiles := p.Tiles()
	for i, one := range tiles {
		for side, edge := range one {
			for j := i + 1; j < len(tiles); j++ {
				for beside, mate := range tiles[j] {
					if p.Mates().Mate(edge, mate) {
						sides := len(one)
						return &Pair{{i, (right - side + sides) % sides}, {j, (left - beside + sides) % sides}}
					}
				}
			}
		}
	}
	return nil
}

// kept finds the lines of the symbols of a puzzle that have no tile in them, and that a
// tile can be put together from.
var kept = regexp.MustCompile(`(?m)^(</?svg.*|</?defs>|<.* id="(card|half|(motif|edge|bridge|wedge)-.)".*)\n`)

// writeSets writes the edges of every motif set, and how far its tabs reach if it has any. Those of one day do for all days: each
// has the same four motifs.
func writeSets(dir string, day time.Time) error {
	document, err := generate.DayOf(day.Format(time.DateOnly))
	if err != nil {
		return err
	}
	var failed []error
	for _, set := range draw.Sets() {
		artist := draw.New(document.Puzzle, set)
		text := strings.Join(kept.FindAllString(artist.Symbols(), -1), "")
		// Room is left for them around the board, and half a cell is 50.
		layout := artist.Layout()
		if tabs := layout.Cells[0].X - 50 - layout.ViewBox.X; tabs > 0 {
			text = strings.Replace(text, "<svg ", fmt.Sprintf("<svg data-tabs=\"%.4g\" ", tabs), 1)
		}
		failed = append(failed, os.WriteFile(filepath.Join(dir, set+".svg"), []byte(text), 0o644))
	}
	return errors.Join(failed...)
}
