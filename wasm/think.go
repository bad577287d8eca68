package main

import (
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// What takes long is thought through in slices: a method begins with handle 0, does
// about so much work, goes on with the handle that it gave, and forgets it when all is
// done.

// A thought is what is kept under such a handle: a mending, a rating, an outlook, a hint
// or a reasoning.
type thought interface {
	Step(budget int64) (done bool)
}

// thinkParams are those that all such methods have: each has its own name for the
// handle.
type thinkParams struct {
	Puzzle string
	Budget int
	handle string // what the method calls it
	Handle int
}

func (p *thinkParams) field(name string) any {
	switch name {
	case "puzzle":
		return &p.Puzzle
	case "budget":
		return &p.Budget
	case p.handle:
		return &p.Handle
	}
	return nil
}

// think begins with a thought or goes on with it.
func think[T thought](a *api, p *thinkParams, begin func(*notation.Document) (T, error)) (on T, done bool, err error) {
	if p.Budget < 1 {
		return on, false, &puzzle.Fault{Code: "params", Args: map[string]any{"found": p.Budget}}
	}
	if p.Handle == 0 {
		document, err := notation.Read(p.Puzzle)
		if err != nil {
			return on, false, err
		}
		if on, err = begin(document); err != nil {
			return on, false, err
		}
		a.last++
		p.Handle, a.thoughts[a.last] = a.last, on
	}
	on, known := a.thoughts[p.Handle].(T)
	if !known {
		return on, false, &puzzle.Fault{Code: "search", Args: map[string]any{"found": p.Handle}}
	}
	if done = on.Step(int64(p.Budget)); done {
		delete(a.thoughts, p.Handle)
	}
	return on, done, nil
}
