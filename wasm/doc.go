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
// api.go has the methods in one table. Each stands in the file of its subject with
// what it takes and gives; nothing there knows of JavaScript, and all is tested
// natively. The shapes are mirrored in web/types.d.ts, and the golden files in
// testdata hold the two together. decode.go and encode.go read and write JSON;
// bridge_js.go is all there is of the bridge.
package main
