package main

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/explain/mend"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// identifyJSON is the object that identify -json prints. An unknown puzzle comes as an entry for the
// gallery.
type identifyJSON struct {
	Known     bool         `json:"known"`
	Solutions int          `json:"solutions,omitempty"` // as published, or counted since
	Matches   []match      `json:"matches"`
	CluesOf   string       `json:"cluesOf,omitempty"` // the ID of the puzzle whose clues are all tiles that are not blank
	Near      []repairJSON `json:"near,omitempty"`    // published puzzles that are one slip away
	Complete  bool         `json:"complete"`          // all slips were tried in time
	Entry     string       `json:"entry,omitempty"`
	Notes     []note       `json:"notes,omitempty"`
}

// A match is a published puzzle that equals the puzzle.
type match struct {
	ID       string            `json:"id"`
	Name     string            `json:"name"`
	By       string            `json:"by,omitempty"`
	Year     int               `json:"year,omitempty"`
	Mirrored bool              `json:"mirrored"`
	Edges    map[string]string `json:"edges"` // from published edges to the puzzle's
}

// nearing is how long identify looks by default for published puzzles that are one slip away.
const nearing = 2 * time.Second

// identify says as what a puzzle was published.
func identify(ctx context.Context, c *console, args []string) error {
	asked, err := c.question("identify", nearing, args)
	if err != nil {
		return err
	}
	p := asked.Puzzle
	matches := gallery.Recognise(p)
	completed, found := gallery.Completed(p)
	var near []mend.Repair
	complete, cut := true, false
	if len(matches) == 0 && !found {
		ctx, cancel := within(ctx, asked.limit)
		defer cancel()
		defer c.doing(c.words.say("doing.identify", nil))()
		near, complete, cut = repairsBy(ctx, mend.Near(p, gallery.ID, gallery.Missing))
	}
	switch {
	case asked.asJSON:
		identity := identityOf(asked.Document, matches)
		identity.CluesOf = completed.ID
		identity.Near, identity.Complete = repairsOf(asked.Document, near), complete
		err = c.printJSON(identity)
	case len(matches) > 0:
		c.mention(asked.Document)
		err = c.print(wrapped(c.words.known(matches)) + "\n")
	case found:
		c.mention(asked.Document)
		err = c.print(wrapped(c.words.say("known.clues", values{"name": completed.Name, "id": completed.ID})) + "\n")
	default:
		c.mention(asked.Document)
		lines := c.words.near(near)
		if !complete {
			lines = append(lines, c.words.say("check.early", nil))
		}
		lines = append(lines, c.words.say("unknown", nil)+" "+c.words.say("unknown.entry", nil))
		err = c.print(wrapped(strings.Join(lines, "\n")) + "\n\n" + gallery.Text(asked.Document))
	}
	if err == nil && cut {
		return errStopped
	}
	return err
}

func identityOf(document *notation.Document, matches []gallery.Match) identifyJSON {
	found := identifyJSON{Known: len(matches) > 0, Matches: []match{}, Notes: notesOf(document)}
	if !found.Known {
		found.Entry = gallery.Text(document)
	}
	for _, m := range matches {
		edges := map[string]string{}
		for edge, own := range m.Edges {
			edges[edge.String()] = own.String()
		}
		e := m.Entry
		found.Solutions = max(found.Solutions, e.Solutions)
		found.Matches = append(found.Matches, match{e.ID, e.Name, e.By, e.Year, m.Mirrored, edges})
	}
	return found
}

// maxNames is the most names of one puzzle that are shown.
const maxNames = 2

// known names the published puzzles that equal a puzzle, the best documented first.
func (w *words) known(matches []gallery.Match) string {
	matches = slices.Clone(matches)
	slices.SortStableFunc(matches, func(a, b gallery.Match) int {
		return cmp.Compare(lack(a.Entry), lack(b.Entry))
	})
	var names, told, ids []string
	solutions := 0
	for _, m := range matches {
		e := m.Entry
		solutions = max(solutions, e.Solutions)
		ids = append(ids, e.ID)
		if slices.Contains(told, e.Name) {
			continue
		}
		told = append(told, e.Name)
		if e.Year > 0 {
			names = append(names, e.Name+" ("+strconv.Itoa(e.Year)+")")
		} else {
			names = append(names, e.Name)
		}
	}
	if more := len(names) - maxNames; more > 0 {
		names = append(names[:maxNames], w.count("known.names", search.NumberOf(uint64(more)), nil))
	}
	sentences := w.say("known", values{"names": w.list(names)})
	if solutions > 0 {
		sentences += " " + w.count("check.solution", search.NumberOf(uint64(solutions)), nil)
	}
	if !slices.ContainsFunc(matches, func(m gallery.Match) bool { return !m.Mirrored }) {
		sentences += " " + w.say("known.mirrored", nil)
	}
	return sentences + "\n" + w.count("known.ids", search.NumberOf(uint64(len(ids))), values{"ids": strings.Join(ids, ", ")})
}

// lack counts what is unknown of an entry.
func lack(e gallery.Entry) int {
	switch {
	case e.Year > 0:
		return 0
	case e.By != "":
		return 1
	}
	return 2
}
