package main

import (
	"context"
	_ "embed" // for the instances
	"runtime"
	"slices"
	"strings"
	"time"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// instances are the puzzles of the benchmark, besides the first ones of the gallery.
//
//go:embed bench.txt
var instances string

// A measured is one line of the benchmark.
type measured struct {
	Family    string        `json:"family"`
	Instance  string        `json:"instance"`
	Mode      string        `json:"mode"`
	Nodes     search.Number `json:"nodes"`
	Solutions search.Number `json:"solutions"`
	Seconds   float64       `json:"seconds"` // of the search alone, the median of several runs
	Rate      float64       `json:"rate"`    // nodes per second
}

// nines is how many puzzles from the start of the gallery are measured.
const nines = 4

// Every search is run several times, for about this long in all.
const (
	benchRounds = 5
	benchSpan   = time.Second
)

// bench measures complete searches by one worker, in raw and in fast mode.
func bench(ctx context.Context, c *console, args []string) error {
	var limit time.Duration
	f := newFlags("bench")
	asJSON := f.Bool("json", false, "")
	f.duration(&limit, "limit")
	arguments, err := f.parseAll(args)
	if err != nil {
		return err
	}
	if len(arguments) > 0 {
		return excess(arguments[0])
	}
	ctx, cancel := within(ctx, limit)
	defer cancel()
	defer c.doing(c.words.say("doing.bench", nil))()
	list, whole := []measured{}, true
	measure := func(family string, document *notation.Document) {
		for _, mode := range []search.Mode{search.Raw, search.Fast} {
			if !whole {
				return
			}
			var m measured
			if m, whole = timed(ctx, document.Puzzle, mode); whole {
				m.Family, m.Instance = family, notation.Shown(document.Name)
				list = append(list, m)
			}
		}
	}
	for _, entry := range gallery.All()[:nines] {
		measure("nine", entry.Document())
	}
	for line := range strings.Lines(instances) {
		family, link, _ := strings.Cut(strings.TrimSpace(line), " ")
		if family == "#" {
			continue
		}
		document, err := notation.Read(link)
		if err != nil {
			return err
		}
		measure(family, document)
	}
	if *asJSON {
		err = c.printJSON(list)
	} else {
		err = c.print(c.words.measured(list))
	}
	if err == nil && !whole {
		return early("bench-stopped", map[string]any{"n": len(list)})
	}
	return err
}

// timed is the median duration of several searches. A very short search is repeated many times in
// one measurement, since the clock is too coarse. It reports false if the context ended first.
func timed(ctx context.Context, p *puzzle.Puzzle, mode search.Mode) (m measured, whole bool) {
	plan := search.Compile(p, search.Options{Mode: mode})
	var found search.Found
	once := func() time.Duration {
		s := plan.Search()
		start := time.Now()
		whole = step(ctx, s, slice)
		spent := time.Since(start)
		found = s.Found()
		return spent
	}
	var times []time.Duration
	for start := time.Now(); len(times) < benchRounds || time.Since(start) < benchSpan/benchRounds; {
		spent := once()
		if !whole || ended(ctx) {
			return measured{}, false
		}
		times = append(times, spent)
		if time.Since(start) > benchSpan && len(times) > 1 {
			break
		}
	}
	slices.Sort(times)
	seconds := times[len(times)/2].Seconds()
	name := map[search.Mode]string{search.Raw: "raw", search.Fast: "fast"}[mode]
	return measured{Mode: name, Nodes: search.NumberOf(found.Total()), Solutions: search.NumberOf(found.Solutions),
		Seconds: seconds, Rate: float64(found.Total()) / seconds}, true
}

// measured writes the benchmark as a table.
func (w *words) measured(list []measured) string {
	table := [][]string{{w.say("bench.family", nil), w.say("bench.instance", nil), w.say("bench.mode", nil),
		w.say("column.nodes", nil), w.say("bench.solutions", nil), w.say("bench.time", nil), w.say("bench.rate", nil)}}
	for _, m := range list {
		table = append(table, []string{m.Family, m.Instance, m.Mode, w.word(m.Nodes), w.word(m.Solutions),
			w.span(time.Duration(m.Seconds * float64(time.Second))), w.decimal(m.Rate/1e6, 1)})
	}
	return aligned(table) + "\n" + w.say("bench.machine", values{"machine": runtime.Version() + " " + runtime.GOOS + "/" + runtime.GOARCH}) + "\n"
}
