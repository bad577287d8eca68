package main

import (
	"context"
	"errors"
	"flag"
	"io"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"

	"edgewise/solver/puzzle"
)

// The exit statuses.
const (
	done    = 0
	refused = 1 // bad input or usage; standard error has one sentence
	stopped = 2 // by a signal or the limit; the output is valid as far as it goes
)

func main() {
	survivePipes()
	ctx, release := signal.NotifyContext(context.Background(), stopping()...)
	context.AfterFunc(ctx, release) // a second signal kills a command that does not stop at the first
	status := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	release()
	os.Exit(status)
}

// commands are the subcommands by name.
func commands() map[string]func(ctx context.Context, c *console, args []string) error {
	return map[string]func(context.Context, *console, []string) error{
		"solve": solve, "best": runBest, "stats": stats, "trace": runTrace, "numbers": runNumbers, "estimate": estimate, "merge": merge,
		"check": check, "hint": runHint, "convert": convert, "identify": identify,
		"generate": runGenerate, "rate": runRate, "experiment": runExperiment,
		"draw": runDraw, "bench": bench, "help": help,
	}
}

// run runs one command line and returns the exit status.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	c := &console{stdin: stdin, stdout: stdout, stderr: stderr, words: wordsOf(language()), terminal: isTerminal(stderr), quiet: quiet}
	return c.run(ctx, args)
}

func (c *console) run(ctx context.Context, args []string) int {
	err := c.obey(ctx, args)
	if errors.Is(err, flag.ErrHelp) {
		err = help(ctx, c, args)
	}
	switch {
	case err == nil:
		return done
	case errors.Is(err, errStopped):
		var missing *puzzle.Fault
		if errors.As(err, &missing) {
			c.complain(missing)
		}
		return stopped
	}
	if open := (*openList)(nil); errors.As(err, &open) {
		c.show(open, slices.ContainsFunc(args, asksForJSON))
		return refused
	}
	c.complain(err)
	return refused
}

// asksForJSON reports whether an argument is the flag -json, for a command that failed after it
// had parsed that.
func asksForJSON(argument string) bool {
	name, value, given := strings.Cut(strings.TrimLeft(argument, "-"), "=")
	is, err := strconv.ParseBool(value)
	return argument != name && name == "json" && (!given || is && err == nil)
}

func (c *console) obey(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return flag.ErrHelp
	}
	if obey, known := commands()[args[0]]; known {
		return obey(ctx, c, args[1:])
	}
	_, err := newFlags("edgewise").parseAll(args[:1]) // for -h and similar
	if err != nil {
		return err
	}
	return &puzzle.Fault{Code: "command-unknown", Args: map[string]any{"found": args[0]}}
}

// help prints the page about commands and flags, or its part about one command.
func help(_ context.Context, c *console, args []string) error {
	page := c.words.say("help", nil)
	if len(args) > 0 {
		if part, found := aboutOne(page, args[0]); found {
			page = part
		}
	}
	return c.print(page)
}

// aboutOne is the part of the page about a command: its line in the list, and its flags.
func aboutOne(page, command string) (part string, found bool) {
	_, flags, found := strings.Cut(page, "\n\n"+command+"\n")
	if !found {
		return "", false
	}
	flags, _, _ = strings.Cut(flags, "\n\n")
	for line := range strings.Lines(page) {
		if strings.HasPrefix(line, "  edgewise "+command+" ") {
			part = line
		}
	}
	return part + "\n" + strings.TrimRight(flags, "\n") + "\n", true
}
