package api

import (
	"reflect"

	"edgewise/solver/codegen"
	"edgewise/solver/puzzle"
	"edgewise/wasm/wire"
)

// An API is what stands behind the functions that a page calls. It holds what is
// alive between two calls, by handle, and what was made last for a puzzle that is likely to be
// asked about again.
type API struct {
	alive  map[int]any    // searches, jobs, hunts and thoughts
	last   int            // the handle given last
	run    codegen.Runner // or nil
	whole  prepared       // for searches of everything, and their jobs
	handed prepared       // for parts
	shown  shown
}

// New is an API in which nothing is alive.
func New() *API { return &API{alive: map[int]any{}} }

// methods is the table of all that can be called. A method takes its parameters, which
// are read from JSON; one that takes a text is given it as it is.
var methods = []struct {
	name string
	run  any // func(*API, params) (result, error)
}{
	{"solve", (*API).solve},
	{"open", (*API).open},
	{"read", (*API).read},
	{"write", (*API).write},
	{"enter", (*API).enter},
	{"draw", (*API).draw},
	{"cut", (*API).cut},
	{"picture", (*API).picture},
	{"board", (*API).board},
	{"fixed", (*API).fixed},
	{"gallery", (*API).gallery},
	{"identify", (*API).identify},
	{"containing", (*API).containing},
	{"articles", (*API).articles},
	{"numbers", (*API).numbers},
	{"textbook", (*API).textbook},
	{"compare", (*API).compare},
	{"watch", (*API).watch},
	{"wind", (*API).wind},
	{"tree", (*API).tree},
	{"expect", (*API).expect},
	{"experiment", (*API).experiment},
	{"estimate", (*API).estimate},
	{"start", (*API).start},
	{"step", (*API).step},
	{"boards", (*API).boards},
	{"arrangements", (*API).arrangements},
	{"save", (*API).save},
	{"drop", (*API).drop},
	{"job", (*API).job},
	{"take", (*API).take},
	{"settle", (*API).settle},
	{"hunt", (*API).hunt},
	{"seek", (*API).seek},
	{"mend", (*API).mend},
	{"near", (*API).near},
	{"rate", (*API).rate},
	{"offers", (*API).offers},
	{"make", (*API).make},
	{"outlook", (*API).outlook},
	{"refute", (*API).refute},
	{"hint", (*API).hint},
	{"reasoning", (*API).reasoning},
	{"code", (*API).code},
	{"pace", (*API).pace},
}

// Methods are the names of all that can be called.
func Methods() (names []string) {
	for _, m := range methods {
		names = append(names, m.name)
	}
	return names
}

// A response is what a call gives: one of the two.
type response struct {
	Result any           `json:"result,omitempty"`
	Error  *puzzle.Fault `json:"error,omitempty"`
}

// Call runs a method and wraps what it gives.
func (a *API) Call(name, text string) string {
	for _, m := range methods {
		if m.name != name {
			continue
		}
		result, err := a.answer(reflect.ValueOf(m.run), text)
		if err != nil {
			return WrapError(err)
		}
		return wire.Encode(response{Result: result})
	}
	return WrapError(puzzle.NewFault("method", "found", name))
}

// answer reads the parameters of a method and calls it.
func (a *API) answer(method reflect.Value, text string) (any, error) {
	params := reflect.New(method.Type().In(1))
	if params.Elem().Kind() == reflect.String {
		params.Elem().SetString(text)
	} else if err := wire.Decode(text, params.Interface()); err != nil {
		return nil, badParams(err.Error())
	}
	given := method.Call([]reflect.Value{reflect.ValueOf(a), params.Elem()})
	err, _ := given[1].Interface().(error)
	return given[0].Interface(), err
}

// WrapError is the response for an error. One that is not a fault is a bug.
func WrapError(err error) string {
	fault, known := err.(*puzzle.Fault)
	if !known {
		fault = puzzle.NewFault("bug", "found", err.Error())
	}
	return wire.Encode(response{Error: fault})
}

// badParams is the fault of parameters that are none, or out of bounds.
func badParams(found any) error {
	return puzzle.NewFault("params", "found", found)
}

// keep keeps something alive, under the handle that it gives.
func (a *API) keep(what any) int {
	a.last++
	a.alive[a.last] = what
	return a.last
}

// live is what is alive under a handle, where it is of the kind that is asked for.
func live[T any](a *API, handle int) (T, error) {
	what, is := a.alive[handle].(T)
	if !is {
		return what, puzzle.NewFault("handle", "found", handle)
	}
	return what, nil
}

// handleParams name what is alive.
type handleParams struct {
	Handle int `json:"handle"`
}

// Nothing is what a method takes that needs none, and gives that has none.
type Nothing struct{}

// drop forgets what is alive under a handle.
func (a *API) drop(p handleParams) (Nothing, error) {
	_, err := live[any](a, p.Handle)
	a.forget(p.Handle)
	return Nothing{}, err
}

// forget keeps nothing under a handle any more, and gives back what is not Go's to collect.
func (a *API) forget(handle int) {
	if what, is := a.alive[handle].(interface{ release() }); is {
		what.release()
	}
	delete(a.alive, handle)
}
