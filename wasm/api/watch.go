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
	Mode     string   `json:"mode"`
	Switches Switches `json:"switches"`
}

// Watching is a watched search at its start.
type Watching struct {
	Handle    int    `json:"handle"`
	Order     []int  `json:"order"`
	Choice    Choice `json:"choice"`
	FixedCell int    `json:"fixedCell"` // the cell on which any tile has a fixed turn, or -1
	FixedTile int    `json:"fixedTile"` // or the tile that has a fixed turn on any cell, or -1
}

func (a *API) watch(p watchParams) (Watching, error) {
	mode, known := search.ModeNamed(p.Mode)
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
	sliceParams
	Of    string `json:"of"`    // what to count: "events", "placements", "dead-ends" or "solutions"
	Depth int    `json:"depth"` // count only at this cell, in the order of filling; -1 for all
	Way   string `json:"way"`   // "to" a count, or to the "next" or "previous" one
	Count int    `json:"count"` // for "to"
}

// counted has the name of everything that a target can count.
var counted = []string{trace.Events: "events", trace.Placements: "placements", trace.DeadEnds: "dead-ends", trace.FullBoards: "solutions"}

// target is the moment to wind to.
func (p *windParams) target(t *trace.Trace) (trace.Target, error) {
	of := trace.Count(slices.Index(counted, p.Of))
	if of < 0 || p.Depth < -1 || p.Depth >= len(t.Plan().Puzzle().Tiles()) || p.Count < 0 || p.Budget < 1 {
		return trace.Target{}, badParams(p.Of)
	}
	switch p.Way {
	case "to":
		return trace.Target{Of: of, Depth: p.Depth, Count: uint64(p.Count)}, nil
	case "next":
		return t.NextOf(of, p.Depth), nil
	case "previous":
		return t.PreviousOf(of, p.Depth), nil
	}
	return trace.Target{}, badParams(p.Way)
}

// Watched is a moment of a search; lists are in the order of the cells.
type Watched struct {
	There      bool       `json:"there"`  // it has arrived, or is at the end; otherwise call again to go on
	Target     Count      `json:"target"` // the count to wind to
	Number     Count      `json:"number"` // of the last event
	End        *Count     `json:"end"`    // of the very last event, once known
	Event      *Event     `json:"event"`  // the last one; nil at the start and on the way
	Board      Board      `json:"board"`  // with the tile just tried, even if it does not fit
	State      BoardState `json:"state"`  // of that board
	Tries      []Count    `json:"tries"`  // by depth; empty if not counted
	Placements []Count    `json:"placements"`
	DeadEnds   []Count    `json:"deadEnds"`
	Full       Count      `json:"full"`  // full boards
	Cell       int        `json:"cell"`  // the next to fill, or -1 if the board is full
	Tried      []int      `json:"tried"` // tiles with no turn left to try there
	Left       []int      `json:"left"`  // tiles with a turn left to try there
}

// Event is one step of a search.
type Event struct {
	Kind  string  `json:"kind"`
	Depth int     `json:"depth"`
	Cell  int     `json:"cell"`
	Tile  int     `json:"tile"` // -1 for a dead end or a solution
	Turn  int     `json:"turn"`
	Why   *WhyNot `json:"why"` // for a try that does not fit
}

// WhyNot is the first side on which a tile does not fit.
type WhyNot struct {
	Code  string `json:"code"`
	Side  int    `json:"side"`
	Edge  string `json:"edge"`
	Other string `json:"other"` // the neighbour's edge, or ""
}

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
	Visits int `json:"visits"`
}

// Expected is the expected total of a watched search, as decimal logarithms.
type Expected struct {
	Placements *float64 `json:"placements"` // nil if unknown
}

func (a *API) expect(p expectParams) (Expected, error) {
	t, err := live[*trace.Trace](a, p.Handle)
	if err != nil {
		return Expected{}, err
	}
	var told Expected
	if placements, known := t.Expected(int64(p.Visits)); known {
		n := rounded(float64(placements))
		told.Placements = &n
	}
	return told, nil
}

func eventOf(e trace.Event) *Event {
	told := &Event{Kind: string(e.Kind), Depth: e.Depth, Cell: e.Cell, Tile: e.Tile, Turn: e.Turn}
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

// Moment is a moment of a search, as a link stores it.
type Moment struct {
	Number   int      `json:"number"` // of the last event
	Mode     string   `json:"mode"`
	Switches Switches `json:"switches"`
}

func momentOf(m *notation.Moment) *Moment {
	told := &Moment{int(m.Step), m.Mode, Switches{Order: m.Order, Once: m.Once, Fixed: m.Fixed, Turns: m.Turns}}
	if m.Cells != nil {
		told.Switches.Order = search.WriteCells(m.Cells)
	}
	return told
}

func (m *Moment) moment(p *puzzle.Puzzle) (*notation.Moment, error) {
	if mode, known := search.ModeNamed(m.Mode); !known || m.Number < 0 || m.Switches.Turns && mode != search.Plain {
		return nil, badParams(m.Mode)
	}
	meant, err := m.Switches.setting(p)
	if err != nil {
		return nil, err
	}
	written := &notation.Moment{Step: uint64(m.Number), Mode: m.Mode, Once: meant.Once, Fixed: meant.Fixed, Turns: meant.Turns, Cells: meant.Cells}
	if meant.Cells == nil {
		written.Order = string(meant.Order)
	}
	return written, nil
}
