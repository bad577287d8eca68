package main

import (
	"fmt"
	"html"
	"regexp"
	"slices"
	"strings"

	"edgewise/web"
)

// A head is the files that a page such as index.html loads, one per line: styles and classic scripts,
// which become one file each, and the module that starts the page.
type head struct {
	lines   []string
	styles  []style
	scripts []string
	start   string
}

// A style is a style sheet and its media, "" for all.
type style struct{ name, media string }

var (
	styleLine  = regexp.MustCompile(`^\s*<link rel="stylesheet" href="([^"]+)"(?: media="([^"]+)")? />$`)
	scriptLine = regexp.MustCompile(`^\s*<script src="([^"]+)"></script>$`)
	moduleLine = regexp.MustCompile(`^\s*<script type="module" src="([^"]+)" data-part="start"></script>$`)
	loading    = regexp.MustCompile(`<script|rel="stylesheet"`)
)

// tell tells the page at which address it will be, "" if that is unknown, and which origins may frame it,
// "" for none: app/framed.js holds it to that on hosts that send no headers.
func (h head) tell(base, framers string) error {
	framers, err := web.Framers(framers)
	if err != nil {
		return err
	}
	at := func(part string) int {
		return slices.IndexFunc(h.lines, func(line string) bool { return strings.Contains(line, part) })
	}
	if i := at("<html "); framers != "" && i >= 0 {
		h.lines[i] = strings.Replace(h.lines[i], "<html ", `<html data-frames="`+html.EscapeString(framers)+`" `, 1)
	}
	if base == "" {
		return nil
	}
	base, err = web.Base(base)
	if i := at("<title>"); err == nil && i >= 0 {
		h.lines[i] = fmt.Sprintf(`    <link rel="canonical" href="%s" />
    <meta property="og:url" content="%[1]s" />
    <meta property="og:image" content="%[1]s%s" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Nine loose tiles with half a picture on every edge" />
`, html.EscapeString(base), web.Picture) + h.lines[i]
	}
	return err
}

// headOf reads the head of a page.
func headOf(index string) (head, error) {
	h := head{lines: strings.Split(index, "\n")}
	for i, line := range h.lines {
		if found := styleLine.FindStringSubmatch(line); found != nil {
			h.styles = append(h.styles, style{found[1], found[2]})
		} else if found := scriptLine.FindStringSubmatch(line); found != nil {
			h.scripts = append(h.scripts, found[1])
		} else if found := moduleLine.FindStringSubmatch(line); found != nil && h.start == "" {
			h.start = found[1]
		} else if loading.MatchString(line) {
			return head{}, fmt.Errorf("line %d: the packer does not know what %s loads", i+1, strings.TrimSpace(line))
		}
	}
	if len(h.styles) == 0 || len(h.scripts) == 0 || h.start == "" {
		return head{}, fmt.Errorf("it loads %d styles, %d scripts and starts with %q: at least one of each was expected",
			len(h.styles), len(h.scripts), h.start)
	}
	return h, nil
}

// with is the page with these elements in place of the lines that load files.
func (h head) with(sheet, first, main string) string {
	instead := map[*regexp.Regexp]string{
		styleLine:  sheet,
		scriptLine: first,
		moduleLine: main,
	}
	var lines []string
	for _, line := range h.lines {
		kind := kindOf(line)
		if kind == nil {
			lines = append(lines, line)
		} else if element := instead[kind]; element != "" {
			lines = append(lines, "    "+element)
			instead[kind] = "" // once
		}
	}
	return strings.Join(lines, "\n")
}

// kindOf is the pattern of a line that loads a file, nil for other lines.
func kindOf(line string) *regexp.Regexp {
	for _, kind := range []*regexp.Regexp{styleLine, scriptLine, moduleLine} {
		if kind.MatchString(line) {
			return kind
		}
	}
	return nil
}
