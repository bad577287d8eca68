package notation

import (
	"cmp"
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// maxFound is how many characters of the text a fault quotes.
const maxFound = 40

// maxNotes is how many notes of one kind are given before the rest is only counted.
const maxNotes = 3

// Read reads a link or a text file. The error is a [puzzle.Fault] with one of the [Codes].
func Read(text string) (*Document, error) {
	r, err := read(text)
	if err != nil {
		return nil, err
	}
	return &r.doc, nil
}

// Kept is what can be kept of a text that cannot be read.
type Kept struct {
	// Spec is the puzzle so far. Its grid may be nil, and it may have fewer tiles than cells, or
	// more; a tile that cannot be read is nil.
	Spec puzzle.Spec

	// Document has the names. Its puzzle and its board are nil, and each motif is named by the
	// edge that the text gives, head or tail.
	Document Document

	// Whole reports that nothing is missing: the text is a text file, or a link with end=1.
	Whole bool

	entries []entry
}

// Text writes all that arrived as a text file, for a person to correct. Unreadable values stay as
// they came.
func (k *Kept) Text() string {
	var entries []Entry
	for _, e := range k.entries {
		if e.Key != "end" {
			entries = append(entries, e.Entry)
		}
	}
	return TextOf(entries)
}

// Arrived counts the tiles that can be read.
func (k *Kept) Arrived() int {
	arrived := 0
	for _, tile := range k.Spec.Tiles {
		if tile != nil {
			arrived++
		}
	}
	return arrived
}

// Salvage keeps everything of a text that can be read by itself, though the text as a whole
// cannot. It is nil if there is neither a grid nor a tile.
func Salvage(text string) *Kept {
	r, _ := read(text)
	kept := &Kept{Spec: r.spec, Document: r.doc, Whole: r.uncut, entries: r.entries}
	kept.Document.Puzzle, kept.Document.Board = nil, nil
	if kept.Spec.Grid == nil && kept.Arrived() == 0 {
		return nil
	}
	return kept
}

// A reader reads the entries of one text, key by key.
type reader struct {
	entries    []entry
	uncut      bool // nothing was cut off: the text is a text file, or a link with end=1
	unfinished bool // tiles may be missing, and so may sides of tiles
	long       int  // names that were cut
	spec       puzzle.Spec
	doc        Document
}

// A key reads its entry into the reader. It is called only if the text has the key.
type key struct {
	name string
	read func(r *reader, e entry) error
}

// keys lists the keys that can be read without the puzzle.
func keys() []key {
	return []key{
		{"grid", (*reader).grid},
		{"tiles", (*reader).tiles},
		{"mates", (*reader).mates},
		{"frame", (*reader).frame},
		{"turn", (*reader).turn},
		{"clues", (*reader).clues},
		{"name", func(r *reader, e entry) error { return r.readName(&r.doc.Name, e, e.Value, MaxName) }},
		{"by", func(r *reader, e entry) error { return r.readName(&r.doc.By, e, e.Value, MaxName) }},
		{"art", func(r *reader, e entry) error { return r.readName(&r.doc.Art, e, e.Value, MaxWord) }},
		{"halves", (*reader).halves},
		{"motifs", (*reader).motifs},
	}
}

// read reads as much as it can, and returns the first fault.
func read(text string) (*reader, error) {
	entries, link, first := split(text)
	r := &reader{entries: entries, uncut: !link, spec: puzzle.Spec{Mates: puzzle.Halves()}}
	if end, found := r.entry("end"); found && end.Value == "1" {
		r.uncut = true
	}
	first = cmp.Or(first, r.checkUnique(), r.checkNeeded(), r.readKeys())
	r.keepUnknown()
	if first == nil {
		first = r.complete()
	}
	return r, first
}

// readKeys reads every key that it can, and returns the first fault.
func (r *reader) readKeys() (first error) {
	for _, key := range keys() {
		if e, found := r.entry(key.name); found {
			first = cmp.Or(first, located(e, key.read(r, e)))
		}
	}
	r.noteMore(r.long)
	return first
}

func (r *reader) entry(key string) (entry, bool) {
	i := slices.IndexFunc(r.entries, func(e entry) bool { return e.Key == key })
	if i < 0 {
		return entry{}, false
	}
	return r.entries[i], true
}

// checkUnique refuses links with a version, and repeated keys.
func (r *reader) checkUnique() error {
	if e, found := r.entry("v"); found {
		return &puzzle.Fault{Code: "link-version", Args: puzzle.Args("found", Clip(e.Value, maxFound)), At: e.at()}
	}
	seen := map[string]bool{}
	for _, e := range r.entries {
		if seen[e.Key] {
			return &puzzle.Fault{Code: "key-twice", Args: puzzle.Args("key", Clip(e.Key, maxFound)), At: e.at()}
		}
		seen[e.Key] = true
	}
	return nil
}

// checkNeeded refuses texts without the required keys.
func (r *reader) checkNeeded() error {
	_, grid := r.entry("grid")
	_, tiles := r.entry("tiles")
	switch {
	case !grid && !tiles:
		return &puzzle.Fault{Code: "no-puzzle"}
	case !grid:
		return puzzle.NewFault("key-absent", "key", "grid")
	case !tiles:
		return puzzle.NewFault("key-absent", "key", "tiles")
	}
	return nil
}

// keepUnknown keeps and notes the keys without a meaning here, up to the end of a link: what stands
// behind it was added on the way, by a page that counts its visitors.
func (r *reader) keepUnknown() {
	known := keys()
	for _, e := range r.entries {
		if e.Key == "end" {
			break
		}
		if e.Key == "board" || e.Key == "watch" || slices.ContainsFunc(known, func(k key) bool { return k.name == e.Key }) {
			continue
		}
		r.doc.Unknown = append(r.doc.Unknown, e.Entry)
		r.note(len(r.doc.Unknown), "key-unknown", puzzle.Args("key", Clip(e.Key, maxFound)), e)
	}
	r.noteMore(len(r.doc.Unknown))
}

// note adds a note about the nth oddity of one kind. It drops all but the first few, since a text
// may have thousands.
func (r *reader) note(nth int, code string, args map[string]any, e entry) {
	if nth <= maxNotes {
		r.doc.Notes = append(r.doc.Notes, &puzzle.Fault{Code: code, Args: args, At: e.at()})
	}
}

// noteMore adds a note that counts the oddities of one kind that note dropped.
func (r *reader) noteMore(found int) {
	if more := found - maxNotes; more > 0 {
		r.doc.Notes = append(r.doc.Notes, puzzle.NewFault("notes-more", "more", more))
	}
}

// complete makes the puzzle, and reads the keys that need it.
func (r *reader) complete() error {
	p, err := puzzle.New(r.spec)
	if err != nil {
		if clues, found := r.entry("clues"); found {
			err = located(clues, err) // everything else has been checked before
		}
		return err
	}
	r.doc.Puzzle = p
	if e, found := r.entry("motifs"); found {
		if err := located(e, r.nameMotifs(e)); err != nil {
			return err
		}
	}
	if e, found := r.entry("board"); found {
		if err := located(e, r.board(e)); err != nil {
			return err
		}
	}
	if e, found := r.entry("watch"); found {
		r.moment(e)
	}
	if size := len(r.doc.Link()); size > MaxLink {
		return tooLong(size, MaxLink)
	}
	return nil
}

// located adds the line of a text file to a fault that has none. For an empty value it returns a
// fault that says so instead.
func located(e entry, err error) error {
	fault, ok := err.(*puzzle.Fault)
	if !ok {
		return err
	}
	if e.Value == "" && fault.Code != "link-cut" {
		fault = puzzle.NewFault("value-missing", "key", e.Key)
	}
	if _, has := fault.At["line"]; !has && e.line >= 0 {
		if fault.At == nil {
			fault.At = map[string]int{}
		}
		fault.At["line"] = e.line
	}
	return fault
}

func (r *reader) grid(e entry) (err error) {
	r.spec.Grid, err = puzzle.GridNamed(Clip(unescape(e.Value), maxFound))
	return err
}

func (r *reader) mates(e entry) (err error) {
	r.spec.Mates, err = readMates(e.Value)
	return err
}

func (r *reader) frame(e entry) error {
	edge, fault := readEdge(unescape(e.Value))
	if fault != nil {
		return fault
	}
	r.spec.Frame, r.spec.Framed = edge, true
	return nil
}

func (r *reader) turn(e entry) error {
	switch e.Value {
	case "no":
		r.spec.NoTurns = true
	case "yes":
	default:
		return puzzle.NewFault("turn-unclear", "found", Clip(unescape(e.Value), maxFound))
	}
	return nil
}

func (r *reader) clues(e entry) error {
	for i, word := range strings.Split(e.Value, "_") {
		n, err := readNumbers(word, 3, e)
		if err != nil {
			err.At = map[string]int{"clue": i}
			return err
		}
		r.spec.Clues = append(r.spec.Clues, puzzle.Placement{Cell: n[0], Tile: n[1], Turn: n[2]})
	}
	return nil
}

func (r *reader) board(e entry) error {
	words := strings.Split(e.Value, "_")
	if found, expected := len(words), len(r.spec.Grid.Cells); found != expected {
		return puzzle.NewFault("board-count", "found", found, "expected", expected)
	}
	board := puzzle.NewBoard(r.doc.Puzzle)
	for cell, word := range words {
		if unescape(word) == "-" {
			continue
		}
		n, fault := readNumbers(word, 2, e)
		if fault != nil {
			fault.At = map[string]int{"cell": cell}
			return fault
		}
		if err := board.Place(puzzle.Placement{Cell: cell, Tile: n[0], Turn: n[1]}); err != nil {
			return err
		}
	}
	r.doc.Board = board
	return nil
}

// readNumbers reads a fixed count of numbers joined by full stops. The fault quotes the word, or the
// whole value where that is empty.
func readNumbers(word string, count int, of entry) ([]int, *puzzle.Fault) {
	unclear := puzzle.NewFault("placement-unclear", "key", of.Key, "found", Clip(unescape(cmp.Or(word, of.Value)), maxFound))
	parts := strings.Split(word, ".")
	if len(parts) != count {
		return nil, unclear
	}
	list := make([]int, count)
	for i, part := range parts {
		digits := unescape(part)
		if digits == "" || len(digits) > 6 || strings.Trim(digits, "0123456789") != "" {
			return nil, unclear
		}
		for _, digit := range digits {
			list[i] = list[i]*10 + int(digit-'0')
		}
	}
	return list, nil
}
