//go:build unix

package main

import (
	"os"
	"os/signal"
	"syscall"
)

// stopping are the signals that stop a command; it then prints its results so far. Closing the
// terminal stops it, too, but not under nohup.
func stopping() []os.Signal {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		signals = append(signals, syscall.SIGHUP)
	}
	return signals
}

// survivePipes makes writing to a closed pipe an ordinary error. Otherwise it would kill the
// process and lose a night's results.
func survivePipes() { signal.Ignore(syscall.SIGPIPE) }
