package main

import (
	"context"
	"errors"
	"time"

	"edgewise/solver/puzzle"
)

// Long work is done in slices, and between them the command checks for a signal or the end of the
// limit. Both arrive as the end of a context.

// within is a context that also ends when the limit has passed, from now on. A limit of 0 is
// none.
func within(ctx context.Context, limit time.Duration) (context.Context, context.CancelFunc) {
	if limit == 0 {
		return context.WithCancel(ctx)
	}
	return context.WithTimeout(ctx, limit)
}

// ended reports whether a command must stop. It checks the clock itself, since a busy machine may
// end the context late.
func ended(ctx context.Context) bool {
	moment, limited := ctx.Deadline()
	return ctx.Err() != nil || limited && !time.Now().Before(moment)
}

// step does work in slices until it is done or the context ends. It always does the first slice:
// if that completes the work, nothing was stopped.
func step(ctx context.Context, on interface{ Step(int64) bool }, budget int64) (done bool) {
	for done = on.Step(budget); !done && !ended(ctx); {
		done = on.Step(budget)
	}
	return done
}

// errStopped ends a command that was stopped early, after it has printed.
var errStopped = errors.New("stopped early")

// early ends a command that was stopped early, and says what remained unknown.
func early(code string, args map[string]any) error {
	return errors.Join(errStopped, &puzzle.Fault{Code: code, Args: args})
}
