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

// By says whether code that was written for a puzzle carried out its search, and if not, why
// it was refused or failed, or that it would be too large.
type By struct {
	Written bool   `json:"written,omitempty"`
	Large   bool   `json:"large,omitempty"`
	Refused string `json:"refused,omitempty"`
	Failed  string `json:"failed,omitempty"`
}

// A planCode is the code for a plan, once that is written.
type planCode struct {
	tried    bool             // whether it was to be written
	instance codegen.Instance // which runs it; nil where there is none
	executor search.Executor  // the same for a search, until it fails
	why      By
}

// RunModules says who runs the code that is written for a puzzle. Without anybody the plain
// loop carries out all searches.
func (a *API) RunModules(run codegen.Runner) { a.run = run }

// write writes the code for a plan and lets it run, if that is not done yet. A textbook search
// has none: its plan has no tables.
func (c *planCode) write(plan *search.Plan, run codegen.Runner) {
	if c.tried || run == nil || plan.Mode() == search.Plain {
		return
	}
	c.tried = true
	if c.why.Large = codegen.TooLarge(plan); c.why.Large {
		return
	}
	// Whatever goes wrong here costs no search.
	defer func() {
		if cause := recover(); cause != nil {
			c.why.Failed = fmt.Sprint(cause)
		}
	}()
	module := codegen.Write(plan, codegen.MostCarried)
	switch instance, err := run(module.Bytes); {
	case err == nil:
		c.instance, c.executor, c.why.Written = instance, module.Executor(instance), true
	case errors.Is(err, codegen.ErrInvalid):
		c.why.Failed = err.Error()
	default:
		c.why.Refused = err.Error()
	}
}

// release gives back the memory that the code takes.
func (c *planCode) release() {
	if c.instance != nil {
		c.instance.Close()
		c.instance, c.executor = nil, nil
	}
}

// A searching is a search under way.
type searching struct {
	*search.Search
	code    *planCode // its own, but of a part that of all parts
	part    bool
	program bool // whether it shall not be handed to code
	handed  bool // whether it was, if there is any
}

// isWorthIt is whether it is time to hand the search to code: where it is known already that there
// can be none, or once code is worth writing.
func (s *searching) isWorthIt() bool {
	return !s.program && (s.code.tried || s.Total() >= worthWriting)
}

// hand lets the code carry the search out from here on.
func (s *searching) hand(run codegen.Runner) {
	if s.handed {
		return
	}
	s.code.write(s.Plan(), run)
	if s.handed = s.code.tried; s.code.executor != nil {
		s.RunBy(s.code.executor)
	}
}

// step goes on with the search.
func (s *searching) step(budget int64) (over bool) {
	over = s.Step(budget)
	if err := s.Failed(); err != nil { // such code is not tried again
		s.code.executor, s.code.why = nil, By{Failed: err.Error()}
	}
	return over
}

// release gives back the memory of what is the search's own.
func (s *searching) release() {
	if !s.part {
		s.code.release()
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
