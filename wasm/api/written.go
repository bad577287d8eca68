package api

import (
	"errors"
	"strings"

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
	plan string          // its puzzle, mode and order
	code search.Executor // nil where it was refused, or has failed
	part *search.Search  // the last one

	refused, failed error
}

// RunModules says who runs the code that is written for a puzzle. Without anybody the plain
// loop carries out all searches.
func (a *API) RunModules(run Runner) { a.run = run }

// runWritten lets the code for its plan carry out a part, as it was handed out. Where that
// cannot be, the plain loop does, and always for the textbook search: its plan has no tables.
func (a *API) runWritten(handed string, part *search.Search) {
	if a.run == nil || part.Plan().Mode() == search.Plain {
		return
	}
	w := &a.written
	if plan := planOf(handed); w.plan != plan {
		*w = written{plan: plan}
		module := codegen.Write(part.Plan(), codegen.MostCarried)
		switch instance, err := a.run(module.Bytes); {
		case err == nil:
			w.code = module.Executor(instance)
		case errors.Is(err, codegen.ErrInvalid):
			w.failed = err
		default:
			w.refused = err
		}
	}
	w.part = part
	if w.code != nil {
		part.RunBy(w.code)
	}
}

// planOf is what stands at the head of a part that was handed out: a version, a puzzle, a
// mode, and the order of the cells.
func planOf(handed string) string {
	const head = 5
	fields := strings.SplitN(handed, "_", head+1)
	return strings.Join(fields[:min(head, len(fields))], "_")
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
