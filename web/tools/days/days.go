// Command days writes files from which the page shows days before Go has arrived.
//
//	go run ./web/tools/days [-dir web/days] [-from 2026-11] [-to 2027-12]
//
// It writes for each of these months its puzzles (2026-11.json); for each motif set and number of
// sides the edges (dogs-4.svg); for each motif set a kit that shows a link to nine tiles (first.go,
// first-dogs.json); and for each grid its layout (3x3.json). On the page Go makes the days of other
// months. The command takes some seconds, so it does nothing if the same program wrote the files.
package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"edgewise/solver/draw"
	"edgewise/solver/generate"
	"edgewise/solver/puzzle"
)

// A Day is the puzzle of a day: DayPuzzle in web/app/days.
type Day struct {
	Day        string              `json:"day"`
	Link       string              `json:"link"`
	Art        string              `json:"art"`
	Tiles      []string            `json:"tiles"`
	Difficulty generate.Difficulty `json:"difficulty"`
	Pair       *Pair               `json:"pair,omitempty"`
}

// A Pair is two tiles, each with the side on which it mates with the other. The picture at home shows
// what the game is by joining them.
type Pair [2][2]int

// A Layout is where the cells and seams of a grid are drawn: GridLayout in web/app/days.
type Layout struct {
	Box   [4]float64   `json:"box"`
	Turn  float64      `json:"turn"`
	Cells [][3]float64 `json:"cells"` // x, y and angle
	Seams [][5]float64 `json:"seams"` // cell and side, and the side's x, y and angle
}

// month is the layout of a month in names and flags.
const month = "2006-01"

// stampFile identifies the program that wrote the files beside it. The page does not load it.
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
	if err := errors.Join(writeMonths(*dir, first, last), writeGrids(*dir)); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(*dir, stampFile), stamp, 0o644)
}

// stampOf identifies this program and its flags.
func stampOf(from, to string) ([]byte, error) {
	name, err := os.Executable()
	if err != nil {
		return nil, err
	}
	program, err := os.ReadFile(name)
	return fmt.Appendf(nil, "%x %s %s\n", sha256.Sum256(program), from, to), err
}

// writeMonths writes the months up to the last, one per core at a time.
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

// pairOf finds the first tile that mates with a later one; nil if none does.
func pairOf(p *puzzle.Puzzle) *Pair {
	tiles := p.Tiles()
	for i, one := range tiles {
		for side, edge := range one {
			for j := i + 1; j < len(tiles); j++ {
				for other, mate := range tiles[j] {
					if p.Mates().Mate(edge, mate) {
						return &Pair{{i, side}, {j, other}}
					}
				}
			}
		}
	}
	return nil
}

// kitLines matches the lines of a puzzle's symbols from which the page can draw any tile.
var kitLines = regexp.MustCompile(`(?m)^(</?svg.*|</?defs>|<.* id="(card|half|(motif|edge|bridge|wedge)-.)".*)\n`)

// frameLines matches the lines of the frame's edge.
var frameLines = regexp.MustCompile(`(?m)^<.* id="(edge|wedge)-` + string(rune(frame)) + `".*\n`)

// frame is the edge on the frames of days.
const frame puzzle.Edge = '0'

// writeGrids writes the layout of each grid that days have, the edges of every motif set for each
// number of sides, and the kit of every set.
func writeGrids(dir string) error {
	var failed []error
	for _, set := range draw.Sets() {
		failed = append(failed, writeFirst(dir, set))
	}
	written := map[int]bool{}
	for _, name := range generate.DayGrids() {
		grid, err := puzzle.GridNamed(name)
		if err != nil {
			return err
		}
		failed = append(failed, writeLayout(dir, grid))
		if written[grid.Sides] {
			continue
		}
		written[grid.Sides] = true
		for _, set := range draw.Sets() {
			failed = append(failed, writeSet(dir, grid, set))
		}
	}
	return errors.Join(failed...)
}

// filled is a puzzle on the grid whose tiles show every edge that days have. It may have no solution.
func filled(grid *puzzle.Grid, isFramed bool) (*puzzle.Puzzle, error) {
	edges := []puzzle.Edge("AbCdaBcD")
	if isFramed {
		edges = append(edges, frame)
	}
	tiles := make([]puzzle.Tile, len(grid.Cells))
	for i := range tiles {
		for side := range grid.Sides {
			tiles[i] = append(tiles[i], edges[(i*grid.Sides+side)%len(edges)])
		}
	}
	return puzzle.New(puzzle.Spec{Grid: grid, Tiles: tiles, Mates: puzzle.Halves(), Framed: isFramed, Frame: frame})
}

// writeSet writes the edges of a motif set on the tiles of a grid, and how far its tabs, if any, reach
// over the cells.
func writeSet(dir string, grid *puzzle.Grid, set string) error {
	p, err := filled(grid, false)
	if err != nil {
		return err
	}
	artist := draw.New(p, set)
	lines := kitLines.FindAllString(artist.Symbols(), -1)
	if grid.Sides == 4 { // only days of squares have frames
		inFrame, err := filled(grid, true)
		if err != nil {
			return err
		}
		end := len(lines) - 2 // before </defs> and </svg>
		lines = slices.Insert(lines, end, frameLines.FindAllString(draw.New(inFrame, set).Symbols(), -1)...)
	}
	text := strings.Join(lines, "")
	if tabs := draw.New(p, draw.Plain).Layout().ViewBox.X - artist.Layout().ViewBox.X; tabs > 0 {
		text = strings.Replace(text, "<svg ", fmt.Sprintf("<svg data-tabs=\"%.4g\" ", tabs), 1)
	}
	return os.WriteFile(filepath.Join(dir, fmt.Sprintf("%s-%d.svg", set, grid.Sides)), []byte(text), 0o644)
}

func writeLayout(dir string, grid *puzzle.Grid) error {
	p, err := filled(grid, false)
	if err != nil {
		return err
	}
	layout := draw.New(p, draw.Plain).Layout()
	box := layout.ViewBox
	made := Layout{Box: [4]float64{brief(box.X), brief(box.Y), brief(box.Width), brief(box.Height)}, Turn: layout.Turn}
	for _, cell := range layout.Cells {
		made.Cells = append(made.Cells, [3]float64{brief(cell.X), brief(cell.Y), cell.Angle})
	}
	for _, seam := range layout.Seams {
		made.Seams = append(made.Seams, [5]float64{float64(seam.A.Cell), float64(seam.A.Side), brief(seam.X), brief(seam.Y), seam.Angle})
	}
	text, err := json.Marshal(made)
	return errors.Join(err, os.WriteFile(filepath.Join(dir, grid.Name+".json"), append(text, '\n'), 0o644))
}

// brief rounds a length to a hundredth of a unit.
func brief(length float64) float64 { return math.Round(length*100) / 100 }
