// Package web is the page as a set of files: what belongs to it, and a copy
// built into every program that imports the package.
//
// Visitors get the page as web/tools/pack bundles it, few files in web/packed. During
// development it is served from the sources here. The folder also holds what is never served: the
// types (*.d.ts), the JavaScript tests, web/flows, web/tools and web/e2e. So a file is part of the
// page only if it lies in one of the page's own folders and has an extension listed in [Types].
package web

import (
	"embed"
	"fmt"
	"io/fs"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"
)

// WASM is the file that `make build` adds; without it the page does not work.
const WASM = "edgewise.wasm"

// Types maps the extensions of the page's files to their content types.
var Types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "application/javascript",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// Picture is the file that other pages show for a link to this one, where the build knows its address.
const Picture = "picture.png"

// Base checks the address at which the page will be hosted, and returns it with a slash at its end.
func Base(address string) (string, error) {
	base, err := url.Parse(address)
	if err != nil || base.Scheme != "https" && base.Scheme != "http" || base.Host == "" || base.RawQuery != "" || base.Fragment != "" {
		return "", fmt.Errorf("%q is no address of a folder on a host, such as https://host.example/edgewise/", address)
	}
	return strings.TrimSuffix(base.String(), "/") + "/", nil
}

// origin matches what browsers call an origin, but for a port that its scheme has anyway.
var origin = regexp.MustCompile(`^https?://([a-z\d-]+(\.[a-z\d-]+)*|\[[a-f\d:]+\])(:\d+)?$`)

// Framers checks the origins of the pages that may show this one in a frame, and returns them with one space
// between them. It is stricter than the header: app/framed.js compares them with the browser's origins letter by
// letter, so that a capital or a slash at the end would shut everyone out.
func Framers(origins string) (string, error) {
	words := strings.Fields(origins)
	for _, word := range words {
		usual := strings.HasPrefix(word, "https:") && strings.HasSuffix(word, ":443") || strings.HasPrefix(word, "http:") && strings.HasSuffix(word, ":80")
		if word != "*" && (usual || !origin.MatchString(word)) {
			return "", fmt.Errorf("%q is no origin: expected https://blog.example, in small letters and with nothing behind the host but a port of its own; several with spaces between them, or * for all", word)
		}
	}
	return strings.Join(words, " "), nil
}

// folders are the folders of the page; those inside them belong to it too.
var folders = []string{"app", "days", "icons", "style", "words"}

// Packed is the folder of the packed page.
const Packed = "packed"

// Before anything is packed the folder holds only .gitignore: without a file this does not compile.
//
//go:embed all:packed
var embedded embed.FS

// Embedded returns the packed page as it was when the program was built.
func Embedded() fs.ReadDirFS {
	packed, err := fs.Sub(embedded, Packed)
	if err != nil {
		panic(err) // Packed is a valid path
	}
	return Page(packed)
}

// Page shows the files of dir that belong to the page, with their compressed copies, and hides
// all others.
func Page(dir fs.FS) fs.ReadDirFS {
	return page{dir}
}

// Compressed reports whether name is the compressed copy of another file.
func Compressed(name string) bool {
	return Original(name) != name
}

// Original is the name of the file that name is a compressed copy of, or name.
func Original(name string) string {
	return strings.TrimSuffix(strings.TrimSuffix(name, ".br"), ".gz")
}

// page is the file system that Page returns.
type page struct{ dir fs.FS }

func (p page) Open(name string) (fs.File, error) {
	if !p.belongs(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return p.dir.Open(name)
}

func (p page) ReadDir(name string) ([]fs.DirEntry, error) {
	if !own(name) {
		return nil, &fs.PathError{Op: "readdir", Path: name, Err: fs.ErrNotExist}
	}
	entries, err := fs.ReadDir(p.dir, name)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(entries, func(e fs.DirEntry) bool {
		return !p.belongs(path.Join(name, e.Name()))
	}), nil
}

// belongs reports whether the file or folder is part of the page.
func (p page) belongs(name string) bool {
	if !own(path.Dir(name)) {
		return false
	}
	if info, err := fs.Stat(p.dir, name); err == nil && info.IsDir() {
		return own(name)
	}
	file := Original(name)
	if _, served := Types[path.Ext(file)]; !served || strings.HasSuffix(file, ".test.js") {
		return false
	}
	return !(Compressed(name) && p.stale(name))
}

// own reports whether the folder is the page's, or lies in one that is.
func own(folder string) bool {
	first, _, _ := strings.Cut(folder, "/")
	return folder == "." || slices.Contains(folders, first)
}

// stale reports whether a compressed copy is older than its file, or its file is gone.
// Embedded files carry no times: the build has just packed them.
func (p page) stale(name string) bool {
	packed, err := fs.Stat(p.dir, name)
	if err != nil {
		return true
	}
	file, err := fs.Stat(p.dir, Original(name))
	return err != nil || packed.ModTime().Before(file.ModTime())
}
