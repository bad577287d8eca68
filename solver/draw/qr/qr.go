package qr

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"rsc.io/qr/coding"

	"edgewise/solver/puzzle"
)

const (
	// Most is the most characters of a text. The code of a longer one has modules too small for a
	// camera to read from a phone's screen.
	Most = 300

	// mostBytes is the most bytes of those characters, if they are not ASCII.
	mostBytes = 2 * Most

	// pixels is the width of a module.
	pixels = 8

	// quiet is the width of the light border that readers expect, in modules.
	quiet = 4
)

// SVG draws the code of a text, one unit per module. Its colours ignore dark mode: a code must be
// dark on light. The error is a [puzzle.Fault] if the text is too long.
func SVG(text string) (string, error) {
	if length := utf8.RuneCountInString(text); length > Most || len(text) > mostBytes {
		return "", puzzle.NewFault("qr-long", "found", length, "most", Most)
	}
	code, err := encoded(text)
	if err != nil {
		return "", err
	}
	modules := code.Size + 2*quiet
	side, width := strconv.Itoa(modules), strconv.Itoa(modules*pixels)
	var svg strings.Builder
	svg.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" width="` + width + `" height="` + width + `" viewBox="0 0 ` + side + " " + side + `" shape-rendering="crispEdges">` +
		`<rect width="` + side + `" height="` + side + `" fill="#ffffff"/><path fill="#000000" d="`)
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			start := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			if x > start {
				length := strconv.Itoa(x - start)
				svg.WriteString("M" + strconv.Itoa(start+quiet) + " " + strconv.Itoa(y+quiet) + "h" + length + "v1h-" + length + "z")
			}
		}
	}
	svg.WriteString("\"/></svg>\n")
	return svg.String(), nil
}

// encoded is the smallest code of a text that can still be read if a seventh of it is hidden.
func encoded(text string) (*coding.Code, error) {
	signs := coding.String(text)
	version := coding.Version(coding.MinVersion)
	for signs.Bits(version) > version.DataBytes(coding.M)*8 {
		version++
	}
	var best *coding.Code
	least := 0
	for mask := range coding.Mask(masks) {
		plan, err := coding.NewPlan(version, coding.M, mask)
		if err != nil {
			return nil, err
		}
		code, err := plan.Encode(signs)
		if err != nil {
			return nil, err
		}
		if costs := cost(code); best == nil || costs < least {
			best, least = code, costs
		}
	}
	return best, nil
}
