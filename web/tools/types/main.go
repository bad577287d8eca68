package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

// file is what the command writes, below the folder of the module.
const file = "web/types.d.ts"

func main() {
	root := flag.String("root", ".", "the folder of the module")
	flag.Parse()
	if err := run(*root); err != nil {
		fmt.Fprintln(os.Stderr, "types:", err)
		os.Exit(1)
	}
}

func run(root string) error {
	s, err := read(root)
	if err != nil {
		return err
	}
	text, err := write(s)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, file), []byte(text), 0o644)
}
