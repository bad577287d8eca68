package house

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// floors are the rooms of the page and its separate modules, from the top. A room imports only
// from itself and from floors below, types as well. The drawing in web/README.md shows the same.
var floors = [][]string{
	{"boot.js", "framed.js", "module.js", "theme.js", "whole.js", "start.js"},
	{"main.js", "bench.js"},
	{"page.js"},
	{"make-app.js"},
	{"rooms.js"},
	{"shell"},
	{"home"},
	{"library", "look"},
	{"play", "entry", "best"},
	{"solve", "learn"},
	{"mend", "guide", "hints", "watch"},
	{"board", "share"},
	{"table", "days"},
	{"keep"},
	{"speech", "engine"},
	{"game"},
	{"base"},
}

const (
	mostModules = 15
	mostImports = 14
	mostLines   = 400
)

// imported finds the imports of a module: in code, in JSDoc, and in declarations.
var imported = regexp.MustCompile(`(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)"(\.[^"]+)"`)

// module is a file of the page's app, and the line of each of its imports within the app.
type module struct {
	name    string
	lines   int
	imports map[string]int
}

// room is the folder of the module, or the module itself if it has none.
func (m module) room() string { return roomOfModule(m.name) }

func roomOfModule(name string) string {
	room, _, _ := strings.Cut(name, "/")
	return room
}

// floorOf is the floor of a room, counted from the top, -1 if it has none.
func floorOf(room string) int {
	return slices.IndexFunc(floors, func(rooms []string) bool { return slices.Contains(rooms, room) })
}

// modules reads the page's app without its tests.
func modules(t *testing.T) map[string]module {
	t.Helper()
	app := os.DirFS(filepath.Join(root(t), "web", "app"))
	found := map[string]module{}
	require.NoError(t, fs.WalkDir(app, ".", func(name string, entry fs.DirEntry, err error) error {
		declares := strings.HasSuffix(name, ".d.ts")
		if err != nil || entry.IsDir() || !declares && path.Ext(name) != ".js" || strings.HasSuffix(name, ".test.js") {
			return err
		}
		content, err := fs.ReadFile(app, name)
		if err != nil {
			return err
		}
		m := module{name, bytes.Count(content, []byte("\n")), map[string]int{}}
		for _, at := range imported.FindAllSubmatchIndex(content, -1) {
			other := path.Join(path.Dir(name), string(content[at[2]:at[3]]))
			if !strings.HasPrefix(other, "../") {
				m.imports[other] = 1 + bytes.Count(content[:at[2]], []byte("\n"))
			}
		}
		found[name] = m
		return nil
	}))
	require.NotEmpty(t, found)
	return found
}

func TestRoomsImportDownwards(t *testing.T) {
	for _, m := range modules(t) {
		floor := floorOf(m.room())
		if !assert.GreaterOrEqual(t, floor, 0, "web/app/%s: %s is a new room: say in this test and in web/README.md on which floor it is", m.name, m.room()) {
			continue
		}
		for other, line := range m.imports {
			below := roomOfModule(other) == m.room() || floorOf(roomOfModule(other)) > floor
			assert.True(t, below, "web/app/%s:%d imports %s, which is not below it", m.name, line, other)
		}
	}
}

func TestNoModuleImportsItselfInTheEnd(t *testing.T) {
	all := modules(t)
	done := map[string]bool{}
	var visit func(name string, way []string)
	visit = func(name string, way []string) {
		if at := slices.Index(way, name); at >= 0 {
			assert.Fail(t, "a circle", "%s", strings.Join(append(way[at:], name), " imports "))
			return
		}
		if done[name] {
			return
		}
		for other := range all[name].imports {
			visit(other, append(slices.Clone(way), name))
		}
		done[name] = true
	}
	for name := range all {
		visit(name, nil)
	}
}

func TestRoomsAndModulesStaySmall(t *testing.T) {
	count := map[string]int{}
	for _, m := range modules(t) {
		assert.LessOrEqual(t, m.lines, mostLines, "web/app/%s is too long: move a subject of it into a module of its own", m.name)
		if m.room() == m.name {
			continue // Separate modules put the rooms together.
		}
		assert.LessOrEqual(t, len(m.imports), mostImports, "web/app/%s imports too much: it may have several subjects", m.name)
		if path.Ext(m.name) == ".js" {
			count[m.room()]++
		}
	}
	for room, modules := range count {
		assert.LessOrEqual(t, modules, mostModules, "web/app/%s has too many modules: join two, or move a subject into a room of its own", room)
	}
}

func TestTheDrawingIsTrue(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root(t), "web", "README.md"))
	require.NoError(t, err)
	_, after, found := strings.Cut(string(text), "\n## The floors\n")
	require.True(t, found, "a section on the floors")
	_, after, _ = strings.Cut(after, "```text\n")
	drawing, _, found := strings.Cut(after, "```")
	require.True(t, found, "a drawing")
	var drawn [][]string
	for line := range strings.Lines(drawing) {
		var rooms []string
		for _, word := range strings.Fields(line) {
			name, isRoom := strings.CutSuffix(word, "/")
			if !isRoom && path.Ext(name) == "" {
				break // Here the description begins.
			}
			rooms = append(rooms, name)
		}
		drawn = append(drawn, rooms)
	}
	assert.Equal(t, fmt.Sprint(floors), fmt.Sprint(drawn), "the drawing in web/README.md and the floors in this test")
	for _, rooms := range floors {
		for _, room := range rooms {
			_, err := os.Stat(filepath.Join(root(t), "web", "app", room))
			assert.NoError(t, err, "%s is drawn", room)
		}
	}
}

// moves finds the declarations that move an element, wherever they stand in a line.
var moves = regexp.MustCompile(`[\s{;]((?:transition|animation)(?:-[a-z]+)?:[^;}]*)`)

// TestOneSheetMovesThings: whoever asks for less motion gets every sheet but that one. A ring fades for all.
func TestOneSheetMovesThings(t *testing.T) {
	sheets, err := filepath.Glob("../../style/*.css")
	require.NoError(t, err)
	found := map[string][]string{}
	for _, sheet := range sheets {
		text, err := os.ReadFile(sheet)
		require.NoError(t, err)
		for _, declaration := range moves.FindAllStringSubmatch(string(text), -1) {
			found[filepath.Base(sheet)] = append(found[filepath.Base(sheet)], declaration[1])
		}
	}
	require.NotEmpty(t, found["motion.css"])
	delete(found, "motion.css")
	assert.Equal(t, map[string][]string{"hand.css": {"animation: noticed 1600ms ease-in forwards"}}, found)
}
