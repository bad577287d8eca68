package notation

import (
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A Moment is a moment of a watched search. A link that has one opens there.
//
//	watch=212.plain.row              step 212 of the textbook search, row by row
//	watch=8.plain.4_1_3_0.once.fixed its cells in a custom order, copies as one, one tile's turn fixed
//	watch=9.plain.row.turns          a dead end skips turns only, as when trying all sequences of tiles
//	watch=0.fast.auto                the fast search, from its start
type Moment struct {
	Step  uint64 // the number of the last event
	Mode  string // "plain" or "fast"
	Order string // the name of an order, or "" if there are Cells
	Cells []int  // a custom order: every cell once
	Once  bool
	Fixed bool
	Turns bool // a dead end skips turns only; plain mode only
}

// The words for the switches that are on.
const (
	onceWord  = "once"
	fixedWord = "fixed"
	turnsWord = "turns"
)

// String writes the moment as a value of a link.
func (m *Moment) String() string {
	order := m.Order
	if m.Cells != nil {
		cells := make([]string, len(m.Cells))
		for i, cell := range m.Cells {
			cells[i] = strconv.Itoa(cell)
		}
		order = strings.Join(cells, "_")
	}
	words := []string{strconv.FormatUint(m.Step, 10), m.Mode, order}
	if m.Once {
		words = append(words, onceWord)
	}
	if m.Fixed {
		words = append(words, fixedWord)
	}
	if m.Turns {
		words = append(words, turnsWord)
	}
	return strings.Join(words, ".")
}

// moment reads what String wrote. If that fails, it adds a note and the document has no moment,
// since the puzzle itself is fine.
func (r *reader) moment(e entry) {
	m, ok := readMoment(e.Value, r.doc.Puzzle)
	if !ok {
		r.note(1, "moment-unclear", puzzle.Args("found", Clip(e.Value, maxFound)), e)
	}
	r.doc.Moment = m
}

func readMoment(value string, p *puzzle.Puzzle) (m *Moment, ok bool) {
	words := strings.Split(value, ".")
	if len(words) < 3 || !slices.Contains([]string{"plain", "fast"}, words[1]) {
		return nil, false
	}
	step, err := strconv.ParseUint(words[0], 10, 53)
	m = &Moment{Step: step, Mode: words[1]}
	if err != nil || !m.readOrder(words[2], len(p.Tiles())) {
		return nil, false
	}
	for _, word := range words[3:] {
		switch word {
		case onceWord:
			m.Once = true
		case fixedWord:
			m.Fixed = true
		case turnsWord:
			m.Turns = true
		default:
			return nil, false
		}
	}
	tricks := m.Once || m.Fixed || m.Turns
	if m.Mode == "fast" && tricks || m.Mode == "plain" && m.Order == "auto" {
		return nil, false // fast mode has no such switches, textbook mode no automatic order
	}
	return m, true
}

// readOrder reads the name of an order, or a list of all cells.
func (m *Moment) readOrder(word string, cells int) bool {
	if strings.Trim(word, "abcdefghijklmnopqrstuvwxyz-") == "" {
		m.Order = word
		return word != ""
	}
	seen := make([]bool, cells)
	for _, text := range strings.Split(word, "_") {
		cell, err := strconv.Atoi(text)
		if err != nil || cell < 0 || cell >= cells || seen[cell] {
			return false
		}
		seen[cell] = true
		m.Cells = append(m.Cells, cell)
	}
	return len(m.Cells) == cells
}
