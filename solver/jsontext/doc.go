// Package jsontext reads JSON, sign by sign and in one pass.
//
// A [Reader] knows the signs and nothing of what they mean. Whoever has one says
// what is expected next: the parameters of a method (wasm/wire) are known from the
// first sign to the last, while a puzzle of another program (notation/foreign) may
// be any value, and is read into a tree. A general package would be a sixth of the
// module that a page has to fetch.
//
// How deep values may be nested, how long they may be, and what it means when a
// name comes twice is the reader's business no more than what the names are.
package jsontext
