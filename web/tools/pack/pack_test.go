package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// folder is a small page with a file that is not part of it.
func folder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{
		"index.html":        "<!doctype html>",
		"sw.js":             "importScripts('files.js');",
		"edgewise.wasm":     strings.Repeat("\x00asm", 1000),
		"app/board.js":      "export {};",
		"app/board.test.js": "test();",
		"types.d.ts":        "export {};",
		"words/de.js":       "export {};",
		"words/en.js":       "export {};",
	} {
		write(t, filepath.Join(dir, name), content)
	}
	return dir
}

func write(t *testing.T, path, content string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
}

func read(t *testing.T, path ...string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(path...))
	require.NoError(t, err)
	return string(content)
}

func TestListNamesWhatTheServiceWorkerStores(t *testing.T) {
	dir := folder(t)
	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	script := read(t, dir, "files.js")
	assert.Regexp(t, `"version": "[0-9a-f]{16}"`, script)
	for _, name := range []string{`"./"`, `"app/board.js"`, `"edgewise.wasm"`} {
		assert.Contains(t, script, name)
	}
	for _, name := range []string{"index.html", "sw.js", "files.js", "test.js", "types", ".br", ".gz"} {
		assert.NotContains(t, script, name)
	}
}

func TestLanguagesAreTheFilesOfWords(t *testing.T) {
	dir := folder(t)
	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	assert.Contains(t, read(t, dir, "languages.js"), `LANGUAGES = ["de","en"];`)
	before := read(t, dir, "files.js")
	assert.Contains(t, before, `"languages.js"`, "it is needed offline, too")

	write(t, filepath.Join(dir, "words", "fr.js"), "export {};")
	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	assert.Contains(t, read(t, dir, "languages.js"), `LANGUAGES = ["de","en","fr"];`)
	assert.NotEqual(t, before, read(t, dir, "files.js"))
}

func TestVersionFollowsTheContents(t *testing.T) {
	dir := folder(t)
	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	first := read(t, dir, "files.js")
	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	assert.Equal(t, first, read(t, dir, "files.js"), "packing again changes nothing")

	for _, name := range []string{"app/board.js", "index.html", "sw.js", "edgewise.wasm"} {
		before := read(t, dir, "files.js")
		write(t, filepath.Join(dir, name), strings.Repeat("changed", 500))
		require.NoError(t, run([]string{"-dir", dir}, io.Discard))
		assert.NotEqual(t, before, read(t, dir, "files.js"), name)
	}
}

func TestCopiesUnpackToTheirFiles(t *testing.T) {
	dir := folder(t)
	module := filepath.Join(dir, "edgewise.wasm")
	for _, content := range []string{read(t, module), strings.Repeat("another", 999)} {
		write(t, module, content)
		require.NoError(t, run([]string{"-dir", dir}, io.Discard))
		for _, f := range forms {
			assert.True(t, f.holds(module+f.suffix, []byte(content)), f.suffix)
		}
	}
	assert.NoFileExists(t, filepath.Join(dir, "app/board.js.gz"), "a copy that would weigh more")
}

func TestCopyThatStillHoldsIsKept(t *testing.T) {
	dir := folder(t)
	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	copy := filepath.Join(dir, "edgewise.wasm.br")
	long := time.Now().Add(-time.Hour)
	require.NoError(t, os.Chtimes(copy, long, long))

	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	kept, err := os.Stat(copy)
	require.NoError(t, err)
	assert.True(t, kept.ModTime().After(long), "or the server would take it for stale")
}

func TestWeightIsPrintedAndLimited(t *testing.T) {
	dir := folder(t)
	var stdout bytes.Buffer
	require.NoError(t, run([]string{"-dir", dir}, &stdout))
	assert.Regexp(t, `^edgewise\.wasm raw +4\.0 kB\nedgewise\.wasm gzip +0\.\d kB\nedgewise\.wasm brotli +0\.\d kB\n$`, stdout.String())

	assert.ErrorContains(t, run([]string{"-dir", dir, "-max", "3"}, io.Discard), "more than it may")
	require.NoError(t, os.Remove(filepath.Join(dir, "edgewise.wasm")))
	assert.ErrorContains(t, run([]string{"-dir", dir}, io.Discard), "edgewise.wasm")
}

func TestOutReceivesThePageAndNothingElse(t *testing.T) {
	dir, out := folder(t), filepath.Join(t.TempDir(), "dist")
	require.NoError(t, run([]string{"-dir", dir, "-out", out}, io.Discard))
	for _, name := range []string{"index.html", "files.js", "sw.js", "app/board.js", "edgewise.wasm", "edgewise.wasm.br", "edgewise.wasm.gz"} {
		assert.Equal(t, read(t, dir, name), read(t, out, name))
	}
	assert.NoFileExists(t, filepath.Join(out, "types.d.ts"))
	assert.NoFileExists(t, filepath.Join(out, "app/board.test.js"))
}
