package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/search"
)

// account writes an article, figure by figure: the value here, what it counts and how, and what
// the article says.
func (w *words) account(a articleJSON) string {
	const column = 16 // enough for 95,126,814,720
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
		told := w.settled(f)
		if f.Said != "" {
			told += "\n" + w.say("articles.said", values{"said": f.Said})
		}
		lines := strings.Split(wrappedTo(told, lineWidth-column-2), "\n")
		value := w.value(f)
		for _, line := range lines {
			fmt.Fprintf(&text, "%*s  %s\n", column, value, line)
			value = ""
		}
	}
	if note := w.table["article.note."+a.Key]; note != "" {
		fmt.Fprintf(&text, "\n%s\n", wrappedTo(note, lineWidth))
	}
	return text.String()
}

// settled says what a figure counts and, unless that is part of its words, how: in which run, and
// with which flag stats fills the cells in the same order.
func (w *words) settled(f figureJSON) string {
	sentence := w.say("article."+f.Name, values{"n": f.Cell})
	if f.By != "" {
		return sentence + ": " + f.By
	}
	how := []string{}
	if run := w.table["article.run."+f.Run]; run != "" {
		how = append(how, run)
	}
	if f.Order != "" {
		how = append(how, "-order "+f.Order)
	}
	if len(how) == 0 {
		return sentence
	}
	return sentence + " (" + strings.Join(how, ", ") + ")"
}

// value is the value found here.
func (w *words) value(f figureJSON) string {
	switch v := f.Value.(type) {
	case search.Number:
		return w.number(v)
	case float64:
		return w.amount(v, 2)
	}
	return w.span(time.Duration(*f.Seconds * float64(time.Second)))
}
