package main

import (
	"cmp"
	"slices"
	"strconv"
	"time"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// solveFlags are the flags of solve.
type solveFlags struct {
	count, first, plain, raw bool
	json, board              bool // the output format
	most, workers            int
	as                       int // which reading of a list to use, or 0
	index, of                int // of parts; of is 0 for the whole search
	order, resume, save      string
	all                      string // which boards of each solution to list; "" for the kept one
	listed                   int    // the most boards to list
	every, limit             time.Duration
}

// The largest values of -max and -workers.
const (
	maxPictures = 1_000_000_000
	maxWorkers  = 256
)

// The values of -all, and the limit of -max with it.
const (
	allArrangements, allPictures = "arrangements", "pictures"

	maxListed = 1_000_000
)

// readSolveFlags reads the flags of solve and its one argument. It returns a fault if two flags
// contradict each other.
func readSolveFlags(args []string) (want solveFlags, argument string, err error) {
	want.workers, want.every = cores(), usualEvery
	f := newFlags("solve")
	f.BoolVar(&want.count, "count", false, "")
	f.BoolVar(&want.first, "first", false, "")
	f.BoolVar(&want.plain, "plain", false, "")
	f.BoolVar(&want.raw, "raw", false, "")
	f.BoolVar(&want.json, "json", false, "")
	f.BoolVar(&want.board, "board", false, "")
	f.bare(&want.all, "all", allArrangements, allPictures)
	f.StringVar(&want.save, "save", "", "")
	f.duration(&want.every, "every")
	f.StringVar(&want.order, "order", "", "")
	f.StringVar(&want.resume, "resume", "", "")
	f.number(&want.most, "max", maxPictures)
	f.number(&want.workers, "workers", maxWorkers)
	f.reading(&want.as)
	f.part(&want.index, &want.of, "part")
	f.duration(&want.limit, "limit")
	arguments, err := f.parseAll(args)
	if err != nil {
		return want, "", err
	}
	for _, word := range []string{allArrangements, allPictures} {
		if want.all != "" && len(arguments) > 1 && slices.Contains(arguments, word) {
			return want, "", f.refuse("all", "-all "+word, "-all="+word)
		}
	}
	if argument, err = f.one(arguments); err != nil {
		return want, "", err
	}
	pairs := [][2]string{{"plain", "raw"}, {"part", "plain"}, {"part", "first"}, {"board", "json"}, {"board", "count"},
		{"resume", "part"}, {"resume", "plain"}, {"resume", "raw"}, {"resume", "order"}, {"all", "count"}, {"all", "board"}, {"all", "part"}}
	if want.all == "" { // with -all, -max limits the listing
		pairs = append(pairs, [2]string{"first", "max"}, [2]string{"part", "max"}, [2]string{"resume", "max"})
	}
	if order := want.order; order != "" && order != string(search.Row) && order != string(search.Auto) {
		pairs = append(pairs, [2]string{"raw", "order"}) // raw is for comparison with published counts, which are row by row
	}
	for _, pair := range pairs {
		err = cmp.Or(err, f.clash(pair[0], pair[1]))
	}
	for name, value := range map[string]string{"save": want.save, "resume": want.resume} {
		if value == "" && f.given(name) { // an empty value is a mistake, not a new search
			err = cmp.Or(err, error(&puzzle.Fault{Code: "flag-bare", Args: map[string]any{"flag": "-" + name}}))
		}
	}
	if want.save == "" && f.given("every") {
		err = cmp.Or(err, error(&puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-save", "expected": "state.txt"}}))
	}
	if want.all != "" {
		if want.most > maxListed {
			err = cmp.Or(err, f.refuse("max", strconv.Itoa(want.most), "1 … "+strconv.Itoa(maxListed)))
		}
		want.listed, want.most = cmp.Or(want.most, maxBoards), 0
	}
	return want, argument, err
}

// options are those of the search, for a number of cells.
func (want *solveFlags) options(cells int) (search.Options, error) {
	o := search.Options{Keep: max(maxBoards, want.listed), Most: uint64(want.most), First: want.first}
	switch {
	case want.plain:
		o.Mode = search.Plain
	case want.raw:
		o.Mode = search.Raw
	}
	if want.count {
		o.Keep = 0
	}
	err := orderNamed(&o, want.order, cells)
	return o, err
}
