package notation

import (
	"slices"
	"strings"

	"edgewise/solver/puzzle"
)

// Captioned is a drawing of the board in letters with the names that it has no place for: above
// it what the puzzle is called and who made it, below it what its pictures are called, by the
// signs on their edges. What has no name adds nothing.
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
	for _, head := range d.named() {
		signs := head.String()
		if mate := d.Puzzle.Mates()[head]; mate != head && mate != puzzle.Nothing {
			signs += " " + mate.String()
		}
		text.WriteString(between + signs + "  " + Shown(Called(d.Motifs[head])) + "\n")
		between = ""
	}
	return text.String()
}

// named are the heads of the motifs that are called something, in the order of their signs.
func (d *Document) named() (heads []puzzle.Edge) {
	for head, name := range d.Motifs {
		if Called(name) != "" {
			heads = append(heads, head)
		}
	}
	slices.Sort(heads)
	return heads
}
