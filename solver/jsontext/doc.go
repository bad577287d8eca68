// Package jsontext reads JSON in one pass, sign by sign.
//
// A [Reader] knows the syntax and nothing of its meaning. Its user says what to read next: the
// parameters of a method (wasm/wire) are known from the first sign to the last, while a puzzle of
// another program (notation/foreign) may be any value and is read into a tree. A general package
// would be a sixth of the module that the page loads.
//
// The user also decides how deep values may be nested, how long they may be, which names an object
// may have, and what it means when a name comes twice.
package jsontext
