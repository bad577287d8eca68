package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// crossed is a puzzle with 12 arrangements, 12 pictures and 3 solutions, whose search finds them
// in other parts when its cells are filled in another order.
const crossed = "grid=3x3&tiles=BCaA.ABCb.bacB.bABa.aAbc.cCAb.CaAb.aAcb.cABb"

// parted is one part of a puzzle's search, as solve -json prints it.
func parted(t *testing.T, i, n int, puzzle string, flags ...string) string {
	t.Helper()
	args := append([]string{"solve", "-json", "-part", fmt.Sprintf("%d/%d", i, n)}, flags...)
	got := say(t, "en", "", append(args, puzzle)...)
	require.Equal(t, done, got.status, got.errors)
	return got.out
}

// TestPartsOfDifferentPlansAreNotAddedUp: merge says how they differ.
func TestPartsOfDifferentPlansAreNotAddedUp(t *testing.T) {
	rows := "-order=0,1,2,3,4,5,6,7,8"
	first := parted(t, 0, 2, crossed, rows)
	for _, row := range []struct{ second, complaint string }{
		{parted(t, 1, 2, crossed, "-order=2,1,0,5,4,3,8,7,6"), "Part 1/2 was made with a different order of cells from part 0/2."},
		{parted(t, 1, 2, crossed, "-order=column"), "Part 1/2 was made with a different order of cells from part 0/2."},
		{parted(t, 1, 2, crossed, "-raw"), "Part 1/2 was made in a different mode from part 0/2: plain, raw and fast do not mix."},
		{parted(t, 1, 3, crossed, rows), "Part 1/3 and part 0/2 are of different divisions."},
		{parted(t, 1, 2, "hunde-spiel", rows), "Part 1/2 belongs to a different puzzle from part 0/2."},
	} {
		got := say(t, "en", first+row.second, "merge", "-")
		assert.Equal(t, said{refused, "", "edgewise: " + row.complaint + "\n"}, got)
	}
	merged := say(t, "en", first+parted(t, 1, 2, crossed, rows), "merge", "-")
	require.Equal(t, done, merged.status, merged.errors)
	var object map[string]any
	require.NoError(t, json.Unmarshal([]byte(merged.out), &object))
	assert.Equal(t, []any{12., 12., 3.}, totals(object)[:3])
	assert.Contains(t, say(t, "en", merged.out, "convert", "-to", "link", "-").out, "&board=", "the first solution can be handed on")
}

// TestDamagedPartsAreRefused: of 10,000 parts with a few bytes changed, each is refused or gives
// the same sum.
func TestDamagedPartsAreRefused(t *testing.T) {
	parts := []string{parted(t, 0, 2, crossed), parted(t, 1, 2, crossed)}
	read := func(text string) (*solveJSON, error) {
		var printed printedParts
		if err := printed.read("-", strings.NewReader(text)); err != nil {
			return nil, err
		}
		return added(printed.parts)
	}
	want, err := read(parts[0] + parts[1])
	require.NoError(t, err)
	r := rand.New(rand.NewPCG(1, 2))
	refused := 0
	for range 10_000 {
		text := []byte(parts[0])
		for range 1 + r.IntN(3) {
			switch at := r.IntN(len(text)); r.IntN(4) {
			case 0:
				text[at] ^= 1 << r.IntN(7)
			case 1:
				text[at] = "0123456789"[r.IntN(10)]
			case 2:
				text = append(text[:at:at], text[min(len(text), at+1+r.IntN(20)):]...)
			case 3:
				text = append(text[:at:at], append([]byte{"0123456789,"[r.IntN(11)]}, text[at:]...)...)
			}
		}
		got, err := read(string(text) + parts[1])
		if err != nil {
			refused++
			continue
		}
		require.Equal(t, want, got, string(text))
	}
	assert.Greater(t, refused, 9_000)
}

// TestPartsWithOtherFieldsAreRefused: missing and misspelt fields do not count as 0, and unknown
// ones are noticed.
func TestPartsWithOtherFieldsAreRefused(t *testing.T) {
	part := parted(t, 0, 1, crossed)
	for _, change := range [][2]string{
		{`"solutions":3,`, ``},
		{`"solutions"`, `"solution"`},
		{`"solutions"`, `"Solutions"`},
		{`"solutions":3`, `"solutions":3,"shoes":2`},
		{`"index":0,`, ``},
		{`"nodes":`, `"nodes":1`},
		{`"seconds":`, `"seconds":1`},
	} {
		require.Contains(t, part, change[0])
		got := say(t, "en", strings.Replace(part, change[0], change[1], 1), "merge", "-")
		assert.Equal(t, said{refused, "", "edgewise: -: part 0/1 is damaged, or was changed.\n"}, got, change)
	}
}

// TestPartsMayBeLaidOutAnew: formatting that keeps the values does no harm.
func TestPartsMayBeLaidOutAnew(t *testing.T) {
	var indented bytes.Buffer
	require.NoError(t, json.Indent(&indented, []byte(parted(t, 0, 1, crossed)), "", "\t"))
	var sorted map[string]any
	require.NoError(t, json.Unmarshal(indented.Bytes(), &sorted))
	text, err := json.Marshal(sorted)
	require.NoError(t, err)
	for _, text := range []string{indented.String(), string(text)} {
		got := say(t, "en", text, "merge", "-")
		assert.Equal(t, done, got.status, got.errors)
	}
}

// TestTheOnlyPartMerges, too, even after it was stopped and resumed.
func TestTheOnlyPartMerges(t *testing.T) {
	part := say(t, "en", "", "solve", "-json", "-part", "0/1", "-limit", "1ms", long)
	require.Equal(t, stopped, part.status)
	var object solveJSON
	require.NoError(t, json.Unmarshal([]byte(part.out), &object))
	part = say(t, "en", "", "solve", "-json", "-resume", object.Resume, long)
	require.Equal(t, done, part.status, part.errors)
	assert.Equal(t, done, say(t, "en", part.out, "merge", "-").status)
}

// TestPartsOfAnEarlierVersionAreRefused: they do not say in which order cells were filled.
func TestPartsOfAnEarlierVersionAreRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "part")
	require.NoError(t, os.WriteFile(file, []byte(`{"status":"complete","arrangements":12,"pictures":12,"solutions":3,"nodes":613,`+
		`"seconds":0.1,"order":"spiral","reason":"usual","part":{"index":0,"of":1,"puzzle":"3b","mode":"fast","order":"spiral","from":"","to":"end"}}`), 0o600))
	got := say(t, "en", "", "merge", file)
	assert.Equal(t, said{refused, "", "edgewise: " + file + ": part 0/1 was made by an earlier version; please search it again.\n"}, got)
}

// TestPartsOfAnotherVersionAreRefused as such, whatever else is in them.
func TestPartsOfAnotherVersionAreRefused(t *testing.T) {
	part := strings.Replace(parted(t, 0, 1, crossed), `"version":"edgewise2"`, `"version":"edgewise3","shoes":2`, 1)
	got := say(t, "en", part, "merge", "-")
	assert.Equal(t, said{refused, "", "edgewise: -: part 0/1 was made by a different version (edgewise3); this one reads edgewise2.\n"}, got)
}

// TestBoardsAreMergedWhereAllPartsHaveThem: an incomplete list would look complete.
func TestBoardsAreMergedWhereAllPartsHaveThem(t *testing.T) {
	for _, row := range []struct {
		flags  []string
		boards any
	}{{nil, 3}, {[]string{"-count"}, nil}} {
		merged := say(t, "en", parted(t, 0, 2, crossed)+parted(t, 1, 2, crossed, row.flags...), "merge", "-")
		var object struct{ Boards []board }
		require.NoError(t, json.Unmarshal([]byte(merged.out), &object))
		if row.boards == nil {
			assert.Nil(t, object.Boards)
		} else {
			assert.Len(t, object.Boards, row.boards.(int))
		}
	}
}

// TestCountsThatNoSearchFindsAreNotAddedUp, even with the right checksum.
func TestCountsThatNoSearchFindsAreNotAddedUp(t *testing.T) {
	for _, change := range []func(*solveJSON){
		func(s *solveJSON) { s.Arrangements = "13" },
		func(s *solveJSON) { s.Solutions = "13" },
		func(s *solveJSON) { s.Boards = append(s.Boards, s.Boards[0]) },
	} {
		var part solveJSON
		require.NoError(t, json.Unmarshal([]byte(parted(t, 0, 1, crossed)), &part))
		change(&part)
		part.Part.Check = part.checksum()
		text, err := json.Marshal(part)
		require.NoError(t, err)
		got := say(t, "en", string(text), "merge", "-")
		assert.Equal(t, "edgewise: The parts do not add up to what a search can find.\n", got.errors)
	}
}
