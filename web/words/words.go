// Package words gives Go programs the sentences of the page, so that both say the same: what
// is wrong with a text, why a puzzle has no solution, which slip explains it.
//
// The tables are the modules that the page loads, one for each language. So that no
// JavaScript has to run here, they keep to a strict shape: an entry stands on a line
// of its own, or its sentence on the next one if that is long, and every sentence is
// a plain string in double quotes, whose escapes mean the same in Go.
package words

import (
	"embed"
	"strconv"
	"strings"
)

//go:embed ??.js look/??.js
var tables embed.FS

// Of returns what the page says in a language such as "en", by key, and nil for a language that
// the page does not speak. A sentence that depends on a number has a key for each plural form.
func Of(language string) map[string]string { return read(language + ".js") }

// Look returns what the page says only where it shows a list of tiles that is not yet a puzzle.
func Look(language string) map[string]string { return read("look/" + language + ".js") }

func read(file string) map[string]string {
	module, err := tables.ReadFile(file)
	if err != nil {
		return nil
	}
	table := map[string]string{}
	key := "" // the key whose sentence is on a line to come
	for line := range strings.SplitSeq(string(module), "\n") {
		rest := strings.TrimSpace(line)
		if key == "" && (strings.HasPrefix(rest, "//") || !strings.Contains(rest, ":")) {
			continue
		}
		if key == "" {
			key, rest, _ = strings.Cut(rest, ":")
			key, rest = strings.Trim(key, `"`), strings.TrimSpace(rest)
		}
		if rest == "" {
			continue
		}
		if sentence, err := strconv.Unquote(strings.TrimSuffix(rest, ",")); err == nil {
			table[key] = sentence
		}
		key = ""
	}
	return table
}
