package reading_test

import (
	"fmt"
	"strings"
	"testing"

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

// prose is 64 kB of a text without tiles.
func prose() string {
	return strings.Repeat("Nine tiles lie on the kitchen table; nobody knows how they go (yet). I tried, and you?\n", 760)[:64<<10]
}

func code() string {
	var b strings.Builder
	for i := range 700 {
		fmt.Fprintf(&b, "    new Tile(%d, Edge.OWL_HEAD, Edge.FOX_TAIL, Edge.BEAR_HEAD, Edge.HARE_TAIL), // %d\n", i, i)
	}
	return b.String()
}

func BenchmarkRead(b *testing.B) {
	for name, text := range map[string]string{"list": long(), "prose": prose(), "code": code(),
		"boxes": strings.Repeat("┌──┬──┐ │╲╱│╲╱│ ├──┼──┤\n", 1000), "brackets": strings.Repeat("[(", 32<<10), "letters": strings.Repeat("a b c d\n", 8<<10)} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				reading.Read(text, nil)
			}
		})
	}
}
