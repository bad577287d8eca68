package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/andybalholm/brotli"
)

// worthwhile is the most that a compressed copy may weigh, as a share of the file.
const worthwhile = 0.95

// form is one way to compress a file. The copy has the file's name and a suffix.
type form struct {
	suffix string
	anew   bool // whether to compress again although the copy is valid
	pack   func(io.Writer) io.WriteCloser
	unpack func(io.Reader) (io.Reader, error)
}

// forms are the forms of every file. The best brotli takes half a minute for the module, which pays
// for a host. Otherwise it takes a second, and the module weighs a fifth more.
func forms(best bool) []form {
	quality := 5
	if best {
		quality = brotli.BestCompression
	}
	return []form{
		{
			suffix: ".br",
			anew:   best,
			pack: func(w io.Writer) io.WriteCloser {
				return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: quality, LGWin: 24})
			},
			unpack: func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil },
		},
		{
			suffix: ".gz",
			pack:   gzipped,
			unpack: func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
		},
	}
}

func gzipped(w io.Writer) io.WriteCloser {
	packer, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // errs only for an unknown level
	return packer
}

// compressAll writes copies of the named files in these forms.
func compressAll(dir string, names []string, forms []form) error {
	for _, name := range names {
		content, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		for _, f := range forms {
			if err := f.compress(content, filepath.Join(dir, name)+f.suffix); err != nil {
				return err
			}
		}
	}
	return nil
}

// compress writes the copy of content, unless the existing one is valid: most builds do not change the
// module.
func (f form) compress(content []byte, copy string) error {
	if !f.anew && f.holds(copy, content) {
		now := time.Now()
		return os.Chtimes(copy, now, now)
	}
	var packed bytes.Buffer
	packer := f.pack(&packed)
	if _, err := packer.Write(content); err != nil {
		return err
	}
	if err := packer.Close(); err != nil {
		return err
	}
	if float64(packed.Len()) > worthwhile*float64(len(content)) {
		if err := os.Remove(copy); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	return os.WriteFile(copy, packed.Bytes(), 0o644)
}

// holds reports whether the copy unpacks to content.
func (f form) holds(copy string, content []byte) bool {
	packed, err := os.ReadFile(copy)
	if err != nil {
		return false
	}
	unpacker, err := f.unpack(bytes.NewReader(packed))
	if err != nil {
		return false
	}
	unpacked, err := io.ReadAll(unpacker)
	return err == nil && bytes.Equal(unpacked, content)
}
