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

// By says whether code that was written for a puzzle carried out its search, and if not, why
// it was refused or failed, or that it would be too large.
type By struct {
	Written bool   `json:"written,omitempty"`
	Large   bool   `json:"large,omitempty"`
	Refused string `json:"refused,omitempty"`
	Failed  string `json:"failed,omitempty"`
}

// A written is the code for a plan.
type written struct {
	plan string          // its puzzle, mode and order, where it is kept for further parts
	code search.Executor // nil where it was refused, or has failed
	part *search.Search  // the search that it carried out last

	large           bool
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
	if plan := planOf(handed); a.written.plan != plan {
		a.written = a.writtenFor(part.Plan())
		a.written.plan = plan
	}
	a.written.carryOut(part)
}

// writtenFor writes the code for a plan, and lets it run.
func (a *API) writtenFor(plan *search.Plan) (w written) {
	if w.large = codegen.TooLarge(plan); w.large {
		return w
	}
	module := codegen.Write(plan, codegen.MostCarried)
	switch instance, err := a.run(module.Bytes); {
	case err == nil:
		w.code = module.Executor(instance)
	case errors.Is(err, codegen.ErrInvalid):
		w.failed = err
	default:
		w.refused = err
	}
	return w
}

// carryOut lets the code carry out a search of its plan, where there is code.
func (w *written) carryOut(s *search.Search) {
	if w.part = s; w.code != nil {
		s.RunBy(w.code)
	}
}

// planOf is what stands at the head of a part that was handed out: a version, a puzzle, a
// mode, and the order of the cells.
func planOf(handed string) string {
	const head = 5
	fields := strings.SplitN(handed, "_", head+1)
	return strings.Join(fields[:min(head, len(fields))], "_")
}

// by says of the last search who carried it out. Code that has failed is not tried again.
func (w *written) by() (by By) {
	if err := w.part.Failed(); err != nil {
		w.code, w.failed = nil, err
	}
	by.Written, by.Large = w.code != nil, w.large
	if w.refused != nil {
		by.Refused = w.refused.Error()
	}
	if w.failed != nil {
		by.Failed = w.failed.Error()
	}
	return by
}
