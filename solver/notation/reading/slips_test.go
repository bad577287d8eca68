package reading_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/solver/notation"
	"edgewise/solver/notation/reading"
)

// slip makes a mistake in a list that has a line for each tile.
func (t *teller) slip(text, sep string) (out, what string) {
	lines := strings.Split(text, "\n")
	i := t.IntN(len(lines))
	sides := strings.Split(lines[i], sep)
	k := t.IntN(len(sides))
	what = pick(t, "drop side", "add side", "typo", "question", "drop line", "line twice", "empty side")
	switch what {
	case "drop side":
		sides = append(sides[:k:k], sides[k+1:]...)
	case "add side":
		sides = append(sides, sides[k])
	case "typo":
		if len(sides[k]) < 5 {
			return "", ""
		}
		words := strings.Fields(sides[k])
		j := t.IntN(len(words))
		w := []rune(words[j])
		if len(w) < 3 {
			return "", ""
		}
		m := t.IntN(len(w) - 1)
		if w[m] == w[m+1] {
			return "", ""
		}
		w[m], w[m+1] = w[m+1], w[m]
		words[j] = string(w)
		sides[k] = strings.Join(words, " ")
	case "question":
		sides[k] = "?"
	case "empty side":
		sides[k] = ""
	case "drop line":
		return strings.Join(append(lines[:i:i], lines[i+1:]...), "\n"), what
	case "line twice":
		return strings.Join(append(lines[:i+1:i+1], lines[i:]...), "\n"), what
	}
	lines[i] = strings.Join(sides, sep)
	return strings.Join(lines, "\n"), what
}

func TestMistakesAreAskedAbout(t *testing.T) {
	n := 200
	if s := os.Getenv("RETOLD"); s != "" {
		n, _ = strconv.Atoi(s)
	}
	teller := &teller{Rand: rand.New(rand.NewPCG(uint64(n), 5))}
	cases := handedCases(t)
	tally := map[string]int{}
	for range n {
		c := cases[teller.IntN(len(cases))]
		d, err := notation.Read(c.Link)
		if c.Link == "" || err != nil || len(d.Puzzle.Tiles()) > 16 || len(d.Puzzle.Tiles()[0]) != 4 {
			continue
		}
		labels, _ := teller.labels(8, strings.ToLower(c.Link) != c.Link && !strings.Contains(c.Link, "mates"))
		teller.how = nil
		sep := pick(teller, ", ", "; ", " | ")
		var lines []string
		for _, tile := range d.Puzzle.Tiles() {
			var sides []string
			for _, e := range tile {
				half := 0
				if isCut(d.Puzzle, e) && e >= 'a' {
					e, half = e-32, 1
				}
				if e < 'A' || e > 'H' {
					e = 'A' + e%8
				}
				sides = append(sides, labels[e-'A'][half])
			}
			lines = append(lines, strings.Join(sides, sep))
		}
		text, what := teller.slip(strings.Join(lines, "\n"), sep)
		if text == "" {
			continue
		}
		o := reading.Read(text, judge)
		if o.Kind == reading.Clear {
			if p, err := puzzleOf(o.Readings[0]); err == nil {
				a, s := counts(p)
				if b, u := counts(d.Puzzle); a == b && s == u && p.Grid().Name == d.Puzzle.Grid().Name {
					continue
				}
			}
		}
		tally[what+" "+string(o.Kind)]++
		if o.Kind != reading.Ask && os.Getenv("RETOLD") != "" {
			fmt.Println("---", what, o.Kind)
			for _, r := range o.Readings[:min(2, len(o.Readings))] {
				fmt.Printf("     %v %d %s %s %.2f v%d %v doubts %v\n", r.Split, len(r.Tiles), r.Grid, r.Order, r.Score, r.Verdict, r.Halves, r.Doubts)
			}
			fmt.Println(text)
		}
	}
	fmt.Println(tally)
	assert.Empty(t, nil)
}
