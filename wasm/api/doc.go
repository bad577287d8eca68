// Package api is what a page can ask of the solver: a table of methods, each of which takes a
// text, its parameters as JSON, and returns a JSON text.
//
//	a := api.New()
//	a.Call("open", `{"text":"grid=2x1&tiles=Abcd.xaXb"}`) // {"result":{"puzzle":…}}
//	a.Call("open", `{"colour":"red"}`)                    // {"error":{"code":"params",…}}
//
// Each method stands in the file of its subject, with its parameter and result structs. To add
// one, write the function, its structs and one row of the table in api.go; run "go generate", which
// writes web/types.d.ts from these with their comments (web/tools/types); and pin the method by a
// golden file in wasm/testdata. The tests of the page read the same files, which holds both sides
// together.
//
// Only plain data crosses: codes and numbers, never prose. The only references to memory on this
// side are handles: a method that takes several calls returns a handle for what it keeps alive,
// such as a search or a job. The rules are the solver's; this package only says what crosses and
// how, and knows nothing of JavaScript.
package api

//go:generate go run edgewise/web/tools/types -root ../..
