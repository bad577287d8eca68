package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"edgewise/solver/notation"
	"edgewise/solver/search"
	page "edgewise/web/words"
)

// words speaks one language: sentences from a flat table, with {names} for values. A sentence
// that depends on a number has the keys key.one and key.other.
type words struct {
	language string
	table    map[string]string
}

// values are the values in a sentence, by name.
type values = map[string]any

// languages are the tables of what only the command says, by language. Sentences that the page
// has, too, are in the page's table.
func languages() map[string]func() map[string]string {
	return map[string]func() map[string]string{"en": english, "de": german, "fr": french, "da": danish}
}

// spoken makes the words of each language when they are first asked for.
var spoken = speakers()

func speakers() map[string]func() *words {
	all := map[string]func() *words{}
	for language, own := range languages() {
		all[language] = sync.OnceValue(func() *words {
			w := &words{language, own()}
			for _, said := range []map[string]string{page.Of(language), page.Look(language)} {
				for key, sentence := range said {
					w.table[key] = strings.ReplaceAll(sentence, softHyphen, "")
				}
			}
			return w
		})
	}
	return all
}

// wordsOf speaks a language such as "de_AT.UTF-8", or English if there is no table for it.
func wordsOf(language string) *words {
	if speak, known := spoken[strings.ToLower(language[:min(2, len(language))])]; known {
		return speak()
	}
	return spoken["en"]()
}

// softHyphen is where the page may break a long word. A terminal may show it, so it is removed.
const softHyphen = "\u00ad"

// language is the language of the environment.
func language() string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := os.Getenv(name); value != "" {
			return value
		}
	}
	return ""
}

// say is the sentence of a key. It formats numbers as the language does, and no value can break
// the line.
func (w *words) say(key string, with values) string {
	var replace []string
	for name, value := range with {
		replace = append(replace, "{"+name+"}", w.word(value))
	}
	return strings.NewReplacer(replace...).Replace(w.table[key])
}

func (w *words) word(value any) string {
	switch v := value.(type) {
	case int:
		return w.number(search.Number(strconv.Itoa(v)))
	case search.Number:
		return w.number(v)
	case string:
		return notation.Shown(v)
	}
	panic("no such word")
}

// count is the sentence in the form for n; {n} is n in figures. French uses the singular for 0.
func (w *words) count(key string, n search.Number, with values) string {
	all := values{"n": n}
	for name, value := range with {
		all[name] = value
	}
	if n == "1" || n == "0" && w.language == "fr" {
		return w.say(key+".one", all)
	}
	return w.say(key+".other", all)
}

// number groups the digits by threes.
func (w *words) number(n search.Number) string {
	digits := string(n)
	if len(digits) <= 3 {
		return digits
	}
	head := (len(digits)-1)%3 + 1
	grouped := digits[:head]
	for i := head; i < len(digits); i += 3 {
		grouped += w.table["thousands"] + digits[i:i+3]
	}
	return grouped
}

// inWords is a number at the start of a sentence: in words up to twelve.
func (w *words) inWords(n search.Number) string {
	if word, known := w.table["number."+string(n)]; known {
		return word
	}
	return w.number(n)
}

// list is "3 and 4", or "5, 6, and 7".
func (w *words) list(items []string) string {
	last := len(items) - 1
	switch last {
	case -1, 0:
		return strings.Join(items, "")
	case 1:
		return items[0] + w.table["list.two"] + items[1]
	}
	return strings.Join(items[:last], ", ") + w.table["list.last"] + items[last]
}

// begun is a text with a capital letter, to start a sentence.
func begun(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// lineWidth is the width of a usual terminal.
const lineWidth = 80

// wrapped breaks lines at spaces that are too long for a terminal.
func wrapped(text string) string { return wrappedTo(text, lineWidth) }

// wrappedTo breaks lines at spaces that are longer than a width.
func wrappedTo(text string, width int) string {
	var lines []string
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Split(line, " ")
		lines = append(lines, words[0])
		for _, word := range words[1:] {
			last := &lines[len(lines)-1]
			if utf8.RuneCountInString(*last)+1+utf8.RuneCountInString(word) > width {
				lines = append(lines, word)
			} else {
				*last += " " + word
			}
		}
	}
	return strings.Join(lines, "\n")
}

// aligned writes a table with its columns flush right.
func aligned(table [][]string) string {
	var text strings.Builder
	widths := make([]int, len(table[0]))
	for _, row := range table {
		for i, word := range row {
			widths[i] = max(widths[i], len([]rune(word)))
		}
	}
	for _, row := range table {
		for i, word := range row {
			fmt.Fprintf(&text, "%*s", widths[i]+2, word)
		}
		text.WriteString("\n")
	}
	return text.String()
}
