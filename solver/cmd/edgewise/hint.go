package main

import (
	"context"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/explain/hint"
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// How long hint thinks by default, and in what slices.
const (
	thinking    = 10 * time.Second
	thinkBudget = 100_000
)

// hintJSON is the object that hint -json prints: with -all all steps, else one of them.
type hintJSON struct {
	Outlook  outlookJSON `json:"outlook"`
	Step     *stepJSON   `json:"step,omitempty"`
	Steps    []stepJSON  `json:"steps,omitempty"`
	Complete *bool       `json:"complete,omitempty"` // the steps lead to a full board
	Dead     *bool       `json:"dead,omitempty"`     // the steps lead to a dead end
	Notes    []note      `json:"notes,omitempty"`
}

type outlookJSON struct {
	Done     bool          `json:"done"`
	Counted  bool          `json:"counted"` // ways is the exact number
	Ways     search.Number `json:"ways"`
	Expected *float64      `json:"expected"` // as a decimal logarithm
	Change   int           `json:"change"`   // the first cell that must change, in reading order, or -1
	Turn     int           `json:"turn"`     // the turn that completes the board with all other tiles in place, or -1
}

type stepJSON struct {
	Kind   string `json:"kind"`
	Tried  bool   `json:"tried"`
	Cell   int    `json:"cell"`
	Tile   int    `json:"tile"`
	Turn   int    `json:"turn"`
	Copies []int  `json:"copies"`
	Why    note   `json:"why"`
	Cells  []int  `json:"cells"`
}

// runHint says what a board still allows, what comes next, and why.
func runHint(ctx context.Context, c *console, args []string) error {
	limit := thinking
	f := newFlags("hint")
	asJSON, all := f.Bool("json", false, ""), f.Bool("all", false, "")
	f.duration(&limit, "limit")
	document, err := c.puzzle(f, args)
	if err != nil {
		return err
	}
	board := document.Board
	if board == nil {
		board = puzzle.NewBoard(document.Puzzle)
	}
	ctx, cancel := within(ctx, limit)
	defer cancel()
	half, cancelHalf := within(ctx, limit/2)
	defer cancelHalf()
	defer c.doing(c.words.say("doing.hint", nil))()
	outlook := hint.NewOutlook(board, inReadingOrder(board))
	over := step(half, outlook, thinkBudget)
	var steps []hint.Step
	var thought bool // the search was finished
	var complete, dead *bool
	if *all {
		reasoning := hint.Explain(board)
		thought = step(ctx, reasoning, thinkBudget)
		steps = reasoning.Steps()
		is, isDead := reasoning.Complete(), reasoning.Dead()
		complete, dead = &is, &isDead
	} else {
		finder := hint.Find(board)
		thought = step(ctx, finder, thinkBudget)
		if step := finder.Found(); step != nil {
			steps = append(steps, *step)
		}
	}
	if *asJSON {
		out := hintJSON{Outlook: outlookOf(outlook, over), Complete: complete, Dead: dead, Notes: notesOf(document)}
		for _, step := range steps {
			out.Steps = append(out.Steps, stepOf(step))
		}
		if !*all && len(steps) > 0 {
			out.Step, out.Steps = &out.Steps[0], nil
		}
		err = c.printJSON(out)
	} else {
		c.mention(document)
		err = c.print(wrapped(strings.Join(c.words.hinted(board, outlook, over, steps, complete, dead), "\n")) + "\n")
	}
	if err == nil && !thought {
		return errStopped
	}
	return err
}

// hinted writes the outlook and the steps in words. With all steps it also says whether they lead
// to the end.
func (w *words) hinted(board *puzzle.Board, outlook *hint.Outlook, over bool, steps []hint.Step, complete, dead *bool) []string {
	all := complete != nil
	var lines []string
	if clash := outlook.Clash(); len(clash) > 0 {
		lines = append(lines, w.clash(board, clash))
	}
	lines = append(lines, w.outlook(board, outlook, over))
	for i, step := range steps {
		line := w.step(board.Puzzle(), step)
		if all {
			line = strconv.Itoa(i+1) + ". " + line
		}
		lines = append(lines, line)
	}
	switch {
	case board.Filled() == len(board.Puzzle().Grid().Cells) || outlook.Ways() == 0 && !outlook.Counting():
	case all && *dead:
		lines = append(lines, w.say("hint.dead", nil))
	case len(steps) == 0:
		lines = append(lines, w.say("reasoning.none", nil))
	case all && !*complete:
		lines = append(lines, w.say("hint.early", nil))
	}
	return lines
}

func inReadingOrder(b *puzzle.Board) (cells []int) {
	for cell := range b.Puzzle().Grid().Cells {
		if _, filled := b.At(cell); filled {
			cells = append(cells, cell)
		}
	}
	return cells
}

func outlookOf(o *hint.Outlook, over bool) outlookJSON {
	out := outlookJSON{Done: over, Counted: !o.Counting(), Ways: search.NumberOf(o.Ways()), Change: o.Change(), Turn: o.Turn()}
	if log := float64(o.Expected()); !math.IsInf(log, 0) {
		out.Expected = &log
	}
	return out
}

func stepOf(s hint.Step) stepJSON {
	out := stepJSON{"guess", s.Tried(), s.Cell, s.Tile, s.Turn, s.Copies, note(s.Why), s.Cells}
	if s.Forced {
		out.Kind = "forced"
	}
	return out
}

// outlook says whether the board can still be completed, and if not, once that is known, what
// must change.
func (w *words) outlook(b *puzzle.Board, o *hint.Outlook, over bool) string {
	ways := search.NumberOf(o.Ways())
	grid := b.Puzzle().Grid()
	switch {
	case b.Filled() == len(grid.Cells) && o.Ways() > 0:
		return w.say("hint.full", nil)
	case o.Counting() && o.Ways() == 0:
		return w.say("outlook.unknown", nil)
	case o.Counting():
		return w.count("outlook.least", ways, nil)
	case o.Ways() > 0:
		return w.count("outlook.ways", ways, nil)
	case o.Change() < 0 && over:
		return w.say("outlook.never", nil)
	}
	return w.stuck(o, grid) + " " + w.change(b, o, over)
}

// stuck says that the board cannot be completed, and which cell nothing fits.
func (w *words) stuck(o *hint.Outlook, grid *puzzle.Grid) string {
	if o.Dead() < 0 {
		return w.say("outlook.stuck", nil)
	}
	at := grid.Cells[o.Dead()]
	return w.say("outlook.dead", values{"row": at.Row + 1, "column": at.Column + 1})
}

// change says which tile must change, or, before that is known, which one at the latest.
func (w *words) change(b *puzzle.Board, o *hint.Outlook, over bool) string {
	if o.Change() < 0 {
		return w.say("outlook.change.later", nil)
	}
	at := b.Puzzle().Grid().Cells[o.Change()]
	laid, _ := b.At(o.Change()) // only a filled cell can need a change
	told := values{"tile": laid.Tile + 1, "row": at.Row + 1, "column": at.Column + 1}
	switch {
	case o.Turn() >= 0:
		return w.say("outlook.change.turn", told) + " " + w.turned(laid.Turn, o.Turn(), b.Puzzle().Grid().Sides)
	case over:
		return w.say("outlook.change", told)
	}
	return w.say("outlook.change.latest", told)
}

// turned says how to turn a tile, by the shorter way.
func (w *words) turned(from, to, sides int) string {
	right := (to - from + sides) % sides
	if 2*right > sides {
		return w.count("hint.turn.left", search.NumberOf(uint64(sides-right)), nil)
	}
	return w.count("hint.turn.right", search.NumberOf(uint64(right)), nil)
}

// clash describes what anybody can see: two sides that do not mate, or one that breaks the frame.
func (w *words) clash(b *puzzle.Board, seats []puzzle.Seat) string {
	grid := b.Puzzle().Grid()
	names := [][2]string{{"tile", "edge"}, {"other", "mate"}}
	key, args := "hint.misframed", map[string]any{}
	for i, seat := range seats {
		on, _ := b.At(seat.Cell)
		edge, _ := b.Edge(seat)
		args[names[i][0]], args[names[i][1]] = on.Tile, edge.String()
	}
	if len(seats) > 1 {
		key = "hint.clash"
	}
	at := map[string]int{"cell": seats[0].Cell, "side": seats[0].Side, "sides": grid.Sides}
	return w.say(key, w.valuesOf(b.Puzzle(), why.Reason{Args: args, At: at}))
}

func (w *words) place(p *puzzle.Puzzle, cell int) string {
	at := p.Grid().Cells[cell]
	return w.say("hint.cell", values{"row": at.Row + 1, "column": at.Column + 1})
}

// step says where to place a tile next, and why.
func (w *words) step(p *puzzle.Puzzle, s hint.Step) string {
	at := p.Grid().Cells[s.Cell]
	turn := w.say("turn."+strconv.Itoa(turned(p.Grid(), s.Cell, s.Turn)), nil)
	sentences := []string{
		w.say("shown", values{"n": s.Tile + 1, "row": at.Row + 1, "column": at.Column + 1, "turn": turn}),
		w.technique(p, s),
	}
	others := slices.DeleteFunc(slices.Clone(s.Copies), func(copy int) bool { return copy == s.Tile })
	if len(others) > 0 && s.Why.Code != "only-places" {
		sentences = append(sentences, w.count("hint.copies", search.NumberOf(uint64(len(others))), values{"tiles": w.list(fromOne(others))}))
	}
	return strings.Join(sentences, " ")
}

// ruledOut is the most tiles to list that would leave nothing for some cell; there is no list for
// more, or if the step's own tile in another turn is among them.
const ruledOut = 5

// technique is the reason for a step. The page marks its cells, and the command lists them in the
// sentence or after it. If its form depends on a number, that is an argument or the number of
// tiles.
func (w *words) technique(p *puzzle.Puzzle, s hint.Step) string {
	with := w.valuesOf(p, s.Why)
	var cells []string
	for _, cell := range s.Cells {
		cells = append(cells, w.place(p, cell))
	}
	with["cells"] = strings.Join(cells, "; ")
	code := s.Why.Code
	for _, key := range []string{"listed." + code, "technique." + code} {
		if _, plain := w.table[key]; plain {
			return w.say(key, with)
		}
	}
	tiles, _ := s.Why.Args["tiles"].([]int)
	n := len(tiles)
	if code == "starves" && (n > ruledOut || slices.Contains(tiles, s.Tile)) {
		return w.say("hint.starves", with)
	}
	counted := map[string]string{"rim-count": "spare", "refuted": "depth", "guess": "looks", "guess-first": "choices"}
	if by, is := counted[code]; is {
		n, _ = s.Why.Args[by].(int)
	}
	sentence := w.count("technique."+code, search.NumberOf(uint64(n)), with)
	if code == "used-up" || code == "taken" {
		sentence += " " + w.say("hint.elsewhere", with)
	}
	return sentence
}
