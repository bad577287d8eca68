package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/web"
)

// folder writes the sources of a small page, and files that do not belong to it.
func folder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{
		"index.html": `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'wasm-unsafe-eval'; style-src 'self'" />
    <script src="app/boot.js"></script>
    <link rel="stylesheet" href="style/one.css" />
    <link rel="stylesheet" href="style/print.css" media="print" />
    <script src="app/theme.js"></script>
    <script type="module" src="app/start.js" data-part="start"></script>
  <body>
`,
		"bench.html": `<!doctype html>
    <script src="app/theme.js"></script>
    <link rel="stylesheet" href="style/bench.css" />
    <script type="module" src="app/bench.js" data-part="start"></script>
`,
		"app/bench.js":         `console.log("measured");`,
		"style/bench.css":      "table { color: red }",
		"sw.js":                "importScripts('files.js', 'versions.js');",
		"versions.js":          "class Version {}",
		"worker.js":            "self.said = 'the worker';",
		"wasm_exec.js":         "globalThis.Go = class {};",
		"edgewise.wasm":        strings.Repeat("\x00asm", 1000),
		"manifest.webmanifest": "{}",
		"app/boot.js":          "(() => { window.said = 'boot'; new Worker('worker.js').postMessage('edgewise.wasm'); })();",
		"app/theme.js":         "(() => { window.theme = window.kept?.theme ?? 'none'; })();",
		"app/start.js":         `import("./main.js").catch(() => {});`,
		"app/main.js":          `import { board } from "./board/board.js"; import { LANGUAGES, NAMES } from "../built.js"; console.log(board, LANGUAGES, NAMES);`,
		"app/board/board.js":   "export const board = 'a board';",
		"app/board.test.js":    "test();",
		"types.d.ts":           "export {};",
		"style/one.css":        "b { color: red }",
		"style/print.css":      "b { color: black }",
		"style/later.css":      "i { color: blue }",
		"words/de.js":          "export const words = { share: 'Teilen' };",
		"words/en.js":          "export const words = { share: 'Share' };",
		"words/essay/en.js":    "export const words = { how: 'How' };",
		"days/2026-11.json":    "[]",
		"icons/icon.svg":       "<svg/>",
	} {
		write(t, filepath.Join(dir, filepath.FromSlash(name)), content)
	}
	return dir
}

// packed packs the sources and returns the folder with the result.
func packed(t *testing.T, dir string) string {
	t.Helper()
	out := filepath.Join(dir, "packed")
	require.NoError(t, run([]string{"-dir", dir, "-out", out}, io.Discard))
	return out
}

// named is the packed file whose name without its hash is this.
func named(t *testing.T, out, name string) string {
	t.Helper()
	ext := filepath.Ext(name)
	found, err := filepath.Glob(filepath.Join(out, strings.TrimSuffix(name, ext)+"-????????"+ext))
	require.NoError(t, err)
	require.Len(t, found, 1, name)
	relative, err := filepath.Rel(out, found[0])
	require.NoError(t, err)
	return filepath.ToSlash(relative)
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

// listed is the list that the service worker imports.
func listed(t *testing.T, out string) (made list) {
	t.Helper()
	_, script, found := strings.Cut(read(t, out, "files.js"), "self.EDGEWISE = ")
	require.True(t, found)
	require.NoError(t, json.Unmarshal([]byte(strings.TrimSuffix(script, ";\n")), &made))
	return made
}

// Safari reads ranges since 16.4, and nested rules since 17.2.
func TestStylesAreWrittenForTheOldestBrowsers(t *testing.T) {
	dir := folder(t)
	css := `b {
  @media (width < 45em), (22.5em <= width < 75em) and (height >= 37.5em) {
    & i {
      height: min(90svh, 9px);
    }
  }
}
`
	write(t, filepath.Join(dir, "style/one.css"), css)
	write(t, filepath.Join(dir, "style/later.css"), css)
	out := packed(t, dir)
	older := "@media(max-width:44.99em),(min-width:22.5em)and (max-width:74.99em)and (min-height:37.5em){b i{height:min(calc(90 * var(--svh)),9px)}}"
	assert.Contains(t, read(t, out, named(t, out, "page.css")), older)
	assert.Contains(t, read(t, out, named(t, out, "style/later.css")), older)
}

// mixing matches a block behind @supports (color: color-mix(…)).
var mixing = regexp.MustCompile(`(?m)^@supports \(color: color-mix\(.*\{\n((  .*)?\n)*\}|^  @supports \(color: color-mix\(.*\{\n.*\n  \}`)

func TestNoStyleIsLeftThatIsTooNew(t *testing.T) {
	sheets, err := filepath.Glob("../../style/*.css")
	require.NoError(t, err)
	require.NotEmpty(t, sheets)
	for _, sheet := range sheets {
		text := string(forOldest([]byte(read(t, sheet))))
		assert.NotRegexp(t, `(?m)^\s*@media .*([<>]| or |not \()`, text, sheet)
		assert.NotRegexp(t, `\d\d[sdl]v[hw]`, text, sheet)
		// With a variable in it, it counts as valid and leaves nothing where a browser does not know it.
		assert.NotContains(t, mixing.ReplaceAllString(text, ""), "color-mix", sheet)
	}
}

// TestPageIsToldWhereItWillBe: without that nothing on it is absolute, and nobody may frame it.
func TestPageIsToldWhereItWillBe(t *testing.T) {
	dir := folder(t)
	write(t, filepath.Join(dir, "index.html"), strings.Replace(read(t, dir, "index.html"), "<!doctype html>", "<!doctype html>\n<html lang=\"en\">\n    <title>Edgewise</title>", 1))
	assert.NotRegexp(t, `://|data-frames|canonical`, read(t, packed(t, dir), "index.html"))
	out := filepath.Join(dir, "told")
	require.NoError(t, run([]string{"-dir", dir, "-out", out, "-base", "https://host.example/edgewise", "-frames", "https://blog.example *"}, io.Discard))
	page := read(t, out, "index.html")
	assert.Contains(t, page, `<html data-frames="https://blog.example *" lang="en">`)
	assert.Contains(t, page, `<link rel="canonical" href="https://host.example/edgewise/" />`)
	assert.Contains(t, page, `<meta property="og:image" content="https://host.example/edgewise/picture.png" />`)
	assert.NotContains(t, read(t, out, "bench.html"), "host.example")
	assert.ErrorContains(t, run([]string{"-dir", dir, "-out", out, "-base", "host.example"}, io.Discard), "no address of a folder")
}

func TestFewFilesAreMadeOfMany(t *testing.T) {
	out := packed(t, folder(t))
	main, page, index := named(t, out, "main.js"), named(t, out, "page.css"), read(t, out, "index.html")
	_, rest, _ := strings.Cut(index, "<script>")
	first, _, _ := strings.Cut(rest, "</script>")
	hash := sha256.Sum256([]byte(first))
	assert.Equal(t, strings.Split(`<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-`+base64.StdEncoding.EncodeToString(hash[:])+`' 'wasm-unsafe-eval'; style-src 'self'" />
    <script>`+first+`</script>
    <link rel="stylesheet" href="`+page+`" />
    <script type="module" src="`+main+`" data-part="start"></script>
  <body>
`, "\n"), strings.Split(index, "\n"))
	assert.Contains(t, read(t, out, main), `"a board"`)
	assert.Contains(t, read(t, out, main), `["de","en"]`)
	assert.Contains(t, read(t, out, main), `"words/essay/en.js":"`+named(t, out, "words/essay/en.js")+`"`)
	assert.Contains(t, read(t, out, main), `"style/later.css":"`+named(t, out, "style/later.css")+`"`)
	assert.Contains(t, read(t, out, main), `.catch(`, "it starts as the sources do")
	assert.Regexp(t, `(?s)boot.*theme`, first, "one after the other")
	assert.NotRegexp(t, `\?[.?]`, first, "a browser that is too old for the page can read it")
	assert.Contains(t, first, `new Worker("`+named(t, out, "worker.js")+`").postMessage("`+named(t, out, "edgewise.wasm")+`")`)
	assert.Contains(t, read(t, out, main), `"worker.js":"`+named(t, out, "worker.js")+`"`)
	assert.Regexp(t, `^b{color:red}@media print{b{color:#000}}\s*$`, read(t, out, page))
	assert.Regexp(t, `(?s)Go.*the worker`, read(t, out, named(t, out, "worker.js")), "Go comes with the worker")
}

func TestBundleIsNamedAfterItsContent(t *testing.T) {
	dir := folder(t)
	out := packed(t, dir)
	words, main, page := named(t, out, "words/de.js"), named(t, out, "main.js"), named(t, out, "page.css")
	write(t, filepath.Join(dir, "words", "de.js"), "export const words = { share: 'Weitergeben' };")
	packed(t, dir)
	assert.NotEqual(t, words, named(t, out, "words/de.js"))
	assert.NotEqual(t, main, named(t, out, "main.js"), "it knows the names")
	assert.Equal(t, page, named(t, out, "page.css"))
	assert.NoFileExists(t, filepath.Join(out, words), "what is not of the page any more goes")
}

func TestWhatCannotBeBundledIsSaid(t *testing.T) {
	for name, content := range map[string]string{
		"app/main.js":   `import { gone } from "./gone.js"; gone();`,
		"words/de.js":   "export const words = {",
		"style/one.css": `@import "gone.css";`,
		"index.html":    "<!doctype html>\n<script defer src=\"app/boot.js\"></script>\n",
	} {
		dir := folder(t)
		write(t, filepath.Join(dir, filepath.FromSlash(name)), content)
		err := run([]string{"-dir", dir, "-out", filepath.Join(dir, "packed")}, io.Discard)
		assert.ErrorContains(t, err, filepath.Base(name))
	}
	dir := folder(t)
	write(t, filepath.Join(dir, "index.html"), "<!doctype html>\n")
	assert.ErrorContains(t, run([]string{"-dir", dir, "-out", filepath.Join(dir, "packed")}, io.Discard), "at least one of each")
}

// TestSourcesAreToldTheLanguages: -built needs no other built file.
func TestSourcesAreToldTheLanguages(t *testing.T) {
	dir := folder(t)
	require.NoError(t, os.Remove(filepath.Join(dir, "edgewise.wasm")))
	tell := func() string {
		require.NoError(t, run([]string{"-dir", dir, "-built"}, io.Discard))
		return read(t, dir, "built.js")
	}
	text := tell()
	assert.Contains(t, text, `LANGUAGES = ["de","en"];`)
	assert.Contains(t, text, `NAMES = {};`)
	write(t, filepath.Join(dir, "words", "fr.js"), "export const words = {};")
	assert.Contains(t, tell(), `LANGUAGES = ["de","en","fr"];`)
}

func TestListNamesWhatTheServiceWorkerStores(t *testing.T) {
	out := packed(t, folder(t))
	list := listed(t, out)
	assert.Regexp(t, `^[0-9a-f]{16}$`, list.Version)
	assert.ElementsMatch(t, []string{"./", "days/2026-11.json", named(t, out, "edgewise.wasm"), "icons/icon.svg", "manifest.webmanifest", named(t, out, "worker.js"),
		"bench.html", named(t, out, "bench.js"), named(t, out, "bench.css"), named(t, out, "theme.js"),
		named(t, out, "main.js"), named(t, out, "page.css"), named(t, out, "style/later.css"),
		named(t, out, "words/de.js"), named(t, out, "words/en.js"), named(t, out, "words/essay/en.js")}, slices.Collect(maps.Keys(list.Files)))
	assert.ElementsMatch(t, []string{"sw.js", "versions.js"}, slices.Collect(maps.Keys(list.Scripts)))
	assert.Equal(t, web.Types, list.Types)
	page := sha256.Sum256([]byte(read(t, out, "index.html")))
	assert.Equal(t, base64.StdEncoding.EncodeToString(page[:]), list.Files["./"], "it is verified before it is kept")
}

func TestVersionFollowsTheContents(t *testing.T) {
	dir := folder(t)
	out := packed(t, dir)
	first := read(t, out, "files.js")
	packed(t, dir)
	assert.Equal(t, first, read(t, out, "files.js"), "packing again changes nothing")
	for _, name := range []string{"edgewise.wasm", "sw.js", "versions.js", "manifest.webmanifest", "days/2026-11.json"} {
		before := read(t, out, "files.js")
		write(t, filepath.Join(dir, filepath.FromSlash(name)), strings.Repeat("changed", 500))
		packed(t, dir)
		assert.NotEqual(t, before, read(t, out, "files.js"), name)
	}
}

func TestListIsWrittenAgain(t *testing.T) {
	out := packed(t, folder(t))
	before := listed(t, out)
	worker := named(t, out, "worker.js")
	write(t, filepath.Join(out, worker), "self.said = 'another';")
	require.NoError(t, run([]string{"-list", "-out", out}, io.Discard))
	after := listed(t, out)
	assert.NotEqual(t, before.Version, after.Version)
	assert.NotEqual(t, before.Files[worker], after.Files[worker])
	assert.Equal(t, before.Files["./"], after.Files["./"])
}

func TestCopiesUnpackToTheirFiles(t *testing.T) {
	dir := folder(t)
	for _, content := range []string{read(t, dir, "edgewise.wasm"), strings.Repeat("another", 999)} {
		write(t, filepath.Join(dir, "edgewise.wasm"), content)
		out := packed(t, dir)
		for _, f := range forms(false) {
			assert.True(t, f.holds(filepath.Join(out, named(t, out, "edgewise.wasm"))+f.suffix, []byte(content)), f.suffix)
		}
		assert.NoFileExists(t, filepath.Join(out, "manifest.webmanifest.gz"), "a copy that would weigh more")
	}
}

func TestCopyThatStillHoldsIsKept(t *testing.T) {
	dir := folder(t)
	var squares strings.Builder // compressible, and better with more effort
	for i := range 3000 {
		fmt.Fprintln(&squares, i*i)
	}
	write(t, filepath.Join(dir, "edgewise.wasm"), squares.String())
	out := packed(t, dir)
	copy := filepath.Join(out, named(t, out, "edgewise.wasm")+".br")
	long := time.Now().Add(-time.Hour)
	require.NoError(t, os.Chtimes(copy, long, long))
	packed(t, dir)
	kept, err := os.Stat(copy)
	require.NoError(t, err)
	assert.True(t, kept.ModTime().After(long), "or the server would take it for stale")
	quick := read(t, copy)
	require.NoError(t, run([]string{"-dir", dir, "-out", filepath.Dir(copy), "-best"}, io.Discard))
	best := read(t, copy)
	assert.Less(t, len(best), len(quick), "what was made quickly is made anew")
	packed(t, dir)
	assert.Equal(t, best, read(t, copy), "what was made at its best is kept")
}

func TestWeightIsPrintedAndLimited(t *testing.T) {
	dir := folder(t)
	var stdout bytes.Buffer
	out := filepath.Join(dir, "packed")
	require.NoError(t, run([]string{"-dir", dir, "-out", out}, &stdout))
	assert.Regexp(t, `^edgewise\.wasm raw +4\.0 kB\nedgewise\.wasm gzip +0\.\d kB\nedgewise\.wasm brotli +0\.\d kB\n$`, stdout.String())
	assert.ErrorContains(t, run([]string{"-dir", dir, "-out", out, "-max", "3"}, io.Discard), "more than it may")
	require.NoError(t, os.Remove(filepath.Join(dir, "edgewise.wasm")))
	assert.ErrorContains(t, run([]string{"-dir", dir, "-out", out}, io.Discard), "edgewise.wasm")
}

func TestFolderReceivesThePageAndNothingElse(t *testing.T) {
	dir := folder(t)
	write(t, filepath.Join(dir, "packed", ".gitignore"), "*")
	write(t, filepath.Join(dir, "packed", "app", "old.js"), "old();")
	out := packed(t, dir)
	assert.NoFileExists(t, filepath.Join(out, "app", "old.js"))
	assert.FileExists(t, filepath.Join(out, ".gitignore"))
	for _, name := range []string{"types.d.ts", "app/board.test.js", "app/main.js", "wasm_exec.js", "built.js"} {
		assert.NoFileExists(t, filepath.Join(out, filepath.FromSlash(name)))
	}
}

func TestOneFileHasEverythingInIt(t *testing.T) {
	dir := folder(t)
	write(t, filepath.Join(dir, "index.html"), strings.Replace(read(t, dir, "index.html"), "  <body>\n", `
    <link rel="manifest" href="manifest.webmanifest" />
    <link rel="icon" href="icons/icon.svg" />
    <script src="app/module.js"></script>
  <body></body>
`, 1))
	write(t, filepath.Join(dir, "app", "module.js"), "window.said = 'asked';")
	write(t, filepath.Join(dir, "app", "whole.js"), "window.said = window.kept?.file ?? 'one file';")
	file := filepath.Join(dir, "edgewise.html")
	require.NoError(t, run([]string{"-dir", dir, "-out", filepath.Join(dir, "packed"), "-whole", file}, io.Discard))
	assert.NoDirExists(t, filepath.Join(dir, "packed"), "and nothing else is written")
	page := read(t, file)
	assert.Contains(t, page, `content="`+wholePolicy+`"`)
	assert.NotRegexp(t, `(src|href)="[^#d]`, page, "it asks for nothing")
	assert.Contains(t, page, "<style>b{color:red}")
	_, rest, _ := strings.Cut(page, "<script>")
	first, rest, _ := strings.Cut(rest, "</script>")
	assert.Regexp(t, `(?s)boot.*theme`, first)
	assert.NotRegexp(t, `\?[.?]`, first, "a browser that is too old for the page can read it")
	second, _, _ := strings.Cut(rest, "</script>")
	assert.Contains(t, second, `"one file"`)
	assert.NotContains(t, page, "asked", "what asks for the program")
	var parts map[string]part
	require.NoError(t, json.Unmarshal(unpacked(t, page, "parts"), &parts))
	assert.Contains(t, parts["main.js"].Text, `"a board"`)
	_, worker, _ := strings.Cut(parts["main.js"].Text, `"worker.js":"`)
	worker, _, _ = strings.Cut(worker, `"`)
	assert.Equal(t, "application/javascript", parts[worker].Type)
	assert.Contains(t, parts, "days/2026-11.json")
	assert.Equal(t, read(t, dir, "edgewise.wasm"), string(unpacked(t, page, "program")))
}

// unpacked is the content of a gzipped element of the page.
func unpacked(t *testing.T, page, id string) []byte {
	t.Helper()
	_, rest, found := strings.Cut(page, `<script type="application/gzip" id="`+id+`">`)
	require.True(t, found, id)
	text, _, _ := strings.Cut(rest, "<")
	zipped, err := base64.StdEncoding.DecodeString(text)
	require.NoError(t, err)
	unpacker, err := gzip.NewReader(bytes.NewReader(zipped))
	require.NoError(t, err)
	content, err := io.ReadAll(unpacker)
	require.NoError(t, err)
	return content
}
