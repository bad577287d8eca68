//go:build unix

package main

import (
	"os"
	"os/signal"
	"syscall"
)

// stopping are the signals that stop a command; it then says what it has. A
// terminal that is closed stops it too, but not under nohup.
func stopping() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}

// survivePipes makes writing to a pipe that nobody reads an error like any other.
// Else the process would be killed, and what a night has found with it.
func survivePipes() { signal.Ignore(syscall.SIGPIPE) }
