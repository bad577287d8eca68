package main

import (
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// The shapes that many methods give. The others stand in the files of their methods,
// all under the names that web/types.d.ts has for them.

// Fault is what is wrong: a code, its arguments, and where (0-based).
type Fault struct {
	Code string
	Args map[string]any
	At   map[string]any
}

func (f Fault) members() object {
	return object{
		{"code", f.Code},
		{"args", f.Args},
		{"at", f.At},
	}
}

func faultOf(f *puzzle.Fault) Fault {
	at := map[string]any{}
	for name, number := range f.At {
		at[name] = number
	}
	return Fault{f.Code, f.Args, at}
}

// Count crosses as a number up to 2^53, as a decimal string above.
type Count = search.Number

func countsOf(numbers []uint64) []Count {
	counts := make([]Count, len(numbers))
	for i, n := range numbers {
		counts[i] = search.NumberOf(n)
	}
	return counts
}
