package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// asCommand is the environment variable that makes the test binary act as the command.
const asCommand = "EDGEWISE_AS_COMMAND"

func TestMain(m *testing.M) {
	if os.Getenv(asCommand) != "" {
		main()
	}
	os.Exit(m.Run())
}

// command is a process that runs a command line.
func command(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	program, err := os.Executable()
	require.NoError(t, err)
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), asCommand+"=1", "LC_ALL=en")
	return cmd
}

// puzzleOf reads the puzzle of an argument.
func puzzleOf(t *testing.T, argument string) *puzzle.Puzzle {
	t.Helper()
	document, err := (&console{}).read(argument, 0)
	require.NoError(t, err)
	return document.Puzzle
}

// resumable is the job in a line such as "To continue: …".
func resumable(t *testing.T, p *puzzle.Puzzle, text string) *search.Job {
	t.Helper()
	_, state, found := strings.Cut(text, "edgewise solve -resume ")
	require.True(t, found, text)
	state, _, _ = strings.Cut(state, "\n")
	job, err := search.Resume(p, state, search.Options{})
	require.NoError(t, err)
	return job
}

// placements is the number of placements of a job.
func placements(job *search.Job) uint64 {
	found := job.Found()
	return found.Total()
}

// exitOf is the status of a finished process, or -1 if a signal ended it.
func exitOf(t *testing.T, err error) int {
	t.Helper()
	if err == nil {
		return done
	}
	var exit *exec.ExitError
	require.True(t, errors.As(err, &exit), err)
	return exit.ExitCode()
}

// A patient writer waits until something is written, and then cancels the command.
type patient struct {
	until string
	stop  context.CancelFunc
	read  strings.Builder
}

func (p *patient) Write(text []byte) (int, error) {
	p.read.Write(text)
	if strings.Contains(p.read.String(), p.until) {
		p.stop()
	}
	return len(text), nil
}
