package foreign

import (
	"slices"
	"strings"
	"unicode/utf8"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// Found is what a text turned out to be.
type Found struct {
	Format   string   // one of Formats
	Order    string   // the order of the sides that was taken, such as "trbl"
	Orders   []string // the orders that the text could be in, Order first
	Document *notation.Document

	// Outcome is set where the text is a list of tiles: all that it may say. Document is what the
	// first reading says, nil where its tiles fill no board.
	Outcome *reading.Outcome

	text string // that was read
}

// How says how a text is read.
type How struct {
	Taken
	Judge reading.Judge // what is known of tiles that a list may say; nil knows nothing
}

// A Format is one way to write puzzles.
type Format struct {
	ID          string
	Read, Write bool
}

// Own is the format of package notation.
const Own = "edgewise"

// Formats lists the formats, the own one first.
func Formats() []Format {
	list := []Format{{Own, true, true}}
	for _, f := range formats() {
		list = append(list, Format{f.id, !f.pasted, f.write != nil})
	}
	return list
}

// Read finds out what a text is and reads it: its format, if a program has written it, or else the
// tiles that its lines may say, which evidence decides. A text that may say several puzzles is
// found with all of them.
func Read(text string, how How) (*Found, error) {
	if len(text) > notation.MaxText {
		return nil, fault("too-long", "found", len(text), "most", notation.MaxText)
	}
	text = strings.TrimPrefix(text, "\uFEFF")
	switch {
	case !utf8.ValidString(text) || strings.Contains(text, "\x00"):
		return nil, fault("not-text")
	case strings.TrimSpace(text) == "":
		return nil, fault("empty")
	}
	if how.Order != "" && !IsOrder(how.Order) {
		return nil, fault("sides-order", "found", clip(how.Order, maxFound))
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if link, is := solvedLink(text); is {
		text = link
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") { // whatever its names say
		if s, err := readJSON(text); err == nil && s != nil && (s.own != nil || len(s.tiles) > 0) {
			return s.found(text, how.Order)
		}
	}
	own, err := notation.Read(text)
	if err == nil || saysGrid(text) && !strings.Contains(text, "board_edges=") {
		return ofOwn(own, err)
	}
	s, foreign := first(text, readLink, readXML, readJSON, readDrawing, readHeaded, readBoxes)
	digits := s != nil && s.format == "tetravex" && s.clues == nil
	if foreign != nil || s != nil && !digits {
		return s.foundOr(foreign, text, how.Order)
	}
	outcome := reading.Read(withoutTurns(text), how.Judge)
	switch {
	case digits && !halvesAreSolved(outcome):
		return s.found(text, how.Order)
	case outcome.Kind != reading.Refuse:
		return listed(text, outcome, how.Taken)
	}
	s, foreign = first(text, readObjects, readTable, readPrinted)
	if foreign != nil || s != nil && s.speaksForItself() {
		return s.foundOr(foreign, text, how.Order)
	}
	if f, is := err.(*puzzle.Fault); is && f.Code != "no-puzzle" && f.Code != "key-missing" {
		return nil, err
	}
	return nil, unread(text, outcome)
}

// halvesAreSolved reports whether digits have a solution as halves: four of them a tile are one of
// TetraVex otherwise, whose tiles may not turn.
func halvesAreSolved(outcome *reading.Outcome) bool {
	if outcome.Kind == reading.Refuse {
		return false
	}
	best := outcome.Readings[0]
	return best.Split != reading.Whole && (best.Verdict == reading.Solvable || best.Verdict == reading.Published)
}

// speaksForItself reports whether tiles that evidence does not tell from other rows of words are tiles
// all the same: both halves of motifs are there, or hexagons, or so few rows of numbers that
// little can speak for them.
func (s *set) speaksForItself() bool {
	seen, numbered := map[half]bool{}, true
	for _, tile := range s.tiles {
		for _, l := range tile {
			seen[l.half] = true
			numbered = numbered && isNumber(l.motif)
		}
	}
	return seen[head] && seen[tail] || s.sides == 6 || numbered && len(s.tiles) <= leastTiles
}

// leastSeen is how many records a text must have that the refusal tells of them.
const leastSeen = 4

// unread is why a text in which no tiles were found is none, as far as that can be told.
func unread(text string, outcome *reading.Outcome) error {
	if misfit := rowMisfit(text); misfit != nil {
		return misfit
	}
	if _, at, _ := listNamed(text, "tile"); at >= 0 && strings.Contains(text, "[") {
		return fault("tiles-unsaid")
	}
	if said := solverSaid(text); said != "" {
		return fault(said)
	}
	if strings.ContainsAny(text, arrows) && strings.Contains(text, "___") { // the lower sides of hexagons and triangles
		return fault("drawing-unread")
	}
	if len(pointers(text)) >= leastArrows {
		return fault("tiles-unsaid")
	}
	if seen := outcome.Seen; seen.Records >= leastSeen && seen.Records <= strings.Count(text, "\n")+1 && seen.Things > 1 && seen.Things != 3 && seen.Things != 4 && seen.Things != 6 {
		return fault("tiles-unlike", "found", seen.Records, "things", seen.Things)
	}
	return fault("tiles-unfound")
}

// listed is what a list of tiles may say.
func listed(text string, outcome *reading.Outcome, how Taken) (*Found, error) {
	best := outcome.Readings[0]
	found := &Found{Format: "list", Order: best.Order.Sides, Outcome: outcome, text: text}
	if how.Order != "" {
		found.Order = how.Order
	}
	if found.Orders = []string{found.Order}; best.Order.Why != reading.ByKeys {
		found.Orders = startingWith(found.Order, best.Orders())
	}
	if err := found.Take(0, how); err != nil && outcome.Kind == reading.Clear {
		return nil, err
	}
	return found, nil
}

// Plain is what the text says, unless a person has to decide that.
func (f *Found) Plain() (*notation.Document, error) {
	if f.Outcome != nil && f.Outcome.Kind == reading.Ask {
		return nil, fault("list-open")
	}
	return f.Document, nil
}

// Take makes the document of a reading of a list, counted from 0. It fails where that one's tiles fill
// no board.
func (f *Found) Take(number int, how Taken) (err error) {
	r := f.Outcome.Readings[number]
	if f.Document, err = DocumentOf(r, how); err != nil {
		return err
	}
	if layAsSaid(f.Document, f.text); f.Document.Board == nil {
		f.Document.Notes = slices.Concat(f.Document.Notes, Odd(r), Around(r))
	}
	return nil
}

// A reader reads tiles of one notation, where a text has any.
type reader func(text string) (*set, error)

// first is what the first reader that finds something finds.
func first(text string, readers ...reader) (*set, error) {
	for _, read := range readers {
		s, err := read(text)
		if err != nil || s != nil && (s.own != nil || len(s.tiles) > 0) {
			return s, err
		}
	}
	return nil, nil
}

func ofOwn(document *notation.Document, err error) (*Found, error) {
	if err != nil {
		return nil, err
	}
	return &Found{Format: Own, Order: orders[0], Orders: orders[:1], Document: document}, nil
}

// saysGrid reports whether a text is certainly meant to be of our own notation.
func saysGrid(text string) bool {
	for line := range strings.SplitSeq(text, "\n") {
		key, _, found := strings.Cut(line, ":")
		if found && strings.TrimSpace(key) == "grid" {
			return true
		}
	}
	return strings.Contains(text, "#grid=") || strings.HasPrefix(text, "grid=") || strings.Contains(text, "&tiles=")
}

// foundOr is what a set makes, unless there is a fault.
func (s *set) foundOr(fault error, text, order string) (*Found, error) {
	if fault != nil {
		return nil, fault
	}
	return s.found(text, order)
}

// found makes the document of a set, with the sides in the order asked for.
func (s *set) found(text, order string) (*Found, error) {
	if s.own != nil {
		return &Found{Format: s.format, Order: orders[0], Orders: orders[:1], Document: s.own}, nil
	}
	found := &Found{Format: s.format, Order: orders[0]}
	s.oneBoard(order)
	if s.sides == 4 && !s.certain {
		said := sidesIn(withoutTurns(text))
		if said == "" {
			said = s.order
		}
		if said != "" {
			found.Order = said
		}
		if order != "" {
			found.Order = order
		}
		found.Orders = startingWith(found.Order, orders[:])
		s.reorder(found.Order)
	} else {
		found.Orders = orders[:1]
	}
	var err error
	if found.Document, err = s.document(); err == nil {
		layAsSaid(found.Document, text)
	}
	return found, err
}

// layAsSaid lays the board that a program prints behind its tiles, by their numbers.
func layAsSaid(d *notation.Document, text string) {
	if d.Board != nil {
		return
	}
	lies, boards, _ := Listed(text, d.Puzzle)
	if lies == nil {
		return
	}
	s := &set{board: lies}
	if laid, err := s.laid(d.Puzzle); err == nil {
		d.Board, d.Notes = laid, append(d.Notes, FirstOf(boards)...)
	}
}
