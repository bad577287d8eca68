package main

import (
	"context"
	"strings"
	"time"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// statsJSON is the object that stats -json prints about a textbook search; lists are by cell, in
// the order of filling.
type statsJSON struct {
	Tries        search.Number   `json:"tries"`
	Compared     search.Number   `json:"compared"` // tries with a neighbour to compare
	First        search.Number   `json:"first"`    // tries until the first solution, 0 if there is none
	Nodes        []search.Number `json:"nodes"`
	DeadEnds     []search.Number `json:"deadEnds"`
	TriesAt      []search.Number `json:"triesAt"`
	Misfits      []search.Number `json:"misfits"` // tries minus nodes
	Arrangements search.Number   `json:"arrangements"`
	Pictures     search.Number   `json:"pictures"`
	Solutions    search.Number   `json:"solutions"`
	Order        []int           `json:"order"`
	Status       string          `json:"status,omitempty"` // if it was stopped
	Notes        []note          `json:"notes,omitempty"`
}

// textbook says which textbook search to run.
type textbook struct {
	*notation.Document
	options search.Options
	turns   bool   // go through all sequences of the tiles, so that a dead end skips turns only
	against string // another program's counts, or a file with them
	asJSON  bool
	limit   time.Duration
}

// The values of the switches, the default last.
const (
	switchOnce, switchApart = "once", "apart"
	switchFixed, switchFree = "fixed", "free"
	switchTurns, switchAll  = "turns", "all"
)

func (c *console) textbook(args []string) (*textbook, error) {
	var order, copies, turn, skips string
	t := &textbook{options: search.Options{Mode: search.Plain}}
	f := newFlags("stats")
	f.BoolVar(&t.asJSON, "json", false, "")
	f.duration(&t.limit, "limit")
	f.StringVar(&order, "order", "", "")
	f.choice(&copies, "copies", switchOnce, switchApart)
	f.choice(&turn, "turn", switchFixed, switchFree)
	f.StringVar(&t.against, "compare", "", "")
	f.choice(&skips, "skips", switchTurns, switchAll)
	var err error
	if t.Document, err = c.puzzle(f, args); err != nil {
		return nil, err
	}
	if t.against == "" && f.given("compare") {
		return nil, &puzzle.Fault{Code: "flag-bare", Args: map[string]any{"flag": "-compare"}}
	}
	t.options.Once, t.options.Fixed, t.turns = copies == switchOnce, turn == switchFixed, skips == switchTurns
	return t, orderNamed(&t.options, order, len(t.Puzzle.Tiles()))
}

// stats runs the textbook search and prints its effort, cell by cell.
func stats(ctx context.Context, c *console, args []string) error {
	asked, err := c.textbook(args)
	if err != nil {
		return err
	}
	ctx, cancel := within(ctx, asked.limit)
	defer cancel()
	defer c.doing(c.words.say("doing.stats", nil))()
	if asked.against != "" {
		return c.comparing(ctx, asked)
	}
	var found searched
	if asked.turns {
		found = sequencesFor(ctx, asked.Puzzle, asked.options)
	} else {
		found = searchFor(ctx, asked.Puzzle, asked.options, never)
	}
	if asked.asJSON {
		object := statisticOf(found)
		object.Notes = notesOf(asked.Document)
		err = c.printJSON(object)
	} else {
		c.mention(asked.Document)
		err = c.print(c.words.statistic(asked, found))
	}
	if err != nil {
		return err
	}
	return found.early()
}

// sequencesFor goes through all sequences of the tiles, unless the context ends first.
func sequencesFor(ctx context.Context, p *puzzle.Puzzle, o search.Options) searched {
	start := time.Now()
	plan := search.Compile(p, o)
	q := plan.Sequences()
	complete := step(ctx, q, slice)
	_, choice := plan.Order()
	return searched{plan: plan, choice: choice, found: q.Found(), first: q.First(), complete: complete, over: complete, spent: time.Since(start)}
}

func statisticOf(s searched) statsJSON {
	counts := s.counts()
	order, _ := s.plan.Order()
	object := statsJSON{
		Tries: search.NumberOf(s.found.Tries), Compared: search.NumberOf(s.plan.Compared(s.found)),
		First: search.NumberOf(s.first), Nodes: numbers(s.found.Nodes), DeadEnds: numbers(s.found.DeadEnds),
		TriesAt: numbers(s.found.TriesAt), Misfits: numbers(s.found.Misfits()),
		Arrangements: counts.Arrangements, Pictures: search.NumberOf(counts.Pictures), Solutions: search.NumberOf(counts.Solutions),
		Order: order,
	}
	if !s.complete {
		object.Status = s.status()
	}
	return object
}

// statistic writes the effort of the search, its switches, and a table with a line per cell and
// one for the sums.
func (w *words) statistic(asked *textbook, s searched) string {
	tries := w.count("tries", search.NumberOf(s.found.Tries), nil)
	if !s.complete {
		tries = w.say("verdict.stopped", nil) + " " + tries
	}
	lines := []string{tries, w.say("tries.beside", values{"n": search.NumberOf(s.plan.Compared(s.found))}), w.yield(s.counts())}
	if s.first > 0 {
		lines = append(lines, w.count("textbook.first", search.NumberOf(s.first), nil))
	}
	lines = append(lines, w.switches(asked, s)...)
	return wrapped(strings.Join(lines, "\n")) + "\n\n" + aligned(w.perCell(s))
}

// yield writes the three counts in a sentence.
func (w *words) yield(counts search.Counts) string {
	return w.say("stats.found", values{"counts": w.list([]string{
		w.count("arrangements", counts.Arrangements, nil),
		w.count("factor.pictures", search.NumberOf(counts.Pictures), nil),
		w.count("factor.solutions", search.NumberOf(counts.Solutions), nil)})})
}

// switches describes the differences from the plain textbook search, a line for each.
func (w *words) switches(asked *textbook, s searched) (lines []string) {
	if s.choice.Order != search.Row {
		lines = append(lines, w.order(s.choice))
	}
	if asked.options.Once {
		lines = append(lines, w.say("stats.once", nil))
	}
	if cell, tile := s.plan.Fixed(); asked.options.Fixed {
		switch {
		case cell >= 0:
			lines = append(lines, w.say("stats.fixed.cell", values{"cell": cell + 1}))
		case tile >= 0:
			lines = append(lines, w.say("stats.fixed.tile", values{"tile": tile + 1}))
		default:
			lines = append(lines, w.say("stats.fixed.none", nil))
		}
	}
	if asked.turns {
		lines = append(lines, w.say("stats.turns", nil))
	}
	return lines
}

func (w *words) perCell(s searched) [][]string {
	var table [][]string
	row := func(head string, counts ...uint64) {
		line := []string{head}
		for _, n := range counts {
			line = append(line, w.word(search.NumberOf(n)))
		}
		table = append(table, line)
	}
	table = append(table, []string{w.say("column.cell", nil), w.say("column.tries", nil), w.say("column.nodes", nil),
		w.say("column.misfits", nil), w.say("column.deadends", nil)})
	order, _ := s.plan.Order()
	var deadEnds uint64
	misfits := s.found.Misfits()
	for k, nodes := range s.found.Nodes {
		deadEnds += s.found.DeadEnds[k]
		row(w.word(order[k]+1), s.found.TriesAt[k], nodes, misfits[k], s.found.DeadEnds[k])
	}
	row(w.say("column.sum", nil), s.found.Tries, s.found.Total(), s.found.Tries-s.found.Total(), deadEnds)
	return table
}
