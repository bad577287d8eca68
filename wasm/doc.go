// Package main is the solver as a WebAssembly module: one function for
// JavaScript to call.
//
//	edgewise(method, paramsJSON) → responseJSON
//
// It is synchronous, always gives a string and never throws. The response is
// {"result": …} or {"error": {"code", "args", "at"}}. What crosses is plain
// data: codes and numbers, never prose, and nothing that refers to memory on
// the other side but the handles of searches.
//
// api.go has the methods in one table and shapes.go what they take and give;
// neither knows of JavaScript, and both are tested natively. The shapes are
// mirrored in web/types.d.ts, and the golden files in testdata hold the two
// together. bridge_js.go is all there is of the bridge.
package main
