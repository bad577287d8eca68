package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/search"
)

// account is an article, figure by figure: the value here, what it counts and how, and
// what the article says.
func (w *words) account(a account) string {
	const column = 16 // wide enough for 95,126,814,720
	var text strings.Builder
	by := []string{a.Language, a.Puzzle}
	if a.Year > 0 {
		by = append([]string{strconv.Itoa(a.Year)}, by...)
	}
	if a.Author != "" {
		by = append([]string{a.Author}, by...)
	}
	fmt.Fprintf(&text, "%s\n%s\n", a.Title, strings.Join(by, ", "))
	if a.Address != "" {
		fmt.Fprintf(&text, "%s\n", a.Address)
	}
	text.WriteString("\n")
	for _, f := range a.Figures {
		lines := strings.Split(wrappedTo(w.settled(f), lineWidth-column-2), "\n")
		if f.Said != "" {
			lines = append(lines, w.say("articles.said", values{"said": f.Said}))
		}
		value := w.value(f)
		for _, line := range lines {
			fmt.Fprintf(&text, "%*s  %s\n", column, value, line)
			value = ""
		}
	}
	return text.String()
}

// settled says what a figure counts, and how.
func (w *words) settled(f settled) string {
	sentence := w.say("article."+f.Name, values{"n": f.Cell})
	if f.By != "" {
		return sentence + ": " + f.By
	}
	return sentence + " (" + w.table["article.run."+f.Run] + ")"
}

// value is what comes out here.
func (w *words) value(f settled) string {
	switch v := f.Value.(type) {
	case search.Number:
		return w.number(v)
	case float64:
		if v >= 100 {
			return w.number(search.Number(strconv.FormatFloat(v, 'f', 0, 64)))
		}
		return w.decimal(v, 2)
	}
	return w.span(time.Duration(*f.Seconds * float64(time.Second)))
}
