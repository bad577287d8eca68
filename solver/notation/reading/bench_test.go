package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/solver/notation/reading"
)

// long is a list of 1,024 tiles, which is 64 kB: as much as the command reads at once.
func long() string {
	animals := []string{"brown dog", "grey dog", "umber dog", "spotted dog", "white wolf", "red fox", "blue owl"}
	halves := []string{"head", "tail"}
	var b strings.Builder
	for i := range 1024 {
		fmt.Fprintf(&b, "%d. ", i+1)
		for side := range 4 {
			k := i*7 + side*side*5 + i*i%11
			fmt.Fprintf(&b, "%s %s, ", animals[k%7], halves[(k/7+side)%2])
		}
		b.WriteString("\n")
	}
	return b.String()
}

// prose is 64 kB without tiles.
func prose() string {
	return strings.Repeat("Nine tiles lie on the kitchen table; nobody knows how they go (yet). I tried, and you?\n", 760)[:64<<10]
}

// code is 64 kB of a program with 700 tiles.
func code() string {
	var b strings.Builder
	for i := range 700 {
		fmt.Fprintf(&b, "    new Tile(%d, Edge.OWL_HEAD, Edge.FOX_TAIL, Edge.BEAR_HEAD, Edge.HARE_TAIL), // %d\n", i, i)
	}
	return b.String()
}

// hostile are texts on which a careless reader takes the square of their length.
func hostile(size int) map[string]string {
	fill := func(part string) string { return strings.Repeat(part, size/len(part)+1)[:size] }
	return map[string]string{
		"boxes": fill("┌──┬──┐ │╲╱│╲╱│ ├──┼──┤\n"), "open brackets": fill("[("), "brackets": fill("[a](b)"), "letters": fill("a b c d\n"),
		"and": fill("and "), "negations": fill("(- "), "assignments": fill("a[0][1]=x;"), "bars": fill("|"), "tags": fill("<td"),
		"sides": fill("top right "), "numbers": fill("1 2 3 4 "), "stars": fill("** *"), "one word": fill("abcd"), "commas": fill(","),
		"quotes": fill("'a\""), "marks": fill("1. "), "lines": fill("\n"), "tiles": fill("Tile 1\ntop: a\n"), "remarks": fill(" # a\n"),
		"slips": fill("top left right qqqq wwww "), "turns": fill("rotate top, right, bottom, left "), "starts": fill("T; top; x "), "directions": fill("clockwise first "),
	}
}

// However a text is made, reading is linear in it: the square would outlast the test.
func TestHostileTextsEnd(t *testing.T) {
	for name, text := range hostile(64 << 10) {
		t.Run(name, func(t *testing.T) {
			assert.NotNil(t, reading.Read(text, nil))
		})
	}
}

// Reading is as fast as it looks at a text seldom: a program with 700 tiles may be looked at most.
func TestTextsAreLookedAtSeldom(t *testing.T) {
	texts := hostile(64 << 10)
	texts["list"], texts["prose"], texts["code"] = long(), prose(), code()
	for name, text := range texts {
		looks := 1
		for r := reading.New(text, nil); !r.Step(len(text)); looks++ {
		}
		assert.LessOrEqual(t, looks, 65, name)
	}
}

func BenchmarkRead(b *testing.B) {
	texts := hostile(64 << 10)
	texts["list"], texts["prose"], texts["code"] = long(), prose(), code()
	for name, text := range texts {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				reading.Read(text, nil)
			}
		})
	}
}
