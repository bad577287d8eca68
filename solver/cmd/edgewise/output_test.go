package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// printings are the ways in which solve prints what it knows.
var printings = [][]string{{}, {"-json"}, {"-board"}}

// TestAFullDiskDoesNotLoseTheSearch: standard error says how to go on, or how to see
// what was found.
func TestAFullDiskDoesNotLoseTheSearch(t *testing.T) {
	t.Setenv("LC_ALL", "en")
	for _, printing := range printings {
		for _, row := range []struct{ puzzle, says string }{{endless, "To continue: "}, {"hunde-spiel", "To see again what was found: "}} {
			var errors bytes.Buffer
			args := append([]string{"solve", "-limit", "50ms", row.puzzle}, printing...)
			assert.Equal(t, refused, run(context.Background(), args, strings.NewReader(""), fullDisk{}, &errors), args)
			assert.Contains(t, errors.String(), "The output can’t be written")
			assert.Contains(t, errors.String(), row.says)
			assert.NotZero(t, placements(resumable(t, puzzleOf(t, row.puzzle), errors.String())))
		}
	}
}

// TestAClosedPipeDoesNotLoseTheSearch: writing to it would kill a process that is not
// prepared.
func TestAClosedPipeDoesNotLoseTheSearch(t *testing.T) {
	for _, printing := range printings {
		cmd := command(t, append([]string{"solve", "-limit", "50ms", endless}, printing...)...)
		nobody, pipe, err := os.Pipe()
		require.NoError(t, err)
		require.NoError(t, nobody.Close())
		var errors bytes.Buffer
		cmd.Stdout, cmd.Stderr = pipe, &errors
		assert.Equal(t, refused, exitOf(t, cmd.Run()), "no signal ended it")
		require.NoError(t, pipe.Close())
		assert.Contains(t, errors.String(), "edgewise: The output can’t be written: ")
		assert.NotZero(t, placements(resumable(t, puzzleOf(t, endless), errors.String())))
	}
}

// TestASignalToTheProcessStopsIt, and what it has found is printed.
func TestASignalToTheProcessStopsIt(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state")
	cmd := command(t, "solve", endless, "-save", file)
	var out bytes.Buffer
	cmd.Stdout = &out
	require.NoError(t, cmd.Start())
	for !exists(file) { // until it hears signals, however long that takes
		time.Sleep(time.Millisecond)
	}
	require.NoError(t, cmd.Process.Signal(os.Interrupt))
	assert.Equal(t, stopped, exitOf(t, cmd.Wait()))
	assert.Contains(t, out.String(), "Stopped. So far: ")
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}
