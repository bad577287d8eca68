package api

import (
	"slices"

	"edgewise/solver/codegen"
	"edgewise/solver/search"
)

// The parts of a long search are carried out by code that is written for its puzzle,
// where there is somebody to run it. All parts of a job have the same plan, so that it
// is written for the first of them and kept until there is another puzzle.

// A Runner runs a WebAssembly module; an error says why it does not.
type Runner func(module []byte) (codegen.Instance, error)

// A written is the code for the plan of which a part was searched last.
type written struct {
	puzzle string
	mode   search.Mode
	order  []int
	code   search.Executor // nil where it was refused, or has failed
	part   *search.Search  // the last one

	refused, failed error
}

// RunBy says who runs the code that is written for a puzzle. Without anybody the plain
// loop carries out all searches.
func (a *API) RunBy(run Runner) { a.run = run }

// runWritten lets the code for its plan carry out a part. Where that cannot be, the
// plain loop does.
func (a *API) runWritten(puzzle string, part *search.Search) {
	plan := part.Plan()
	order, _ := plan.Order()
	w := &a.written
	if w.puzzle != puzzle || w.mode != plan.Mode() || !slices.Equal(w.order, order) {
		*w = written{puzzle: puzzle, mode: plan.Mode(), order: order}
		module := codegen.Write(plan, codegen.MostCarried)
		instance, err := a.run(module.Bytes)
		if w.refused = err; err == nil {
			w.code = module.Executor(instance)
		}
	}
	w.part = part
	if w.code != nil {
		part.RunBy(w.code)
	}
}

// tell says of the last part who carried it out. Code that has failed is not tried again.
func (w *written) tell(saved *Saved) {
	if err := w.part.Failed(); err != nil {
		w.code, w.failed = nil, err
	}
	saved.Written = w.code != nil
	if w.refused != nil {
		saved.Refused = w.refused.Error()
	}
	if w.failed != nil {
		saved.Failed = w.failed.Error()
	}
}
