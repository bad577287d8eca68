package notation

import (
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// A Document is the content of a link or a text file.
type Document struct {
	Puzzle *puzzle.Puzzle
	Board  *puzzle.Board // a position, or nil
	Moment *Moment       // of a search that is watched, or nil

	Name, By string                 // the puzzle's name, and who made it
	Art      string                 // the motif set to draw it with
	Halves   [2]string              // names of the halves; empty means head and tail
	Motifs   map[puzzle.Edge]string // names of the motifs, by their heads

	Unknown []Entry         // keys without a meaning here, in their order
	Notes   []*puzzle.Fault // what was odd, but not wrong
}

// MaxName and MaxWord limit the characters of a name: MaxName for the puzzle and its maker,
// MaxWord for the motifs, the halves and the art. Read cuts longer names, with a note.
const (
	MaxName = 200
	MaxWord = 40
)

// Call names the motif with this head; an empty name changes nothing.
func (d *Document) Call(head puzzle.Edge, name string) {
	if name == "" {
		return
	}
	if d.Motifs == nil {
		d.Motifs = map[puzzle.Edge]string{}
	}
	d.Motifs[head] = name
}

// Link writes the document as it stands behind the # of a link.
func (d *Document) Link() string {
	return LinkOf(d.entries())
}

// LinkOf writes entries as a link.
func LinkOf(entries []Entry) string {
	var link strings.Builder
	for _, e := range entries {
		link.WriteString(e.Key + "=" + e.Value + "&")
	}
	return link.String() + "end=1"
}

// Text writes the document as a text file.
func (d *Document) Text() string { return TextOf(d.entries()) }

// TextOf writes entries as a text file.
func TextOf(entries []Entry) string {
	var text strings.Builder
	for _, e := range entries {
		switch e.Key {
		case "tiles":
			text.WriteString("tiles:\n")
			for _, tile := range strings.FieldsFunc(e.Value, func(r rune) bool { return r == '.' }) {
				text.WriteString("  " + tile + "\n")
			}
		case "name", "by":
			text.WriteString(e.Key + ": " + readable(e.Value, true) + "\n")
		default:
			text.WriteString(strings.TrimRight(e.Key+": "+readable(e.Value, false), " ") + "\n")
		}
	}
	return text.String()
}

// entries lists the document's keys. Those that change what the tiles mean come before them, so
// that a link cut short is never read as another puzzle.
func (d *Document) entries() []Entry {
	var entries []Entry
	add := func(key, value string) {
		if value != "" {
			entries = append(entries, Entry{key, value})
		}
	}
	p := d.Puzzle
	add("grid", p.Grid().Name)
	frame, framed := p.Frame()
	add("mates", MatesWord(p.Mates(), frame, framed))
	if framed {
		add("frame", frame.String())
	}
	if !p.MayTurn() {
		add("turn", "no")
	}
	var clues []string
	for _, clue := range p.Clues() {
		clues = append(clues, numbers(clue.Cell, clue.Tile, clue.Turn))
	}
	add("clues", strings.Join(clues, "_"))
	words := make([]string, len(p.Tiles()))
	for i, tile := range p.Tiles() {
		words[i] = tile.String()
	}
	add("tiles", strings.Join(words, "."))
	add("name", escape(d.Name))
	add("by", escape(d.By))
	add("art", escape(d.Art))
	if d.Halves[0] != "" && d.Halves[1] != "" {
		add("halves", escape(d.Halves[0])+"."+escape(d.Halves[1]))
	}
	add("motifs", d.writeMotifs())
	if d.Board != nil {
		add("board", writeBoard(d.Board))
	}
	if d.Moment != nil {
		add("watch", d.Moment.String())
	}
	return append(entries, d.Unknown...)
}

func (d *Document) writeMotifs() string {
	var named []string
	for _, motif := range d.Puzzle.Motifs() {
		if name := d.Motifs[motif.Head]; name != "" {
			named = append(named, motif.Head.String()+":"+escape(name))
		}
	}
	return strings.Join(named, ".")
}

func writeBoard(b *puzzle.Board) string {
	words := make([]string, len(b.Puzzle().Grid().Cells))
	for cell := range words {
		words[cell] = "-"
		if p, filled := b.At(cell); filled {
			words[cell] = numbers(p.Tile, p.Turn)
		}
	}
	return strings.Join(words, "_")
}

// numbers joins numbers by full stops.
func numbers(list ...int) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ".")
}

// Captioned adds the names to a board drawn in letters: the puzzle's name and maker above it, the
// motifs' names with the letters of their edges below it. What has no name is left out.
//
//	Hunde-Spiel
//
//	+---------+
//	|    B    |
//	| s  1  G |
//	|    u    |
//	+---------+
//
//	B b  brown
//	G g  grey
func (d *Document) Captioned(drawing string) string {
	var text strings.Builder
	if title := strings.Trim(d.Name+" · "+d.By, " ·"); title != "" {
		text.WriteString(Shown(title) + "\n\n")
	}
	text.WriteString(drawing)
	between := "\n"
	for sign, mate := range d.Puzzle.Mates() {
		head := puzzle.Edge(sign)
		called := Called(d.Motifs[head])
		if called == "" {
			continue
		}
		signs := head.String()
		if mate != head && mate != puzzle.Nothing {
			signs += " " + mate.String()
		}
		text.WriteString(between + signs + "  " + Shown(called) + "\n")
		between = ""
	}
	return text.String()
}
