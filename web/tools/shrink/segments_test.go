package main

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"github.com/tetratelabs/wazero"
)

// start is a module up to its data section: two pages of memory, which it exports as m.
const start = "\x00asm\x01\x00\x00\x00" + "\x05\x03\x01\x00\x02" + "\x07\x05\x01\x01m\x02\x00"

// sections are data sections without their length, and how many segments stay of them.
var sections = []struct{ name, given, want string }{
	{"none", "\x00", "\x00"},
	{"one", "\x01" + "\x00\x41\x05\x0b\x02ab", "\x01" + "\x00\x41\x05\x0b\x02ab"},
	{"three close together",
		"\x03" + "\x00\x41\x05\x0b\x02ab" + "\x00\x41\x07\x0b\x01c" + "\x00\x41\x0a\x0b\x02de",
		"\x01" + "\x00\x41\x05\x0b\x07abc\x00\x00de"},
	{"far apart",
		"\x02" + "\x00\x41\x00\x0b\x01a" + "\x00\x41\x82\x08\x0b\x01b",
		"\x02" + "\x00\x41\x00\x0b\x01a" + "\x00\x41\x82\x08\x0b\x01b"},
	{"the later one first, and close ones below it",
		"\x03" + "\x00\x41\xc0\x00\x0b\x01a" + "\x00\x41\x05\x0b\x01b" + "\x00\x41\x06\x0b\x01c",
		"\x02" + "\x00\x41\xc0\x00\x0b\x01a" + "\x00\x41\x05\x0b\x02bc"},
	{"close behind one, with another between",
		"\x03" + "\x00\x41\x0a\x0b\x01x" + "\x00\x41\x00\x0b\x01a" + "\x00\x41\x14\x0b\x01b",
		"\x03" + "\x00\x41\x0a\x0b\x01x" + "\x00\x41\x00\x0b\x01a" + "\x00\x41\x14\x0b\x01b"},
	{"one over the other",
		"\x02" + "\x00\x41\x00\x0b\x02ab" + "\x00\x41\x01\x0b\x01c",
		"\x02" + "\x00\x41\x00\x0b\x02ab" + "\x00\x41\x01\x0b\x01c"},
}

func TestSegmentsAreJoined(t *testing.T) {
	for _, row := range sections {
		t.Run(row.name, func(t *testing.T) {
			given := start + "\x0b" + string(byte(len(row.given))) + row.given
			got, _, err := shrunk([]byte(given))
			require.NoError(t, err)
			assert.Equal(t, start+"\x0b"+string(byte(len(row.want)))+row.want, string(got))
			assert.Equal(t, memory(t, []byte(given)), memory(t, got))
		})
	}
}

// memory is what the memory of a module holds once it has started.
func memory(t *testing.T, module []byte) []byte {
	runtime := wazero.NewRuntimeWithConfig(context.Background(), wazero.NewRuntimeConfigInterpreter())
	started, err := runtime.Instantiate(context.Background(), module)
	require.NoError(t, err)
	memory := started.ExportedMemory("m")
	held, _ := memory.Read(0, memory.Size())
	return held
}

// TestWhatGoDoesNotWriteIsRefused shows that no module is rewritten into another one.
func TestWhatGoDoesNotWriteIsRefused(t *testing.T) {
	for name, module := range map[string]string{
		"nothing":                   "",
		"another format":            "\x7fELF\x01\x00\x00\x00",
		"a section that is cut":     start + "\x0b\x05\x01\x00\x41",
		"segments that are counted": start + "\x0c\x01\x00" + "\x0b\x01\x00",
		"a segment that is cut":     start + "\x0b\x05\x01\x00\x41\x00\x0b",
		"fewer segments than said":  start + "\x0b\x01\x02",
		"a passive segment":         start + "\x0b\x04\x01\x01\x01a",
		"an address in a global":    start + "\x0b\x07\x01\x00\x23\x00\x0b\x01a",
		"a negative address":        start + "\x0b\x07\x01\x00\x41\x7f\x0b\x01a",
		"bytes after the segments":  start + "\x0b\x02\x00a",
	} {
		_, _, err := shrunk([]byte(module))
		assert.Error(t, err, name)
	}
}
