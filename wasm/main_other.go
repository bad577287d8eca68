//go:build !js

package main

import (
	"fmt"
	"os"
)

// main says how this program is meant to be built. Natively the package exists
// for its tests.
func main() {
	fmt.Fprintln(os.Stderr, "This program runs in a web page. Build it with: make build")
	os.Exit(1)
}
