package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

// traceJSON is what trace -json prints for each event, on a line of its own.
type traceJSON struct {
	N    uint64     `json:"n"`
	Kind trace.Kind `json:"kind"`
	Cell int        `json:"cell"`
	Tile *int       `json:"tile,omitempty"`
	Turn *int       `json:"turn,omitempty"`
	Why  *whyNot    `json:"why,omitempty"` // for a try that does not fit
}

// A whyNot is why a tile does not fit: the side of the cell, and what meets there.
type whyNot struct {
	Code  trace.Code `json:"code"`
	Side  int        `json:"side"`
	Edge  string     `json:"edge"`
	Other string     `json:"other,omitempty"`
}

// tracing says which search to follow, and which events.
type tracing struct {
	*notation.Document
	options search.Options
	turns   bool   // a dead end skips turns only
	from    uint64 // the number of the first event
	most    uint64 // the number of events; 0 for all
	asJSON  bool
	limit   time.Duration
}

func (c *console) tracing(args []string) (*tracing, error) {
	t := &tracing{}
	var order, copies, turn, skips string
	f := newFlags("trace")
	plain, raw := f.Bool("plain", false, ""), f.Bool("raw", false, "")
	f.StringVar(&order, "order", "", "")
	f.choice(&copies, "copies", switchOnce, switchApart)
	f.choice(&turn, "turn", switchFixed, switchFree)
	f.choice(&skips, "skips", switchTurns, switchAll)
	f.event(&t.from, "from")
	f.event(&t.most, "max")
	f.BoolVar(&t.asJSON, "json", false, "")
	f.duration(&t.limit, "limit")
	var err error
	if t.Document, err = c.puzzle(f, args); err != nil {
		return nil, err
	}
	err = f.clash("plain", "raw")
	if order != "" && order != string(search.Row) && order != string(search.Auto) {
		err = cmp.Or(err, f.clash("raw", "order")) // as in solve
	}
	for _, trick := range []string{"copies", "turn"} {
		if f.given(trick) && !*plain && !*raw { // the fast search has its own tricks
			err = cmp.Or(err, needsPlain(trick))
		}
	}
	if f.given("skips") && !*plain {
		err = cmp.Or(err, needsPlain("skips"))
	}
	if err != nil {
		return nil, err
	}
	switch {
	case *plain:
		t.options.Mode = search.Plain
	case *raw:
		t.options.Mode = search.Raw
	}
	t.options.Once, t.options.Fixed, t.turns = copies == switchOnce, turn == switchFixed, skips == switchTurns
	return t, orderNamed(&t.options, order, len(t.Puzzle.Tiles()))
}

func needsPlain(flag string) error {
	return &puzzle.Fault{Code: "flag-with", Args: map[string]any{"flag": "-" + flag, "expected": "-plain"}}
}

// event adds a flag for the number of an event, from 1.
func (f *flags) event(to *uint64, name string) {
	f.value(name, "1, 2, 3 …", func(value string) bool {
		n, err := strconv.ParseUint(value, 10, 64)
		*to = n
		return err == nil && n > 0
	})
}

// linesAtOnce is how many events are written at once.
const linesAtOnce = 1000

// runTrace prints what a search does, event by event.
func runTrace(ctx context.Context, c *console, args []string) error {
	asked, err := c.tracing(args)
	if err != nil {
		return err
	}
	ctx, cancel := within(ctx, asked.limit)
	defer cancel()
	c.mention(asked.Document)
	begin := trace.New
	if asked.turns {
		begin = trace.NewSequences
	}
	t := begin(search.Compile(asked.Puzzle, asked.options))
	for start := max(asked.from, 1) - 1; !t.Reach(trace.Target{Of: trace.Events, Count: start}, slice); {
		if ended(ctx) {
			return errStopped
		}
	}
	for told := uint64(0); ; {
		var lines strings.Builder
		more := true
		for n := 0; more && n < linesAtOnce && (asked.most == 0 || told < asked.most); n++ {
			var event trace.Event
			if event, more = t.Next(); more {
				told++
				lines.WriteString(c.eventLine(asked, event))
			}
		}
		if last, _ := t.End(); !more && told == 0 && asked.from > 0 {
			return &puzzle.Fault{Code: "trace-end", Args: map[string]any{"found": search.NumberOf(asked.from), "last": search.NumberOf(last)}}
		}
		if err := c.print(lines.String()); err != nil || !more || told == asked.most {
			return err
		}
		if ended(ctx) {
			return errStopped
		}
	}
}

// eventLine is an event as a line; in words it is indented by the number of cells filled before.
func (c *console) eventLine(asked *tracing, e trace.Event) string {
	if !asked.asJSON {
		return fmt.Sprintf("%9d  %s%s\n", e.Number, strings.Repeat("  ", e.Depth), c.words.event(asked.Document, e))
	}
	line := traceJSON{N: e.Number, Kind: e.Kind, Cell: e.Cell}
	if e.Tile >= 0 {
		line.Tile, line.Turn = &e.Tile, &e.Turn
	}
	if e.Clash != nil {
		line.Why = &whyNot{e.Clash.Code, e.Clash.Side, e.Clash.Edge.String(), e.Clash.OtherName()}
	}
	text, _ := json.Marshal(line) // numbers and strings cannot fail
	return string(text) + "\n"
}

// event describes what a search does in a sentence.
func (w *words) event(d *notation.Document, e trace.Event) string {
	p := d.Puzzle
	at := p.Grid().Cells[e.Cell]
	with := values{"row": at.Row + 1, "column": at.Column + 1}
	key := "trace." + string(e.Kind)
	if e.Tile >= 0 {
		with["tile"], with["turn"] = e.Tile+1, w.say("turn."+strconv.Itoa(turned(p.Grid(), e.Cell, e.Turn)), nil)
	}
	if e.Clash != nil {
		key += "." + string(e.Clash.Code)
		with["edge"], with["other"] = w.edge(d, e.Clash.Edge), w.edge(d, e.Clash.Other)
		with["side"] = w.side(e.Clash.Side, p.Grid().Sides, int(at.Heading))
	}
	return w.say(key, with)
}

// edge describes an edge by the name of its motif, such as "brown dog head"; without a name, by its
// letter.
func (w *words) edge(d *notation.Document, edge puzzle.Edge) string {
	for _, motif := range d.Puzzle.Motifs() {
		name := called(d, motif.Head)
		if name == "" || edge != motif.Head && edge != motif.Tail {
			continue
		}
		half, key := d.Halves[0], "head"
		if edge == motif.Tail {
			half, key = d.Halves[1], "tail"
		}
		switch {
		case motif.Tail == puzzle.Nothing:
			return name
		case half == "":
			half = w.half(d.Art, key)
		}
		return w.say("edge.said", values{"motif": name, "half": half})
	}
	return edge.String()
}

// called is the name of a motif, with its letter if another motif has the same name.
func called(d *notation.Document, head puzzle.Edge) string {
	name := notation.Called(d.Motifs[head])
	for _, other := range d.Puzzle.Motifs() {
		also := cmp.Or(notation.Called(d.Motifs[other.Head]), other.Head.String())
		if other.Head != head && strings.EqualFold(name, also) {
			return name + " " + head.String()
		}
	}
	return name
}

// half is the word for an unnamed half: not every drawing has a head.
func (w *words) half(art, half string) string {
	if drawn, is := w.table["half."+art+"."+half]; is {
		return drawn
	}
	return w.say("half."+half, nil)
}
