package reading_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"edgewise/solver/notation/reading"
)

// ninePairs is nine tiles in which capitals are one half.
const ninePairs = "F,o,f,O o,O,d,D d,O,h,f h,O,f,o f,F,O,h D,h,o,F H,d,O,o o,f,H,d O,D,F,h"

// form writes a word with the marks of a half.
func form(pattern string) func(word string) string {
	return func(word string) string { return fmt.Sprintf(pattern, word) }
}

// signed writes nine tiles whose halves marks tell, beside words or letters.
func signed(one, other func(word string) string, sep string, long bool) string {
	names := map[string]string{"f": "fox", "o": "owl", "d": "deer", "h": "hare"}
	var b strings.Builder
	for tile := range strings.FieldsSeq(ninePairs) {
		var labels []string
		for side := range strings.SplitSeq(tile, ",") {
			word := strings.ToLower(side)
			if long {
				word = names[word]
			}
			if side == strings.ToUpper(side) {
				word = other(word)
			} else {
				word = one(word)
			}
			labels = append(labels, word)
		}
		b.WriteString(strings.Join(labels, sep) + "\n")
	}
	return b.String()
}

// Whatever sign is the mark of a half, it is never thrown away in silence. Commas and bars always part sides.
func TestNoMarkOfAHalfIsThrownAway(t *testing.T) {
	for sign := '!'; sign <= '~'; sign++ {
		if sign >= '0' && sign <= '9' || sign >= 'A' && sign <= 'Z' || sign >= 'a' && sign <= 'z' || sign == ',' || sign == '|' {
			continue
		}
		for where, mark := range map[string]func(string) string{
			"before": func(word string) string { return string(sign) + word },
			"behind": func(word string) string { return word + string(sign) },
			"around": func(word string) string { return string(sign) + word + string(sign) },
		} {
			for _, sep := range []string{", ", " ", " | "} {
				for _, long := range []bool{false, true} {
					name := fmt.Sprintf("%c %s, %q, long %t", sign, where, sep, long)
					o := reading.Read(signed(form("%s"), mark, sep, long), judge)
					if o.Kind == reading.Clear {
						assert.NotEqual(t, reading.Whole, o.Readings[0].Split, name)
					}
				}
			}
		}
	}
}

// Marks that enclose elsewhere are read as what they are.
func TestSignsThatEncloseMayBeMarks(t *testing.T) {
	for _, row := range []struct{ one, other string }{
		{"%s<", "%s>"}, {"<%s", ">%s"}, {"%s(", "%s)"}, {"%s", "#%s"}, {"%s", "%s:"}, {"%s", "%s="}, {"%s", "[%s]"}, {"%s", "(%s)"}, {"%s?", "%s!"}, {"%s", "\"%s\""},
		{"%s", "`%s`"}, {"%s", "**%s**"}, {"%s*", "%s**"},
	} {
		for _, long := range []bool{false, true} {
			t.Run(fmt.Sprintf("%s and %s, long %t", row.one, row.other, long), func(t *testing.T) {
				o := reading.Read(signed(form(row.one), form(row.other), ", ", long), judge)
				if assert.Equal(t, reading.Clear, o.Kind, "%s: %v", o.Question, o.Readings) {
					assert.Equal(t, reading.Sign, o.Readings[0].Split)
				}
			})
		}
	}
}

// Quoting is of a whole mail, and bold of whole lines: else both tell halves.
func TestMarkupIsNoMark(t *testing.T) {
	plain := signed(form("%s head"), form("%s tail"), ", ", true)
	for name, text := range map[string]string{
		"a quoted mail":       "> " + strings.ReplaceAll(strings.TrimSpace(plain), "\n", "\n> "),
		"a mail quoted twice": ">> " + strings.ReplaceAll(strings.TrimSpace(plain), "\n", "\n>> "),
		"bold lines":          "**" + strings.ReplaceAll(strings.TrimSpace(plain), "\n", "**\n**") + "**",
		"bold list marks":     "**A.** " + strings.Join(strings.SplitAfter(plain, "\n")[:9], "**A.** "),
		"a bold heading":      "**My tiles**\n\n" + plain,
	} {
		o := reading.Read(text, judge)
		if assert.Equal(t, reading.Clear, o.Kind, name) {
			assert.Equal(t, [2]string{"head", "tail"}, o.Readings[0].Halves, name)
			assert.Contains(t, fmt.Sprint(o.Readings[0].Facts), "{markup", name)
		}
	}
	for name, text := range map[string]string{
		"> before one half": signed(form("<%s"), form(">%s"), " ", false),
		"one half is bold":  "Bold is the head.\n\n" + signed(form("%s"), form("**%s**"), ", ", true),
	} {
		o := reading.Read(text, judge)
		if assert.Equal(t, reading.Clear, o.Kind, name) {
			assert.Equal(t, reading.Sign, o.Readings[0].Split, name)
		}
	}
}

// Words of a list are never cut into letters.
func TestWordsAreNotSpelt(t *testing.T) {
	for _, text := range []string{
		signed(form("%s head"), form("%s tail"), ", ", true),
		"fox head, owl tail, hare head, deer tail, wolf head\nowl head, fox tail, deer head, hare tail\nhare head, deer tail, fox head, fox tail\ndeer head, hare tail, owl head, owl tail",
	} {
		for _, r := range reading.Read(text, judge).Readings {
			assert.Greater(t, len(r.Tiles[0].Sides[0].Motif), 1)
		}
	}
}

// Signs that turn the direction of writing are not seen, and no part of a word.
func TestDirectionsAreNoWords(t *testing.T) {
	plain := signed(form("%s head"), form("%s tail"), ", ", true)
	o := reading.Read("\u202e"+strings.ReplaceAll(plain, "owl", "\u2067owl\u2069"), judge)
	assert.Equal(t, reading.Read(plain, judge).Readings[0].Tiles, o.Readings[0].Tiles)
}
