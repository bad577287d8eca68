package puzzle

import (
	"fmt"
	"sort"
	"strings"
)

// A Fault is an error in a puzzle, a text or a move. It has a code and arguments instead of a
// sentence; the page and the command put it into words.
type Fault struct {
	Code string `json:"code"` // such as "tile-count"; lower-case words joined by hyphens
	//ts:type Record<string, string | number>
	Args map[string]any `json:"args"` // int and string values by name
	At   map[string]int `json:"at"`   // the place, 0-based: "tile", "side", "cell", "clue", "line"; with "side" also "sides", how many there are
}

// NewFault is a fault with a code, and alternating names and values as arguments.
func NewFault(code string, args ...any) *Fault {
	f := &Fault{Code: code}
	if len(args) > 0 {
		f.Args = Args(args...)
	}
	return f
}

// Args makes arguments from alternating names and values. A map literal would make the module
// larger, since each of its entries becomes code.
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

// Error is the code with all arguments and the place, for logs and tests.
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
