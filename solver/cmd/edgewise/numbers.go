package main

import (
	"cmp"
	"context"
	"strings"
	"time"

	"edgewise/solver/articles"
	"edgewise/solver/puzzle"
)

// articleJSON is the object that numbers -json prints for an article.
type articleJSON struct {
	Key      string       `json:"key"`
	Title    string       `json:"title"`
	Author   string       `json:"author,omitempty"`
	Year     int          `json:"year,omitempty"`
	Language string       `json:"language"`
	Address  string       `json:"address,omitempty"`
	Puzzle   string       `json:"puzzle"` // its ID
	Figures  []figureJSON `json:"figures"`
	Status   string       `json:"status,omitempty"` // if the limit ended it
}

// figureJSON is a figure with its value.
type figureJSON struct {
	Name    string   `json:"name"`
	Cell    int      `json:"cell,omitempty"` // from 1
	Said    string   `json:"said,omitempty"` // the article's words
	By      string   `json:"by,omitempty"`   // a formula
	Run     string   `json:"run,omitempty"`  // or the run that counts it
	Order   string   `json:"order,omitempty"`
	Value   any      `json:"value,omitempty"`
	Seconds *float64 `json:"seconds,omitempty"` // of the run, if the article gives its own time
}

// runNumbers prints the figures of the five articles, and the values found here.
func runNumbers(ctx context.Context, c *console, args []string) error {
	f := newFlags("numbers")
	asJSON := f.Bool("json", false, "")
	limit := time.Duration(0)
	f.duration(&limit, "limit")
	keys, err := f.parseAll(args)
	if err != nil {
		return err
	}
	asked, err := articlesNamed(keys)
	if err != nil {
		return err
	}
	ctx, cancel := within(ctx, limit)
	defer cancel()
	defer c.doing(c.words.say("doing.numbers", nil))()
	accounts := []articleJSON{}
	var texts []string
	var stop error
	for i := range asked {
		told, all := settle(ctx, &asked[i])
		if !all {
			told.Status, stop = "stopped", errStopped
			accounts = append(accounts, told)
			texts = append(texts, c.words.say("verdict.stopped", nil)+"\n")
			break
		}
		accounts = append(accounts, told)
		texts = append(texts, c.words.account(told))
	}
	if *asJSON {
		return cmp.Or(c.printJSON(accounts), stop)
	}
	return cmp.Or(c.print(strings.Join(texts, "\n")), stop)
}

// articlesNamed are the articles with a key or about a puzzle; all if none is named.
func articlesNamed(keys []string) ([]articles.Article, error) {
	all := articles.All()
	if len(keys) == 0 {
		return all, nil
	}
	if len(keys) > 1 {
		return nil, excess(keys[1])
	}
	var named []articles.Article
	var names []string
	for _, a := range all {
		if a.Key == keys[0] || a.Entry == keys[0] {
			named = append(named, a)
		}
		names = append(names, a.Key)
	}
	if named != nil {
		return named, nil
	}
	return nil, &puzzle.Fault{Code: "article-unknown", Args: map[string]any{"found": keys[0], "names": strings.Join(names, ", ")}}
}

// settle runs all runs of an article, unless the context ends first.
func settle(ctx context.Context, a *articles.Article) (told articleJSON, all bool) {
	told = articleJSON{Figures: []figureJSON{}, Key: a.Key, Title: a.Title, Author: a.Author, Year: a.Year, Language: a.Language, Address: a.Address, Puzzle: a.Entry}
	values := map[string]func(*articles.Figure) articles.Value{}
	spent := map[string]float64{}
	for _, run := range a.Runs {
		start := time.Now()
		r, _ := a.Begin(run.Key)
		for !r.Step(slice) {
			if ended(ctx) {
				return told, false
			}
		}
		values[run.Key], spent[run.Key] = r.Counted, time.Since(start).Seconds()
	}
	for i := range a.Figures {
		f := &a.Figures[i]
		figure := figureJSON{Name: f.Name, Cell: f.Cell, Said: f.Said, By: f.By, Run: f.Run, Order: a.Order(f.Run)}
		switch {
		case f.Timed:
			seconds := spent[f.Run]
			figure.Seconds = &seconds
		case f.Run != "":
			figure.Value = plain(values[f.Run](f))
		default:
			figure.Value = plain(f.Value)
		}
		told.Figures = append(told.Figures, figure)
	}
	return told, true
}

// plain is a value for JSON.
func plain(v articles.Value) any {
	if v.Exact != "" {
		return v.Exact
	}
	return v.Measure
}
