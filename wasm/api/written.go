package api

import (
	"errors"
	"fmt"

	"edgewise/solver/codegen"
	"edgewise/solver/search"
)

// Code written for its puzzle carries out long searches, if the API can run it: the parts of a
// job from the start, any other search once it has proved long.

// worthWriting is the number of nodes after which a search gets code: writing it takes about as
// long as these.
const worthWriting = 1 << 19

// By is who ran a search, a part of it, or all parts: the code written for the puzzle, or why it did
// not.
type By struct {
	Written bool   `json:"written,omitempty"`
	Large   bool   `json:"large,omitempty"`   // the tables of the code would be too large
	Refused string `json:"refused,omitempty"` // why the browser refused the code
	Failed  string `json:"failed,omitempty"`  // how the code failed; Go itself did what it left undone
}

// A planCode is the code for a plan, if that was written.
type planCode struct {
	tried    bool             // whether writing was attempted
	instance codegen.Instance // runs the code; nil if there is none
	executor search.Executor  // the same for a search, until it fails
	why      By
}

// RunModules sets what runs the code written for puzzles. Without it the plain loop carries out
// all searches.
func (a *API) RunModules(run codegen.Runner) { a.run = run }

// write writes and starts the code for a plan, unless that was tried before. A textbook search
// gets none, since its plan has no tables.
func (c *planCode) write(plan *search.Plan, run codegen.Runner) {
	if c.tried || run == nil || plan.Mode() == search.Plain {
		return
	}
	c.tried = true
	if c.why.Large = codegen.TooLarge(plan); c.why.Large {
		return
	}
	// Nothing that goes wrong here may end the search.
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

// release frees the memory of the code.
func (c *planCode) release() {
	if c.instance != nil {
		c.instance.Close()
		c.instance, c.executor = nil, nil
	}
}

// A searching is a running search.
type searching struct {
	*search.Search
	code    *planCode // its own, except for a part, which shares it
	part    bool
	program bool // never use written code
	handed  bool // written code was used, if there is any
}

// isWorthIt reports whether to use code now: the code exists or is known to be impossible, or is
// worth writing.
func (s *searching) isWorthIt() bool {
	return !s.program && (s.code.tried || s.Total() >= worthWriting)
}

// hand lets the code continue the search.
func (s *searching) hand(run codegen.Runner) {
	if s.handed {
		return
	}
	s.code.write(s.Plan(), run)
	if s.handed = s.code.tried; s.code.executor != nil {
		s.RunBy(s.code.executor)
	}
}

// step continues the search by about budget nodes.
func (s *searching) step(budget int64) (over bool) {
	over = s.Step(budget)
	if err := s.Failed(); err != nil { // do not try failed code again
		s.code.executor, s.code.why = nil, By{Failed: err.Error()}
	}
	return over
}

// release frees the search's own code.
func (s *searching) release() {
	if !s.part {
		s.code.release()
	}
}

// by reports what carries out the search; nil before code was tried.
func (s *searching) by() *By {
	if !s.handed {
		return nil
	}
	why := s.code.why
	return &why
}
