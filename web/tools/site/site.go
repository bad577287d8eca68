package main

import (
	"bytes"
	_ "embed" // for the files of a page
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"html/template"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	artist "edgewise/solver/draw"
	"edgewise/solver/notation"
	"edgewise/web"
)

var (
	//go:embed page.html
	pageHTML string
	//go:embed puzzle.css
	puzzleCSS []byte
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	flags := flag.NewFlagSet("site", flag.ContinueOnError)
	out := flags.String("out", "dist", "the `folder` of the page, which receives the files")
	dir := flags.String("days", "web/days", "the `folder` with the puzzles of days")
	at := flags.String("base", "", "the `address` at which the page will be hosted; without it no page of a puzzle is written")
	only := flags.String("only", "", "write the page of this `puzzle` or day, and no other")
	framers := flags.String("frames", "", "the `origins` of the pages that may show this one in a frame, or *; none by default")
	if err := flags.Parse(args); err != nil {
		return err
	}
	leave, err := web.Framers(*framers)
	if err != nil {
		return err
	}
	err = errors.Join(os.WriteFile(filepath.Join(*out, "_headers"), rules(*out, leave), 0o644),
		// Without it GitHub Pages would read every file as a source of a page.
		os.WriteFile(filepath.Join(*out, ".nojekyll"), nil, 0o644))
	if err != nil || *at == "" {
		return err
	}
	base, err := web.Base(*at)
	if err != nil {
		return err
	}
	pages, err := days(base, *dir)
	if err != nil {
		return err
	}
	pages = append(published(base), pages...)
	files := map[string][]byte{"puzzle.css": puzzleCSS, "sitemap.xml": sitemap(base, pages)}
	if files[web.Picture], err = pictureOf(pages[0].document); err != nil {
		return err
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(*out, name), content, 0o644); err != nil {
			return err
		}
	}
	for _, p := range pages {
		if *only != "" && filepath.Base(p.Folder) != *only {
			continue
		}
		if err := p.write(*out); err != nil {
			return fmt.Errorf("%s: %w", p.Name, err)
		}
	}
	return nil
}

// rules are the headers for hosts that read them from a file. Pictures may be shown by other pages.
func rules(dir, framers string) []byte {
	var text bytes.Buffer
	text.WriteString("/*\n")
	headers := web.Headers(os.DirFS(dir), framers)
	delete(headers, "Cross-Origin-Resource-Policy")
	for _, name := range slices.Sorted(maps.Keys(headers)) {
		fmt.Fprintf(&text, "  %s: %s\n", name, headers[name])
	}
	return text.Bytes()
}

var pageTemplate = template.Must(template.New("page").Parse(pageHTML))

// write writes the page and its picture.
func (p page) write(out string) error {
	var text bytes.Buffer
	picture, err := pictureOf(p.document)
	folder := filepath.Join(out, filepath.FromSlash(p.Folder))
	return errors.Join(err, pageTemplate.Execute(&text, p), os.MkdirAll(folder, 0o755),
		os.WriteFile(filepath.Join(folder, "index.html"), text.Bytes(), 0o644),
		os.WriteFile(filepath.Join(folder, "picture.png"), picture, 0o644))
}

// The size of the picture that other pages show for a link, and the room that it leaves at its edges.
const (
	width, height = 1200, 630
	air           = 40
)

var table = color.NRGBA{0xEF, 0xE7, 0xD8, 0xFF}

// pictureOf shows the tiles of a puzzle, loose on a table.
func pictureOf(document *notation.Document) ([]byte, error) {
	picture := image.NewRGBA(image.Rect(0, 0, width, height))
	draw.Draw(picture, picture.Rect, image.NewUniform(table), image.Point{}, draw.Src)
	a := artist.New(document.Puzzle, document.Art)
	if err := paintSVG(picture, picture.Rect.Inset(air), a.Loose(columns(len(document.Puzzle.Tiles())), artist.Options{})); err != nil {
		return nil, err
	}
	var file bytes.Buffer
	err := png.Encode(&file, reduced(picture))
	return file.Bytes(), err
}

// columns is how many tiles stand beside each other where they are as large as can be.
func columns(tiles int) int {
	best, size := 1, 0.0
	for n := 1; n <= tiles; n++ {
		rows := (tiles + n - 1) / n
		if s := min(float64(width-2*air)/float64(n), float64(height-2*air)/float64(rows)); s > size {
			best, size = n, s
		}
	}
	return best
}

// sitemap lists the addresses for search engines, one for each puzzle.
func sitemap(base string, pages []page) []byte {
	type location struct {
		Loc string `xml:"loc"`
	}
	list := struct {
		XMLName xml.Name   `xml:"http://www.sitemaps.org/schemas/sitemap/0.9 urlset"`
		URLs    []location `xml:"url"`
	}{URLs: []location{{base}}}
	for _, p := range pages {
		if p.Canonical == p.Address {
			list.URLs = append(list.URLs, location{p.Address})
		}
	}
	text, _ := xml.MarshalIndent(list, "", "  ") // strings always can be written
	return []byte(strings.Join([]string{xml.Header, string(text), "\n"}, ""))
}
