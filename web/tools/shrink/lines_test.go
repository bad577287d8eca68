package main

import (
	"bytes"
	"context"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/imports/wasi_snapshot_preview1"
)

// TestTracesNameFunctionsWithoutLines crashes a program of Go as it is and shrunk: between its start and
// that, the runtime has read what it knows of every function on a deep stack.
func TestTracesNameFunctionsWithoutLines(t *testing.T) {
	file := filepath.Join(t.TempDir(), "crash.wasm")
	build := exec.Command("go", "build", "-ldflags=-s -w", "-o", file, "./testdata/crash")
	build.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm")
	told, err := build.CombinedOutput()
	require.NoError(t, err, string(told))
	given, err := os.ReadFile(file)
	require.NoError(t, err)
	got, known, err := shrunk(given)
	require.NoError(t, err)
	require.True(t, known, "this version of Go has another layout: lines.go tells what is looked for")

	before, after := crash(t, given), crash(t, got)
	for _, trace := range []string{before, after} {
		assert.Contains(t, trace, "panic: after 5 thousand")
		assert.Contains(t, trace, "main.fail(")
		assert.Contains(t, trace, "main.main()")
	}
	assert.Contains(t, before, "main.go:29")
	assert.NotContains(t, after, ".go:")
}

// oneFunction is what the runtime knows of a program with one function, whose stack and pointers change
// at the same places, and so share a run.
func oneFunction() []byte {
	words := func(numbers ...uint32) (out []byte) {
		for _, n := range numbers {
			out = binary.LittleEndian.AppendUint32(out, n)
		}
		return out
	}
	header := append(bytes.Clone(magic), words(1, 0, 1, 0, 0, 0, 72, 0, 76, 0, 80, 0, 84, 0, 96, 0)...)
	runs := []byte{0, 0xff, 0xff, 0xff, 0xff, 0x0f, 1, 0, 2, 1, 0, 0}
	index := words(7, 12, 9)
	record := words(7, 0, 0, 0, 1, 8, 8, 1, 4, 30, 0, 1)
	return slices.Concat([]byte("before"), header, []byte("name"), words(6), []byte("file"), runs, index, record)
}

func TestLinesAndFilesAreCleared(t *testing.T) {
	want := oneFunction()
	at := func(place int) []byte { return want[len("before")+place:] }
	clear(at(76)[:8])         // unit and file
	clear(at(84)[8:11])       // the run of the lines
	clear(at(96 + 12)[20:28]) // which was that of the files, too
	clear(at(96 + 12)[32:40]) // the unit and the first line
	got := oneFunction()
	assert.True(t, clearLines(got))
	assert.Equal(t, want, got)
}

// TestUnknownLayoutsStay shows that nothing is cleared of which it is not known what it is.
func TestUnknownLayoutsStay(t *testing.T) {
	for name, change := range map[string]func(data []byte) []byte{
		"another version":        func(data []byte) []byte { data[6]--; return data },
		"cut in its header":      func(data []byte) []byte { return data[:60] },
		"cut in its record":      func(data []byte) []byte { return data[:len(data)-1] },
		"parts in another order": func(data []byte) []byte { data[6+unitsAt] = 90; return data },
		"another's record":       func(data []byte) []byte { data[6+96+12]++; return data },
		"a run behind the runs":  func(data []byte) []byte { data[6+96+12+stackRunAt] = 12; return data },
		"a run without end":      func(data []byte) []byte { copy(data[6+84:], bytes.Repeat([]byte{1}, 12)); return data },
		"more functions":         func(data []byte) []byte { data[6+countAt]++; return data },
	} {
		given := change(oneFunction())
		got := bytes.Clone(given)
		assert.False(t, clearLines(got), name)
		assert.Equal(t, given, got, name)
	}
}

// crash is what a program writes before it ends.
func crash(t *testing.T, module []byte) string {
	ctx := context.Background()
	runtime := wazero.NewRuntimeWithConfig(ctx, wazero.NewRuntimeConfigInterpreter())
	wasi_snapshot_preview1.MustInstantiate(ctx, runtime)
	var written bytes.Buffer
	_, err := runtime.InstantiateWithConfig(ctx, module, wazero.NewModuleConfig().WithStderr(&written))
	require.ErrorContains(t, err, "exit_code(2)")
	return written.String()
}
