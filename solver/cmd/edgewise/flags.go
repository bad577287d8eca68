package main

import (
	"errors"
	"flag"
	"io"
	"math"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"edgewise/solver/puzzle"
)

// flags are the flags of one command. They may stand before and after the argument. Errors are
// faults.
type flags struct {
	*flag.FlagSet
	fault error // why the last value was refused
}

func newFlags(command string) *flags {
	f := &flags{FlagSet: flag.NewFlagSet(command, flag.ContinueOnError)}
	f.SetOutput(io.Discard)
	return f
}

// value adds a flag with a value; set reports whether it is valid.
func (f *flags) value(name, expected string, set func(value string) bool) {
	f.Func(name, "", func(value string) error {
		if set(value) {
			return nil
		}
		return f.refuse(name, value, expected)
	})
}

// refuse keeps the fault of a value until parsing stops at it.
func (f *flags) refuse(name, value, expected string) error {
	f.fault = &puzzle.Fault{Code: "flag-value", Args: map[string]any{"flag": "-" + name, "found": value, "expected": expected}}
	return f.fault
}

// number adds a flag for a number from 1 to most.
func (f *flags) number(to *int, name string, most int) {
	f.value(name, "1 … "+strconv.Itoa(most), func(value string) bool {
		n, err := strconv.Atoi(value)
		*to = n
		return err == nil && n >= 1 && n <= most
	})
}

// reading adds the flag of all commands that read a list of tiles: which reading to use if there
// are several.
func (f *flags) reading(to *int) {
	f.value("as", "1, 2 …", func(value string) bool {
		n, err := strconv.Atoi(value)
		*to = n
		return err == nil && n > 0
	})
}

// choice adds a flag for one of a few words.
func (f *flags) choice(to *string, name string, choices ...string) {
	f.value(name, strings.Join(choices, "|"), func(value string) bool {
		*to = value
		return slices.Contains(choices, value)
	})
}

// bare adds a flag that may stand alone, meaning the first of a few words, or have one of them
// after an equals sign.
func (f *flags) bare(to *string, name string, choices ...string) {
	f.BoolFunc(name, "", func(value string) error {
		if value == "true" { // the value of a flag that stands alone
			value = choices[0]
		}
		if *to = value; slices.Contains(choices, value) {
			return nil
		}
		return f.refuse(name, value, strings.Join(choices, "|"))
	})
}

// duration adds a flag for a duration.
func (f *flags) duration(to *time.Duration, name string) {
	f.value(name, "500ms, 10s, 2m", func(value string) bool {
		d, err := time.ParseDuration(value)
		*to = d
		return err == nil && d > 0
	})
}

// seed adds a flag for a random seed.
func (f *flags) seed(to *uint64, name string) {
	f.value(name, "0 … "+strconv.FormatUint(math.MaxUint64, 10), func(value string) bool {
		seed, err := strconv.ParseUint(value, 10, 64)
		*to = seed
		return err == nil
	})
}

// given reports whether a flag is on the command line.
func (f *flags) given(name string) bool {
	found := false
	f.Visit(func(flag *flag.Flag) { found = found || flag.Name == name })
	return found
}

// clash refuses two flags that contradict each other.
func (f *flags) clash(one, other string) error {
	if !f.given(one) || !f.given(other) {
		return nil
	}
	return &puzzle.Fault{Code: "flag-clash", Args: map[string]any{"one": "-" + one, "other": "-" + other}}
}

// parse reads the flags and returns the only argument.
func (f *flags) parse(args []string) (argument string, err error) {
	arguments, err := f.parseAll(args)
	if err != nil {
		return "", err
	}
	return f.one(arguments)
}

// one is the only argument; it refuses none and more.
func (f *flags) one(arguments []string) (argument string, err error) {
	switch len(arguments) {
	case 0:
		return "", &puzzle.Fault{Code: "argument-absent", Args: map[string]any{"command": f.Name()}}
	case 1:
		return arguments[0], nil
	}
	return "", excess(arguments[1])
}

func excess(argument string) error {
	return &puzzle.Fault{Code: "argument-excess", Args: map[string]any{"found": argument}}
}

// parseAll reads the flags and returns all arguments. The standard parser stops at each argument,
// so it is called again after it.
func (f *flags) parseAll(args []string) (arguments []string, err error) {
	for len(args) > 0 {
		if err := f.Parse(args); err != nil {
			return nil, f.refusal(err, args[len(args)-f.NArg()-1])
		}
		if args = f.Args(); len(args) > 0 {
			arguments = append(arguments, args[0])
			args = args[1:]
		}
	}
	return arguments, nil
}

// refusal says why parsing stopped at a word.
func (f *flags) refusal(err error, word string) error {
	if errors.Is(err, flag.ErrHelp) {
		return err
	}
	if f.fault != nil {
		return f.fault
	}
	name, value, hasValue := strings.Cut(strings.TrimLeft(word, "-"), "=")
	switch {
	case f.Lookup(name) == nil:
		return &puzzle.Fault{Code: "flag-unknown", Args: map[string]any{"found": word, "command": f.Name()}}
	case hasValue:
		return &puzzle.Fault{Code: "flag-value", Args: map[string]any{
			"flag": "-" + name, "found": value, "expected": "true|false"}}
	}
	return &puzzle.Fault{Code: "flag-bare", Args: map[string]any{"flag": word}}
}

// cores is the default number of workers.
func cores() int { return min(runtime.NumCPU(), maxWorkers) }
