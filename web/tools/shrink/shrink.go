// Command shrink makes a WebAssembly module of Go smaller to download. It works as before, but the stack
// trace of a crash names functions without their lines.
//
//	go run ./web/tools/shrink FILE
package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: shrink FILE")
		os.Exit(2)
	}
	if err := rewrite(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "shrink:", err)
		os.Exit(1)
	}
}

// rewrite shrinks the module in the file.
func rewrite(name string) error {
	module, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	module, known, err := shrunk(module)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if !known {
		fmt.Fprintf(os.Stderr, "shrink: %s keeps the lines of its stack traces and stays larger, for this version of Go writes them in a way that is not known here\n", name)
	}
	return os.WriteFile(name, module, 0o644)
}

// shrunk is the module with fewer segments and no lines, and otherwise as it is, and whether it was known
// where its lines are.
func shrunk(module []byte) (out []byte, known bool, err error) {
	if !bytes.HasPrefix(module, header) {
		return nil, false, errors.New("this is no WebAssembly module")
	}
	r := reader{rest: module[len(header):]}
	out = bytes.Clone(header)
	for len(r.rest) > 0 {
		id := r.bytes(1)
		content := r.bytes(r.number())
		if r.err == nil && id[0] == dataCountSection {
			return nil, false, errors.New("its segments are counted ahead of its code, which Go does not do")
		}
		if r.err == nil && id[0] == dataSection {
			segments, err := segmentsOf(content)
			if err != nil {
				return nil, false, err
			}
			segments = join(segments)
			for i := range segments {
				known = clearLines(segments[i].data) || known
			}
			content = write(segments)
		}
		out = appendBytes(append(out, id...), content)
	}
	return out, known, r.err
}
