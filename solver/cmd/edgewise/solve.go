package main

import (
	"cmp"
	"context"
	"encoding/json"
	"os"
	"strings"
	"time"

	"edgewise/solver/explain/mend"
	"edgewise/solver/explain/why"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// maxBoards is the most boards that are kept, one per solution; it limits no count. shownBoards
// is how many of them are printed for people.
const (
	maxBoards   = 1000
	shownBoards = 3
)

// patience is how long a search without a solution looks for the slip that explains it.
const patience = 5 * time.Second

// solveJSON is the object that solve -json prints.
type solveJSON struct {
	Puzzle       string         `json:"puzzle,omitempty"` // link with the first solution, or the best board
	Status       string         `json:"status"`
	Arrangements search.Number  `json:"arrangements"`
	Pictures     search.Number  `json:"pictures"`
	Solutions    search.Number  `json:"solutions"`
	Nodes        search.Number  `json:"nodes"`
	Tries        *search.Number `json:"tries,omitempty"` // only of the textbook search
	Seconds      float64        `json:"seconds"`
	Order        search.Order   `json:"order"`
	Reason       search.Reason  `json:"reason"`
	Compared     []compared     `json:"compared,omitempty"` // if orders were compared
	Part         *share         `json:"part,omitempty"`
	Boards       []listed       `json:"boards,omitzero"` // absent with -count
	Best         *bestBoard     `json:"best,omitempty"`  // of a stopped search without a solution
	Resume       string         `json:"resume,omitempty"`
	Why          []note         `json:"why,omitempty"`     // what proves that there is no solution
	Repairs      []repairJSON   `json:"repairs,omitempty"` // the likeliest slips that may explain that
	Notes        []note         `json:"notes,omitempty"`
}

// A bestBoard is the board with the most tiles; an empty cell has tile -1.
type bestBoard struct {
	board
	Filled int `json:"filled"`
	Score  int `json:"score"`
	Seams  int `json:"seams"`
}

// A board is the tile on each cell and its turn, from 0.
type board struct {
	Tiles []int `json:"tiles"`
	Turns []int `json:"turns"`
}

// A note is an oddity of the text, as a code with arguments.
type note struct {
	Code string         `json:"code"`
	Args map[string]any `json:"args"`
	At   map[string]int `json:"at"`
}

// solve counts and lists the solutions of a puzzle.
func solve(ctx context.Context, c *console, args []string) error {
	want, argument, err := readSolveFlags(args)
	if err != nil {
		return err
	}
	document, err := c.read(argument, want.as)
	if err != nil {
		return err
	}
	p := document.Puzzle
	o, err := want.options(len(p.Tiles()))
	if err != nil {
		return err
	}
	defer c.doing(c.words.say("doing.solve", nil))()
	c.heedClues(document, want.json)
	r := result{document: document, keep: o.Keep > 0, reasons: why.Reasons(p), listing: listing{all: want.all, most: want.listed}}
	start := time.Now()
	job, err := c.jobFor(&r, want, o)
	if err != nil {
		return err
	}
	w := wish{workers: want.workers}
	if want.first {
		w.workers = 1 // the first solution found must not depend on the speed of workers
	}
	if c.status != nil && !want.first && want.most == 0 { // with -first or -max the progress is unknown
		w.chores = append(w.chores, newChore(often, (&progress{console: c}).show))
	}
	if want.save != "" {
		if r.keeper, err = c.keeper(want.save, want.every, want.resume); err != nil {
			return err
		}
		if err := r.keeper.keep(job.Save()); err != nil { // fail early if the file cannot be written
			return err
		}
		w.chores = append(w.chores, newChore(want.every, r.keeper.tend))
	}
	ctx, cancel := within(ctx, want.limit) // dividing the search does not count towards the limit
	defer cancel()
	if r.reasons != nil || r.part != nil {
		r.searched = searchJob(ctx, job, w, start)
	} else {
		r.searched = searchWell(ctx, job.Plan(), o, w, start)
	}
	if r.complete && r.found.Pictures == 0 && r.part == nil && !want.board {
		looking, cancel := within(ctx, patience)
		defer cancel()
		r.repairs, _, _ = repairsBy(looking, mend.Find(p, gallery.ID, gallery.Missing))
	}
	return c.hand(r, want.json, want.board)
}

// jobFor is the job that the flags describe. It records in the result which part of a search that
// is, and whether its order is slow, which is reported before it starts.
func (c *console) jobFor(r *result, want solveFlags, o search.Options) (job *search.Job, err error) {
	p := r.document.Puzzle
	if want.resume != "" {
		if job, err = c.resumed(p, want.resume, o); err != nil {
			return nil, err
		}
	} else {
		if r.reasons != nil {
			o.Order = search.Row // nothing is searched, so any order will do
		}
		plan := search.Compile(p, o)
		if r.reasons == nil {
			r.slow = slowness(p, plan, o, want.workers)
		}
		if r.slow != nil {
			c.complain(r.slow)
		}
		if job = plan.Job(); want.of > 0 {
			job = plan.Fraction(want.index, want.of)
		}
	}
	if r.reasons != nil {
		job.Close()
	}
	if want.of > 0 || want.resume != "" { // a resumed job may be a part, or the only one
		r.part = shareOf(p, job)
	}
	return job, nil
}

// resumed is a saved job: the argument itself, or the content of a file, which may be the output
// of solve -json.
func (c *console) resumed(p *puzzle.Puzzle, text string, o search.Options) (*search.Job, error) {
	if file, err := os.Open(text); err == nil {
		content, err := whole(file)
		file.Close()
		if err != nil {
			return nil, unread(text, err)
		}
		text = strings.TrimSpace(content)
	} else if !strings.HasPrefix(text, stateStart) {
		return nil, &puzzle.Fault{Code: "resume-absent", Args: map[string]any{"file": text}}
	}
	var printed struct{ Status, Resume string }
	if json.Unmarshal([]byte(text), &printed) == nil {
		if text = printed.Resume; text == "" && printed.Status == "complete" {
			return nil, &puzzle.Fault{Code: "resume-complete"}
		}
	}
	for word := range strings.FieldsSeq(text) { // output for people has the state among other words
		if strings.HasPrefix(word, stateStart) && strings.Contains(word, "_") {
			text = word
		}
	}
	if strings.HasPrefix(text, huntStart) {
		return nil, &puzzle.Fault{Code: "resume-hunt"}
	}
	return search.Resume(p, text, o)
}

// A result is everything that solve outputs.
type result struct {
	searched
	listing
	document *notation.Document
	keep     bool // boards are part of the output
	part     *share
	reasons  []why.Reason
	slow     *puzzle.Fault // the warning about the order
	keeper   *keeper       // saves the search to a file, or nil
	repairs  []mend.Repair // what may explain that there is no solution
}

// object is the result for solve -json.
func (r result) object() solveJSON {
	counts := r.counts()
	object := solveJSON{
		Puzzle:       r.link(),
		Status:       r.status(),
		Arrangements: counts.Arrangements,
		Pictures:     search.NumberOf(counts.Pictures),
		Solutions:    search.NumberOf(counts.Solutions),
		Nodes:        search.NumberOf(r.found.Total()),
		Seconds:      r.spent.Seconds(),
		Order:        r.choice.Order,
		Reason:       r.choice.Reason,
		Compared:     comparedOf(r.choice),
		Part:         r.part,
		Notes:        notesOf(r.document),
	}
	if r.plan.Mode() == search.Plain {
		tries := search.NumberOf(r.found.Tries)
		object.Tries = &tries
	}
	if r.slow != nil {
		object.Notes = append(object.Notes, note{r.slow.Code, r.slow.Args, r.slow.At})
	}
	if !r.over {
		object.Resume = r.job().Save()
	}
	if r.keep && (r.all != "" || uint64(len(r.found.Boards)) >= min(r.found.Solutions, maxBoards)) {
		var all bool // an incomplete list would look complete; only -all can mark it
		if object.Boards, all = r.listed(); !all {
			object.Notes = append(object.Notes, note{Code: "boards-more"})
		}
	}
	if laid := r.plan.Best(r.found); laid != nil && !r.over {
		object.Best = bestOf(laid)
	}
	object.Repairs = repairsOf(r.document, r.repairs[:min(toldRepairs, len(r.repairs))])
	for _, reason := range r.reasons {
		object.Why = append(object.Why, note(reason))
	}
	if object.Part != nil {
		object.Part.Check = object.checksum()
	}
	return object
}

// bestOf is a partial board with its score.
func bestOf(laid *puzzle.Board) *bestBoard {
	cells := len(laid.Puzzle().Grid().Cells)
	b := &bestBoard{board: board{make([]int, cells), make([]int, cells)}, Filled: laid.Filled()}
	b.Score, b.Seams = laid.Score()
	for cell := range cells {
		on, _ := laid.At(cell)
		b.Tiles[cell], b.Turns[cell] = on.Tile, on.Turn
	}
	return b
}

func notesOf(document *notation.Document) []note {
	var notes []note
	for _, n := range document.Notes {
		notes = append(notes, note{n.Code, n.Args, n.At})
	}
	return notes
}

// solved writes the result in words: first the verdict, then how the counts come about, the
// effort, and the first boards.
func (w *words) solved(r result) string {
	p := r.document.Puzzle
	var text strings.Builder
	if name := cmp.Or(r.document.Name, gallery.Name(p)); name != "" {
		text.WriteString(notation.Shown(name) + "\n\n")
	}
	if r.reasons != nil {
		text.WriteString(wrapped(w.say("verdict.none", nil)+"\n"+w.reasons(p, r.reasons)) + "\n" + w.slips(r.repairs))
		return text.String()
	}
	verdict := w.verdict(p, r.searched)
	if r.part != nil && r.part.Of > 1 {
		verdict = w.partly(r)
	}
	text.WriteString(wrapped(verdict+"\n"+w.effort(r.searched)+"\n"+w.order(r.choice)) + "\n" + w.slips(r.repairs))
	if laid := r.plan.Best(r.found); laid != nil && !r.over {
		score, seams := laid.Score()
		best := w.say("best", values{"filled": laid.Filled(), "cells": len(p.Tiles()), "score": score, "seams": seams})
		text.WriteString(wrapped(w.say("best.so-far", nil)+" "+best+".") + "\n")
	}
	if !r.over {
		text.WriteString("\n" + w.goOn(r))
	}
	if len(r.found.Boards) > 0 {
		text.WriteString("\n" + wrapped(w.guide(p)) + "\n")
	}
	text.WriteString(w.boards(p, r))
	return text.String()
}

// slips lists the likeliest slips that may explain why there is no solution.
func (w *words) slips(repairs []mend.Repair) string {
	if len(repairs) == 0 {
		return ""
	}
	return "\n" + wrapped(strings.Join(w.repairs(repairs), "\n")) + "\n"
}
