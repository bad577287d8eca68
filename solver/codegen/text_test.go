package codegen_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/codegen"
	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/search"
)

// TestWhatIsWrittenCanBeRead in both forms, as it runs.
func TestWhatIsWrittenCanBeRead(t *testing.T) {
	for _, row := range []struct {
		puzzle        string
		order         search.Order
		carried, step int
		want          string
	}{
		{published(t, "framed-6x6"), search.Auto, codegen.MostCarried, 34, `
fill34(candidates1, unused0, unused1, unused2, base):
    counted = counts[34]
    counts[34] = counted + ((bits(candidates1) << 32) + 1)
    if counted <= 0xffffffff:
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
            counts[34] = counts[34] - (bits(candidates1) << 32)
            return 1
    return 0
`},
		{published(t, "hunde-spiel"), search.Auto, 0, 8, `
fill8(candidates, word, more, base):
    counts[8] += 1
    repeat:
        if candidates != 0:
            tried = 1
            counts[8] += (bits(candidates) << 32)
        free = unused[word / 8]
        while bits(candidates) != 0:
            look = (word << 3) + lowest(candidates)
            candidates = candidates & (candidates - 1)
            looks[8] = look
            copy 36 bytes from looks to boards + found * 36
            found += 1
            if found >= most:
                counts[8] = counts[8] - (bits(candidates) << 32)
                depth = 8
                return 1
        unused[word / 8] = free
        if more:
            word = more.word
            candidates = more.looks & unused[word / 8]
            more = more.more
            again
    if tried == 0:
        if looks[8] < 0:
            dead[8] += 1
    return 0
`},
		// With so many pictures a row cannot cover six neighbours: one is checked afterwards.
		{"grid=hex2&mates=same&tiles=abcdef.abcdef.ghiabc.ghiabc.defghi.adgbeh.cficfi", search.Inward, codegen.MostCarried, 6, `
fill6(candidates, unused, base):
    counted = counts[6]
    unchecked = candidates
    while unchecked != 0:
        look = lowest(unchecked)
        if mate5[look] != edge2[looks[5]]:
            candidates = candidates ^ (unchecked & (0 - unchecked))
        unchecked = unchecked & (unchecked - 1)
    if candidates == 0:
        counts[6] += 1
        if looks[6] < 0:
            dead[6] += 1
        return 0
    counts[6] = counted + ((bits(candidates) << 32) + 1)
    while candidates != 0:
        look = lowest(candidates)
        candidates = candidates & (candidates - 1)
        looks[6] = look
        copy 28 bytes from looks to boards + found * 28
        found += 1
        if found >= most:
            counts[6] = counts[6] - (bits(candidates) << 32)
            depth = 6
            return 1
    return 0
`},
		// Two equal tiles are counted.
		{published(t, "hunde-spiel"), search.Auto, codegen.MostCarried, 7, `
fill7(candidates, unused, base):
    counted = counts[7]
    counts[7] = counted + ((bits(candidates) << 32) + 1)
    if counted <= 0xffffffff:
        if deepest < 8:
            if candidates != 0:
                look = lowest(candidates)
            copy 28 bytes from looks to deepestLooks
            deepestLooks[7] = look
            deepest = 8
    while candidates != 0:
        look = lowest(candidates)
        candidates = candidates & (candidates - 1)
        tiles = left[look]
        after = (unused & keep[look]) if (tiles == 1) else unused
        row = base
        fitting = row[0] & after
        if fitting == 0: continue
        looks[7] = look
        left[look] = tiles - 1
        stopped = fill8(fitting, after, 0)
        left[look] = tiles
        if stopped:
            counts[7] = counts[7] - (bits(candidates) << 32)
            return 1
    return 0
`},
		// The marked tile comes first, and the budget is checked before anything is tried there.
		{published(t, "framed-6x6"), search.Auto, 0, 0, `
fill0(candidates, word, more, base):
    if counts[0] >= limit:
        counts[0] += 1
        looks[0] = -1
        depth = 0
        return 1
    counts[0] += 1
    repeat:
        if (unused[0] & 0xf) != 0:
            candidates = (candidates & 0xf) if (word == 0) else 0
        if candidates != 0:
            tried = 1
            counts[0] += (bits(candidates) << 32)
            if deepest < 1:
                look = (word << 3) + lowest(candidates)
                copy 0 bytes from looks to deepestLooks
                deepestLooks[0] = look
                deepest = 1
        free = unused[word / 8]
        while bits(candidates) != 0:
            look = (word << 3) + lowest(candidates)
            candidates = candidates & (candidates - 1)
            unused[word / 8] = free & keep[look]
            row = base + adds0[look]
            itsWord = row.word
            fitting = row.looks & unused[itsWord / 8]
            itsMore = row.more
            if (fitting == 0) & (itsMore == 0): continue
            looks[0] = look
            looks[1] = -1
            if fill1(fitting, itsWord, itsMore, table1):
                counts[0] = counts[0] - (bits(candidates) << 32)
                return 1
        unused[word / 8] = free
        if more:
            word = more.word
            candidates = more.looks & unused[word / 8]
            more = more.more
            again
    if tried == 0:
        if looks[0] < 0:
            dead[0] += 1
    return 0
`},
	} {
		d, err := notation.Read(row.puzzle)
		require.NoError(t, err)
		plan := search.Compile(d.Puzzle, search.Options{Mode: search.Fast, Order: row.order})
		assert.Equal(t, strings.TrimPrefix(row.want, "\n"), codegen.Write(plan, row.carried).Text(row.step))
	}
}

// published is the link of a puzzle of the gallery.
func published(t *testing.T, id string) string {
	t.Helper()
	e, known := gallery.Find(id)
	require.True(t, known)
	return e.Link()
}
