package why_test

import (
	"iter"
	"maps"
	"slices"
	"testing"

	"edgewise/solver/explain/internal/samples"
	"edgewise/solver/explain/why"

	"github.com/stretchr/testify/assert"
)

// rows are puzzles without a solution, each after a solvable one that it resembles. The tiles are
// drawn where they nearly fit.
var rows = []struct {
	name, grid, tiles string
	changes           samples.Changes
	want              []string
}{
	{"nothing speaks against a solution", "3x3", `
		0AB0 0CDa 00Ec
		bFG0 dHIf e0Jh
		gK00 iL0k j00l`, samples.Changes{samples.Framed}, []string{}},
	{"the second tile is a fifth corner", "3x3", `
		0AB0 00Da 00Ec
		bFG0 dHIf e0Jh
		gK00 iL0k j00l`, samples.Changes{samples.Framed}, []string{
		"frame-corner expected=4 found=5 tiles=[0 1 2 6 8]",
		"frame-border expected=4 found=3 tiles=[3 5 7]",
		"seams-uneven edge=C found=0 mate=c met=1",
	}},
	{"the second tile has the frame above and below", "3x3", `
		0AB0 0C0a 00Ec
		bFG0 dHIf e0Jh
		gK00 iL0k j00l`, samples.Changes{samples.Framed}, []string{
		"frame-misfit found=1 tiles=[1]",
		"frame-border expected=4 found=3 tiles=[3 5 7]",
		"seams-uneven edge=D found=0 mate=d met=1",
	}},
	{"no corners, and too many inner tiles to name", "5x4", `
		0111 0111 0111 0111 0111
		0111 1111 1111 1111 1111
		1111 1111 1111 1111 1111
		1111 1111 1111 1111 1111`, samples.Changes{samples.Framed}, []string{
		"frame-corner expected=4 found=0 tiles=[]",
		"frame-border expected=10 found=6 tiles=[0 1 2 3 4 5]",
		"frame-inner expected=6 found=14 tiles=[]",
	}},
	{"a strip with one end", "4x1", `
		0A00 0A0a 0A0a 0A0a`, samples.Changes{samples.Framed}, []string{
		"frame-count count=3 expected=2 found=1 tiles=[0]",
		"frame-opposite expected=2 found=3 tiles=[1 2 3]",
		"seams-uneven edge=A found=4 mate=a met=3",
	}},
	{"a tile all by itself has the frame all round", "1x1", `
		0000`, samples.Changes{samples.Framed}, []string{}},
	{"or does not fit", "1x1", `
		0010`, samples.Changes{samples.Framed}, []string{
		"frame-misfit found=1 tiles=[0]",
		"frame-count count=4 expected=1 found=0 tiles=[]",
		"tile-alone of=4 sides=[2] tile=0",
		"seams-odd edge=1 found=1",
	}},
	{"upright, two tiles are for one corner", "2x2", `
		0AB0 00Ca
		bD00 cd00`, samples.Changes{samples.Framed, samples.NoTurns}, []string{
		"frame-sides expected=1 found=0 of=4 sides=[1 2] tiles=[]",
		"frame-sides expected=1 found=2 of=4 sides=[2 3] tiles=[2 3]",
	}},
	{"a hexagon", "hex2", `
		       00ABC0
		0cDE00        000FGa
		       bgHIJd
		ejK000        f000Lh
		       il000k`, samples.Changes{samples.Framed}, []string{}},
	{"its lowest tile is no corner", "hex2", `
		       00ABC0
		0cDE00        000FGa
		       bgHIJd
		ejK000        f000Lh
		       il0k00`, samples.Changes{samples.Framed}, []string{
		"frame-misfit found=1 tiles=[6]",
		"frame-corner expected=6 found=5 tiles=[0 1 2 4 5]",
	}},
	{"a triangle", "tri2", `
		     0A0
		B00  aCb  00c`, samples.Changes{samples.Framed}, []string{}},
	{"its lower tiles are no corners", "tri2", `
		     0A0
		B0D  aCb  d0c`, samples.Changes{samples.Framed}, []string{
		"frame-misfit found=2 tiles=[1 3]",
		"frame-corner expected=3 found=1 tiles=[0]",
	}},
	{"three heads and a tail", "2x2", `
		0AB0 00Ba
		bA00 BA00`, samples.Changes{samples.Framed}, []string{
		"seams-uneven edge=A found=3 mate=a met=1",
		"seams-uneven edge=B found=3 mate=b met=1",
	}},
	{"odd numbers of what mates with itself", "2x2", `
		01A0 0012
		a200 2001`, samples.Changes{samples.Framed}, []string{
		"seams-odd edge=1 found=3",
		"seams-odd edge=2 found=3",
	}},
	{"nothing mates with it", "2x2", `
		0A-0 00-a
		bA00 aB00`, samples.Changes{samples.Framed}, []string{"seams-none edge=- found=2"}},
	{"the tail is on the same tile as the head", "2x2", `
		0Aa0 00Bb
		Cb00 c00B`, samples.Changes{samples.Framed}, []string{"tile-alone of=4 sides=[1 2] tile=0"}},
	{"clockwise along the frame a head would follow a head", "2x2", `
		0AB0 00ab
		BB00 b00b`, samples.Changes{samples.Framed}, []string{
		"ring-uneven edge=A found=1 mate=a met=0",
		"ring-uneven edge=B found=1 mate=b met=2",
		"ring-uneven edge=a found=1 mate=A met=0",
		"ring-uneven edge=b found=1 mate=B met=2",
	}},
	{"the centre shows what belongs on the ring", "3x3", `
		01B0 0C21 00Ec
		b2G0 1HI1 e0Jh
		gK00 iL0k j00l`, samples.Changes{samples.Framed}, []string{
		"inner-uneven edge=1 found=0 mate=1 met=2",
		"inner-uneven edge=2 found=2 mate=2 met=0",
	}},
	{"the corners of a triangle mate with one another only", "tri2", `
		     0A0
		B00  aCc  00b`, samples.Changes{samples.Framed}, []string{
		"tile-alone of=3 sides=[1 2] tile=2",
		"part-uneven edge=B found=1 mate=b met=0",
		"part-uneven edge=C found=0 mate=c met=1",
		"part-uneven edge=b found=1 mate=B met=0",
		"part-uneven edge=c found=0 mate=C met=1",
	}},
	{"upright, the left corner shows what belongs below", "2x2", `
		0AB0 00Ad
		bD00 a00a`, samples.Changes{samples.Framed, samples.NoTurns}, []string{
		"part-uneven edge=A found=1 mate=a met=0",
		"part-uneven edge=D found=0 mate=d met=1",
	}},
	{"eighteen heads without tails for a rim of twelve", "3x3", `
		AABb AABb AABb
		AABb AABb AABb
		AABb AABb AABb`, nil, []string{"rim-short counts=[18] edges=[A] rim=12 spare=18"}},
	{"upright, heads are left and right, tails above and below", "2x2", `
		aAaA aAaA
		aAaA aAaA`, samples.Changes{samples.NoTurns}, []string{"rim-short-part counts=[8] edges=[a] of=4 rim=4 sides=[0 2] spare=8"}},
	{"no other tile answers three of its sides", "2x2", `
		XYZa Abcd
		ABCD abcd`, nil, []string{"tile-alone of=4 sides=[0 1 2] tile=0"}},
	{"a clue has the frame inside and something else on the rim", "2x2", `
		0AB0 00Ca
		bD00 c00d`, samples.Changes{samples.Framed, samples.Clue(0, 0, 1)}, []string{
		"clue-inside tile=0 @cell=0 @side=1 @sides=4",
		"clue-rim edge=B tile=0 @cell=0 @side=3 @sides=4",
	}},
	{"two clues side by side do not mate", "2x2", `
		ABCD abcd
		cccc bbbb`, samples.Changes{samples.Clue(0, 0, 0), samples.Clue(1, 1, 0)}, []string{"clue-seam other=1 tile=0 @cell=0 @side=1 @sides=4"}},
	{"the third tile fits neither way between the clues", "3x1", `
		AAAB aabb AABA`, samples.Changes{samples.Clue(0, 0, 0), samples.Clue(2, 2, 0)}, []string{"clue-beside tiles=[2 0] @cell=1"}},
}

func TestReasons(t *testing.T) {
	for _, row := range rows {
		t.Run(row.name, func(t *testing.T) {
			p := samples.Spelled(t, row.grid, row.tiles, row.changes...)
			assert.Equal(t, row.want, samples.Said(why.Reasons(p)...))
		})
	}
}

// Every reason is in a row, and has what Codes promises.
func TestCodesListEveryReason(t *testing.T) {
	want, got := map[string][2][]string{}, map[string][2][]string{}
	for _, code := range why.Codes() {
		want[code.Name] = [2][]string{sorted(slices.Values(code.Args)), sorted(slices.Values(code.At))}
	}
	for _, row := range rows {
		for _, reason := range why.Reasons(samples.Spelled(t, row.grid, row.tiles, row.changes...)) {
			got[reason.Code] = [2][]string{sorted(maps.Keys(reason.Args)), sorted(maps.Keys(reason.At))}
		}
	}
	assert.Equal(t, want, got)
}

func sorted(names iter.Seq[string]) []string {
	return append([]string{}, slices.Sorted(names)...)
}
