package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
)

// A spelling is how motifs, halves and sides are called.
type spelling struct {
	motifs, halves, sides string
}

// spellings has signs, and words of each language of the page.
var spellings = map[string]spelling{
	"letters": {"A B C D", "+ -", "T R B L"},
	"English": {"fox owl bear hare", " head; tail", "top right bottom left"},
	"German":  {"Fuchs Eule Bär Hase", " Kopf; Schwanz", "oben rechts unten links"},
	"French":  {"renard hibou ours lièvre", " tête; queue", "haut droite bas gauche"},
	"Spanish": {"zorro búho oso liebre", " cabeza; cola", "arriba derecha abajo izquierda"},
}

// layouts are ways to write nine tiles down. Each is given the labels of the sides, clockwise, and the
// names of the sides.
var layouts = map[string]func(tiles [][]string, sides []string) string{
	"two sides a line": func(tiles [][]string, _ []string) string {
		return lines(tiles, func(i int, t []string) string { return t[0] + ", " + t[1] + "\n" + t[2] + ", " + t[3] })
	},
	"two sides a line, numbered": func(tiles [][]string, _ []string) string {
		return lines(tiles, func(i int, t []string) string {
			return fmt.Sprintf("%d. %s; %s\n   %s; %s", i+1, t[0], t[1], t[2], t[3])
		})
	},
	"two sides a line, a greeting": func(tiles [][]string, _ []string) string {
		return "Hello!\n\n" + lines(tiles, func(i int, t []string) string { return t[0] + " | " + t[1] + "\n" + t[2] + " | " + t[3] }) + "\n\nThanks.\nAnna"
	},
	"Roman numbers": func(tiles [][]string, _ []string) string {
		return lines(tiles, func(i int, t []string) string { return roman(i) + ". " + strings.Join(t, ", ") })
	},
	"small Roman numbers": func(tiles [][]string, _ []string) string {
		return lines(tiles, func(i int, t []string) string { return strings.ToLower(roman(i)) + ") " + strings.Join(t, "; ") })
	},
	"tiles with Roman numbers": func(tiles [][]string, _ []string) string {
		return lines(tiles, func(i int, t []string) string { return "Tile " + roman(i) + ": " + strings.Join(t, " / ") })
	},
	"Roman numbers in a table": func(tiles [][]string, _ []string) string {
		return lines(tiles, func(i int, t []string) string { return roman(i) + "\t" + strings.Join(t, "\t") })
	},
	"a row for each side": func(tiles [][]string, sides []string) string {
		return lines(turned(tiles), func(i int, t []string) string { return sides[i] + "\t" + strings.Join(t, "\t") })
	},
	"a row for each side, tiles named": func(tiles [][]string, sides []string) string {
		head := "| |"
		for i := range tiles {
			head += fmt.Sprintf(" %d |", i+1)
		}
		return head + "\n" + lines(turned(tiles), func(i int, t []string) string { return "| " + sides[i] + " | " + strings.Join(t, " | ") + " |" })
	},
	"a row for each side of each tile": func(tiles [][]string, sides []string) string {
		return lines(tiles, func(i int, t []string) string {
			return lines(turned([][]string{t}), func(k int, l []string) string { return fmt.Sprintf("Tile %d;%s;%s", i+1, sides[k], l[0]) })
		})
	},
	"a side under a number": func(tiles [][]string, sides []string) string {
		return lines(tiles, func(i int, t []string) string {
			return lines(turned([][]string{t}), func(k int, l []string) string { return fmt.Sprintf("%d, %s, %s", i+1, sides[k], l[0]) })
		})
	},
}

// crossed are ways to draw tiles of signs.
var crossed = map[string]func(tiles [][]string, sides []string) string{
	"crosses": func(tiles [][]string, _ []string) string { return crosses(tiles, 3, "    ") },
	"crosses, all in a row": func(tiles [][]string, _ []string) string {
		return crosses(tiles, len(tiles), "    ")
	},
	"crosses with a sign in the middle": func(tiles [][]string, _ []string) string {
		return crosses(tiles, 3, " o  ")
	},
}

// crosses draws so many tiles side by side.
func crosses(tiles [][]string, wide int, middle string) string {
	var b strings.Builder
	for ; len(tiles) > 0; tiles = tiles[min(wide, len(tiles)):] {
		var rows [3]string
		for _, t := range tiles[:min(wide, len(tiles))] {
			rows[0] += fmt.Sprintf("   %-7s", t[0])
			rows[1] += fmt.Sprintf("%-2s%s%-4s", t[3], middle, t[1])
			rows[2] += fmt.Sprintf("   %-7s", t[2])
		}
		b.WriteString(strings.Join(rows[:], "\n") + "\n\n")
	}
	return b.String()
}

func lines(rows [][]string, line func(i int, row []string) string) string {
	var out []string
	for i, row := range rows {
		out = append(out, line(i, row))
	}
	return strings.Join(out, "\n")
}

func turned(rows [][]string) [][]string {
	out := make([][]string, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			out[i] = append(out[i], cell)
		}
	}
	return out
}

// roman is the Roman number behind so many others, below a hundred.
func roman(i int) string {
	tens, ones := strings.Split(",X,XX,XXX,XL,L,LX,LXX,LXXX,XC", ","), strings.Split(",I,II,III,IV,V,VI,VII,VIII,IX", ",")
	return tens[(i+1)/10] + ones[(i+1)%10]
}

// TestTilesAreReadInLayoutsThatAreSeldom: each layout in each language, with the tiles shuffled.
func TestTilesAreReadInLayoutsThatAreSeldom(t *testing.T) {
	hunde, err := notation.Read("grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs")
	require.NoError(t, err)
	teller := newTeller(5)
	tell := func(name, language string, layout func(tiles [][]string, sides []string) string) {
		t.Run(name+" in "+language, func(t *testing.T) {
			how := spellings[language]
			motifs, halves := strings.Fields(how.motifs), strings.Split(how.halves, ";")
			if len(halves) == 1 {
				halves = strings.Fields(how.halves)
			}
			var tiles [][]string
			for _, tile := range hunde.Puzzle.Tiles() {
				var sides []string
				for _, e := range tile {
					half := 0
					if e >= 'a' {
						e, half = e-'a'+'A', 1
					}
					sides = append(sides, motifs[strings.IndexByte("BGSU", byte(e))]+halves[half])
				}
				tiles = append(tiles, sides)
			}
			teller.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
			text := layout(tiles, strings.Fields(how.sides))
			o := reading.Read(text, judge)
			require.Equal(t, reading.Clear, o.Kind, "%s\n%s", o.Question, text)
			requireSame(t, hunde.Puzzle, o.Readings[0], text)
			assert.Len(t, o.Readings[0].Tiles, 9)
		})
	}
	for language := range spellings {
		for name, layout := range layouts {
			tell(name, language, layout)
		}
	}
	for name, layout := range crossed {
		tell(name, "letters", layout)
	}
}

// TestRomanNumbersMarkManyTiles, up to the last one below a hundred.
func TestRomanNumbersMarkManyTiles(t *testing.T) {
	for _, form := range []string{"%s. %s", "Tile %s: %s", "%s) %s"} {
		for n, last := range map[int]string{25: "XXV", 36: "XXXVI", 49: "XLIX", 64: "LXIV", 81: "LXXXI", 99: "XCIX"} {
			teller := newTeller(uint64(n))
			var rows []string
			for i := range n {
				var sides []string
				for range 4 {
					sides = append(sides, pick(teller, "fox", "owl", "bear", "hare")+pick(teller, " head", " tail"))
				}
				rows = append(rows, fmt.Sprintf(form, roman(i), strings.Join(sides, ", ")))
			}
			text := strings.Join(rows, "\n")
			o := reading.Read(text, nil)
			r := o.Readings[0]
			require.Empty(t, r.Doubts, text)
			require.Len(t, r.Tiles, n, text)
			assert.Contains(t, r.Tiles[n-1].Mark, last, text)
			assert.Equal(t, strings.Split(rows[n-1], ", ")[3], r.Tiles[n-1].Sides[3].Label, text)
		}
	}
}
