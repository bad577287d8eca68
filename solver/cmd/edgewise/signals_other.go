//go:build !unix

package main

import (
	"os"
	"syscall"
)

// stopping are the signals that stop a command; it then says what it has.
func stopping() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM} }

// survivePipes has nothing to do where a closed pipe kills nobody.
func survivePipes() {}
