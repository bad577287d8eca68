package api

// Long work is done in slices: a method starts with handle 0, does about the given amount of
// work, continues with the handle that it returned, and drops it when all is done.

// A thinker is the work behind such a handle: mending, rating, making, an outlook, a hint,
// reasoning, or reading a text.
type thinker interface {
	Step(budget int64) (done bool)
}

// sliceParams say which work to continue, 0 for new work, and how much to do before answering.
type sliceParams struct {
	Handle int `json:"handle,omitempty"`
	Budget int `json:"budget"`
}

// thinkParams are those of long work on a puzzle.
type thinkParams struct {
	puzzleParams
	sliceParams
}

// Thought is the progress of such work.
type Thought struct {
	Handle int  `json:"handle"`
	Done   bool `json:"done"` // then Go has forgotten the handle
}

// think starts a thinker or continues it.
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
