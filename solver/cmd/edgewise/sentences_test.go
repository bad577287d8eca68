package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/explain/mend"
	"edgewise/solver/explain/why"
	"edgewise/solver/gallery"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A sentence is something to say, with its words in every language. The page's tests read the
// same file and must say the same, see web/words/sentences.test.js.
type sentence struct {
	Notes  []note            `json:"notes,omitempty"`  // faults or notes, in sequence
	Reason *note             `json:"reason,omitempty"` // why there is no solution
	Repair *note             `json:"repair,omitempty"` // a slip
	Name   string            `json:"name,omitempty"`   // of the published puzzle that a repair leads to
	Near   bool              `json:"near,omitempty"`   // the puzzle has a solution as it is
	Count  search.Number     `json:"count,omitempty"`  // the number of solutions after a repair
	Grid   *gridJSON         `json:"grid,omitempty"`   // that of the puzzle, as the page has it
	Amount *float64          `json:"amount,omitempty"` // a measure, large or small
	Share  *float64          `json:"share,omitempty"`  // of a whole
	Said   map[string]string `json:"said"`
}

type gridJSON struct {
	Sides int        `json:"sides"`
	Cells []cellJSON `json:"cells"`
}

type cellJSON struct {
	Row    int `json:"row"`
	Column int `json:"column"`
}

// told are faults and notes with everything that can be in their sentences: places of all kinds,
// sides of all grids, long numbers, braces, and names in right-to-left scripts.
var told = [][]puzzle.Fault{
	{{Code: "edge-unknown", Args: values{"found": "!"}, At: map[string]int{"line": 4, "tile": 6, "side": 3, "sides": 4}}},
	{{Code: "edge-unknown", Args: values{"found": "!"}, At: map[string]int{"tile": 0, "side": 5, "sides": 6}}},
	{{Code: "edge-unknown", Args: values{"found": "!"}, At: map[string]int{"tile": 0, "side": 1, "sides": 3}}},
	{{Code: "edge-unknown", Args: values{"found": "!"}, At: map[string]int{"pair": 0}}},
	{{Code: "motif-unclear", Args: values{"found": "x"}, At: map[string]int{"motif": 2}}},
	{{Code: "tile-sides", Args: values{"found": 3, "expected": 4, "word": "BGu"}, At: map[string]int{"tile": 0}}},
	{{Code: "tile-count", Args: values{"found": 1000, "expected": 1024, "grid": "32x32"}}},
	{{Code: "tile-range", Args: values{"found": 9, "most": 8}, At: map[string]int{"line": 4, "clue": 1}}},
	{{Code: "cell-range", Args: values{"found": 9, "most": 8}, At: map[string]int{"clue": 0}}},
	{{Code: "turn-range", Args: values{"found": 4, "most": 3}, At: map[string]int{"cell": 4}}},
	{{Code: "cell-twice", Args: values{"cell": 4}, At: map[string]int{"cell": 4}}},
	{{Code: "tile-twice", Args: values{"tile": 4}, At: map[string]int{"cell": 4}}},
	{{Code: "json-broken", At: map[string]int{"line": 1, "column": 1233}}},
	{{Code: "too-long", Args: values{"found": 100065, "most": 65536}}},
	{{Code: "grid-unknown", Args: values{"found": "{most}"}}},
	{{Code: "key-missing", Args: values{"found": "\u202Eexe.png"}}},
	{{Code: "key-twice", Args: values{"key": "שלום"}, At: map[string]int{"line": 2}}},
	{{Code: "unfit-count", Args: values{"format": "letters", "most": 26, "found": 12345}}},
	{{Code: "lost-tiles", Args: values{"format": "board", "found": 2}}},
	{{Code: "resume-former", Args: values{"found": "edgewise1"}}},
	{{Code: "key-unknown", Args: values{"key": "shoe"}, At: map[string]int{"line": 2}}},
	{{Code: "key-unknown", Args: values{"key": "a"}}, {Code: "key-unknown", Args: values{"key": "b"}}},
	{
		{Code: "key-unknown", Args: values{"key": "a"}}, {Code: "key-unknown", Args: values{"key": "אב"}},
		{Code: "key-unknown", Args: values{"key": "c"}}, {Code: "notes-more", Args: values{"more": 4997}},
		{Code: "motif-unused", Args: values{"name": "Y"}}, {Code: "motif-unused", Args: values{"name": "Z"}},
		{Code: "name-long", Args: values{"name": "Frog", "most": 40}},
		{Code: "numbers-other"},
	},
	{
		{Code: "look-around", Args: values{"text": "My cats"}}, {Code: "look-around", Args: values{"text": "\u202Eby me"}},
		{Code: "look-around", Args: values{"text": "Thanks"}}, {Code: "notes-more", Args: values{"more": 4}},
		{Code: "look-remark", Args: values{"text": "bent"}},
	},
}

// proved are reasons on a board of three by three, or on a triangle, where half of the cells
// point down.
var proved = []struct {
	grid   string
	reason why.Reason
}{
	{"3x3", why.Reason{Code: "frame-misfit", Args: values{"found": 1, "tiles": []int{3}}}},
	{"3x3", why.Reason{Code: "frame-misfit", Args: values{"found": 3, "tiles": []int{3, 5, 7}}}},
	{"3x3", why.Reason{Code: "frame-corner", Args: values{"expected": 4, "found": 0, "tiles": []int{}}}},
	{"3x3", why.Reason{Code: "frame-sides", Args: values{"sides": []int{0, 3}, "of": 4, "expected": 1, "found": 2, "tiles": []int{0, 8}}}},
	{"3x3", why.Reason{Code: "tile-alone", Args: values{"tile": 6, "sides": []int{0, 1, 2}, "of": 4}}},
	{"3x3", why.Reason{Code: "seams-odd", Args: values{"edge": "a", "found": 1001}}},
	{"3x3", why.Reason{Code: "ring-uneven", Args: values{"edge": "a", "found": 5, "mate": "b", "met": 3}}},
	{"3x3", why.Reason{Code: "rim-short", Args: values{"spare": 18, "rim": 12, "edges": []string{"a", "b"}, "counts": []int{9, 8}}}},
	{"tri2", why.Reason{Code: "rim-short-part", Args: values{
		"spare": 7, "rim": 6, "edges": []string{"a"}, "counts": []int{7}, "sides": []int{0, 2}, "of": 3}}},
	{"3x3", why.Reason{Code: "clue-rim", Args: values{"tile": 2, "edge": "a"}, At: map[string]int{"cell": 3, "side": 3, "sides": 4}}},
	{"tri2", why.Reason{Code: "clue-inside", Args: values{"tile": 2}, At: map[string]int{"cell": 2, "side": 0, "sides": 3}}},
	{"tri2", why.Reason{Code: "clue-inside", Args: values{"tile": 2}, At: map[string]int{"cell": 1, "side": 0, "sides": 3}}},
	{"hex2", why.Reason{Code: "clue-seam", Args: values{"tile": 2, "other": 4}, At: map[string]int{"cell": 0, "side": 3, "sides": 6}}},
	{"3x3", why.Reason{Code: "clue-beside", Args: values{"tiles": []int{4}}, At: map[string]int{"cell": 5}}},
	{"3x3", why.Reason{Code: "clue-beside", Args: values{"tiles": []int{4, 7}}, At: map[string]int{"cell": 5}}},
}

// slips are repairs of a puzzle on a grid.
var slips = []struct {
	grid   string
	repair mend.Repair
}{
	{"3x3", mend.Repair{Code: "slip-side", Args: values{"tile": 6, "side": 3, "of": 4, "from": "a", "to": "b"}}},
	{"tri2", mend.Repair{Code: "slip-side", Args: values{"tile": 3, "side": 2, "of": 3, "from": "a", "to": "b"}}},
	{"3x3", mend.Repair{Code: "slip-mirrored", Args: values{"tile": 6}}},
	{"3x3", mend.Repair{Code: "slip-turned", Args: values{"tile": 6, "turn": 1}}},
	{"hex2", mend.Repair{Code: "slip-turned", Args: values{"tile": 6, "turn": 5}}},
	{"hex2", mend.Repair{Code: "slip-swapped", Args: values{"tile": 6, "side": 1, "other": 4, "of": 6}}},
	{"3x3", mend.Repair{Code: "slip-order", Args: values{"order": []int{0, 1, 3, 2}, "of": 4}}},
	{"3x3", mend.Repair{Code: "slip-copy", Args: values{"tile": 6, "other": 2, "word": "abcd"}}},
}

// Measures around the points where the format changes, and some halfway between two written
// numbers.
var (
	amounts = []float64{0, 1e-12, 2.55e-6, 9.96e-4, 0.001, 0.0026, 0.0951, 0.0996, 0.1, 1.005, 1.125, 1.384, 43.7, 99.996, 100, 389.5, 5670.2, 999999.4, 1e6, 1.25e6, 2.32e7, 95126814720}
	shares  = []float64{0, 0.0005, 0.1205, 0.147, 0.5, 0.99996, 1}
)

// TestPageAndCommandSayTheSame writes down what the command says, for the page's tests to read.
func TestPageAndCommandSayTheSame(t *testing.T) {
	var all []sentence
	add := func(s sentence, said func(*words) string) {
		s.Said = map[string]string{}
		for language := range languages() {
			s.Said[language] = said(wordsOf(language))
		}
		all = append(all, s)
	}
	for _, notes := range told {
		var s sentence
		var faults []*puzzle.Fault
		for _, fault := range notes {
			faults = append(faults, &fault)
			s.Notes = append(s.Notes, noted(fault.Code, fault.Args, fault.At))
		}
		add(s, func(w *words) string { return strings.Join(w.notes(faults), " ") })
	}
	for _, row := range proved {
		p, reason := blank(t, row.grid), noted(row.reason.Code, row.reason.Args, row.reason.At)
		add(sentence{Reason: &reason, Grid: gridOf(p)}, func(w *words) string { return w.reason(p, row.reason) })
	}
	published := gallery.All()[0]
	for _, row := range slips {
		repair := noted(row.repair.Code, row.repair.Args, nil)
		row.repair.Known = published.ID
		s := sentence{Repair: &repair, Name: published.Name, Grid: gridOf(blank(t, row.grid))}
		add(s, func(w *words) string { return w.repair("repair.", row.repair) })
		s.Near = true
		add(s, func(w *words) string { return w.repair("near.", row.repair) })
	}
	for _, n := range []uint64{0, 1, 2, 73508} {
		add(sentence{Count: search.NumberOf(n)}, func(w *words) string { return w.gives(mend.Repair{Solutions: n, Exact: true}) })
	}
	for _, x := range amounts {
		add(sentence{Amount: &x}, func(w *words) string { return w.amount(x, 2) })
	}
	for _, x := range shares {
		add(sentence{Share: &x}, func(w *words) string { return w.percent(x) })
	}
	got, err := json.MarshalIndent(all, "", "  ")
	require.NoError(t, err)
	file := filepath.Join("testdata", "sentences.json")
	if *update {
		require.NoError(t, os.WriteFile(file, append(got, '\n'), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got)+"\n")
}

// noted is a note as it crosses to the page, with empty objects instead of nil.
func noted(code string, args map[string]any, at map[string]int) note {
	if args == nil {
		args = values{}
	}
	if at == nil {
		at = map[string]int{}
	}
	return note{code, args, at}
}

// blank is a puzzle on a grid; its tiles do not matter.
func blank(t *testing.T, grid string) *puzzle.Puzzle {
	t.Helper()
	g, err := puzzle.GridNamed(grid)
	require.NoError(t, err)
	tile := strings.Repeat("a", g.Sides)
	return puzzleOf(t, "grid="+grid+"&mates=same&tiles="+tile+strings.Repeat("."+tile, len(g.Cells)-1))
}

func gridOf(p *puzzle.Puzzle) *gridJSON {
	grid := &gridJSON{Sides: p.Grid().Sides}
	for _, cell := range p.Grid().Cells {
		grid.Cells = append(grid.Cells, cellJSON{cell.Row, cell.Column})
	}
	return grid
}
