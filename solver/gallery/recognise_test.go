package gallery

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
)

// classes returns which nines of square tiles are the same, found by another program: the name of
// each ID's class.
func classes(t testing.TB) map[string]string {
	text, err := os.ReadFile("testdata/classes.txt")
	require.NoError(t, err)
	of := map[string]string{}
	for line := range strings.Lines(string(text)) {
		class, id, found := strings.Cut(strings.TrimSpace(line), " ")
		require.True(t, found)
		of[id] = class
	}
	require.NotEmpty(t, of)
	return of
}

func ids(matches []Match) []string {
	var list []string
	for _, match := range matches {
		list = append(list, match.Entry.ID)
	}
	return list
}

// TestClasses checks that two nines recognise each other if and only if they are of one class.
func TestClasses(t *testing.T) {
	of := classes(t)
	for id, class := range of {
		entry, found := Find(id)
		require.True(t, found, id)
		for _, other := range ids(Recognise(entry.Document().Puzzle)) {
			assert.Equal(t, class, of[other], "%s is %s", id, other)
		}
	}
	for id := range of {
		entry, _ := Find(id)
		var want []string
		for other, class := range of {
			if class == of[id] {
				want = append(want, other)
			}
		}
		assert.ElementsMatch(t, want, ids(Recognise(entry.Document().Puzzle)), id)
	}
}

// TestSame checks that an entry that is the same as an earlier one names that one.
func TestSame(t *testing.T) {
	first := map[string]string{} // per ID: the first one that is the same
	for _, entry := range All() {
		for _, id := range ids(Recognise(entry.Document().Puzzle)) {
			if first[id] == "" {
				first[id] = entry.ID
			}
		}
		want := first[entry.ID]
		if want == entry.ID {
			want = ""
		}
		assert.Equal(t, want, entry.Same, entry.ID)
	}
}

// TestScrambled checks that a puzzle is recognised as itself and its fellows, and as nothing
// else, whatever its names, order, turns and mirroring, and that the edges of the match are
// correct.
func TestScrambled(t *testing.T) {
	times := 3
	if testing.Short() { // as WebAssembly the same code runs slower
		times = 1
	}
	scrambleAll(t, times)
}

func scrambleAll(t *testing.T, times int) {
	t.Helper()
	random := rand.New(rand.NewPCG(4, 7))
	for _, entry := range All() {
		original := entry.Document().Puzzle
		want := ids(Recognise(original))
		require.Contains(t, want, entry.ID)
		for range times {
			p := scrambled(t, original, random)
			matches := Recognise(p)
			require.Equal(t, want, ids(matches), entry.ID)
			for _, match := range matches {
				requireSame(t, match, p)
			}
		}
	}
}

// requireSame checks a match by itself: the entry's tiles, with their edges translated and
// mirrored where the match says so, are the puzzle's.
func requireSame(t *testing.T, match Match, p *puzzle.Puzzle) {
	var tiles []puzzle.Tile
	for _, tile := range match.Entry.Document().Puzzle.Tiles() {
		var translated puzzle.Tile
		for _, edge := range tile {
			translated = append(translated, match.Edges[edge])
		}
		if match.Mirrored {
			slices.Reverse(translated)
		}
		tiles = append(tiles, translated)
	}
	require.True(t, sameTiles(tiles, p.Tiles()), match.Entry.ID)
}

// scrambled renames motifs, swaps halves, reorders and turns the tiles, and mirrors all of them
// every other time.
func scrambled(t testing.TB, p *puzzle.Puzzle, random *rand.Rand) *puzzle.Puzzle {
	cut, itself := []puzzle.Edge("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), []puzzle.Edge("0123456789")
	mates := puzzle.Halves()
	frame, framed := p.Frame()
	wholes := slices.ContainsFunc(p.Motifs(), func(m puzzle.Motif) bool { return !m.Cut() && m.Head.String() > "9" })
	if wholes { // letters that mate with themselves
		mates, itself = puzzle.Same(), []puzzle.Edge("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
	}
	random.Shuffle(len(cut), func(i, j int) { cut[i], cut[j] = cut[j], cut[i] })
	random.Shuffle(len(itself), func(i, j int) { itself[i], itself[j] = itself[j], itself[i] })
	name := map[puzzle.Edge]puzzle.Edge{puzzle.Nothing: puzzle.Nothing}
	if framed {
		name[frame], itself = itself[0], itself[1:]
	}
	for i, motif := range p.Motifs() {
		if !motif.Cut() {
			name[motif.Head] = itself[i]
			continue
		}
		head, tail := cut[i], cut[i]|0x20
		if random.IntN(2) == 0 {
			head, tail = tail, head
		}
		name[motif.Head], name[motif.Tail] = head, tail
	}
	mirror := random.IntN(2) == 0
	var tiles []puzzle.Tile
	for _, tile := range p.Tiles() {
		renamed := tile.Turned(random.IntN(len(tile)))
		for side, edge := range renamed {
			renamed[side] = name[edge]
		}
		if mirror {
			slices.Reverse(renamed)
		}
		tiles = append(tiles, renamed)
	}
	random.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
	q, err := puzzle.New(puzzle.Spec{Grid: p.Grid(), Tiles: tiles, Mates: mates, Framed: framed, Frame: name[frame]})
	require.NoError(t, err)
	return q
}

// TestOneSlip checks that a puzzle with one changed side is not recognised.
func TestOneSlip(t *testing.T) {
	for _, row := range []struct{ name, text string }{
		{"a half", "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsC"},
		{"a motif", "grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsd"},
		{"one tile mirrored", "grid=3x3&tiles=hdDH.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"},
		{"tiles that may not turn", "grid=3x3&turn=no&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"},
		{"edges that mate with themselves", "grid=3x3&mates=same&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"},
		{"other pairs", "grid=3x3&mates=Hd.hD&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"},
		{"a frame", "grid=3x3&frame=Z&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"},
		{"a row", "grid=9x1&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc"},
	} {
		t.Run(row.name, func(t *testing.T) {
			assert.Empty(t, Recognise(read(row.text).Puzzle))
		})
	}
}

// TestOtherRules writes the same puzzle under another rule.
func TestOtherRules(t *testing.T) {
	for _, row := range []struct{ name, text, want string }{
		{"mixed pairs", "grid=3x3&mates=A1.B2.C3.D4&tiles=AB21.CA41.BC32.DB41.DB12.DD13.CA23.AB33.AD43", "one-tough-puzzle"},
		{"halves with other letters", "grid=3x3&mates=Wx.Xw&tiles=WDdx.CWsx.DCcd.SDsx.SDxd.SSxc.CWdc.WDcc.WSsc", "one-tough-puzzle"},
		{"a board that lies on its side", "grid=6x4&tiles=" + strings.Join(strings.Fields(words(find(t, "macmahon-squares").Puzzle.Tiles())), "."), "macmahon-squares"},
		{"hexagons with letters", "grid=hex2&mates=same&tiles=abcdef.adcfeb.adfbce.afbdec.afdbec.afecbd.afedcb", "drive-ya-nuts"},
		{"hexagons mirrored", "grid=hex2&mates=same&tiles=fedcba.befcda.ecbfda.cedbfa.cebdfa.dbcefa.bcdefa", "circus-seven"},
	} {
		t.Run(row.name, func(t *testing.T) {
			assert.Contains(t, ids(Recognise(read(row.text).Puzzle)), row.want)
		})
	}
}

func find(t testing.TB, id string) *notation.Document {
	entry, found := Find(id)
	require.True(t, found, id)
	return entry.Document()
}

func BenchmarkRecognise(b *testing.B) {
	p := find(b, "crazy-turtle").Puzzle
	for b.Loop() {
		Recognise(p)
	}
}

func BenchmarkAll(b *testing.B) {
	for b.Loop() {
		All()
	}
}
