package main

import (
	"context"
	"errors"
	"time"

	"edgewise/solver/puzzle"
)

// What may take long does a slice of its work at a time and looks up in between:
// a signal may have come, or the limit may have passed. Both come as the end of a
// context.

// within is a context that also ends when the limit has passed, counted from now.
// A limit of 0 is none.
func within(ctx context.Context, limit time.Duration) (context.Context, context.CancelFunc) {
	if limit == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, limit)
}

// ended reports whether a command has to stop. It looks at the clock itself, for
// a busy machine may be late to end the context.
func ended(ctx context.Context) bool {
	moment, limited := ctx.Deadline()
	return ctx.Err() != nil || limited && !time.Now().Before(moment)
}

// step goes on with something, a slice at a time, until it is done or the context
// ends. The first slice is always done: what it completes was not stopped.
func step(ctx context.Context, on interface{ Step(int64) bool }, budget int64) (done bool) {
	for done = on.Step(budget); !done && !ended(ctx); {
		done = on.Step(budget)
	}
	return done
}

// errStopped ends a command that was stopped early, after it has printed.
var errStopped = errors.New("stopped early")

// early ends a command that was stopped early and says what was not found out.
func early(code string, args map[string]any) error {
	return errors.Join(errStopped, &puzzle.Fault{Code: code, Args: args})
}
