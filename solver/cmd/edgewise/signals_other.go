//go:build !unix

package main

import (
	"os"
	"syscall"
)

// stopping are the signals that stop a command; it then prints its results so far.
func stopping() []os.Signal { return []os.Signal{os.Interrupt, syscall.SIGTERM} }

// survivePipes does nothing, as writing to a closed pipe kills no process here.
func survivePipes() {}
