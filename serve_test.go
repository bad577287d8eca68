//go:build !js

package main

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// module stands for the WebAssembly module: long enough to be compressed.
var module = strings.Repeat("\x00asm edgewise ", 500)

// folder is a page of the usual shape among files that are none of a visitor's business.
func folder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{
		"index.html":             "<!doctype html><title>Edgewise</title>",
		"sw.js":                  "self;",
		"manifest.webmanifest":   "{}",
		"edgewise.wasm":          module,
		"style/board.css":        "svg{}",
		"app/board/board.js":     "export {};",
		"app/board/state.d.ts":   "secret",
		"app/board.test.js":      "secret",
		"words/en.js":            "export {};",
		"icons/icon.svg":         "<svg xmlns='http://www.w3.org/2000/svg'/>",
		"types.d.ts":             "secret",
		"page.go":                "secret",
		"tools/package.json":     "secret",
		"tools/eslint.config.js": "secret",
		"e2e/firefox.mjs":        "secret",
		"lost.js.br":             "secret",
	} {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
		require.NoError(t, os.WriteFile(path, []byte(content), 0o644))
	}
	for suffix, pack := range map[string]func(io.Writer) io.WriteCloser{
		".br": func(w io.Writer) io.WriteCloser { return brotli.NewWriter(w) },
		".gz": func(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) },
	} {
		var packed bytes.Buffer
		packer := pack(&packed)
		_, err := io.WriteString(packer, module)
		require.NoError(t, err)
		require.NoError(t, packer.Close())
		require.NoError(t, os.WriteFile(filepath.Join(dir, "edgewise.wasm"+suffix), packed.Bytes(), 0o644))
	}
	return dir
}

// ask sends a request with the given headers, names and values in turn, and
// returns the answer with its body as it travelled.
func ask(t *testing.T, handler http.Handler, method, path string, headers ...string) (*http.Response, string) {
	t.Helper()
	request := httptest.NewRequest(method, "http://edgewise.test"+path, nil)
	for i := 0; i < len(headers); i += 2 {
		request.Header.Set(headers[i], headers[i+1])
	}
	recorder := httptest.NewRecorder()
	handler.ServeHTTP(recorder, request)
	answer := recorder.Result()
	body, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	return answer, string(body)
}

func TestTypesAndHeaders(t *testing.T) {
	handler, err := handlerFor(folder(t))
	require.NoError(t, err)
	for path, contentType := range map[string]string{
		"/":                     "text/html; charset=utf-8",
		"/edgewise.wasm":        "application/wasm",
		"/manifest.webmanifest": "application/manifest+json",
		"/sw.js":                "application/javascript",
		"/app/board/board.js":   "application/javascript",
		"/words/en.js":          "application/javascript",
		"/style/board.css":      "text/css; charset=utf-8",
		"/icons/icon.svg":       "image/svg+xml",
	} {
		for _, method := range []string{http.MethodGet, http.MethodHead} {
			answer, _ := ask(t, handler, method, path)
			assert.Equal(t, http.StatusOK, answer.StatusCode, "%s %s", method, path)
			header := answer.Header
			assert.Equal(t, contentType, header.Get("Content-Type"), path)
			for name, value := range headers {
				assert.Equal(t, value, header.Get(name), "%s: %s", path, name)
			}
			assert.Equal(t, "Accept-Encoding", header.Get("Vary"), path)
			assert.Regexp(t, `^"\w+"$`, header.Get("Etag"), "%s %s", method, path)
		}
	}
}

func TestWhatIsNotServed(t *testing.T) {
	handler, err := handlerFor(folder(t))
	require.NoError(t, err)
	for _, path := range []string{
		"/types.d.ts", "/page.go", "/app/board.test.js", "/lost.js",
		"/tools/package.json", "/tools/eslint.config.js", "/e2e/firefox.mjs", "/tools/", "/e2e",
		"/nothing", "/app/", "/app/board/", "/app/board/state.d.ts",
		"/edgewise.wasm.br", "/edgewise.wasm.gz", "/../serve.go", "/app/../../serve.go", "/app/../tools/package.json",
		"/%2e%2e/serve.go", "/app%2f..%2ftools/package.json", "//etc/passwd", "/..%5cserve.go",
	} {
		answer, body := ask(t, handler, http.MethodGet, path, "Accept-Encoding", "br")
		assert.Equal(t, http.StatusNotFound, answer.StatusCode, path)
		assert.NotContains(t, body, "secret", path)
		assert.Equal(t, policy, answer.Header.Get("Content-Security-Policy"), path)
	}
	answer, _ := ask(t, handler, http.MethodPost, "/")
	assert.Equal(t, http.StatusMethodNotAllowed, answer.StatusCode)
}

func TestCompression(t *testing.T) {
	handler, err := handlerFor(folder(t))
	require.NoError(t, err)
	tags := map[string]bool{}
	for _, test := range []struct {
		accepted, encoding string
		unpack             func(io.Reader) (io.Reader, error)
	}{
		{"", "", func(r io.Reader) (io.Reader, error) { return r, nil }},
		{"gzip, deflate", "gzip", func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
		{"br", "br", func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
	} {
		answer, body := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", test.accepted)
		assert.Equal(t, test.encoding, answer.Header.Get("Content-Encoding"))
		assert.Equal(t, int64(len(body)), answer.ContentLength, test.accepted)
		unpacker, err := test.unpack(strings.NewReader(body))
		require.NoError(t, err, test.accepted)
		unpacked, err := io.ReadAll(unpacker)
		require.NoError(t, err, test.accepted)
		assert.Equal(t, module, string(unpacked), test.accepted)
		tags[answer.Header.Get("Etag")] = true
	}
	assert.Len(t, tags, 3, "each form has a tag of its own")
}

// TestBrowsersGetTheFormTheyTake: by weight, brotli before gzip, and nothing that
// they refuse or that is not known.
func TestBrowsersGetTheFormTheyTake(t *testing.T) {
	handler, err := handlerFor(folder(t))
	require.NoError(t, err)
	for accepted, want := range map[string]string{
		"gzip, deflate, br, zstd":  "br",
		"br;q=0":                   "",
		"br;q=0, gzip":             "gzip",
		"br;q=0.000, gzip;q=0":     "",
		"br;q=0.5, gzip;q=0.8":     "gzip",
		"gzip;q=0.5, br;Q=0.5":     "br",
		"*":                        "br",
		"*;q=0.1, br;q=0":          "gzip",
		"*;q=0":                    "",
		"identity":                 "",
		"identity;q=0.9, br;q=0.3": "",
		"identity;q=0, gzip;q=0.3": "gzip",
		"zstd, compress":           "",
		"broccoli":                 "",
		"BR":                       "br",
		"br;q=much":                "",
		", ,;,":                    "",
		" gzip ;q=1 , br ; q=0.2":  "gzip",
	} {
		answer, _ := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", accepted)
		assert.Equal(t, http.StatusOK, answer.StatusCode, accepted)
		assert.Equal(t, want, answer.Header.Get("Content-Encoding"), accepted)
	}
}

func TestStaleCopyIsNotServed(t *testing.T) {
	dir := folder(t)
	handler, err := handlerFor(dir)
	require.NoError(t, err)
	later := time.Now().Add(time.Minute)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "edgewise.wasm"), []byte("new"), 0o644))
	require.NoError(t, os.Chtimes(filepath.Join(dir, "edgewise.wasm"), later, later))

	answer, body := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", "br")
	assert.Empty(t, answer.Header.Get("Content-Encoding"))
	assert.Equal(t, "new", body)
}

func TestRevalidation(t *testing.T) {
	handler, err := handlerFor(folder(t))
	require.NoError(t, err)
	first, _ := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", "br")
	tag := first.Header.Get("Etag")
	for _, known := range []string{tag, "W/" + tag, `"other", ` + tag, `W/"one",W/` + tag + `,"two"`, "*"} {
		again, body := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", "br", "If-None-Match", known)
		assert.Equal(t, http.StatusNotModified, again.StatusCode, known)
		assert.Empty(t, body)
	}
	for _, unknown := range []string{`"other"`, strings.Trim(tag, `"`), `"a", "b"`} {
		again, body := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", "br", "If-None-Match", unknown)
		assert.Equal(t, http.StatusOK, again.StatusCode, unknown)
		assert.NotEmpty(t, body)
	}
	other, _ := ask(t, handler, http.MethodGet, "/edgewise.wasm", "If-None-Match", tag)
	assert.Equal(t, http.StatusOK, other.StatusCode, "the tag of another form")
}

func TestRangeIsOfThePlainFile(t *testing.T) {
	handler, err := handlerFor(folder(t))
	require.NoError(t, err)
	answer, body := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", "br", "Range", "bytes=1-3")
	assert.Equal(t, http.StatusPartialContent, answer.StatusCode)
	assert.Equal(t, "asm", body)
	assert.Empty(t, answer.Header.Get("Content-Encoding"))
}

func TestIndexHasOneAddress(t *testing.T) {
	handler, err := handlerFor(folder(t))
	require.NoError(t, err)
	answer, _ := ask(t, handler, http.MethodGet, "/index.html")
	assert.Equal(t, http.StatusMovedPermanently, answer.StatusCode)
	assert.Equal(t, "./", answer.Header.Get("Location"))
}

func TestRunServesUntilStopped(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	reader, stdout := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- run(ctx, []string{"-addr", "127.0.0.1:0", "-dir", folder(t)}, stdout) }()

	line, err := bufio.NewReader(reader).ReadString('\n')
	require.NoError(t, err)
	require.Regexp(t, `^Edgewise is at http://127\.0\.0\.1:\d+/\n$`, line)
	url := strings.TrimSpace(strings.TrimPrefix(line, "Edgewise is at "))
	answer, err := http.Get(url + "edgewise.wasm")
	require.NoError(t, err)
	body, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	assert.Equal(t, module, string(body))

	idle, err := net.Dial("tcp", strings.Trim(url, "htp:/"))
	require.NoError(t, err)
	defer idle.Close()
	stop()
	assert.NoError(t, <-ended, "a connection that asks nothing holds nobody up for ever")
	_, err = http.Get(url)
	assert.Error(t, err, "nobody listens any more")
}

func TestRunRefuses(t *testing.T) {
	busy := httptest.NewServer(http.NotFoundHandler())
	defer busy.Close()
	for _, test := range []struct {
		name, message string
		args          []string
	}{
		{"a folder without the module", "run `make build` first", []string{"-dir", t.TempDir()}},
		{"a busy address", "is taken by another program: stop that one, or choose another address", []string{"-dir", folder(t), "-addr", busy.Listener.Addr().String()}},
		{"an address without a port", "choose another address", []string{"-dir", folder(t), "-addr", "localhost"}},
		{"a word", "only flags", []string{"now"}},
		{"an unknown flag", "-port", []string{"-port", "80"}},
	} {
		err := run(t.Context(), test.args, io.Discard)
		require.Error(t, err, test.name)
		assert.Contains(t, err.Error(), test.message, test.name)
	}
	var help bytes.Buffer
	assert.NoError(t, run(t.Context(), []string{"-help"}, &help))
	assert.Contains(t, help.String(), "-addr address")
}

func TestNextPortIsTakenAndSaid(t *testing.T) {
	var stdout bytes.Buffer
	usual, err := listenFrom(0, &stdout)
	require.NoError(t, err)
	defer usual.Close()
	assert.Empty(t, stdout.String(), "there is nothing to say where the usual port is free")

	port := usual.Addr().(*net.TCPAddr).Port
	next, err := listenFrom(port, &stdout)
	require.NoError(t, err)
	defer next.Close()
	assert.Equal(t, "127.0.0.1", next.Addr().(*net.TCPAddr).IP.String(), "nobody else's machine sees it")
	assert.Regexp(t, fmt.Sprintf(`^Port %d is taken, .*\n$`, port), stdout.String())
}

func TestAnyPortDoesWhereTheNextAreTaken(t *testing.T) {
	listener, err := listenFrom(1<<16, io.Discard) // no port after the last can be had
	require.NoError(t, err)
	defer listener.Close()
}

// TestPageCarriesThePolicy: a host that sends no headers is as strict, but for
// what a meta tag cannot say.
func TestPageCarriesThePolicy(t *testing.T) {
	page, err := os.ReadFile("web/index.html")
	require.NoError(t, err)
	assert.Contains(t, string(page), strings.TrimSuffix(policy, "; frame-ancestors 'none'"))
}
