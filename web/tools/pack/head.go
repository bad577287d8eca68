package main

import (
	"fmt"
	"regexp"
	"strings"
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
