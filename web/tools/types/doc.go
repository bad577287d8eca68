// Command types writes web/types.d.ts, the TypeScript types of all that crosses between Go and
// JavaScript, from the structs and the table of methods in wasm/api.
//
//	go generate ./wasm/api
//
// What crosses is declared once, in Go, and the page sees a change of it as an error of tsc. The
// command reads the source, since comments become JSDoc and no program knows its comments:
//
//	// Lease is a part of a job that a worker searches.      /** A part of a job that a worker searches. */
//	type Lease struct {                                      export interface Lease {
//		Lease int    `json:"lease"` // 0 if there is none      /** 0 if there is none. */
//		Saved string `json:"saved,omitempty"`                  lease: number;
//	}                                                          saved?: string;
//	                                                         }
//
// A type that wasm/api exports, be it an alias, keeps its name in TypeScript; all others are
// written out where they are used. "omitempty" makes a field optional, also one of parameters,
// which Go may find missing. A pointer may be null, except one to an error. A string type with
// constants is the union of these.
//
// Where Go's types say less than the page may rely on, a line of the comment says the rest:
//
//	//ts:type [cell: number, side: number]
//	type Seat [2]int
//
// The line stands above a type or a field, and its TypeScript replaces what the command would write.
// The golden files of wasm/testdata hold such lines to what Go sends (tools/contract.test.js).
package main
