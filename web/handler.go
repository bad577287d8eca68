//go:build !js

package web

// The handler of the page: its files, and the headers of every answer.

import (
	"cmp"
	"fmt"
	"io/fs"
	"maps"
	"mime"
	"net/http"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"

	"github.com/vearutop/statigz"
	"github.com/vearutop/statigz/brotli"
)

// policyOf is the policy that index.html states, which allows its own script by its hash, and what only a
// header can say: that no other page may frame it but the framers. It keeps the page to its own origin. Text
// becomes markup or a script only where web/app/base/trusted.js allows it.
func policyOf(files fs.FS, framers string) string {
	index, _ := fs.ReadFile(files, "index.html")
	stated := "default-src 'none'"
	if found := policyElement.FindSubmatch(index); found != nil {
		stated = string(found[1])
	}
	return stated + "; frame-ancestors " + cmp.Or(framers, "'none'")
}

var policyElement = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)"`)

// headers go with every answer. No other page may share a process with this one, embed its files or
// learn where a visitor came from. The page gives up the camera and the like, which it never uses.
var headers = map[string]string{
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Permissions-Policy":           "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
	"X-Content-Type-Options":       "nosniff",
	"Referrer-Policy":              "no-referrer",
	"Cache-Control":                "no-cache",
}

// Headers are those of the page in files, for another server of it: only the framers may show it in a frame,
// origins with spaces between them, * for all, "" for none.
func Headers(files fs.FS, framers string) map[string]string {
	all := maps.Clone(headers)
	all["Content-Security-Policy"] = policyOf(files, framers)
	return all
}

// Handler serves the page in dir, read anew at each request, or the built-in copy when dir is "". It
// hands out files and nothing else: compressed if the browser accepts that, checked again by entity
// tag on every visit, and under a strict policy.
func Handler(dir string) (http.Handler, error) {
	files := Embedded()
	if dir != "" {
		files = Page(os.DirFS(dir))
	}
	// The packed module has its hash in its name.
	if modules, _ := fs.Glob(files, strings.Replace(WASM, ".", "*.", 1)); len(modules) == 0 {
		return nil, fmt.Errorf("%s is missing from %s: run `make build` first",
			WASM, cmp.Or(dir, "this program"))
	}
	for extension, contentType := range Types {
		if err := mime.AddExtensionType(extension, contentType); err != nil {
			return nil, err
		}
	}
	if dir == "" {
		policy := policyOf(files, "")
		return guard(statigz.FileServer(files, brotli.AddEncoding), func() string { return policy }), nil
	}
	return guard(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		statigz.FileServer(filesFor(files, r.URL.Path), brotli.AddEncoding).ServeHTTP(w, r)
	}), func() string { return policyOf(files, "") }), nil
}

// filesFor is the part of the page that can answer one request. The file server reads everything it is
// given before it answers, and a folder is read anew at each request.
func filesFor(files fs.ReadDirFS, address string) fs.ReadDirFS {
	file := strings.TrimPrefix(path.Clean("/"+address), "/")
	if address == "" || strings.HasSuffix(address, "/") {
		file = path.Join(file, "index.html")
	}
	names := []string{file, file + ".br", file + ".gz"}
	for folder := path.Dir(file); folder != "."; folder = path.Dir(folder) {
		names = append(names, folder)
	}
	return subset{files, names}
}

// subset lists only these names of a file system.
type subset struct {
	fs.ReadDirFS
	names []string
}

func (e subset) ReadDir(dir string) ([]fs.DirEntry, error) {
	var entries []fs.DirEntry
	for _, name := range e.names {
		if path.Dir(name) != dir || name == "." {
			continue
		}
		if info, err := fs.Stat(e.ReadDirFS, name); err == nil {
			entries = append(entries, fs.FileInfoToDirEntry(info))
		}
	}
	return entries, nil
}

// guard adds the headers and does what statigz does not: it chooses the form that a browser prefers,
// quotes entity tags and reads lists of them, serves ranges of the plain file only, and gives a
// compressed copy no address of its own.
func guard(files http.Handler, policy func() string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range headers {
			w.Header().Set(name, value)
		}
		w.Header().Set("Content-Security-Policy", policy())
		if Compressed(r.URL.Path) {
			http.NotFound(w, r)
			return
		}
		answer := &tagged{ResponseWriter: w, knownTags: strings.Join(r.Header.Values("If-None-Match"), ",")}
		form := coding(strings.Join(r.Header.Values("Accept-Encoding"), ","))
		if r.Header.Get("Range") != "" { // a resumed download continues the plain file
			form = ""
		}
		r = r.Clone(r.Context())
		r.Header.Del("If-None-Match")
		r.Header.Set("Accept-Encoding", form)
		files.ServeHTTP(answer, r)
		answer.finish()
	})
}

// coding is the compressed form that a browser prefers among those of the page, or "" for the plain
// file. RFC 9110, section 12.5.3: a form that is not named has the weight of *, and a weight of 0
// refuses.
func coding(accepted string) string {
	weights := map[string]float64{}
	for entry := range strings.SplitSeq(accepted, ",") {
		name, parameter, weighed := strings.Cut(entry, ";")
		weight := 1.0
		if weighed {
			q, _ := strings.CutPrefix(strings.ToLower(strings.TrimSpace(parameter)), "q=")
			weight, _ = strconv.ParseFloat(q, 64) // an invalid weight counts as 0
		}
		weights[strings.ToLower(strings.TrimSpace(name))] = weight
	}
	best, most := "", weights["identity"]
	for _, name := range []string{"br", "gzip"} {
		weight, named := weights[name]
		if !named {
			weight = weights["*"]
		}
		if weight > 0 && (weight > most || best == "" && weight == most) {
			best, most = name, weight
		}
	}
	return best
}

// tagged quotes the entity tag before the headers leave, and sends no body if the browser already
// has the file with this tag.
type tagged struct {
	http.ResponseWriter
	knownTags string // the tags in the request
	done      bool
	unchanged bool // whether the browser has the file already
}

func (t *tagged) WriteHeader(status int) {
	header := t.Header()
	if tag := header.Get("Etag"); tag != "" && !t.done {
		tag = `"` + tag + `"`
		header.Set("Etag", tag)
		if status == http.StatusOK && knows(t.knownTags, tag) {
			status, t.unchanged = http.StatusNotModified, true
			header.Del("Content-Length")
			header.Del("Content-Type")
			header.Del("Content-Encoding")
		}
	}
	t.done = true
	t.ResponseWriter.WriteHeader(status)
}

// knows reports whether a list of entity tags has this one, or is the * for any. Weak tags match
// too: RFC 9110, section 13.1.2.
func knows(list, tag string) bool {
	for entry := range strings.SplitSeq(list, ",") {
		if entry = strings.TrimSpace(entry); entry == "*" || strings.TrimPrefix(entry, "W/") == tag {
			return true
		}
	}
	return false
}

func (t *tagged) Write(body []byte) (int, error) {
	t.finish()
	if t.unchanged {
		return len(body), nil
	}
	return t.ResponseWriter.Write(body)
}

// finish sends the headers if the answer set no status.
func (t *tagged) finish() {
	if !t.done {
		t.WriteHeader(http.StatusOK)
	}
}
