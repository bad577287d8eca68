// Command pack makes the folder of the page ready to be served.
//
//	go run ./web/tools/pack [-dir web] [-out FOLDER] [-max BYTES] [-lists]
//
// It writes languages.js, the list of the languages that the page has words for. It
// then writes files.js, the list of the page's files, each with its hash, under a
// version that is the hash of them all. The service worker loads it with importScripts
// and keeps exactly these files, once each of them has its hash; it notices every
// change, because browsers compare imported scripts byte by byte. It then lays a
// brotli and a gzip copy beside each file that gets smaller, prints what the
// WebAssembly module weighs, and with -out copies the lot to a folder of its own
// that any static host can serve. It fails when the module is heavier than -max. With -lists
// it writes the two lists and nothing else, for a host that serves no compressed copies.
package main

import (
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"edgewise/web"
)

func main() {
	if err := run(os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// run packs the page and prints the weight of its module.
func run(args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("pack", flag.ContinueOnError)
	dir := flags.String("dir", "web", "the `folder` of the page")
	out := flags.String("out", "", "a new `folder` that receives a copy of the packed page")
	limit := flags.Int64("max", 1_145_000, "the most `bytes` that the module may weigh under brotli")
	lists := flags.Bool("lists", false, "write languages.js and files.js and nothing else")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if err := writeLanguages(*dir); err != nil {
		return err
	}
	if err := writeList(*dir); err != nil || *lists {
		return err
	}
	names, err := files(*dir)
	if err != nil {
		return err
	}
	if err := compressAll(*dir, names); err != nil {
		return err
	}
	if err := weigh(stdout, filepath.Join(*dir, web.WASM), *limit); err != nil {
		return err
	}
	if *out == "" {
		return nil
	}
	return os.CopyFS(*out, web.Page(os.DirFS(*dir)))
}

// files are the page's own files in dir, compressed copies left out, in the order
// of their names.
func files(dir string) ([]string, error) {
	var names []string
	err := fs.WalkDir(web.Page(os.DirFS(dir)), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && entry.Type().IsRegular() && !web.Compressed(name) {
			names = append(names, name)
		}
		return err
	})
	return names, err
}

// weigh prints a line per form of the module and fails when it is too heavy.
func weigh(stdout io.Writer, module string, limit int64) error {
	var brotli int64
	for _, form := range []struct{ title, suffix string }{{"raw", ""}, {"gzip", ".gz"}, {"brotli", ".br"}} {
		file, err := os.Stat(module + form.suffix)
		if err != nil {
			return fmt.Errorf("the module has not been built: %w", err)
		}
		fmt.Fprintf(stdout, "%s %-6s %8.1f kB\n", filepath.Base(module), form.title, float64(file.Size())/1000)
		brotli = file.Size()
	}
	if brotli > limit {
		return fmt.Errorf("%s weighs %d bytes under brotli, %d more than it may", module, brotli, brotli-limit)
	}
	return nil
}
