package api

import (
	"slices"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

// The methods that let a person watch a search: one starts it, the other winds it forwards or
// backwards to any moment.

type watchParams struct {
	puzzleParams
	Mode     Mode     `json:"mode"`
	Switches Switches `json:"switches"` // these apply to plain and raw mode; turns applies to plain mode only
}

// Watching is a watched search at its start.
type Watching struct {
	Handle    int    `json:"handle"`
	Order     []int  `json:"order"` // the cells in the order in which the search fills them
	Choice    Choice `json:"choice"`
	FixedCell int    `json:"fixedCell"` // the cell whose tile has a fixed turn, or -1
	FixedTile int    `json:"fixedTile"` // the tile that has a fixed turn, or -1
}

// watch begins to watch a search.
func (a *API) watch(p watchParams) (Watching, error) {
	mode, known := search.ModeNamed(string(p.Mode))
	if !known || p.Switches.Turns && mode != search.Plain {
		return Watching{}, badParams(p.Mode)
	}
	document, err := notation.Read(p.Puzzle)
	if err != nil {
		return Watching{}, err
	}
	meant, err := p.Switches.setting(document.Puzzle)
	if err != nil {
		return Watching{}, err
	}
	plan := search.Compile(document.Puzzle, search.Options{Mode: mode, Order: meant.Order, Cells: meant.Cells, Once: meant.Once, Fixed: meant.Fixed})
	begin := trace.New
	if meant.Turns {
		begin = trace.NewSequences
	}
	told := Watching{Handle: a.keep(begin(plan))}
	order, choice := plan.Order()
	told.Order, told.Choice = order, choiceOf(choice)
	told.FixedCell, told.FixedTile = plan.Fixed()
	return told, nil
}

type windParams struct {
	stepParams
	Wind
}

// Wind is the moment to wind to: a given count, or the next or previous occurrence.
type Wind struct {
	Of    Counted `json:"of"`
	Depth int     `json:"depth"` // the cell, by its place in the order of filling; -1 for all
	Way   Way     `json:"way"`
	Count int     `json:"count"` // the count, for "to"
}

// Counted is what can be counted of a watched search.
type Counted string

// The names of what a trace.Target can count.
const (
	Events     Counted = "events"
	Placements Counted = "placements"
	DeadEnds   Counted = "dead-ends"
	Solutions  Counted = "solutions"
)

// Way is which occurrence is meant: that of a count, or the next or previous one.
type Way string

// The ways.
const (
	To       Way = "to"
	Next     Way = "next"
	Previous Way = "previous"
)

// counted has the name of everything that a target can count.
var counted = []Counted{trace.Events: Events, trace.Placements: Placements, trace.DeadEnds: DeadEnds, trace.FullBoards: Solutions}

// target is the moment to wind to.
func (p *windParams) target(t *trace.Trace) (trace.Target, error) {
	of := trace.Count(slices.Index(counted, p.Of))
	if of < 0 || p.Depth < -1 || p.Depth >= len(t.Plan().Puzzle().Tiles()) || p.Count < 0 || p.Budget < 1 {
		return trace.Target{}, badParams(p.Of)
	}
	switch p.Way {
	case To:
		return trace.Target{Of: of, Depth: p.Depth, Count: uint64(p.Count)}, nil
	case Next:
		return t.NextOf(of, p.Depth), nil
	case Previous:
		return t.PreviousOf(of, p.Depth), nil
	}
	return trace.Target{}, badParams(p.Way)
}

// Watched is a moment of a search. The lists follow the order in which it fills the cells.
type Watched struct {
	There      bool          `json:"there"`  // whether the search has reached the target, or its end; if not, it continues from here
	Target     Count         `json:"target"` // the count at the target
	Number     Count         `json:"number"` // the number of the last event; 0 at the start
	End        *Count        `json:"end"`    // the number of the very last event; nil until known
	Event      *WatchedEvent `json:"event"`  // the last event; nil at the start and on the way
	Board      Board         `json:"board"`  // the board, with the tile of a try that does not fit
	State      BoardState    `json:"state"`
	Tries      []Count       `json:"tries"` // empty where tries are not counted
	Placements []Count       `json:"placements"`
	DeadEnds   []Count       `json:"deadEnds"`
	Full       Count         `json:"full"`  // boards without conflict
	Cell       int           `json:"cell"`  // the cell to fill next, or -1 when the board is full
	Tried      []int         `json:"tried"` // the tiles of which every turn was tried there
	Left       []int         `json:"left"`  // the tiles that can still be tried there
}

// WatchedEvent is one step of a search.
type WatchedEvent struct {
	Kind  trace.Kind `json:"kind"`
	Depth int        `json:"depth"` // the cell, by its place in the order of filling
	Cell  int        `json:"cell"`
	Tile  int        `json:"tile"` // -1 for a dead end and a solution
	Turn  int        `json:"turn"`
	Why   *WhyNot    `json:"why"` // why the tried tile does not fit
}

// WhyNot is the first side on which a tile does not fit.
type WhyNot struct {
	Code  trace.Code `json:"code"`
	Side  int        `json:"side"`
	Edge  string     `json:"edge"`
	Other string     `json:"other"` // the neighbour's edge, or ""
}

// wind winds a search forwards or backwards. If the budget runs out first, call again with the way
// "to" and the target that it returned.
func (a *API) wind(p windParams) (Watched, error) {
	t, err := live[*trace.Trace](a, p.Handle)
	if err != nil {
		return Watched{}, err
	}
	to, err := p.target(t)
	if err != nil {
		return Watched{}, err
	}
	there := t.Reach(to, int64(p.Budget))
	so := t.So()
	board := t.Board()
	told := Watched{
		There: there, Target: search.NumberOf(to.Count), Number: search.NumberOf(so.Number),
		Tries: countsOf(so.Tries), Placements: countsOf(so.Nodes), DeadEnds: countsOf(so.DeadEnds), Full: search.NumberOf(so.Full),
	}
	if end, known := t.End(); known {
		last := search.NumberOf(end)
		told.End = &last
	}
	if event, happened := t.Last(); happened {
		told.Event = eventOf(event)
		if event.Kind == trace.Try {
			board.MustPlace(puzzle.Placement{Cell: event.Cell, Tile: event.Tile, Turn: event.Turn})
		}
	}
	told.Board, told.State = boardOf(board), boardStateOf(board)
	told.Cell, told.Tried, told.Left = nextCell(t)
	return told, nil
}

type expectParams struct {
	handleParams
	Visits int `json:"visits"` // the placements of the probe
}

// Expected is the placements that a watched search is expected to make in all.
type Expected struct {
	Placements *Log `json:"placements"` // nil if that cannot be foreseen
}

// expect says how long a watched search is expected to be.
func (a *API) expect(p expectParams) (Expected, error) {
	t, err := live[*trace.Trace](a, p.Handle)
	if err != nil {
		return Expected{}, err
	}
	var told Expected
	if placements, known := t.Expected(int64(p.Visits)); known {
		n := logOf(placements)
		told.Placements = &n
	}
	return told, nil
}

func eventOf(e trace.Event) *WatchedEvent {
	told := &WatchedEvent{Kind: e.Kind, Depth: e.Depth, Cell: e.Cell, Tile: e.Tile, Turn: e.Turn}
	if e.Clash != nil {
		told.Why = &WhyNot{e.Clash.Code, e.Clash.Side, e.Clash.Edge.String(), e.Clash.OtherName()}
	}
	return told
}

// nextCell is the next cell to fill, with the tiles that are used up there and those that still
// have a turn to try.
func nextCell(t *trace.Trace) (cell int, tried, left []int) {
	at := t.So().At
	order, _ := t.Plan().Order()
	if len(at) > len(order) {
		return -1, nil, nil
	}
	candidates, n := t.Candidates()
	for _, candidate := range candidates[n:] {
		if len(left) == 0 || left[len(left)-1] != candidate.Tile {
			left = append(left, candidate.Tile)
		}
	}
	for _, candidate := range candidates[:n] {
		if !slices.Contains(left, candidate.Tile) && !slices.Contains(tried, candidate.Tile) {
			tried = append(tried, candidate.Tile)
		}
	}
	return order[len(at)-1], tried, left
}

// Moment is a moment of a search, as a link carries it.
type Moment struct {
	Number   int      `json:"number"` // the number of the last event
	Mode     Mode     `json:"mode"`
	Switches Switches `json:"switches"`
}

func momentOf(m *notation.Moment) *Moment {
	told := &Moment{int(m.Step), Mode(m.Mode), Switches{Order: m.Order, Once: m.Once, Fixed: m.Fixed, Turns: m.Turns}}
	if m.Cells != nil {
		told.Switches.Order = search.WriteCells(m.Cells)
	}
	return told
}

func (m *Moment) moment(p *puzzle.Puzzle) (*notation.Moment, error) {
	if mode, known := search.ModeNamed(string(m.Mode)); !known || m.Number < 0 || m.Switches.Turns && mode != search.Plain {
		return nil, badParams(m.Mode)
	}
	meant, err := m.Switches.setting(p)
	if err != nil {
		return nil, err
	}
	written := &notation.Moment{Step: uint64(m.Number), Mode: string(m.Mode), Once: meant.Once, Fixed: meant.Fixed, Turns: meant.Turns, Cells: meant.Cells}
	if meant.Cells == nil {
		written.Order = string(meant.Order)
	}
	return written, nil
}
