package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSavingLeavesWhatIsBesideIt: other files, the permissions of the file, and what the output
// is redirected to.
func TestSavingLeavesWhatIsBesideIt(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "state")
	require.NoError(t, os.WriteFile(file+".new", []byte("precious"), 0o600))
	got := say(t, "en", "", "solve", "-save", file, "hunde-spiel")
	assert.Equal(t, refused, got.status)
	assert.Contains(t, got.errors, "state.new” already exists")
	require.NoError(t, os.Remove(file+".new"))

	require.NoError(t, os.Symlink(filepath.Join(folder, "nowhere"), file))
	assert.Equal(t, refused, say(t, "en", "", "solve", "-save", file, "hunde-spiel").status, "a link to nothing")
	require.NoError(t, os.Remove(file))

	require.Equal(t, done, say(t, "en", "", "solve", "-save", file, "hunde-spiel").status)
	require.NoError(t, os.Chmod(file, 0o600))
	require.Equal(t, done, say(t, "en", "", "solve", "-save", file, "-resume", file, "hunde-spiel").status)
	info, err := os.Stat(file)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())

	output, err := os.Create(filepath.Join(folder, "output"))
	require.NoError(t, err)
	defer output.Close()
	status := run(t.Context(), []string{"solve", "-save", output.Name(), "hunde-spiel"}, strings.NewReader(""), output, io.Discard)
	assert.Equal(t, refused, status)
}

// TestWhatWasPrintedIsGoneOnWith: the state is found in the output, and resuming a complete
// search is no error.
func TestWhatWasPrintedIsGoneOnWith(t *testing.T) {
	file := filepath.Join(t.TempDir(), "night.txt")
	got := say(t, "en", "", "solve", "-count", "-limit", "1ms", long)
	require.Equal(t, stopped, got.status)
	require.NoError(t, os.WriteFile(file, []byte(got.out), 0o600))
	assert.Equal(t, done, say(t, "en", "", "solve", "-count", "-resume", file, long).status)

	require.NoError(t, os.WriteFile(file, []byte(say(t, "en", "", "solve", "-json", two).out), 0o600))
	got = say(t, "en", "", "solve", "-resume", file, two)
	assert.Equal(t, said{refused, "", "edgewise: That search is complete: there’s nothing left to continue.\n"}, got)
}
