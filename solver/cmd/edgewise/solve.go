package main

import (
	"cmp"
	"context"
	"encoding/json"
	"os"
	"strings"
	"time"

	"edgewise/solver/explain"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// maxBoards is how many boards are kept, one per solution; it limits no count.
// shownBoards is how many of them are printed for people.
const (
	maxBoards   = 1000
	shownBoards = 3
)

// maxPictures is the highest number that -max takes.
const maxPictures = 1_000_000_000

// A solved is what solve -json prints.
type solved struct {
	Puzzle       string         `json:"puzzle,omitempty"` // as a link, with the first board, or the best
	Status       string         `json:"status"`
	Arrangements search.Number  `json:"arrangements"`
	Pictures     search.Number  `json:"pictures"`
	Solutions    search.Number  `json:"solutions"`
	Nodes        search.Number  `json:"nodes"`
	Tries        *search.Number `json:"tries,omitempty"` // only of the textbook search
	Seconds      float64        `json:"seconds"`
	Order        search.Order   `json:"order"`
	Reason       search.Reason  `json:"reason"`
	Compared     []compared     `json:"compared,omitempty"` // where orders were
	Part         *share         `json:"part,omitempty"`
	Boards       []board        `json:"boards,omitzero"` // absent with -count
	Best         *best          `json:"best,omitempty"`  // of a stopped search without a solution
	Resume       string         `json:"resume,omitempty"`
	Why          []note         `json:"why,omitempty"` // what proves that there is no solution
	Notes        []note         `json:"notes,omitempty"`
}

// A best is the board with the most tiles on it: tile -1 where nothing lies.
type best struct {
	board
	Filled int `json:"filled"`
	Score  int `json:"score"`
	Seams  int `json:"seams"`
}

// A board is the tile and its turn on each cell, from 0.
type board struct {
	Tiles []int `json:"tiles"`
	Turns []int `json:"turns"`
}

// A note is what was odd in the text, as a code with its arguments.
type note struct {
	Code string         `json:"code"`
	Args map[string]any `json:"args"`
	At   map[string]int `json:"at"`
}

// solve counts and lists the solutions of a puzzle.
func solve(ctx context.Context, c *console, args []string) error {
	var order, resume, save string
	var most, index, of int
	var limit time.Duration
	workers, every := cores(), usualEvery
	f := newFlags("solve")
	count := f.Bool("count", false, "")
	first := f.Bool("first", false, "")
	plain := f.Bool("plain", false, "")
	raw := f.Bool("raw", false, "")
	asJSON := f.Bool("json", false, "")
	asLink := f.Bool("board", false, "")
	f.StringVar(&save, "save", "", "")
	f.duration(&every, "every")
	f.StringVar(&order, "order", "", "")
	f.StringVar(&resume, "resume", "", "")
	f.number(&most, "max", maxPictures)
	f.number(&workers, "workers", maxWorkers)
	f.part(&index, &of, "part")
	f.duration(&limit, "limit")
	argument, err := f.parse(args)
	if err != nil {
		return err
	}
	for _, pair := range [][2]string{{"first", "max"}, {"plain", "raw"}, {"part", "plain"}, {"part", "first"}, {"part", "max"},
		{"board", "json"}, {"board", "count"}, {"resume", "part"}, {"resume", "max"}, {"resume", "plain"}, {"resume", "raw"}, {"resume", "order"}} {
		if err := f.clash(pair[0], pair[1]); err != nil {
			return err
		}
	}
	if order != "" && order != string(search.Row) && order != string(search.Auto) { // the textbook goes row by row
		if err := cmp.Or(f.clash("plain", "order"), f.clash("raw", "order")); err != nil {
			return err
		}
	}
	if save == "" && f.given("every") {
		return &puzzle.Fault{Code: "flag-absent", Args: map[string]any{"flag": "-save", "expected": "state.txt"}}
	}
	document, err := c.read(argument)
	if err != nil {
		return err
	}
	p := document.Puzzle
	defer c.doing(c.words.say("doing.solve", nil))()
	o := search.Options{Keep: maxBoards, Most: uint64(most), First: *first}
	if err := orderNamed(&o, order, len(p.Tiles())); err != nil {
		return err
	}
	switch {
	case *plain:
		o.Mode = search.Plain
	case *raw:
		o.Mode = search.Raw
	}
	if *count {
		o.Keep = 0
	}
	r := result{document: document, keep: o.Keep > 0, why: explain.Why(p)}
	w := wish{workers: workers}
	if *first {
		w.workers = 1 // which solution is the first must not depend on who is faster
	}
	if c.status != nil && !*first && most == 0 { // how far they are nobody can tell
		w.chores = append(w.chores, newChore(often, (&progress{console: c}).show))
	}
	start := time.Now()
	var job *search.Job
	if f.given("resume") {
		if job, err = c.resumed(p, resume, o); err != nil {
			return err
		}
	} else {
		if r.why != nil {
			o.Order = search.Row // nothing is searched: there is nothing to choose
		}
		plan := search.Compile(p, o)
		if r.slow = slowness(p, plan, o, workers); r.slow != nil {
			c.complain(r.slow)
		}
		if of > 0 {
			job = plan.Fraction(index, of)
		} else {
			job = plan.Job()
		}
	}
	if r.why != nil {
		job.Close()
	}
	if _, n, _ := job.Fraction(); of > 0 || n > 1 {
		r.part = shareOf(p, job)
	}
	if save != "" {
		k, err := c.keeper(save, every, resume)
		if err == nil {
			err = k.keep(job.Save()) // also to see at once whether it can be
		}
		if err != nil {
			return err
		}
		w.chores = append(w.chores, newChore(every, k.tend))
		r.keeper = k
	}
	ctx, cancel := within(ctx, limit) // how long it takes to divide the search is no matter of the limit
	defer cancel()
	if r.why != nil || r.part != nil || f.given("resume") {
		r.searched = searchJob(ctx, job, w, start)
	} else {
		r.searched = searchWell(ctx, job.Plan(), o, w, start)
	}
	return c.hand(r, *asJSON, *asLink)
}

// maxWorkers is how many workers may be asked for.
const maxWorkers = 256

// resumed is the job that a text stands for: itself, or in a file, there also as
// what solve -json has printed.
func (c *console) resumed(p *puzzle.Puzzle, text string, o search.Options) (*search.Job, error) {
	if file, err := os.Open(text); err == nil {
		content, err := whole(file)
		file.Close()
		if err != nil {
			return nil, unread(text, err)
		}
		text = strings.TrimSpace(content)
	} else if !strings.HasPrefix(text, "edgewise") { // as what any version saved begins
		return nil, &puzzle.Fault{Code: "resume-absent", Args: map[string]any{"file": text}}
	}
	var printed struct{ Resume string }
	if json.Unmarshal([]byte(text), &printed) == nil && printed.Resume != "" {
		text = printed.Resume
	}
	return search.Resume(p, text, o)
}

// A result is what solve tells.
type result struct {
	searched
	document *notation.Document
	keep     bool // whether boards are told
	part     *share
	why      []explain.Reason
	slow     *puzzle.Fault // what was said of the order
	keeper   *keeper       // who keeps the search in a file, or nil
}

// object is the result as solve -json prints it.
func (r result) object() solved {
	counts := r.counts()
	object := solved{
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
	if r.keep {
		object.Boards = []board{}
	}
	for _, full := range r.found.Boards {
		object.Boards = append(object.Boards, board(full))
	}
	if laid := r.best(r.document.Puzzle); laid != nil && !r.over {
		object.Best = bestOf(laid)
	}
	for _, reason := range r.why {
		object.Why = append(object.Why, note(reason))
	}
	if object.Part != nil {
		object.Part.Check = object.checksum()
	}
	return object
}

// bestOf is a partial board with its score.
func bestOf(laid *puzzle.Board) *best {
	cells := len(laid.Puzzle().Grid().Cells)
	b := &best{board: board{make([]int, cells), make([]int, cells)}, Filled: laid.Filled()}
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

// solved is the result in words: the verdict first, then how the counts come
// about, what it took, and the first boards.
func (w *words) solved(r result) string {
	p := r.document.Puzzle
	var text strings.Builder
	if r.document.Name != "" {
		text.WriteString(printable(r.document.Name) + "\n\n")
	}
	if r.why != nil {
		text.WriteString(wrapped(w.say("verdict.proved", nil)+"\n"+w.reasons(p, r.why)) + "\n")
		return text.String()
	}
	verdict := w.verdict(p, r.searched)
	if r.part != nil {
		verdict = w.partly(r)
	}
	text.WriteString(wrapped(verdict+"\n"+w.effort(r.searched)+"\n"+w.order(r.choice)) + "\n")
	if laid := r.best(p); laid != nil && !r.over {
		score, seams := laid.Score()
		text.WriteString(wrapped(w.say("best", values{
			"filled": laid.Filled(), "cells": len(p.Tiles()), "score": score, "seams": seams})) + "\n")
	}
	if !r.over {
		text.WriteString("\n" + w.goOn(r))
	}
	boards := r.found.Boards
	if len(boards) == 0 {
		return text.String()
	}
	text.WriteString("\n" + wrapped(w.guide(p)) + "\n")
	for i, full := range boards[:min(len(boards), shownBoards)] {
		text.WriteString("\n" + w.say("solution", values{"n": i + 1}) + "\n\n")
		text.WriteString(w.board(p, full))
	}
	if solutions := r.found.Solutions; solutions > shownBoards {
		text.WriteString("\n" + w.say("more", values{
			"shown": shownBoards, "solutions": search.NumberOf(solutions), "most": maxBoards}) + "\n")
	}
	return text.String()
}
