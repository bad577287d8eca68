package api

import (
	"reflect"

	"edgewise/solver/codegen"
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/wasm/wire"
)

// An API holds the state behind the functions that a page calls: what stays alive between calls,
// by handle, and the latest plans, which the page is likely to need again.
type API struct {
	alive  map[int]any    // searches, jobs, hunts and thoughts
	last   int            // the latest handle
	run    codegen.Runner // nil if nothing runs written code
	whole  prepared       // for whole searches and jobs
	handed prepared       // for parts of jobs
	shown  shown
}

// New returns an API with nothing alive.
func New() *API { return &API{alive: map[int]any{}} }

// methods is the table of all methods. A method takes a struct that is read from JSON, or a
// string, which it gets as it is.
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

// Methods are the names of all methods.
func Methods() (names []string) {
	for _, m := range methods {
		names = append(names, m.name)
	}
	return names
}

// Fault is an error: a code, its arguments, and where it is. Never prose.
type Fault = puzzle.Fault

// Reason is why there is no solution: like a fault, but its arguments may be lists.
type Reason = why.Reason

// A response has either a result or an error.
type response struct {
	Result any           `json:"result,omitempty"`
	Error  *puzzle.Fault `json:"error,omitempty"`
}

// Call runs the method of a name on a text and returns its response as JSON. A fault is part of the
// response; a panic is the caller's to recover (wasm/bridge_js.go).
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

// answer decodes the parameters of a method and calls it.
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

// WrapError is the JSON response for an error. An error that is not a fault is a bug.
func WrapError(err error) string {
	fault, known := err.(*puzzle.Fault)
	if !known {
		fault = puzzle.NewFault("bug", "found", err.Error())
	}
	return wire.Encode(response{Error: fault})
}

// badParams is the fault of parameters that cannot be read or are out of bounds.
func badParams(found any) error {
	return puzzle.NewFault("params", "found", found)
}

// keep keeps a value alive and returns its handle.
func (a *API) keep(what any) int {
	a.last++
	a.alive[a.last] = what
	return a.last
}

// live is the value of a handle, if it has the type T.
func live[T any](a *API, handle int) (T, error) {
	what, is := a.alive[handle].(T)
	if !is {
		return what, puzzle.NewFault("handle", "found", handle)
	}
	return what, nil
}

// handleParams name a live value.
type handleParams struct {
	Handle int `json:"handle"`
}

// Nothing is the parameter of a method that needs none, and the result of one that has none.
type Nothing struct{}

// drop forgets what a handle stands for: a search, a job, a hunt, or work in slices such as a hint.
func (a *API) drop(p handleParams) (Nothing, error) {
	_, err := live[any](a, p.Handle)
	a.forget(p.Handle)
	return Nothing{}, err
}

// forget removes a handle and releases what Go does not collect.
func (a *API) forget(handle int) {
	if what, is := a.alive[handle].(interface{ release() }); is {
		what.release()
	}
	delete(a.alive, handle)
}
