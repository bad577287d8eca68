//go:build !js

package main

import (
	"fmt"
	"os"
)

// main says how to build this program. The package builds natively only for its tests.
func main() {
	fmt.Fprintln(os.Stderr, "This program runs in a web page. Build it with: make build")
	os.Exit(1)
}
