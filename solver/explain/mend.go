package explain

import (
	"cmp"
	"slices"
	"sort"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// A Repair is a single change that gives a puzzle a solution, or makes it one
// that is known.
type Repair struct {
	Code      string         // one of SlipCodes
	Args      map[string]any // ints, strings and lists of ints by name
	Puzzle    *puzzle.Puzzle // the puzzle mended
	Known     string         // what the puzzle mended is known as, "" when it is not
	Solutions uint64         // how many it has
	Exact     bool           // whether these are all; else at least as many
	Balanced  bool           // whether heads and tails come out even again, and did not before

	unlikely int
}

// A Mending looks for the slip that left a puzzle without a solution. Like a
// search it is a value that does a bounded amount of work at a time.
type Mending struct {
	puzzle  *puzzle.Puzzle
	known   func(*puzzle.Puzzle) string
	missing func(puzzle.Spec) []puzzle.Tile
	near    bool // only known puzzles are looked for
	whole   zone // all sides of the puzzle
	uneven  bool
	gaps    *gaps // nil where every slip has to be searched

	slips   []slip // to be tried in this round
	next    int
	waiting []slip // what this round's probe was too short for
	round   int

	slip   slip // that is being tried
	repair Repair
	search *search.Search

	repairs []Repair
	unsure  bool // whether a slip was too large to be settled, and is not told
}

// probes is how many nodes each slip gets, round by round: most are settled in
// no time, and the few large ones should not hold up the rest.
var probes = [...]uint64{20_000, 1_000_000}

// mostPictures is how many pictures a repair is counted to. A printed puzzle
// has few solutions, and a repair with more is not the one looked for.
const mostPictures = 1000

// Mend begins to look for what repairs a puzzle. The caller says what a puzzle is
// known as, "" when it is not, and which tiles make a known puzzle of one that
// misses a tile; both may be nil.
func Mend(p *puzzle.Puzzle, known func(*puzzle.Puzzle) string, missing func(puzzle.Spec) []puzzle.Tile) *Mending {
	m := Near(p, known, missing)
	if m.near = false; len(m.slips) > 0 {
		m.gaps = gapsOf(p)
	}
	return m
}

// Near begins to look for the known puzzles that a single change parts from a
// puzzle, whether it has a solution or not. One that has is no mistake by that:
// many a published puzzle is parted from another by one side. And one that is
// known itself is as it should be: nothing is near it, and nothing mends it.
func Near(p *puzzle.Puzzle, known func(*puzzle.Puzzle) string, missing func(puzzle.Spec) []puzzle.Tile) *Mending {
	m := &Mending{puzzle: p, known: known, missing: missing, near: true, whole: wholeBoard(p)}
	if known != nil && known(p) != "" {
		return m
	}
	m.slips = slipsOf(p)
	m.uneven = len(m.whole.uneven(p)) > 0
	if known != nil && missing != nil {
		m.slips = append(m.slips, copySlips(p)...)
	}
	return m
}

// recognising is what it costs to look a puzzle up, beside a look at a tile.
const recognising = 20

// Done reports whether every slip was tried.
func (m *Mending) Done() bool { return m.search == nil && m.next == len(m.slips) }

// Complete reports whether every slip was tried to its end, so that none explains
// the puzzle but those told.
func (m *Mending) Complete() bool { return m.Done() && !m.unsure }

// Step does a bounded amount of work: about budget placements and looks at
// tiles. It reports whether everything was tried.
func (m *Mending) Step(budget int64) (done bool) {
	for budget > 0 && !m.Done() {
		if cost := m.gaps.step(); cost > 0 {
			budget -= cost
		} else if m.search == nil {
			budget -= m.try(m.slips[m.next])
			m.next++
		} else {
			before := m.search.Total()
			over := m.search.Step(min(budget, int64(probes[m.round]-before)))
			budget -= 1 + int64(m.search.Total()-before)
			if over || m.search.Total() >= probes[m.round] {
				m.settle()
			}
		}
		if m.Done() && len(m.waiting) > 0 {
			m.slips, m.waiting, m.next = m.waiting, nil, 0
			m.round++
		}
	}
	return m.Done()
}

// try begins with a slip, unless it is told already that it helps nothing. It
// gives what that has cost.
func (m *Mending) try(s slip) (cost int64) {
	cost = int64(len(m.puzzle.Tiles()))
	if s.code == "slip-copy" && s.word == nil {
		m.findMissing(s)
		return cost * recognising * recognising
	}
	if !m.near && !m.mayHelp(s) {
		return cost
	}
	var solutions uint64
	counted := false
	if !m.near && s.code != "slip-order" {
		solutions, counted = m.gaps.solutions(s.tile, s.tileOf(m.puzzle.Tiles()[s.tile]))
		if counted && solutions == 0 {
			return cost
		}
	}
	mended, is := s.undone(m.puzzle)
	if !is {
		return cost
	}
	known := ""
	if m.near || s.code == "slip-copy" { // there are no copies unless somebody knows puzzles
		cost += recognising * int64(len(m.puzzle.Tiles()))
		if known = m.known(mended); known == "" {
			return cost
		}
	}
	r := Repair{Code: s.code, Args: s.args(m.puzzle), Puzzle: mended, Known: known, Balanced: m.uneven, unlikely: s.unlikely}
	if counted {
		r.Solutions, r.Exact = solutions, true
		m.add(s, r)
		cost += recognising * int64(len(m.puzzle.Tiles()))
	} else if m.near || len(Why(mended)) == 0 {
		m.begin(s, r)
	}
	return cost
}

// mayHelp counts heads and tails as they would be then.
func (m *Mending) mayHelp(s slip) bool {
	switch s.code {
	case "slip-copy":
		return true
	case "slip-side":
		z := m.whole
		frame, framed := m.puzzle.Frame()
		if from := m.puzzle.Tiles()[s.tile][s.side]; !framed || from != frame {
			z.fore[from]--
		}
		if !framed || s.to != frame {
			z.fore[s.to]++
		}
		return z.spare(m.puzzle.Mates()) <= z.rim
	}
	return !m.uneven
}

func (m *Mending) begin(s slip, r Repair) {
	o := search.Options{Most: mostPictures, Order: search.UsualOrder(r.Puzzle)}
	m.slip, m.repair, m.search = s, r, search.Compile(r.Puzzle, o).Search()
}

// settle ends the search for the slip that is being tried.
func (m *Mending) settle() {
	r := m.repair
	r.Solutions, r.Exact = m.search.Counts().Solutions, m.search.Complete()
	m.search = nil
	m.add(m.slip, r)
}

// add keeps a repair that helps, and the slip for another round where that is not
// known yet.
func (m *Mending) add(s slip, r Repair) {
	if (r.Solutions > 0 || !r.Exact) && r.Known == "" && m.known != nil {
		r.Known = m.known(r.Puzzle)
	}
	switch {
	case r.Solutions > 0 || r.Known != "" && !r.Exact:
		m.repairs = append(m.repairs, r)
	case r.Exact: // a known puzzle, too, where fixed tiles leave it without a solution
	case m.round+1 < len(probes):
		m.waiting = append(m.waiting, s)
	case r.Balanced: // too large to be searched, but it mends what was proved wrong
		m.repairs = append(m.repairs, r)
	default:
		m.unsure = true
	}
}

// Repairs are the repairs found so far, the likeliest first: known puzzles, then
// those with exactly one solution, then those that make heads and tails even,
// then those with the fewest solutions, then those that undo what happens most.
func (m *Mending) Repairs() []Repair {
	repairs := slices.Clone(m.repairs)
	sort.SliceStable(repairs, func(i, j int) bool {
		a, b := &repairs[i], &repairs[j]
		return cmp.Or(
			last(a.Known == "", b.Known == ""),
			last(!a.single(), !b.single()),
			last(!a.Balanced, !b.Balanced),
			last(a.Solutions == 0, b.Solutions == 0), // nobody knows how many
			cmp.Compare(a.Solutions, b.Solutions),
			cmp.Compare(a.unlikely, b.unlikely),
		) < 0
	})
	return repairs
}

func (r *Repair) single() bool { return r.Exact && r.Solutions == 1 }

// last puts what is true behind what is not.
func last(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}
