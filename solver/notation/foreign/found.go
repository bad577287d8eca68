package foreign

import (
	"strings"
	"unicode/utf8"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// Found is what a text turned out to be.
type Found struct {
	Format   string   // one of Formats
	Order    string   // the order of the sides that was assumed, such as "trbl"
	Orders   []string // the orders that the text could be in, Order first
	Document *notation.Document

	// Rival is set where the code of a program and its comments disagree: which was taken,
	// and the first side of which they say different things, in their words.
	Rival *puzzle.Fault
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

// Read finds out what a text is and reads it. The order tells which side of a
// tile stands first, which next; "" takes what the text says, or else the
// format's own. Where the code of a program and its comments disagree, the code is taken.
func Read(text, order string) (*Found, error) { return read(text, order, false) }

// ReadRemarked reads a text as [Read] does, but takes what the comments say where they and
// the code disagree.
func ReadRemarked(text, order string) (*Found, error) { return read(text, order, true) }

func read(text, order string, remarked bool) (*Found, error) {
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
	if order != "" && !IsOrder(order) {
		return nil, fault("sides-order", "found", clip(order, maxFound))
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	if link, is := solvedLink(text); is {
		text = link
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") { // whatever its names say
		if s, err := readJSON(text); err == nil && s != nil && (s.own != nil || len(s.tiles) > 0) {
			return s.found(text, order, remarked)
		}
	}
	own, err := notation.Read(text)
	if err == nil || saysGrid(text) && !strings.Contains(text, "board_edges=") {
		return ofOwn(own, err)
	}
	s, foreign := setIn(text)
	switch {
	case foreign != nil:
		return nil, foreign
	case s != nil:
		return s.found(text, order, remarked)
	}
	if f, is := err.(*puzzle.Fault); is && f.Code != "no-puzzle" && f.Code != "key-missing" {
		return nil, err
	}
	if misfit := rowMisfit(text); misfit != nil {
		return nil, misfit
	}
	if _, at, _ := listNamed(text, "tile"); at >= 0 && strings.Contains(text, "[") {
		return nil, fault("tiles-unsaid")
	}
	if said := solverSaid(text); said != "" {
		return nil, fault(said)
	}
	if strings.ContainsAny(text, arrows) && strings.Contains(text, "___") { // the lower sides of hexagons and triangles
		return nil, fault("drawing-unread")
	}
	if len(pointers(text)) >= leastArrows {
		return nil, fault("tiles-unsaid")
	}
	return nil, fault("tiles-unfound")
}

// setIn is the tiles that a text tells in some other notation: what is of one as a whole
// before what stands among other words, and code before what its comments say.
func setIn(text string) (*set, error) {
	if s, err := first(text, readLink, readXML, readJSON, readDrawing, readTable); s != nil || err != nil {
		return s, err
	}
	among := []reader{readProse, readProgram, readQuoted, readRecords}
	live := uncommented(text)
	s, err := first(live, among...)
	if s != nil && live != text {
		s.retelling = s.retold(text, live)
		if s.retelling == nil && remarked(text, live, among) {
			s.notes = append(s.notes, fault("tiles-remarked"))
		}
	}
	if s != nil || err != nil {
		return s, err
	}
	if s, err = first(text, readPrinted); s != nil || err != nil || live == text {
		return s, err
	}
	if s, err = first(text, among...); s == nil && err == nil {
		s, _ = readTable(strings.ReplaceAll(strings.ReplaceAll(text, "/*", "  "), "*/", "  "))
	}
	if s != nil {
		s.notes = append(s.notes, fault("tiles-all-remarked"))
	}
	return s, err
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

// found makes the document of a set, with the sides in the order asked for.
func (s *set) found(text, order string, remarked bool) (*Found, error) {
	if s.own != nil {
		return &Found{Format: s.format, Order: orders[0], Orders: orders[:1], Document: s.own}, nil
	}
	found := &Found{Format: s.format, Order: orders[0]}
	rival, sure := s.retelling, s.certain
	if rival != nil && len(rival.differs) == 0 {
		rival = nil
	}
	if rival != nil && remarked {
		rival.take(s)
	}
	if s.oneBoard(order); s.certain != sure { // which has its own order of tiles and sides
		rival = nil
	}
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
		found.Orders = append(found.Orders, found.Order)
		for _, other := range orders {
			if other != found.Order {
				found.Orders = append(found.Orders, other)
			}
		}
		s.reorder(found.Order)
	} else {
		found.Orders = orders[:1]
	}
	if rival != nil {
		found.Rival = rival.rival(found.Order, s.sides, remarked)
	}
	var err error
	found.Document, err = s.document()
	if err != nil {
		return nil, err
	}
	if d := found.Document; d.Board == nil { // a program, and then what it said of its tiles
		if lies, boards, _ := Listed(text, d.Puzzle); lies != nil {
			s.board = lies
			if laid, err := s.laid(d.Puzzle); err == nil {
				d.Board, d.Notes = laid, append(d.Notes, FirstOf(boards)...)
			}
		}
	}
	return found, nil
}
