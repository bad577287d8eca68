// Package main is the solver as a WebAssembly module. It gives JavaScript one object
// of functions, one for each method of [edgewise/wasm/api].
//
//	edgewise.METHOD(paramsJSON) → responseJSON
//
// They are synchronous, always give a string and never throw. The response is
// {"result": …} or {"error": {"code", "args", "at"}}:
//
//	JSON.parse(edgewise.open(JSON.stringify({ text: "grid=2x1&tiles=Abcd.xaXb" })))
//	JSON.parse(edgewise.estimate(JSON.stringify({ puzzle: "grid=3x3&tiles=…", visits: 20000 })))
//
// To solve a puzzle and nothing else, call solve. It takes a text in any notation, without JSON,
// and gives verdict, counts and boards in one call:
//
//	JSON.parse(edgewise.solve("grid=2x1&tiles=Abcd.xaXb"))
//	// {"result":{"status":"complete","solutions":1,…,"boards":[[[0,0],[1,2]]],"why":[]}}
//
// It stops after ten million placements, a second or two, so that a page never waits for ever;
// the status is then "stopped", and the counts cover what was searched until then. For longer
// searches there are start and step, and job, which many workers share.
//
// The global "edgewise" exists once the module runs; the module then calls the global function
// "edgewiseReady". web/README.md shows a page that uses it, and web/types.d.ts has the shapes.
// bridge_js.go is the whole bridge; it calls wasm/api, and wasm/wire turns structs into JSON and
// back.
package main
