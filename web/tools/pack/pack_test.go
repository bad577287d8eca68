package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// folder is a small page with a file that is not part of it.
func folder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{
		"index.html":         "<!doctype html>",
		"sw.js":              "importScripts('files.js', 'versions.js');",
		"versions.js":        "class Version {}",
		"edgewise.wasm":      strings.Repeat("\x00asm", 1000),
		"app/board/board.js": "export {};",
		"app/board.test.js":  "test();",
		"types.d.ts":         "export {};",
		"words/de.js":        "export {};",
		"words/en.js":        "export {};",
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
	_, script, found := strings.Cut(read(t, dir, "files.js"), "self.EDGEWISE = ")
	require.True(t, found)
	var told list
	require.NoError(t, json.Unmarshal([]byte(strings.TrimSuffix(script, ";\n")), &told))
	assert.Regexp(t, `^[0-9a-f]{16}$`, told.Version)
	assert.ElementsMatch(t, []string{"./", "app/board/board.js", "edgewise.wasm", "languages.js", "words/de.js", "words/en.js"},
		slices.Collect(maps.Keys(told.Files)))
	assert.ElementsMatch(t, []string{"sw.js", "versions.js"}, slices.Collect(maps.Keys(told.Scripts)))

	assert.Equal(t, web.Types, told.Types)

	page := sha256.Sum256([]byte(read(t, dir, "index.html")))
	assert.Equal(t, base64.StdEncoding.EncodeToString(page[:]), told.Files["./"], "it is verified before it is kept")
	assert.Equal(t, told.Files["words/de.js"], told.Files["words/en.js"], "the hash is of nothing but the content")
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

	for _, name := range []string{"app/board/board.js", "index.html", "sw.js", "versions.js", "edgewise.wasm"} {
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
	assert.NoFileExists(t, filepath.Join(dir, "app/board/board.js.gz"), "a copy that would weigh more")
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

func TestListsAloneAreWrittenWithoutCopies(t *testing.T) {
	dir := folder(t)
	require.NoError(t, run([]string{"-dir", dir, "-lists"}, io.Discard))
	assert.NoFileExists(t, filepath.Join(dir, "edgewise.wasm.br"))
	lists := read(t, dir, "files.js") + read(t, dir, "languages.js")
	require.NoError(t, run([]string{"-dir", dir}, io.Discard))
	assert.Equal(t, lists, read(t, dir, "files.js")+read(t, dir, "languages.js"))
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
	for _, name := range []string{"index.html", "files.js", "sw.js", "app/board/board.js", "edgewise.wasm", "edgewise.wasm.br", "edgewise.wasm.gz"} {
		assert.Equal(t, read(t, dir, name), read(t, out, name))
	}
	assert.NoFileExists(t, filepath.Join(out, "types.d.ts"))
	assert.NoFileExists(t, filepath.Join(out, "app/board.test.js"))
}
