package house

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// arrows lists for each room the rooms that it may depend on, directly or not. A package below a
// room belongs to it. A name that ends with a slash stands for all names that begin with it.
var arrows = map[string][]string{
	"edgewise":                                 {"edgewise/web"},
	"edgewise/web":                             {},
	"edgewise/web/e2e":                         {},
	"edgewise/web/tools/days":                  {"edgewise/web", "edgewise/wasm/api", "edgewise/wasm/wire", "edgewise/solver/"},
	"edgewise/web/tools/house":                 {},
	"edgewise/web/tools/shrink":                {},
	"edgewise/web/tools/pack":                  {"edgewise/web"},
	"edgewise/web/tools/site":                  {"edgewise/web", "edgewise/solver/"},
	"edgewise/web/tools/types":                 {},
	"edgewise/web/words":                       {},
	"edgewise/wasm":                            {"edgewise/wasm/api", "edgewise/wasm/wire", "edgewise/solver/"},
	"edgewise/wasm/api":                        {"edgewise/wasm/wire", "edgewise/solver/"},
	"edgewise/wasm/wire":                       {"edgewise/solver/jsontext"},
	"edgewise/solver/cmd/edgewise":             {"edgewise/solver/", "edgewise/web/words"},
	"edgewise/solver/puzzle":                   {},
	"edgewise/solver/search":                   {"edgewise/solver/puzzle"},
	"edgewise/solver/codegen":                  {"edgewise/solver/puzzle", "edgewise/solver/search"},
	"edgewise/solver/best":                     {"edgewise/solver/puzzle", "edgewise/solver/search"},
	"edgewise/solver/jsontext":                 {},
	"edgewise/solver/sketch":                   {},
	"edgewise/solver/notation":                 {"edgewise/solver/puzzle", "edgewise/solver/sketch", "edgewise/solver/jsontext"},
	"edgewise/solver/gallery":                  {"edgewise/solver/puzzle", "edgewise/solver/notation", "edgewise/solver/sketch"},
	"edgewise/solver/texts":                    {"edgewise/solver/puzzle", "edgewise/solver/search", "edgewise/solver/notation", "edgewise/solver/sketch", "edgewise/solver/jsontext", "edgewise/solver/gallery", "edgewise/solver/generate"},
	"edgewise/solver/explain/why":              {"edgewise/solver/puzzle"},
	"edgewise/solver/explain/mend":             {"edgewise/solver/puzzle", "edgewise/solver/search", "edgewise/solver/explain/why"},
	"edgewise/solver/explain/hint":             {"edgewise/solver/puzzle", "edgewise/solver/search", "edgewise/solver/explain/why"},
	"edgewise/solver/explain/internal/samples": {"edgewise/solver/puzzle", "edgewise/solver/explain/why"},
	"edgewise/solver/generate":                 {"edgewise/solver/puzzle", "edgewise/solver/search", "edgewise/solver/notation", "edgewise/solver/sketch", "edgewise/solver/jsontext"},
	"edgewise/solver/articles":                 {"edgewise/solver/puzzle", "edgewise/solver/search", "edgewise/solver/notation", "edgewise/solver/sketch", "edgewise/solver/gallery", "edgewise/solver/experiment", "edgewise/solver/compare"},
	"edgewise/solver/compare":                  {"edgewise/solver/puzzle", "edgewise/solver/search"},
	"edgewise/solver/arrangement":              {"edgewise/solver/puzzle", "edgewise/solver/search"},
	"edgewise/solver/trace":                    {"edgewise/solver/puzzle", "edgewise/solver/search"},
	"edgewise/solver/experiment":               {"edgewise/solver/puzzle", "edgewise/solver/search"},
	"edgewise/solver/draw":                     {"edgewise/solver/puzzle", "edgewise/solver/sketch"},
}

const (
	safejs   = "github.com/hack-pad/safejs"
	maxLines = 500
)

// goPackage is the part of `go list -json` that the tests use.
type goPackage struct {
	ImportPath, Dir string
	Imports, Deps   []string
}

// ours reports whether the import path is of this module.
func ours(path string) bool {
	return path == "edgewise" || strings.HasPrefix(path, "edgewise/")
}

// roomOf is the room that a package belongs to, "" if none.
func roomOf(path string) string {
	for room := path; room != "."; room = filepath.Dir(room) {
		if _, known := arrows[room]; known && (room != "edgewise" || room == path) {
			return room
		}
	}
	return ""
}

// standard reports whether an import path is in the standard library. Its first element has no
// dot; ours has none either, so it is excluded by name.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return !ours(path) && !strings.Contains(first, ".")
}

// root is the folder of the module.
func root(t *testing.T) string {
	t.Helper()
	folder, err := filepath.Abs("../../..")
	require.NoError(t, err)
	return folder
}

// packages lists the packages of this module with all their dependencies, natively and as
// WebAssembly.
func packages(t *testing.T) []goPackage {
	t.Helper()
	listed, err := listed()
	require.NoError(t, err)
	require.NotEmpty(t, listed)
	return listed
}

// listed runs the go command only once, since that takes longer than all checks of its list.
var listed = sync.OnceValues(func() (all []goPackage, err error) {
	for _, target := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		list := exec.Command("go", "list", "-e", "-deps", "-json=ImportPath,Dir,Imports,Deps", "./...")
		list.Dir = "../../.."
		list.Env = append(os.Environ(), target...)
		output, err := list.Output()
		if err != nil {
			return nil, err
		}
		for decoder := json.NewDecoder(bytes.NewReader(output)); ; {
			var p goPackage
			err := decoder.Decode(&p)
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				return nil, err
			}
			if ours(p.ImportPath) {
				all = append(all, p)
			}
		}
	}
	return all, nil
})

func TestArrowsRunOneWay(t *testing.T) {
	for _, p := range packages(t) {
		room := roomOf(p.ImportPath)
		if !assert.NotEmpty(t, room, "%s is a new room: say in this test what it may depend on", p.ImportPath) {
			continue
		}
		for _, dep := range p.Deps {
			permitted := !ours(dep) || roomOf(dep) == room || slices.ContainsFunc(arrows[room], func(name string) bool {
				return roomOf(dep) == name || strings.HasSuffix(name, "/") && strings.HasPrefix(dep, name)
			})
			assert.True(t, permitted, "%s must not depend on %s", p.ImportPath, dep)
		}
	}
}

func TestPuzzleNeedsOnlyTheStandardLibrary(t *testing.T) {
	for _, p := range packages(t) {
		if p.ImportPath != "edgewise/solver/puzzle" {
			continue
		}
		for _, dep := range p.Deps {
			assert.True(t, standard(dep), "%s depends on %s", p.ImportPath, dep)
		}
	}
}

func TestJavaScriptIsReachedFromTheAdapterOnly(t *testing.T) {
	for _, p := range packages(t) {
		if p.ImportPath != "edgewise/wasm" {
			assert.NotContains(t, p.Imports, safejs, p.ImportPath)
		}
		assert.NotContains(t, p.Imports, "syscall/js", p.ImportPath)
		if strings.HasPrefix(p.ImportPath, "edgewise/solver/") || strings.HasPrefix(p.ImportPath, "edgewise/wasm/") {
			assert.NotContains(t, p.Deps, safejs, p.ImportPath)
		}
	}
}

func TestEveryRoomHasASign(t *testing.T) {
	for _, p := range packages(t) {
		if strings.HasPrefix(p.ImportPath, "edgewise/solver/") || strings.HasPrefix(p.ImportPath, "edgewise/wasm") {
			assert.FileExists(t, filepath.Join(p.Dir, "doc.go"))
		}
	}
}

func TestNoFileIsTooLong(t *testing.T) {
	base := root(t)
	written := []string{".go", ".js", ".mjs", ".ts", ".css", ".html"}
	built := []string{".git", "dist", "node_modules", "testdata", "wasm_exec.js"}
	// Each language is one file, to make adding another easy: it is a table, not code to read.
	tables := filepath.Join(base, "web", "words")
	var checked int
	err := filepath.WalkDir(base, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case path == tables, slices.Contains(built, entry.Name()) && entry.IsDir():
			return filepath.SkipDir
		case slices.Contains(built, entry.Name()), !slices.Contains(written, filepath.Ext(path)):
			return nil
		}
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		if bytes.HasPrefix(content, []byte("// Code generated ")) {
			return nil
		}
		assert.LessOrEqual(t, bytes.Count(content, []byte("\n")), maxLines, path)
		checked++
		return nil
	})
	require.NoError(t, err)
	assert.Positive(t, checked)
}

// TestNoStarBesideHas: no selector with :has() has a star, written or implied. A browser would
// restyle all elements below whenever something changes that :has() might match, even a single
// word.
func TestNoStarBesideHas(t *testing.T) {
	styles, err := filepath.Glob(filepath.Join(root(t), "web", "style", "*.css"))
	require.NoError(t, err)
	asked := regexp.MustCompile(`:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`)
	star := regexp.MustCompile(`\*|[>~+ ] :(first|last|nth|only|not)`)
	var checked int
	for _, path := range styles {
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		for line := range strings.Lines(string(content)) {
			if strings.Contains(line, ":has(") && !strings.HasPrefix(strings.TrimSpace(line), "/*") {
				assert.NotRegexp(t, star, asked.ReplaceAllString(line, ""), "%s: %s", path, line)
				checked++
			}
		}
	}
	assert.Positive(t, checked)
}

// TestFewRunAtOnce: only packages tested with the race detector start goroutines, and web/e2e,
// which is a test itself.
func TestFewRunAtOnce(t *testing.T) {
	for _, p := range packages(t) {
		if slices.Contains([]string{"edgewise", "edgewise/solver/cmd/edgewise", "edgewise/web/tools/days", "edgewise/web/e2e"}, p.ImportPath) {
			continue
		}
		files, err := filepath.Glob(filepath.Join(p.Dir, "*.go"))
		require.NoError(t, err)
		for _, name := range files {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			require.NoError(t, err)
			ast.Inspect(file, func(node ast.Node) bool {
				_, starts := node.(*ast.GoStmt)
				call, is := node.(*ast.SelectorExpr)
				assert.False(t, starts || is && call.Sel.Name == "Go", "%s starts a goroutine", name)
				return true
			})
		}
	}
}
