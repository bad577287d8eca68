package foreign

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
)

// hostile lists texts of about size bytes that are meant to take long.
func hostile(size int) map[string]string {
	fill := func(text string) string { return strings.Repeat(text, size/len(text)) }
	xml := "<legespielConfiguration>"
	texts := map[string]string{
		"brackets":      fill("("),
		"boxes":         fill("┌──┬──┐ │╲╱│╲╱│ ├──┼──┤\n"),
		"words, a rule": fill("fox owl cat dog -\n"),
		"open and shut": fill("()"),
		"lists":         "[" + fill("["),
		"objects":       fill(`{"a":`),
		"an array":      "[" + fill("1,")[:size-4] + `""]`,
		"strings":       "[" + fill(`"",`)[:size-4] + `""]`,
		"sided":         `{"a":[` + fill(`{"n":1,"e":2,"s":3,"w":4},`)[:size-40] + `{}]}`,
		"placed":        `{"tiles":[` + fill("[1,2,3,4],")[:size/2/10*10] + `[1,2,3,4]],"cols":9,"rows":9,"placed":[` + fill(`{"row":0,"col":0,"tile":[9,9,9,9]},`)[:size/2-20] + "1]}",
		"escapes":       `{"` + fill(`\ud800`)[:size-9] + `":1}`,
		"tags":          xml + fill("<a>")[:size/2],
		"siblings":      xml + fill("<a/>b")[:size-80] + "</legespielConfiguration>",
		"attributes":    xml + "<a " + fill(`b="" `)[:size-80] + "/></legespielConfiguration>",
		"entities":      xml + fill("&amp;")[:size-40],
		"half tags":     xml + fill("<")[:size-40],
		"doctype":       xml + "<!DOCTYPE a [" + fill(`<!ENTITY a "&a;&a;">`)[:size-80],
		"comments":      xml + fill("<!--")[:size-40],
		"halves":        fill("head "),
		"tiles":         fill("a head, b tail, c head, d tail\n"),
		"names":         fill("very long name "),
		"spaces":        "head" + strings.Repeat(" ", size-8) + "tail",
		"articles":      fill("a "),
		"sides":         fill("top right bottom "),
		"numbers":       fill("1 2 3 4\n"),
		"one line":      fill("1 2 3 4 "),
		"digits":        fill("1"),
		"letters":       fill("aBcD"),
		"quotes":        fill(`"`),
		"list":          fill(`"aBcD", `),
		"colons":        fill("1,2,3,4:"),
		"hints":         "board_w=32&board_h=32&" + edgesKey + strings.Repeat("bcde", 1024) + "&hints=" + fill("0.0-")[:size-5000],
		"ampersands":    edgesKey + fill("&=")[:size-40],
		"lines":         fill("\n")[:size-1] + "x",
	}
	for name, text := range texts {
		texts[name] = text[:min(len(text), size)]
	}
	return texts
}

// TestHostileTextsAreRefused: they are read to their end and refused. They are a quarter as long
// as texts may be; TestLongHostileTextsAreRefused has full length, and BenchmarkHostileTexts
// measures the time of each.
func TestHostileTextsAreRefused(t *testing.T) {
	size := notation.MaxText / 4
	if testing.Short() {
		size /= 4
	}
	refuseHostile(t, size)
}

// refuseHostile reads texts of size bytes. Work that grew with the square of their length would
// take minutes and hours.
func refuseHostile(t *testing.T, size int) {
	t.Helper()
	for name, text := range hostile(size) {
		_, err := All().Read(text, How{})
		assert.Error(t, err, name)
	}
	_, err := All().Read(strings.Repeat("x", notation.MaxText+1), How{})
	assert.EqualError(t, err, "too-long, found=1048577, most=1048576")
}

func BenchmarkHostileTexts(b *testing.B) {
	for name, text := range hostile(notation.MaxText) {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				_, err := All().Read(text, How{})
				require.Error(b, err)
			}
		})
	}
}

// FuzzRead: whatever can be read can be written as a link, and in every format that accepts it.
func FuzzRead(f *testing.F) {
	for _, file := range textFiles(f) {
		for _, row := range textsIn(f, file) {
			f.Add(row.text, "")
			f.Add(row.text, "tlbr")
		}
	}
	listed := map[string]bool{}
	for _, code := range append(Codes(), notation.Codes()...) {
		listed[code.Name] = true
	}
	f.Fuzz(func(t *testing.T, text, order string) {
		found, err := All().Read(text, How{Taken: Taken{Order: order}})
		if err != nil {
			code, _, _ := strings.Cut(err.Error(), ",")
			require.True(t, listed[code], code)
			return
		}
		if found.Document == nil {
			require.NotNil(t, found.Outcome)
			return
		}
		again := documentOf(t, found.Document.Link())
		require.Equal(t, found.Document.Link(), again.Link())
		for _, format := range All() {
			if !format.IsWritten() || format.has(pasted) {
				continue
			}
			text, lost, err := All().Write(format.ID, found.Document)
			if err != nil || len(lost) > 0 || format.ID == "letters" || len(found.Document.Puzzle.Tiles()) < leastTiles {
				continue
			}
			_ = readAll(t, text)
		}
	})
}
