package notation

import (
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
