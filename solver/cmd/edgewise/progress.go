package main

import (
	"math"
	"strings"
	"time"

	"edgewise/solver/search"
)

// A progress shows on the status line how far a job is.
type progress struct {
	console *console
	start   time.Time // when it was first shown the job
	began   uint64    // the nodes counted before that
	weighed bool
}

// show updates the line, once the job has run long enough to estimate it.
func (p *progress) show(job *search.Job) (afterwards func()) {
	afterwards = func() {}
	found := job.Found()
	nodes := found.Total()
	if p.start.IsZero() {
		p.start, p.began = time.Now(), nodes
	}
	spent := time.Since(p.start)
	if !p.weighed {
		if spent < p.console.quiet {
			return afterwards
		}
		const visits = 300_000
		job.Weigh(visits)
		p.weighed = true
	}
	words := p.console.words
	rate := float64(nodes-p.began) / spent.Seconds()
	left := (math.Pow(10, float64(job.Expected())) - float64(nodes)) / rate
	p.console.status.tell(words.say("status.solve", values{
		"share":     words.decimal(100*job.Progress(), 1),
		"left":      words.lasting(left),
		"rate":      words.decimal(rate/1e6, 0),
		"solutions": search.NumberOf(found.Solutions),
		"filled":    max(len(found.Deepest)-1, 0),
	}))
	return afterwards
}

// year is its length in seconds.
const year = 365.25 * 86400

// universe is its age in seconds.
const universe = 13.8e9 * year

// lasting writes a duration in seconds so that people can imagine it: "about 12 minutes".
func (w *words) lasting(seconds float64) string {
	if !(seconds < universe) {
		return w.say("span.universe", nil)
	}
	if seconds < 1 {
		return w.say("span.moment", nil)
	}
	for _, unit := range []struct {
		name         string
		length, upTo float64
	}{
		{"span.seconds", 1, 120}, {"span.minutes", 60, 7200}, {"span.hours", 3600, 2 * 86400},
		{"span.days", 86400, 2 * year}, {"span.years", year, universe},
	} {
		if seconds < unit.upTo {
			return w.count(unit.name, rounded(seconds/unit.length), nil)
		}
	}
	return ""
}

// rounded rounds to two digits.
func rounded(x float64) search.Number {
	x = max(x, 1)
	zeros := max(math.Floor(math.Log10(x))-1, 0)
	unit := math.Pow(10, zeros)
	return search.NumberOf(uint64(math.Round(x/unit))) + search.Number(strings.Repeat("0", int(zeros)))
}
