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
// For whoever wants a puzzle solved and nothing else there is solve. It takes a text in
// any notation as it is, and gives verdict, counts and boards in one call:
//
//	JSON.parse(edgewise.solve("grid=2x1&tiles=Abcd.xaXb"))
//	// {"result":{"status":"complete","solutions":1,…,"boards":[[[0,0],[1,2]]],"why":[]}}
//
// So as not to keep a page waiting for ever it stops after ten million placements, a
// second or two; the status is then "stopped", and the counts are of what was searched
// until then. For more there are start and step, or job, which many workers do together.
//
// The global "edgewise" is there once the module runs; a global function "edgewiseReady"
// is called then. web/README.md shows a page of one's own, and web/types.d.ts has the
// shapes. bridge_js.go is all there is of the bridge; what it calls is in wasm/api, and
// wasm/wire turns structs into JSON and back.
package main
