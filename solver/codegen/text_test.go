package codegen_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/codegen"
	"edgewise/solver/gallery"
	"edgewise/solver/search"
)

// TestWhatIsWrittenCanBeRead in both forms: nothing of a function is left out.
func TestWhatIsWrittenCanBeRead(t *testing.T) {
	for _, row := range []struct {
		id            string
		carried, step int
		want          string
	}{
		{"framed-6x6", codegen.MostCarried, 34, `
fill34(candidates1, unused0, unused1, unused2, base):
    opened[34] += 1
    if budget <= 0:
        looks[34] = -1
        depth = 34
        return 1
    budget -= bits(candidates1)
    nodes[34] += bits(candidates1)
    if deepest < 35:
        if candidates1 != 0:
            look = 64 + lowest(candidates1)
        copy 136 bytes from looks to deepestLooks
        deepestLooks[34] = look
        deepest = 35
    while candidates1 != 0:
        look = 64 + lowest(candidates1)
        candidates1 = candidates1 & (candidates1 - 1)
        after = unused1 & keep[look]
        row = base + adds2[look]
        fitting0 = row[0] & unused0
        if fitting0 == 0: continue
        looks[34] = look
        if fill35(fitting0, unused0, after, unused2, 0):
            nodes[34] -= bits(candidates1)
            return 1
    return 0
`},
		{"hunde-spiel", 0, 8, `
fill8(candidates, word, more, base):
    opened[8] += 1
    if budget <= 0:
        looks[8] = -1
        depth = 8
        return 1
    repeat:
        if candidates != 0:
            tried = 1
            budget -= bits(candidates)
            nodes[8] += bits(candidates)
        free = unused[word]
        while bits(candidates) != 0:
            look = (word << 3) + lowest(candidates)
            candidates = candidates & (candidates - 1)
            looks[8] = look
            copy 36 bytes from looks to boards + found * 36
            found += 1
            if found >= most:
                nodes[8] -= bits(candidates)
                depth = 8
                return 1
        unused[word] = free
        if more:
            word = more.word
            candidates = more.looks & unused[word]
            more = more.more
            again
    if tried == 0:
        if looks[8] < 0:
            dead[8] += 1
    return 0
`},
	} {
		e, known := gallery.Find(row.id)
		require.True(t, known)
		plan := search.Compile(e.Document().Puzzle, search.Options{Mode: search.Fast})
		assert.Equal(t, strings.TrimPrefix(row.want, "\n"), codegen.Text(plan, row.carried, row.step), row.id)
	}
}
