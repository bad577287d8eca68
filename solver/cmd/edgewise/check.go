package main

import (
	"context"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/explain/mend"
	"edgewise/solver/explain/why"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// How long check searches by default, how many repairs it shows people, and how many it prints as
// JSON.
const (
	checking    = 10 * time.Second
	toldRepairs = 5
	mostRepairs = 100
	mendBudget  = 100_000
)

// checkJSON is the object that check -json prints.
type checkJSON struct {
	Solvable *bool        `json:"solvable"` // null if the search is too long to tell
	Why      []note       `json:"why"`
	Repairs  []repairJSON `json:"repairs"`
	Near     []repairJSON `json:"near,omitempty"` // published puzzles that differ by one change from a puzzle with a solution
	Complete bool         `json:"complete"`       // every single slip was tried to its end
	Notes    []note       `json:"notes,omitempty"`
}

type repairJSON struct {
	Code      string         `json:"code"`
	Args      map[string]any `json:"args"`
	Link      string         `json:"link"`
	Known     string         `json:"known,omitempty"` // the ID of the published puzzle
	Solutions search.Number  `json:"solutions"`
	Exact     bool           `json:"exact"`
	Balanced  bool           `json:"balanced"`
}

// check says what is wrong with a puzzle, and which single slip explains it.
func check(ctx context.Context, c *console, args []string) error {
	asked, err := c.question("check", checking, args)
	if err != nil {
		return err
	}
	p := asked.Puzzle
	ctx, cancel := within(ctx, asked.limit)
	defer cancel()
	defer c.doing(c.words.say("doing.check", nil))()
	reasons := why.Reasons(p)
	found := searched{complete: true}
	if len(reasons) == 0 {
		found = searchFor(ctx, p, search.Options{}, never)
	}
	var finder *mend.Finder
	switch {
	case found.found.Pictures > 0 && gallery.ID(p) == "":
		finder = mend.Near(p, gallery.ID, gallery.Missing)
	case found.found.Pictures == 0 && found.complete:
		finder = mend.Find(p, gallery.ID, gallery.Missing)
	}
	var repairs []mend.Repair
	complete, cut := true, false
	if finder != nil {
		repairs, complete, cut = repairsBy(ctx, finder)
	}
	if asked.asJSON {
		err = c.printJSON(checkedOf(asked.Document, found, reasons, repairs, complete))
	} else {
		c.mention(asked.Document)
		err = c.print(wrapped(c.words.checked(p, found, reasons, repairs, complete)) + "\n")
	}
	if err == nil && (cut || !found.complete) {
		return errStopped
	}
	return err
}

func checkedOf(document *notation.Document, found searched, reasons []why.Reason, repairs []mend.Repair, complete bool) checkJSON {
	out := checkJSON{Why: []note{}, Repairs: []repairJSON{}, Complete: complete, Notes: notesOf(document)}
	if solvable := found.found.Pictures > 0; solvable || found.complete {
		out.Solvable = &solvable
	}
	for _, reason := range reasons {
		out.Why = append(out.Why, note(reason))
	}
	if told := repairsOf(document, repairs); found.found.Pictures > 0 {
		out.Near = told
	} else {
		out.Repairs = append(out.Repairs, told...)
	}
	return out
}

// repairsBy looks for repairs until all slips were tried or the context ends. complete says that
// all were tried to their end, and cut that it was stopped early.
func repairsBy(ctx context.Context, finder *mend.Finder) (repairs []mend.Repair, complete, cut bool) {
	over := step(ctx, finder, mendBudget)
	return finder.Repairs(), finder.Complete(), !over
}

func repairsOf(document *notation.Document, repairs []mend.Repair) (out []repairJSON) {
	for _, r := range repairs[:min(mostRepairs, len(repairs))] {
		mended := *document
		mended.Puzzle, mended.Board = r.Puzzle, nil
		out = append(out, repairJSON{Code: r.Code, Args: r.Args, Link: mended.Link(),
			Known: r.Known, Solutions: search.NumberOf(r.Solutions), Exact: r.Exact, Balanced: r.Balanced})
	}
	return out
}

// checked writes the verdict, its proof, and the repairs.
func (w *words) checked(p *puzzle.Puzzle, found searched, reasons []why.Reason, repairs []mend.Repair, complete bool) string {
	var lines []string
	switch {
	case found.found.Pictures > 0 && found.complete:
		lines = append(lines, w.count("check.solution", search.NumberOf(found.counts().Solutions), nil))
		lines = append(lines, w.near(repairs)...)
	case found.found.Pictures > 0:
		lines = append(lines, w.count("check.least", search.NumberOf(max(found.counts().Solutions, 1)), nil))
		lines = append(lines, w.near(repairs)...)
	case !found.complete:
		return w.say("check.unknown", nil)
	default:
		lines = append(lines, w.say("verdict.none", nil))
		if len(reasons) > 0 {
			lines = append(lines, w.reasons(p, reasons))
		}
		if complete && len(repairs) == 0 {
			lines = append(lines, w.say("check.nothing", nil))
		}
		lines = append(lines, w.repairs(repairs)...)
	}
	if !complete {
		lines = append(lines, w.say("check.early", nil))
	}
	return strings.Join(lines, "\n")
}

// repairs lists the likeliest slips in a puzzle without a solution.
func (w *words) repairs(repairs []mend.Repair) []string {
	return w.listed("check.repairs", repairs, func(r mend.Repair) string { return w.repair("repair.", r) + " " + w.gives(r) })
}

// near lists the published puzzles that are similar to a puzzle with a solution, without calling
// the difference a slip.
func (w *words) near(repairs []mend.Repair) []string {
	return w.listed("check.near", repairs, func(r mend.Repair) string { return w.repair("near.", r) })
}

// listed lists the first of the repairs below a heading, or nothing if there is none.
func (w *words) listed(heading string, repairs []mend.Repair, sentence func(mend.Repair) string) (lines []string) {
	if len(repairs) > 0 {
		lines = append(lines, w.say(heading, nil))
	}
	for i, r := range repairs[:min(toldRepairs, len(repairs))] {
		lines = append(lines, strconv.Itoa(i+1)+". "+sentence(r))
	}
	return lines
}

// repair is a sentence about one slip; kind selects its form. Tiles count from 1.
func (w *words) repair(kind string, r mend.Repair) string {
	with := values{}
	if entry, published := gallery.Find(r.Known); published {
		with["name"] = entry.Name
	}
	of, _ := r.Args["of"].(int)
	for name, value := range r.Args {
		switch v := value.(type) {
		case int:
			switch {
			case name == "side" || (name == "other" && of > 0):
				with[name] = w.looseSide(v, of)
			default:
				with[name] = v + 1
			}
		case string:
			with[name] = v
		case []int:
			var names []string
			for _, side := range v {
				names = append(names, w.looseSide(side, of))
			}
			with[name] = strings.Join(names, ", ")
		}
	}
	if turn, is := r.Args["turn"].(int); is {
		return w.count(kind+r.Code, search.NumberOf(uint64(turn)), with)
	}
	return w.say(kind+r.Code, with)
}

// gives says what the repaired puzzle is.
func (w *words) gives(r mend.Repair) string {
	n := search.NumberOf(r.Solutions)
	switch {
	case r.Known != "":
		entry, _ := gallery.Find(r.Known) // Known is the ID of a gallery entry
		return w.say("gives.known", values{"name": entry.Name})
	case r.Exact:
		return w.count("gives", n, nil)
	case r.Solutions > 0:
		return w.count("gives.least", n, nil)
	}
	return w.say("gives.balance", nil)
}
