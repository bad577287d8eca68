package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// labelled writes nine tiles, each label as the letter of its half is called: "F=1 f=10".
func labelled(tiles, labels string) string {
	called := map[string]string{}
	for pair := range strings.SplitSeq(labels, "; ") {
		letter, label, _ := strings.Cut(pair, "=")
		called[letter] = label
	}
	var b strings.Builder
	for tile := range strings.FieldsSeq(tiles) {
		var sides []string
		for side := range strings.SplitSeq(tile, ",") {
			sides = append(sides, called[side])
		}
		b.WriteString(strings.Join(sides, ", ") + "\n")
	}
	return b.String()
}

// severalPairs is nine tiles that have a solution as halves and, as numbers, as whole pictures.
const severalPairs = "d,A,c,c B,A,A,d D,D,c,b c,A,b,A C,c,d,a c,d,B,C C,A,C,C d,D,c,a a,B,d,C"

// What a text says of sides that fit decides what the tiles are. What cannot be is asked, whatever has a solution.
func TestStatedRulesDecide(t *testing.T) {
	sums := labelled(ninePairs, "F=1; f=10; O=2; o=9; D=3; d=8; H=4; h=7")
	shifted := labelled(ninePairs, "F=1; f=5; O=2; o=6; D=3; d=7; H=4; h=8")
	far := labelled(ninePairs, "F=1; f=11; O=2; o=12; D=3; d=13; H=4; h=14")
	odd := labelled(ninePairs, "F=1; f=7; O=2; o=5; D=3; d=8; H=4; h=6")
	letters := labelled(ninePairs, "F=A; f=K; O=B; o=L; D=C; d=M; H=D; h=N")
	several := labelled(severalPairs, "A=1; a=2; B=3; b=4; C=5; c=6; D=7; d=8")
	signs := labelled(ninePairs, "F=1; f=-1; O=2; o=-2; D=3; d=-3; H=4; h=-4")
	cased := strings.ReplaceAll(ninePairs, " ", "\n") + "\n"
	words := labelled(ninePairs, "F=fox head; f=fox tail; O=owl head; o=owl tail; D=deer head; d=deer tail; H=hare head; h=hare tail")
	beaks := strings.NewReplacer("head", "beak", "tail", "feathers").Replace(words)
	wholes := strings.TrimSpace(nineWhole) + "\n"
	for _, row := range []struct {
		tiles string
		split reading.Split
		kind  reading.OutcomeKind
		rules []string
	}{
		{sums, reading.Summed, reading.Clear, []string{"Edges match if they add up to 11.", "fits(a, b): return a + b == 11", "Die Summe muss 11 sein.", "Deux côtés se touchent si leur somme est 11.", "Siderne passer sammen, når summen er 11.",
			"a + b = 11", "k and 11-k are the two halves", "k goes with 11 - k", "They add up to eleven.", "Zwei Seiten ergeben zusammen 11.", "zusammen 11", "Deux côtés voisins font 11 ensemble.", "to sider giver 11 tilsammen",
			"def fits(a, b):\n    return a == 11 - b"}},
		{sums, reading.Paired, reading.Clear, []string{"1 goes with 10, 2 with 9, 3 with 8, 4 with 7", "1-10 2-9 3-8 4-7", "1=10 2=9 3=8 4=7", "1=10\n2=9\n3=8\n4=7", "{1: 10, 2: 9,\n3: 8, 4: 7}"}},
		{sums, reading.Whole, reading.Ask, []string{"Touching numbers sum to zero."}},
		{shifted, reading.Summed, reading.Ask, []string{"Edges match if they add up to 9."}},                                                                                                  // without a solution
		{shifted, reading.Whole, reading.Ask, []string{"Sides fit when equal.", "fits(x,y): return x == y", "equal numbers match"}},                                                           // without a solution
		{shifted, reading.Shifted, reading.Ask, []string{"gleiche Zahlen aneinander", "les mêmes nombres se touchent", "samme tal mod samme tal", "Touching numbers sum to zero", "a == -b"}}, // against all
		{shifted, reading.Shifted, reading.Clear, []string{"def fits(a, b): return abs(a - b) == 4", "Math.abs(x - y) === 4", "fits = a == b + 4 or b == a + 4", "Numbers that differ by 4 match.",
			"Die Differenz ist 4.", "La différence doit être 4", "forskellen er 4", "k and k+4 are the two halves of a bug", "n fits n + 4", "n passt zu n+4"}},
		{far, reading.Shifted, reading.Clear, []string{"n and n+10 are two halves of the same bug", "differ by 10: they match", "Die Differenz ist 10."}},
		{shifted, reading.Paired, reading.Clear, []string{"1 passt zu 5, 2 zu 6, 3 zu 7, 4 zu 8", "Pairs: 1/5 2/6 3/7 4/8"}},
		{shifted, reading.Shifted, reading.Ask, []string{"difference is 3"}},
		{shifted, reading.Paired, reading.Ask, []string{"1-3 2-4 5-7 6-8"}}, // without a solution
		{odd, reading.Paired, reading.Clear, []string{"1=7 2=5 3=8 4=6", "Fits: 1 with 7, 2 with 5, 3 with 8, 4 with 6."}},
		{letters, reading.Paired, reading.Clear, []string{"A=K B=L C=M D=N", "Fits: A with K, B with L, C with M, D with N.", "mate = {'A': 'K', 'B': 'L', 'C': 'M', 'D': 'N'}"}},
		{shifted, reading.Shifted, reading.Clear, []string{"", "head must touch tail", "There are 36 edges in total, and all must match.", "Sides are equal in length.",
			"Total: 9", "Total: 36", "zusammen 9", "zusammen 36", "zusammen 12 Euro", "They differ in size by 2 mm", "They differ in size by 4 mm.", "Pages 1-2, 3-4, 5-6", "Pages 1-2, 3-4, 5-6, 7-8"}}, // as without it
		{several, reading.Whole, reading.Ask, []string{"", "Head must touch tail."}}, // which half is which is not said
		{shifted, reading.Shifted, reading.Ask, []string{"1-2 3-4 5-6"}},             // a tile with too few sides
		{several, reading.Paired, reading.Clear, []string{"1-2 3-4 5-6 7-8"}},
		{several, reading.Whole, reading.Clear, []string{"equal numbers match", "def fits(x, y):\n    return x == y", "if (a != b) return false; // edges must match", "bool match(int a, int b) { return a == b; }"}}, // both have a solution
		{signs, reading.Sign, reading.Clear, []string{"a == -b", "touching numbers sum to zero", "abs(a) == abs(b) and a != b", "plus meets minus", "lambda a, b: a == -b  # fits", "A number touches its negative."}},
		{signs, reading.Sign, reading.Ask, []string{"Sides fit when equal.", "same number to same number", "def fits(a, b): return a == b", "def fits(a, b): return abs(a) == abs(b)"}},
		{cased, reading.Case, reading.Clear, []string{"", "Læg de ni brikker, så de passer sammen.", "Place the nine cards so that all edges match.", "capital fits its small letter", "Großbuchstabe passt zu Kleinbuchstabe", "une majuscule touche sa minuscule", "uppercase meets lowercase", "Edges match only if they are not equal", "Sides do not fit if they are equal",
			"fits = lambda a, b: a.lower() == b.lower() and a != b", "def fits(a, b): return a.swapcase() == b"}},
		{cased, reading.Case, reading.Ask, []string{"equal letters match", "same letter to same letter", "if (a != b) return false; // edges must match"}},
		{words, reading.LastWord, reading.Clear, []string{"All together 36 sides.", "Total: 36", "They differ in size by 2 mm.", "Pages 1-2, 3-4, 5-6", "1 passt zu 5, 2 zu 6, 3 zu 7, 4 zu 8"}}, // they count something else
		{words, reading.LastWord, reading.Clear, []string{"head must touch tail", "Kopf an Schwanz", "hoved mod hale", "tête contre queue", "Head must not touch head.", "A head never touches a head.", "Heads match tails of the same animal.", "same animal to same animal",
			"Two edges match when they show the same animal and opposite halves.", "The nine tiles are all different, the edges must match.", "Tiles touching each other must show the same animal.", "Two sides fit if they show different halves.",
			"Gleiche Hälften dürfen nicht aneinander.", "a.animal == b.animal && a.half != b.half // match"}},
		{words, reading.LastWord, reading.Ask, []string{"head meets head", "Kopf an Kopf", "Sides fit when equal.", "Head must not touch tail.", "The halves of touching edges must be identical."}},
		{beaks, reading.LastWord, reading.Clear, []string{"beak to feathers", "A beak must meet feathers."}},
		{beaks, reading.LastWord, reading.Ask, []string{"beak to beak", "A beak must meet a beak."}},
		{wholes, reading.Whole, reading.Clear, []string{"same colour to same colour", "gleiche Farben aneinander", "même couleur contre même couleur", "samme farve mod samme farve", "Læg de ni brikker, så samme farver mødes.", "equal letters match", "sides fit when equal", "Different letters must not touch.",
			"There are 4 different pictures; the edges must match.", "Opposite sides of neighbouring tiles must be equal."}},
		{wholes, reading.Whole, reading.Ask, []string{"head must touch tail", "capital fits its small letter", "Sides fit if they are not equal", "edges match if a + b == 11", "Gleiche Farben dürfen nicht aneinander.", "Les mêmes couleurs ne se touchent pas."}},
	} {
		for _, rule := range row.rules {
			for _, text := range []string{rule + "\n\n" + row.tiles, row.tiles + "\n# " + strings.ReplaceAll(rule, "\n", "\n# ")} {
				o := reading.Read(text, judge)
				if assert.Equal(t, row.kind, o.Kind, "%s: %v", text, o.Question) && o.Kind != reading.Refuse {
					assert.Equal(t, row.split, o.Readings[0].Split, text)
				}
			}
		}
	}
}

// TestPairsAmongTheirLikeAreTiles: sides with their numbers, and two numbers on a side.
func TestPairsAmongTheirLikeAreTiles(t *testing.T) {
	for name, labels := range map[string]string{
		"two numbers":      "A=1/5; B=2/6; C=3/7; D=4/8",
		"with a dash":      "A=1-5; B=2-6; C=3-7; D=4-8",
		"differently many": "A=1/5; B=2/6; C=3/7; D=4/10",
	} {
		tiles := strings.ReplaceAll(labelled(strings.NewReplacer(" ", ",", "\n", " ").Replace(strings.TrimSpace(nineWhole)), labels), ", ", " ")
		o := reading.Read(tiles, judge)
		require.Equal(t, reading.Clear, o.Kind, "%s: %s", name, o.Question)
		assert.Len(t, o.Readings[0].Tiles, 9, name)
	}
	numbered := ""
	for line := range strings.Lines(strings.NewReplacer("A", "5", "B", "6", "C", "7", "D", "8").Replace(strings.TrimSpace(nineWhole))) {
		for i, label := range strings.Fields(line) {
			numbered += fmt.Sprintf("%d=%s ", i+1, label)
		}
		numbered += "\n"
	}
	o := reading.Read(numbered, judge)
	require.NotEmpty(t, o.Readings, numbered)
	assert.Len(t, o.Readings[0].Tiles, 9, numbered)
}

// A reading that agrees with a stated rule tells the line that states it; one that contradicts it asks about the line.
func TestStatedRulesAreTold(t *testing.T) {
	const rule = "Edges match if they add up to 9."
	tiles := labelled(ninePairs, "F=1; f=8; O=2; o=7; D=3; d=6; H=4; h=5")
	o := reading.Read(rule+"\n"+tiles, judge)
	require.Equal(t, reading.Clear, o.Kind)
	assert.Contains(t, o.Readings[0].Facts, reading.Fact{Kind: reading.Stated, Text: rule, Line: 1})
	assert.Equal(t, [2]string{"1", "8"}, o.Readings[0].Pictures()[0].Labels)

	const other = "A capital touches its small letter."
	o = reading.Read(other+"\n"+tiles, judge)
	require.Equal(t, reading.Ask, o.Kind)
	assert.Contains(t, o.Readings[0].Doubts, reading.Doubt{Kind: reading.Rule, Line: 1, Text: other})
}
