package main

import (
	"context"
	"os"
	"strings"

	"edgewise/solver/compare"
	"edgewise/solver/search"
)

// compareJSON is the object that stats -compare -json prints.
type compareJSON struct {
	Counts  []search.Number  `json:"counts"` // as they were read
	Same    *bool            `json:"same"`   // null if the search is too large to run
	Measure compare.Measure  `json:"measure,omitempty"`
	Cell    *int             `json:"cell,omitempty"` // of the first difference; absent for sums
	Theirs  search.Number    `json:"theirs,omitempty"`
	Ours    search.Number    `json:"ours,omitempty"`
	Cause   *comparisonCause `json:"cause,omitempty"`
	Status  string           `json:"status,omitempty"` // if it was stopped
}

type comparisonCause struct {
	Measure compare.Measure `json:"measure"`
	Command string          `json:"command"` // runs a search with exactly these counts
}

// comparing compares the counts of another program with the search that the flags describe.
func (c *console) comparing(ctx context.Context, asked *textbook) error {
	text, err := c.pasted(asked.against)
	if err != nil {
		return err
	}
	counts, err := compare.Read(text, len(asked.Puzzle.Tiles()))
	if err != nil {
		return err
	}
	o := asked.options
	comparing := compare.New(asked.Puzzle, compare.Setting{Order: o.Order, Cells: o.Cells, Once: o.Once, Fixed: o.Fixed, Turns: asked.turns}, counts)
	complete := step(ctx, comparing, slice)
	r := comparing.Result()
	if asked.asJSON {
		err = c.printJSON(comparisonOf(comparing.Counts(), r, complete))
	} else {
		c.mention(asked.Document)
		err = c.print(wrapped(c.words.compared(r, complete)) + "\n")
	}
	if err == nil && !complete {
		err = errStopped
	}
	return err
}

// pasted is the content of a file or of standard input, or the counts themselves, which start
// with a digit or a bracket, or contain spaces.
func (c *console) pasted(from string) (string, error) {
	const digits = "0123456789"
	if strings.ContainsAny(from[:1], "["+digits) || strings.Contains(from, " ") && strings.ContainsAny(from, digits) {
		if _, err := os.Stat(from); err != nil {
			return from, nil
		}
	}
	return c.contents(from)
}

func comparisonOf(counts compare.Counts, r compare.Result, complete bool) compareJSON {
	object := compareJSON{Counts: numbers(counts.List)}
	if !complete {
		object.Status = "stopped"
	}
	if !r.Known {
		return object
	}
	object.Same, object.Measure = &r.Same, r.Measure
	if !r.Same {
		object.Theirs, object.Ours = search.NumberOf(r.Theirs), search.NumberOf(r.Ours)
		if r.Cell >= 0 {
			object.Cell = &r.Cell
		}
	}
	if r.Cause != nil {
		object.Cause = &comparisonCause{r.Cause.Measure, invocation(r.Cause.Setting)}
	}
	return object
}

// invocation is the command line, without a puzzle, that runs a search.
func invocation(s compare.Setting) string {
	line := "edgewise stats"
	if s.Cells != nil {
		line += " -order " + search.WriteCells(s.Cells)
	} else if s.Order != "" && s.Order != search.Row {
		line += " -order " + string(s.Order)
	}
	for _, flag := range []struct {
		on   bool
		flag string
	}{{s.Once, "-copies " + switchOnce}, {s.Fixed, "-turn " + switchFixed}, {s.Turns, "-skips " + switchTurns}} {
		if flag.on {
			line += " " + flag.flag
		}
	}
	return line
}

// compared says where counts differ first, and why.
func (w *words) compared(r compare.Result, complete bool) string {
	if !r.Known {
		if complete {
			return w.say("compare.unknown", nil)
		}
		return w.say("verdict.stopped", nil)
	}
	with := values{"measure": w.measure(r.Measure), "theirs": search.NumberOf(r.Theirs), "ours": search.NumberOf(r.Ours), "depth": r.Depth + 1, "cell": r.Cell + 1}
	var lines []string
	if r.Cells > 0 {
		lines = append(lines, w.say("compare.cells", values{"n": r.Cells}))
	}
	if r.Same {
		return strings.Join(append(lines, w.say("compare.same", with)), "\n")
	}
	first := w.say("compare.differs", with)
	if r.Cell < 0 {
		first = w.say("compare.differs.sum", with)
	}
	lines = append(lines, first)
	switch {
	case r.Cause != nil:
		d, s := r.Cause.Differs, r.Cause.Setting
		lines = append(lines, w.say("compare.cause", values{"measure": w.measure(r.Cause.Measure)}))
		for _, way := range []struct {
			differs, on bool
			key, other  string
		}{
			{d.Order, true, "compare.order", ""},
			{d.Once, s.Once, "compare.once", "compare.apart"},
			{d.Fixed, s.Fixed, "compare.fixed", "compare.free"},
			{d.Turns, s.Turns, "compare.turns", "compare.all"},
		} {
			switch {
			case way.differs && way.on:
				lines = append(lines, w.say(way.key, nil))
			case way.differs:
				lines = append(lines, w.say(way.other, nil))
			}
		}
		lines = append(lines, w.say("compare.command", values{"command": invocation(s)}))
	case complete:
		lines = append(lines, w.say("compare.none", nil))
	default:
		lines = append(lines, w.say("verdict.stopped", nil))
	}
	return strings.Join(lines, "\n")
}

func (w *words) measure(m compare.Measure) string { return w.say("measure."+string(m), nil) }
