package puzzle

import (
	"fmt"
	"sort"
	"strings"
)

// A Fault is what is wrong with a puzzle, a text or a move. It carries a code
// and arguments instead of a sentence; whoever speaks to people words it.
type Fault struct {
	Code string         `json:"code"` // such as "tile-count"; lower case, joined by hyphens
	Args map[string]any `json:"args"` // ints and strings by name
	At   map[string]int `json:"at"`   // where, 0-based: "tile", "side", "cell", "clue", "line"; beside "side" how many "sides" there are
}

// NewFault is a fault of a code, and of names and values by turns.
func NewFault(code string, args ...any) *Fault {
	f := &Fault{Code: code}
	if len(args) > 0 {
		f.Args = Args(args...)
	}
	return f
}

// Args are arguments, of names and values by turns. Where a map is written out in the source, each of its
// entries is code.
func Args(pairs ...any) map[string]any {
	args := map[string]any{}
	for i := 0; i < len(pairs); i += 2 {
		args[pairs[i].(string)] = pairs[i+1]
	}
	return args
}

// Tell adds an argument.
func (f *Fault) Tell(name string, value any) {
	if f.Args == nil {
		f.Args = map[string]any{}
	}
	f.Args[name] = value
}

// Error gives the code and everything known, for logs and tests.
func (f *Fault) Error() string {
	var parts []string
	for name, value := range f.Args {
		parts = append(parts, fmt.Sprintf("%s=%v", name, value))
	}
	for name, value := range f.At {
		parts = append(parts, fmt.Sprintf("at %s %d", name, value))
	}
	sort.SliceStable(parts, func(i, j int) bool { return parts[i] < parts[j] })
	return strings.Join(append([]string{f.Code}, parts...), ", ")
}
