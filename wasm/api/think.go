package api

// What takes long is thought through in slices: a method begins with handle 0, does
// about so much work, goes on with the handle that it gave, and forgets it when all is
// done.

// A thinker is what is kept under such a handle: a mending, a rating, a making, an outlook,
// a hint, a reasoning or a text that is being read.
type thinker interface {
	Step(budget int64) (done bool)
}

// thinkParams are those of a thought about a puzzle.
type thinkParams struct {
	puzzleParams
	sliceParams
}

// Thought is how far such a method is. What is done has no handle any more.
type Thought struct {
	Handle int  `json:"handle"`
	Done   bool `json:"done"`
}

// think begins with a thought or goes on with it.
func think[T thinker](a *API, p sliceParams, begin func() (T, error)) (on T, so Thought, err error) {
	if p.Budget < 1 {
		return on, so, badParams(p.Budget)
	}
	so.Handle = p.Handle
	if so.Handle == 0 {
		if on, err = begin(); err != nil {
			return on, so, err
		}
		so.Handle = a.keep(on)
	}
	if on, err = live[T](a, so.Handle); err != nil {
		return on, so, err
	}
	if so.Done = on.Step(int64(p.Budget)); so.Done {
		a.forget(so.Handle)
	}
	return on, so, nil
}
