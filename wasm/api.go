package main

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// An api is what stands behind the one exported function. It holds the live
// searches, jobs and thoughts by their handles, and nothing else.
type api struct {
	searches map[int]*running
	jobs     map[int]*search.Job
	thoughts map[int]thought
	last     int // the handle given last, of any of them
}

func newAPI() *api {
	return &api{searches: map[int]*running{}, jobs: map[int]*search.Job{}, thoughts: map[int]thought{}}
}

// A method takes parameters as JSON and gives a result.
type method func(a *api, text string) (shape, error)

// methods is the table of all that can be called.
var methods = map[string]method{
	"open":       func(a *api, text string) (shape, error) { return take(text, &openParams{}, a.open) },
	"link":       func(a *api, text string) (shape, error) { return take(text, &boardParams{}, a.link) },
	"write":      func(a *api, text string) (shape, error) { return take(text, &writeParams{}, a.write) },
	"enter":      func(a *api, text string) (shape, error) { return take(text, &enterParams{}, a.enter) },
	"draw":       func(a *api, text string) (shape, error) { return take(text, &drawParams{}, a.draw) },
	"cut":        func(a *api, text string) (shape, error) { return take(text, &cutParams{}, a.cut) },
	"picture":    func(a *api, text string) (shape, error) { return take(text, &pictureParams{}, a.picture) },
	"board":      func(a *api, text string) (shape, error) { return take(text, &boardParams{}, a.board) },
	"gallery":    func(a *api, text string) (shape, error) { return take(text, &noParams{}, a.gallery) },
	"identify":   func(a *api, text string) (shape, error) { return take(text, &identifyParams{}, a.identify) },
	"containing": func(a *api, text string) (shape, error) { return take(text, &openParams{}, a.containing) },
	"fixed":      func(a *api, text string) (shape, error) { return take(text, &boardParams{}, a.fixed) },
	"estimate":   func(a *api, text string) (shape, error) { return take(text, &estimateParams{}, a.estimate) },
	"start":      func(a *api, text string) (shape, error) { return take(text, &startParams{}, a.start) },
	"step":       func(a *api, text string) (shape, error) { return take(text, &stepParams{}, a.step) },
	"boards":     func(a *api, text string) (shape, error) { return take(text, &boardsParams{}, a.boards) },
	"save":       func(a *api, text string) (shape, error) { return take(text, &handleParams{}, a.save) },
	"drop":       func(a *api, text string) (shape, error) { return take(text, &handleParams{}, a.drop) },
	"job":        func(a *api, text string) (shape, error) { return take(text, &jobParams{}, a.job) },
	"take":       func(a *api, text string) (shape, error) { return take(text, &takeParams{}, a.take) },
	"settle":     func(a *api, text string) (shape, error) { return take(text, &settleParams{}, a.settle) },
	"mend":       func(a *api, text string) (shape, error) { return take(text, &thinkParams{handle: "mending"}, a.mend) },
	"near":       func(a *api, text string) (shape, error) { return take(text, &thinkParams{handle: "mending"}, a.near) },
	"day":        func(a *api, text string) (shape, error) { return take(text, &dayParams{}, a.day) },
	"rate":       func(a *api, text string) (shape, error) { return take(text, &thinkParams{handle: "rating"}, a.rate) },
	"outlook": func(a *api, text string) (shape, error) {
		return take(text, &outlookParams{aboutParams: about("outlook")}, a.outlook)
	},
	"hint":      func(a *api, text string) (shape, error) { return take(text, about("hint"), a.hint) },
	"reasoning": func(a *api, text string) (shape, error) { return take(text, about("reasoning"), a.reasoning) },
}

// take reads the parameters of a method and calls it.
func take[P params](text string, p P, call func(P) (shape, error)) (shape, error) {
	if err := read(text, p); err != nil {
		return nil, &puzzle.Fault{Code: "params", Args: map[string]any{"found": err.Error()}}
	}
	return call(p)
}

// call runs a method and wraps what it gives.
func (a *api) call(name, text string) string {
	run, known := methods[name]
	if !known {
		return wrapError(&puzzle.Fault{Code: "method", Args: map[string]any{"found": name}})
	}
	result, err := run(a, text)
	if err != nil {
		return wrapError(err)
	}
	return string(write(nil, object{{"result", result}}))
}

// wrapError is the response for an error. One that is not a fault is a bug.
func wrapError(err error) string {
	fault, known := err.(*puzzle.Fault)
	if !known {
		fault = &puzzle.Fault{Code: "bug", Args: map[string]any{"found": err.Error()}}
	}
	return string(write(nil, object{{"error", faultOf(fault)}}))
}
