package foreign

import (
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
	"edgewise/solver/puzzle"
)

// Found is what a text turned out to be.
type Found struct {
	Format   string   // the ID of a [Format]
	Order    string   // how the sides were read, such as "trbl"
	Orders   []string // all possible orders, Order first
	Document *notation.Document

	// Outcome has all readings of a text that is a list of tiles; else it is nil. Document is the
	// first of them, nil if its tiles fill no board.
	Outcome *reading.Outcome
	// Still is the other meaning of a text whose rows of digits may be tiles that may not turn;
	// nil if there is none.
	Still *notation.Document

	text string // that was read
}

// How says how to read a text.
type How struct {
	Taken
	Judge reading.Judge // what is known about the tiles of a list; may be nil
}

// A source is the text being read, and what several readers need of it.
type source struct {
	text   string
	parsed bool // as JSON
	value  value
	broken error
	parted bool // into rows
	rows   []row
}

// json parses the text as one value of JSON.
func (t *source) json() (v value, is bool) {
	first := strings.TrimSpace(t.text)[0]
	if first != '{' && first != '/' && (first != '[' || !strings.Contains(t.text, `"`)) {
		return v, false
	}
	if !t.parsed {
		t.parsed = true
		if t.value, t.broken = parseJSON(t.text); t.broken != nil {
			plain, comments := withoutComments(t.text)
			holdsTile := func(comment string) bool {
				return strings.Count(comment, ",") > 2 && strings.ContainsAny(comment, "[{")
			}
			switch {
			case slices.ContainsFunc(comments, holdsTile):
				t.broken = errCommented
			case plain != t.text:
				t.value, t.broken = parseJSON(plain)
			}
		}
	}
	return t.value, t.broken == nil
}

// errCommented says that a comment in JSON holds a tile. Package reading then reads the text, and says
// what it leaves out.
var errCommented = errors.New("a comment holds a tile")

// asJSON asks a reader of JSON, if the text is JSON.
func (t *source) asJSON(read func(v value) (*set, error), e evidence) candidate {
	v, is := t.json()
	if !is {
		return candidate{}
	}
	s, err := read(v)
	return made(s, err, e)
}

// A candidate is the result of one reader, or a fault, and how strongly the text appears to be of
// the reader's format.
type candidate struct {
	set      *set
	fault    error
	evidence evidence
}

// Evidence is how strongly a text appears to be of a format. A list of tiles, which package
// reading reads, ranks between [possible] and [agreeing].
type evidence int

const (
	none     evidence = iota // the text is certainly not of the format
	possible                 // its lines may be of the format if they are nothing else
	likely                   // they are of the format, unless they have a solution as halves of motifs
	agreeing                 // its numbers agree with each other, or all edges match
	named                    // it has names that only this format has
	entire                   // and nothing else
)

// made is the candidate for a reader's result; an empty set is no evidence.
func made(s *set, fault error, e evidence) candidate {
	if fault == nil && (s == nil || s.own == nil && len(s.tiles) == 0) {
		e = none
	}
	return candidate{s, fault, e}
}

// Read finds out what a text is and reads it. It asks every row of the table, and package reading
// for a list of tiles, and takes the result with the strongest evidence. If a text may be several
// puzzles, Found has all of them.
func (f Formats) Read(text string, how How) (*Found, error) {
	r := f.New(text, how)
	for !r.Step(1 << 20) {
	}
	return r.Found()
}

// A Reader reads one text in steps. Callers pause by not calling Step, and stop by dropping it.
type Reader struct {
	how   How
	text  *source
	rows  Formats         // of the table that have not been asked yet
	best  candidate       // of those that have
	list  *reading.Reader // the list of tiles being read, or nil
	found *Found
	err   error
}

// New begins to find out what a text is.
func (f Formats) New(text string, how How) *Reader {
	r := &Reader{how: how}
	text = strings.TrimPrefix(text, "\uFEFF")
	if r.err = refused(text, how.Order); r.err == nil {
		r.text, r.rows = &source{text: strings.ReplaceAll(text, "\r\n", "\n")}, f
	}
	return r
}

// refused returns why the text or the order cannot be read at all.
func refused(text, order string) error {
	switch {
	case len(text) > notation.MaxText:
		return fault("too-long", "found", len(text), "most", notation.MaxText)
	case !utf8.ValidString(text) || strings.Contains(text, "\x00"):
		return fault("not-text")
	case strings.TrimSpace(text) == "":
		return fault("empty")
	case order != "" && !IsOrder(order):
		return fault("sides-order", "found", notation.Clip(order, maxFound))
	}
	return nil
}

// Step does about budget bytes of work, and reports whether the text is read.
func (r *Reader) Step(budget int64) (done bool) {
	for ; len(r.rows) > 0 && budget > 0; budget -= int64(len(r.text.text)) {
		r.ask()
	}
	if r.list != nil && budget > 0 && r.list.Step(int(budget)) {
		r.found, r.err = r.end(r.list.Outcome())
		r.list = nil
	}
	return len(r.rows) == 0 && r.list == nil
}

// ask asks the next row of the table. Of equal candidates the first without a fault is the best.
func (r *Reader) ask() {
	if read := r.rows[0].read; read != nil {
		c := read(r.text)
		if c.evidence > r.best.evidence || c.evidence == r.best.evidence && r.best.fault != nil && c.fault == nil {
			r.best = c
		}
	}
	if r.rows = r.rows[1:]; len(r.rows) == 0 {
		r.decide()
	}
}

// decide takes the best candidate, or begins to read a list of tiles.
func (r *Reader) decide() {
	// Numbers that agree as whole motifs may still be halves, if the text says so.
	if r.best.evidence > agreeing || r.best.evidence == agreeing && (r.best.set.isCut() || !reading.SaysHalves(r.text.text)) {
		r.found, r.err = r.best.found(r.text.text, r.how.Order)
		return
	}
	list := withQuestions(withoutTurns(r.text.text))
	if strings.Trim(list, "0123456789-,: \n") == "" { // 4,3,-1,-2:1,2,-3,-4
		list = strings.ReplaceAll(list, ":", "\n")
	}
	r.list = reading.New(list, r.how.Judge)
}

// Found returns the result once the text is read.
func (r *Reader) Found() (*Found, error) { return r.found, r.err }

// withQuestions replaces quoted values that are empty, such as {"top": ""}, by question marks,
// which package reading takes for sides that nobody knows.
func withQuestions(text string) string {
	if strings.Contains(text, `"""`) {
		return text // these quotes contain a whole list
	}
	return unfilledValues.Replace(text)
}

var unfilledValues = strings.NewReplacer(
	`:""`, ":?", `: ""`, ": ?", `=""`, "=?", `= ""`, "= ?",
	`:" "`, ":?", `: " "`, ": ?", `=" "`, "=?", `= " "`, "= ?",
	`:"?"`, ":?", `: "?"`, ": ?", `="?"`, "=?", `= "?"`, "= ?",
	":''", ":?", ": ''", ": ?", "=''", "=?", "= ''", "= ?",
	":' '", ":?", ": ' '", ": ?", "=' '", "=?", "= ' '", "= ?",
	":'?'", ":?", ": '?'", ": ?", "='?'", "=?", "= '?'", "= ?",
)

// end decides between the best candidate and the list of tiles.
func (r *Reader) end(outcome *reading.Outcome) (*Found, error) {
	text, how := r.text.text, r.how
	switch {
	case r.best.evidence == likely:
		still, err := r.best.found(text, how.Order)
		switch {
		case err != nil, r.best.set.fits(r.best.set.width):
			return still, err
		case halvesAreSolved(outcome):
			found, err := listed(text, outcome, how.Taken)
			if err == nil {
				found.Still = still.Document
			}
			return found, err
		case r.best.set.isPart(r.text.table()):
			return listed(text, askedToCount(r.best.set, r.text.table()), how.Taken)
		}
		return still, nil
	case outcome.Kind != reading.Refuse:
		return listed(text, outcome, how.Taken)
	case r.best.evidence != none:
		return r.best.found(text, how.Order)
	}
	return nil, unread(text, outcome)
}

// halvesAreSolved reports whether the tiles of a list have a solution as halves. Four digits per
// tile are TetraVex otherwise, whose tiles may not turn.
func halvesAreSolved(outcome *reading.Outcome) bool {
	if outcome.Kind == reading.Refuse {
		return false
	}
	best := outcome.Readings[0]
	return best.Split != reading.Whole && (best.Verdict == reading.Solvable || best.Verdict == reading.Published)
}

// leastSeen is how many records a text needs before the refusal describes them.
const leastSeen = 4

// unread is the fault for a text without tiles, as specific as possible.
func unread(text string, outcome *reading.Outcome) error {
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
	if outcome.Seen.Tiles > 0 {
		return fault("tiles-many", "found", outcome.Seen.Tiles, "most", puzzle.MaxCells)
	}
	lines := strings.Split(strings.TrimSpace(text), "\n")
	if !slices.ContainsFunc(lines, func(line string) bool { return !namesFile(line) }) {
		return fault("tiles-elsewhere")
	}
	if areFew(lines) {
		return fault("tiles-few")
	}
	if seen := outcome.Seen; seen.Records >= leastSeen && seen.Records <= strings.Count(text, "\n")+1 && seen.Things > 1 {
		switch like := seen.Things == 4 || seen.Things == 6; {
		case like:
			return fault("tiles-unmade", "found", seen.Records, "things", seen.Things)
		case !like && seen.Things != 3:
			return fault("tiles-unlike", "found", seen.Records, "things", seen.Things)
		}
	}
	return fault("tiles-unfound")
}

// areFew reports whether lines have four things each, as tiles do, but are fewer than a puzzle
// has.
func areFew(lines []string) bool {
	return len(lines) < leastSeen && slices.ContainsFunc(strings.Split(", ; | \t /", " "), func(sign string) bool {
		return !slices.ContainsFunc(lines, func(line string) bool { return strings.Count(strings.Trim(line, sign), sign) != 3 })
	})
}

// namesFile reports whether a line is the name of a file, or an address: "IMG_1234.jpg",
// "https://…", "data:image/png;base64,…".
func namesFile(line string) bool {
	line = strings.ToLower(strings.TrimSpace(line))
	if line == "" || strings.HasPrefix(line, "www.") || strings.HasPrefix(line, "data:") || strings.Contains(line, "://") && !strings.Contains(line, " ") {
		return true
	}
	dot := strings.LastIndexByte(line, '.')
	switch line[dot+1:] {
	case "jpg", "jpeg", "png", "heic", "webp", "gif", "tif", "pdf":
		return dot > 0
	}
	return false
}

// listed is the result for a list of tiles.
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

// Plain returns the document, unless a person has to choose between several.
func (f *Found) Plain() (*notation.Document, error) {
	if f.Outcome != nil && f.Outcome.Kind == reading.Ask {
		return nil, fault("list-open")
	}
	return f.Document, nil
}

// Take makes the document of reading number, counted from 0. It fails if the tiles fill no board.
func (f *Found) Take(number int, how Taken) (err error) {
	r := f.Outcome.Readings[number]
	if f.Document, err = DocumentOf(r, how); err != nil {
		return err
	}
	f.Document.Notes = append(f.Document.Notes, Odd(r)...)
	fits := f.Document.Board != nil // as it stands; a board that is placed below explains the lines around the tiles
	if layAsSaid(f.Document, f.text); fits || f.Document.Board == nil {
		f.Document.Notes = append(f.Document.Notes, Around(r)...)
	}
	return nil
}

// found makes the document of a candidate, or returns its fault.
func (c candidate) found(text, order string) (*Found, error) {
	if c.fault != nil {
		return nil, c.fault
	}
	return c.set.found(text, order)
}

// found makes the document of a set, with the sides in the order asked for.
func (s *set) found(text, order string) (*Found, error) {
	found := &Found{Format: s.format, Order: orders[0], Orders: orders[:1], Document: s.own}
	if s.own != nil {
		return found, nil
	}
	s.oneBoard(order)
	if s.sides == 4 && !s.keyed {
		if said := reading.OrderSaid(text); said.Why != reading.Assumed {
			found.Order = said.Sides
		}
		if order != "" {
			found.Order = order
		}
		if !s.certain || found.Order != orders[0] {
			found.Orders = startingWith(found.Order, orders[:])
		}
		s.reorder(found.Order)
	}
	var err error
	if found.Document, err = s.document(); err == nil {
		layAsSaid(found.Document, text)
	}
	return found, err
}

// layAsSaid places the tiles by the numbers that a program prints after them.
func layAsSaid(d *notation.Document, text string) {
	if d.Board != nil {
		return
	}
	lies, boards, _ := Listed(text, d.Puzzle)
	if board, err := laid(d.Puzzle, lies); lies != nil && err == nil {
		d.Board, d.Notes = board, append(d.Notes, FirstOf(boards)...)
	}
}
