// Package api is what a page can ask of the solver: a table of methods, each of which
// takes a text and gives a text.
//
//	a := api.New()
//	a.Call("open", `{"text":"grid=2x1&tiles=Abcd.xaXb"}`) // {"result":{"puzzle":…}}
//	a.Call("open", `{"colour":"red"}`)                    // {"error":{"code":"params",…}}
//
// A method stands in the file of its subject with the structs that it takes and gives.
// To add one, write a function, its structs and one row of the table in api.go; mirror
// the structs in web/types.d.ts; and pin it by a golden file in wasm/testdata, by which
// the tests of the page hold the two together.
//
// What crosses is plain data: codes and numbers, never prose, and nothing that refers
// to memory on the other side but handles. A method that is not done at once gives a
// handle for what it keeps alive: a search, a job, a thought. The rules are those of the
// solver; what stands here is what crosses, and how. Nothing here knows of JavaScript.
package api
