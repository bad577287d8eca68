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

// printings are the output formats of solve.
var printings = [][]string{{}, {"-json"}, {"-board"}}

// TestAFullDiskDoesNotLoseTheSearch: standard error says how to continue, or how to see the
// results.
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

// TestAClosedPipeDoesNotLoseTheSearch: by default, writing to it kills a process.
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

// TestASignalToTheProcessStopsIt, and the results so far are printed.
func TestASignalToTheProcessStopsIt(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state")
	cmd := command(t, "solve", endless, "-save", file)
	var out bytes.Buffer
	cmd.Stdout = &out
	require.NoError(t, cmd.Start())
	for !exists(file) { // by then it handles signals
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
