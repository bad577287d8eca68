// Command pack turns the sources of the page into a page that any static host can serve.
//
//	go run ./web/tools/pack [-dir web] [-out web/packed] [-best] [-max BYTES] [-base ADDRESS] [-frames ORIGINS] [-whole FILE] [-list] [-built]
//
// It bundles the many files into few (bundle.go) and writes them to -out with files.js, which lists
// them with their hashes under a version, the hash of them all (list.go). The service worker imports
// files.js and keeps exactly these files, once each matches its hash. It notices every change, because
// browsers compare imported scripts byte by byte.
//
// It then writes brotli and gzip copies of all files that get smaller (with -best as small as can be),
// prints the weight of the WebAssembly module, and fails if that exceeds -max.
//
// With -base the page knows where it will be hosted: it names its picture for other pages, and as a file
// on a disk it passes on links that others can open. With -frames other pages may show it in a frame.
//
// Three flags write one file and nothing else: -whole the page as a single file that needs no server
// (whole.go), -list a new files.js for a host that has changed files, -built built.js for those who use
// the sources directly, such as the tests under Node; it needs no other built file.
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

// run packs the page and prints what it weighs.
func run(args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("pack", flag.ContinueOnError)
	dir := flags.String("dir", "web", "the `folder` of the sources")
	out := flags.String("out", "web/packed", "the `folder` that receives the page, and loses what else is in it")
	best := flags.Bool("best", false, "take half a minute to compress the module as far as can be")
	limit := flags.Int64("max", 0, "the most `bytes` that the module may weigh under brotli; 0 for any")
	whole := flags.String("whole", "", "write the page as one `file` and nothing else")
	base := flags.String("base", "", "the `address` at which the page will be hosted")
	framers := flags.String("frames", "", "the `origins` of the pages that may show this one in a frame, or *")
	list := flags.Bool("list", false, "write files.js into the folder and nothing else")
	built := flags.Bool("built", false, "write built.js for the sources and nothing else")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if *list {
		return writeList(*out)
	}
	if *built {
		return writeBuilt(*dir)
	}
	b, err := bundled(*dir, *base, *framers)
	if err != nil {
		return err
	}
	if *whole != "" {
		page, err := b.whole()
		if err != nil {
			return err
		}
		return os.WriteFile(*whole, page, 0o644)
	}
	if err := b.write(*out); err != nil {
		return err
	}
	if err := writeList(*out); err != nil {
		return err
	}
	names, err := files(*out)
	if err != nil {
		return err
	}
	if err := compressAll(*out, names, forms(*best)); err != nil {
		return err
	}
	return weigh(stdout, filepath.Join(*out, b.names[web.WASM]), *limit)
}

// files lists the page's own files in dir by name, without compressed copies.
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

// weigh prints the size of the module in each form and fails if brotli exceeds limit.
func weigh(stdout io.Writer, module string, limit int64) error {
	var brotli int64
	for _, form := range []struct{ title, suffix string }{{"raw", ""}, {"gzip", ".gz"}, {"brotli", ".br"}} {
		file, err := os.Stat(module + form.suffix)
		if err != nil {
			return fmt.Errorf("the module has not been built: %w", err)
		}
		fmt.Fprintf(stdout, "%s %-6s %8.1f kB\n", web.WASM, form.title, float64(file.Size())/1000)
		brotli = file.Size()
	}
	if limit > 0 && brotli > limit {
		return fmt.Errorf("%s weighs %d bytes under brotli, %d more than it may", module, brotli, brotli-limit)
	}
	return nil
}
