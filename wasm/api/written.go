package api

import (
	"errors"
	"fmt"

	"edgewise/solver/codegen"
	"edgewise/solver/search"
)

// A search that takes long is carried out by code that is written for its puzzle, where there is
// somebody to run it: the parts of a job from the beginning, any other once it has shown that it
// takes long.

// worthWriting is how many nodes a search makes before code is written for it: that takes about
// as long as these.
const worthWriting = 1 << 19

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

// A planCode is a plan and, once it is written, the code for it.
type planCode struct {
	plan  *search.Plan
	tried bool            // whether that was tried
	code  search.Executor // nil where there is none
	why   By
}

// RunModules says who runs the code that is written for a puzzle. Without anybody the plain
// loop carries out all searches.
func (a *API) RunModules(run Runner) { a.run = run }

// write writes the code for the plan and lets it run, if that is not done yet. A textbook search
// has none: its plan has no tables.
func (c *planCode) write(run Runner) {
	if c.tried || run == nil || c.plan.Mode() == search.Plain {
		return
	}
	c.tried = true
	if c.why.Large = codegen.TooLarge(c.plan); c.why.Large {
		return
	}
	// Whatever goes wrong here costs no search.
	defer func() {
		if cause := recover(); cause != nil {
			c.why.Failed = fmt.Sprint(cause)
		}
	}()
	module := codegen.Write(c.plan, codegen.MostCarried)
	switch instance, err := run(module.Bytes); {
	case err == nil:
		c.code, c.why.Written = module.Executor(instance), true
	case errors.Is(err, codegen.ErrInvalid):
		c.why.Failed = err.Error()
	default:
		c.why.Refused = err.Error()
	}
}

// A searching is a search under way.
type searching struct {
	*search.Search
	code    *planCode
	part    bool // whether it is one of many, for which the code is kept
	program bool // whether it shall not be handed to code
	handed  bool // whether it was, if there is any
}

// isWorthIt is whether it is time to hand the search to code: to such as is there, or to such
// as is to be written.
func (s *searching) isWorthIt() bool {
	return !s.program && (s.code.tried || s.Total() >= worthWriting)
}

// hand lets the code carry the search out from here on.
func (s *searching) hand(run Runner) {
	if s.code.write(run); s.handed || !s.code.tried {
		return
	}
	s.handed = true
	if s.code.code != nil {
		s.RunBy(s.code.code)
	}
}

// step goes on with the search.
func (s *searching) step(budget int64) (over bool) {
	over = s.Step(budget)
	if err := s.Failed(); err != nil { // such code is not tried again
		s.code.code, s.code.why = nil, By{Failed: err.Error()}
	}
	return over
}

// release gives back the memory that code takes. Such as has failed, or was refused, is not
// written again.
func (s *searching) release() {
	if s.code.why.Written && !s.part {
		*s.code = planCode{plan: s.code.plan}
	}
}

// by is who carries the search out; nil where it was not handed to code.
func (s *searching) by() *By {
	if !s.handed {
		return nil
	}
	why := s.code.why
	return &why
}
