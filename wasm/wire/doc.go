// Package wire turns structs into JSON and back, by the names in their tags.
//
//	type stepParams struct {
//		Handle int `json:"handle"`
//		Budget int `json:"budget"`
//	}
//
// The tags are those of encoding/json, of which this does what the methods of the
// page need, in a fortieth of its weight. [Decode] reads the parameters of a method:
// an object of texts, whole numbers, yes and no, and lists of them. A field that the
// struct does not have is an error, so that no misspelt wish is passed over in
// silence; one that is not given stays as it is; one given twice is an error.
// [Encode] writes a result. Lists and objects are never null, not even those that are
// nil; a pointer that is nil is null, and so is a number that JSON cannot write. With
// "omitempty" a field is left out that is nil, false, 0 or "".
//
// What a struct holds is known when the program is written, so a kind that is not
// provided for is a bug and panics; nothing that a page sends does.
package wire
