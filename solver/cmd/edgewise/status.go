package main

import (
	"io"
	"math"
	"os"
	"strings"
	"time"

	"edgewise/solver/search"
)

// A status is the line that tells, on a terminal, how far a long search is.
type status struct {
	words   *words
	out     io.Writer
	workers int
	start   time.Time // when it was first shown the job
	began   uint64    // the nodes that were counted before
	shown   bool
}

// quiet is how long a search goes on before it tells of itself.
const quiet = 2 * time.Second

// newStatus gives a status where somebody sits before a terminal, else nil.
func (c *console) newStatus(workers int) *status {
	file, is := c.stderr.(*os.File)
	if !is {
		return nil
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return nil
	}
	return &status{words: c.words, out: file, workers: workers}
}

// show writes the line anew.
func (s *status) show(job *search.Job) {
	found := job.Found()
	nodes := found.Total()
	if s.start.IsZero() {
		s.start, s.began = time.Now(), nodes
	}
	spent := time.Since(s.start)
	if !s.shown {
		if spent < quiet {
			return
		}
		const visits = 300_000
		job.Weigh(visits)
		s.shown = true
	}
	rate := float64(nodes-s.began) / spent.Seconds()
	left := (math.Pow(10, float64(job.Expected())) - float64(nodes)) / rate
	line := s.words.say("status", values{
		"share":     s.words.decimal(100*job.Progress(), 1),
		"left":      s.words.lasting(left),
		"rate":      s.words.decimal(rate/1e6, 0),
		"solutions": search.NumberOf(found.Solutions),
		"filled":    max(len(found.Deepest)-1, 0),
	})
	io.WriteString(s.out, "\r\x1b[K"+line)
}

// clear takes the line away.
func (s *status) clear() {
	if s != nil && s.shown {
		io.WriteString(s.out, "\r\x1b[K")
	}
}

// universe is how long there has been one, in seconds.
const universe = 13.8e9 * 365.25 * 86400

// lasting is a time in seconds as people can feel it: "about 12 minutes".
func (w *words) lasting(seconds float64) string {
	if !(seconds < universe) {
		return w.say("lasting.universe", nil)
	}
	if seconds < 1 {
		return w.say("lasting.moment", nil)
	}
	for _, unit := range []struct {
		name         string
		length, upTo float64
	}{
		{"lasting.seconds", 1, 120}, {"lasting.minutes", 60, 7200}, {"lasting.hours", 3600, 2 * 86400},
		{"lasting.days", 86400, 2 * 365.25 * 86400}, {"lasting.years", 365.25 * 86400, universe},
	} {
		if seconds < unit.upTo {
			return w.count(unit.name, rounded(seconds/unit.length), nil)
		}
	}
	return ""
}

// rounded is a number to two digits.
func rounded(x float64) search.Number {
	x = max(x, 1)
	zeros := max(math.Floor(math.Log10(x))-1, 0)
	unit := math.Pow(10, zeros)
	return search.NumberOf(uint64(math.Round(x/unit))) + search.Number(strings.Repeat("0", int(zeros)))
}
