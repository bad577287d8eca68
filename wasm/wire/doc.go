// Package wire turns structs into JSON and back, by the names in their tags.
//
//	type stepParams struct {
//		Handle int `json:"handle"`
//		Budget int `json:"budget"`
//	}
//
// The tags are those of encoding/json. This package does the part of it that the methods of the
// page need, in a fortieth of the size. [Decode] reads the parameters of a method: an object of
// strings, whole numbers, booleans and lists of them. A field that the struct does not have is an
// error, so that a misspelt option never goes unnoticed; so is a field given twice. A missing
// field keeps its value. [Encode] writes a result. Lists and objects are never null, not even nil
// ones; a nil pointer is null, and so is a number that JSON cannot write. With "omitempty" a
// field that is nil, false, 0 or "" is left out.
//
// The types are known when the program is written, so an unsupported kind is a bug and panics; no
// data from the page can cause that.
package wire
