package main

import (
	"context"
	"fmt"
	"strings"

	"edgewise/solver/search"
)

// A statistic is what stats -json prints: per cell of the textbook search.
type statistic struct {
	Tries    search.Number   `json:"tries"`
	Nodes    []search.Number `json:"nodes"`
	DeadEnds []search.Number `json:"deadEnds"`
	Status   string          `json:"status,omitempty"` // where it was stopped
	Notes    []note          `json:"notes,omitempty"`
}

// stats searches as the textbook does and tells what it took, cell by cell.
func stats(ctx context.Context, c *console, args []string) error {
	asked, err := c.question("stats", 0, args)
	if err != nil {
		return err
	}
	ctx, cancel := within(ctx, asked.limit)
	defer cancel()
	defer c.doing(c.words.say("doing.stats", nil))()
	found := searchFor(ctx, asked.Puzzle, search.Options{Mode: search.Plain}, never)
	if asked.asJSON {
		object := statistic{
			Tries:    search.NumberOf(found.found.Tries),
			Nodes:    numbers(found.found.Nodes),
			DeadEnds: numbers(found.found.DeadEnds),
			Notes:    notesOf(asked.Document),
		}
		if !found.complete {
			object.Status = found.status()
		}
		err = c.printJSON(object)
	} else {
		c.mention(asked.Document)
		err = c.print(c.words.statistic(found))
	}
	if err != nil {
		return err
	}
	return found.early()
}

// statistic is a table with a line per cell and one for the sums.
func (w *words) statistic(found searched) string {
	table := [][]string{{w.say("column.cell", nil), w.say("column.nodes", nil), w.say("column.deadends", nil)}}
	var deadEnds uint64
	for k, nodes := range found.found.Nodes {
		dead := found.found.DeadEnds[k]
		deadEnds += dead
		table = append(table, []string{w.word(k + 1), w.word(search.NumberOf(nodes)), w.word(search.NumberOf(dead))})
	}
	table = append(table, []string{w.say("column.sum", nil), w.word(search.NumberOf(found.found.Total())), w.word(search.NumberOf(deadEnds))})

	var text strings.Builder
	if !found.complete {
		text.WriteString(w.say("verdict.stopped", nil) + " ")
	}
	text.WriteString(w.count("tries", search.NumberOf(found.found.Tries), nil) + "\n\n")
	text.WriteString(aligned(table))
	return text.String()
}

// aligned sets the columns of a table flush right.
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
