//go:build !js

package web

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
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

// folder is a page of the usual shape, among files that visitors must not get.
func folder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string]string{
		"index.html":             `<!doctype html><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x'" />`,
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
	handler, err := Handler(folder(t))
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
	handler, err := Handler(folder(t))
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
		assert.Equal(t, "script-src 'self' 'sha256-x'; frame-ancestors 'none'", answer.Header.Get("Content-Security-Policy"), path)
	}
	answer, _ := ask(t, handler, http.MethodPost, "/")
	assert.Equal(t, http.StatusMethodNotAllowed, answer.StatusCode)
}

func TestCompression(t *testing.T) {
	handler, err := Handler(folder(t))
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

// TestBrowsersGetTheFormTheyTake: the highest weight wins, then brotli before gzip, and no form
// that the browser refuses or the page does not have.
func TestBrowsersGetTheFormTheyTake(t *testing.T) {
	handler, err := Handler(folder(t))
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
	handler, err := Handler(dir)
	require.NoError(t, err)
	later := time.Now().Add(time.Minute)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "edgewise.wasm"), []byte("new"), 0o644))
	require.NoError(t, os.Chtimes(filepath.Join(dir, "edgewise.wasm"), later, later))

	answer, body := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", "br")
	assert.Empty(t, answer.Header.Get("Content-Encoding"))
	assert.Equal(t, "new", body)
}

func TestRevalidation(t *testing.T) {
	handler, err := Handler(folder(t))
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
	handler, err := Handler(folder(t))
	require.NoError(t, err)
	answer, body := ask(t, handler, http.MethodGet, "/edgewise.wasm", "Accept-Encoding", "br", "Range", "bytes=1-3")
	assert.Equal(t, http.StatusPartialContent, answer.StatusCode)
	assert.Equal(t, "asm", body)
	assert.Empty(t, answer.Header.Get("Content-Encoding"))
}

func TestIndexHasOneAddress(t *testing.T) {
	handler, err := Handler(folder(t))
	require.NoError(t, err)
	answer, _ := ask(t, handler, http.MethodGet, "/index.html")
	assert.Equal(t, http.StatusMovedPermanently, answer.StatusCode)
	assert.Equal(t, "./", answer.Header.Get("Location"))
}

// TestPagesStateTheirPolicy: hosts that send no headers keep the page to its own origin, too.
func TestPagesStateTheirPolicy(t *testing.T) {
	for name, scripts := range map[string]string{"index.html": "edgewise edgewise-first", "bench.html": "edgewise"} {
		page, err := os.ReadFile(name)
		require.NoError(t, err)
		stated := policyElement.FindSubmatch(page)
		require.NotNil(t, stated, name)
		assert.Regexp(t, `^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; .*require-trusted-types-for 'script'; trusted-types `+scripts+`$`, string(stated[1]), name)
	}
	assert.Equal(t, "default-src 'none'; frame-ancestors 'none'", policyOf(os.DirFS(t.TempDir()), ""), "a page that states none can do nothing")
}

// TestFramersAreOrigins, as app/framed.js compares them: any other spelling would match no page.
func TestFramersAreOrigins(t *testing.T) {
	for given, want := range map[string]string{
		"":                     "",
		"*":                    "*",
		"https://blog.example": "https://blog.example",
		" https://a.example\thttp://127.0.0.1:8080  https://[::1]:8443 *": "https://a.example http://127.0.0.1:8080 https://[::1]:8443 *",
	} {
		origins, err := Framers(given)
		require.NoError(t, err, given)
		assert.Equal(t, want, origins)
	}
	for _, wrong := range []string{
		"https://blog.example/", "https://blog.example/posts", "blog.example", "https://", "https://Blog.example", "https://*.example",
		"https://blog.example?a=b", "https://blog.example#a", "https://me@blog.example", "https://blog.example:443", "http://blog.example:80",
		"https://a.example,https://b.example", "https://a.example;script-src", "'self'", "ftp://blog.example", "file:///blog", "https://bücher.example",
	} {
		_, err := Framers("https://good.example " + wrong)
		assert.ErrorContains(t, err, fmt.Sprintf("%q is no origin: expected https://blog.example", wrong))
	}
}
