//go:build e2e || browsers

package e2e

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// A tab of the headless shell sometimes stops drawing for good: scripts run, but no frame comes. A test
// in such a tab runs once more in another tab. More than mostStalls of them in a run are no accident:
// the run fails.
const mostStalls = 2

// stalls are the tests whose tabs stopped drawing.
var stalls struct {
	mutex sync.Mutex
	tests []string
	again bool // whether this is the second run
}

// runTwice runs the tests, and then those whose tabs stopped drawing once more.
func runTwice(run func() int) int {
	code := run()
	again := slices.Clone(stalls.tests)
	if len(again) == 0 {
		return code
	}
	fmt.Printf("%d tabs stopped drawing: %s\n", len(again), strings.Join(again, ", "))
	if len(again) > mostStalls {
		return 1
	}
	for i, name := range again {
		again[i] = regexp.QuoteMeta(name)
	}
	stalls.again = true
	if err := flag.Set("test.run", "^("+strings.Join(again, "|")+")$"); err != nil {
		panic(err) // package testing defines this flag
	}
	return max(code, run())
}
