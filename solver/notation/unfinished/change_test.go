package unfinished_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/notation/unfinished"
	"edgewise/solver/puzzle"
)

func TestSigns(t *testing.T) {
	for _, row := range []struct {
		text, sign, edge, motifs string
	}{
		{"tiles:", "A", "A", "Aa Bb Cc Dd"},
		{"tiles:", "-", "-", "Aa Bb Cc Dd"},
		{"tiles: BGu", "s", "s", "Bb Gg Ss Uu"},
		{"tiles: ABcd", "E", "E", "Aa Bb Cc Dd Ee"}, // all four are on tiles
		{"tiles:", "1", "", ""},                     // a digit is no half
		{"tiles:", "!", "", ""},
		{"frame: E\ntiles:", "e", "", ""},
		{"mates: same\ntiles:", "a", "A", "A B C D"}, // the other case is meant
		{"mates: same\ntiles:", "x", "X", "A B C X"},
		{"mates: same\ntiles:", "1", "1", "A B C 1"},
		{"grid: hex2\ntiles: Aa12", "3", "3", "Aa Bb 1 2 3"},
		{"grid: hex2\ntiles: Aa1", "e", "e", "Aa Bb Ee 1"},
		{"mates: Ab\ntiles: Ab", "a", "", ""}, // its other half has another mate
	} {
		p := read(t, row.text)
		brought, edge := p.Bring(puzzle.Edge(row.sign[0]))
		if row.edge == "" {
			assert.Zero(t, edge, "%s %s", row.text, row.sign)
			assert.Equal(t, p, brought)
			continue
		}
		assert.Equal(t, row.edge, edge.String(), "%s %s", row.text, row.sign)
		assert.Equal(t, row.motifs, motifs(brought), "%s %s", row.text, row.sign)
		meant, known := brought.Meant(edge)
		assert.True(t, known)
		assert.Equal(t, edge, meant)
	}
}

func TestRulesChangeWithoutLosingMoreThanTheyMust(t *testing.T) {
	regrid := func(name string) func(*unfinished.Puzzle) *unfinished.Puzzle {
		return func(p *unfinished.Puzzle) *unfinished.Puzzle {
			changed, err := p.Regrid(name)
			require.NoError(t, err)
			return changed
		}
	}
	remate := func(ways ...unfinished.Way) func(*unfinished.Puzzle) *unfinished.Puzzle {
		return func(p *unfinished.Puzzle) *unfinished.Puzzle {
			for _, way := range ways {
				p = p.Remate(way)
			}
			return p
		}
	}
	framed := func(p *unfinished.Puzzle) *unfinished.Puzzle { return p.Framed(true) }
	unframed := func(p *unfinished.Puzzle) *unfinished.Puzzle { return p.Framed(false) }
	more := func(cut bool) func(*unfinished.Puzzle) *unfinished.Puzzle {
		return func(p *unfinished.Puzzle) *unfinished.Puzzle { return p.More(cut) }
	}
	less := func(cut bool) func(*unfinished.Puzzle) *unfinished.Puzzle {
		return func(p *unfinished.Puzzle) *unfinished.Puzzle { return p.Less(cut) }
	}
	for _, row := range []struct {
		name          string
		text          string
		change        func(*unfinished.Puzzle) *unfinished.Puzzle
		words, motifs string
	}{
		{"fewer cells", "grid: 3x3\ntiles: ABcd ab BCDa", regrid("2x1"), "ABcd ab??", "Aa Bb Cc Dd"},
		{"fewer sides", "grid: 3x3\ntiles: ABcd", regrid("tri1"), "ABc", "Aa Bb Cc Dd"},
		{"more sides", "grid: 3x3\ntiles: ABcd", regrid("hex1"), "ABcd??", "Aa Bb Cc Dd"},
		{"one picture", "grid: 3x3\ntiles: ABcd ab", remate(unfinished.Same), "ABCD AB??", "A B C D"},
		{"halves again", "grid: 3x3\ntiles: ABcd ab", remate(unfinished.Same, unfinished.Halves), "ABCD AB??", "Aa Bb Cc Dd"},
		{"both kinds", "grid: 3x3\ntiles: ABcd ab", remate(unfinished.Mixed), "ABcd ab??", "Aa Bb Cc Dd 1 2"},
		{"digits become letters", "grid: 3x3\ntiles: Aa12", remate(unfinished.Halves), "AaCD", "Aa Bb Cc Dd"},
		{"what mates with nothing", "grid: 3x3\nmates: c-\ntiles: Aacc", remate(unfinished.Same), "AAcc", "A B c D"},
		{"one more", "grid: 3x3\ntiles: ABcd", more(true), "ABcd", "Aa Bb Cc Dd Ee"},
		{"one more picture", "grid: 3x3\nmates: same\ntiles: AB", more(false), "AB??", "A B C"},
		{"all are on tiles", "grid: 3x3\ntiles: ABcd", less(true), "ABcd", "Aa Bb Cc Dd"},
		{"the last one unused", "grid: 3x3\ntiles: ABdb", less(true), "ABdb", "Aa Bb Dd"},
		{"a frame", "grid: 3x3\ntiles: ab", framed, "ab??", "Aa Bb Cc Dd"},
		{"no frame", "grid: 3x3\nframe: 0\ntiles: ab0", unframed, "ab??", "Aa Bb Cc Dd"},
	} {
		p := read(t, row.text)
		changed := row.change(p)
		assert.Equal(t, row.words, words(changed), row.name)
		assert.Equal(t, row.motifs, motifs(changed), row.name)
		assert.True(t, changed.Sound(), row.name)
		assert.Equal(t, read(t, row.text), p, "the value before is as it was")
	}
	_, err := unfinished.New().Regrid("0x3")
	require.Error(t, err)
	p, err := read(t, "grid: 2x1\nname: x\nclues: 0.0.0\ntiles: ABcd").Regrid("3x1")
	require.NoError(t, err)
	assert.Equal(t, "grid: 3x1\nname: x\ntiles:\n  ABcd\n", p.Text(), "clues say nothing of another grid")
	assert.Equal(t, "0", unfinished.New().Framed(true).Frame.String())
}

func TestWhatIsMissingGoesToTheOpenPlaces(t *testing.T) {
	for _, row := range []struct{ text, rest, words, motifs string }{
		{"grid: 2x2\ntiles: ABcd ACac D", "ABab cdDE", "ABcd ACac DEcd ABab", "Aa Bb Cc Dd Ee"},
		{"grid: 2x2\ntiles: ABcd ACac D", "ABab AAAb", "ABcd ACac ABab AAAb", "Aa Bb Cc Dd"},
		{"grid: 2x2\nmates: same\ntiles: ABAC BBCC", "AABB FFAA", "ABAC BBCC AABB FFAA", "A B C F"},
		{"grid: 2x2\ntiles: ABcd", "AAbb", "ABcd AAbb", "Aa Bb Cc Dd"},
		{"grid: 2x2\ntiles: A BA", "BAcd AcCC", "AcCC BAcd", "Aa Bb Cc Dd"},
	} {
		var rest []puzzle.Tile
		for word := range strings.FieldsSeq(row.rest) {
			rest = append(rest, puzzle.Tile(word))
		}
		p := read(t, row.text)
		filled := p.Filled(rest)
		assert.Equal(t, row.words, words(filled), row.text)
		assert.Equal(t, row.motifs, motifs(filled), row.text)
		assert.Equal(t, read(t, row.text), p, "the value before is as it was")
	}
}

// TestPicturesThatAreDigits: if digits and letters stand for pictures, whole motifs are numbered,
// until a tile has a letter or a motif a name.
func TestPicturesThatAreDigits(t *testing.T) {
	signs := func(p *unfinished.Puzzle) *unfinished.Puzzle { return p.Named(&unfinished.Names{Art: notation.Signs}) }
	for _, row := range []struct {
		name string
		p    *unfinished.Puzzle
		want []unfinished.Motif
	}{
		{"halves are letters", signs(unfinished.New()), []unfinished.Motif{"Aa", "Bb", "Cc", "Dd"}},
		{"and whole ones digits", signs(unfinished.New()).Remate(unfinished.Same), []unfinished.Motif{"1", "2", "3", "4"}},
		{"whichever is said first", signs(unfinished.New().Remate(unfinished.Same)), []unfinished.Motif{"1", "2", "3", "4"}},
		{"one more", signs(unfinished.New()).Remate(unfinished.Same).More(false), []unfinished.Motif{"1", "2", "3", "4", "5"}},
		{"halves again", signs(unfinished.New()).Remate(unfinished.Same).Remate(unfinished.Halves), []unfinished.Motif{"Aa", "Bb", "Cc", "Dd"}},
		{"without them", unfinished.New().Remate(unfinished.Same).More(false), []unfinished.Motif{"A", "B", "C", "D", "E"}},
		{"a name", signs(unfinished.New()).Named(&unfinished.Names{Motifs: []string{"", "Q"}}).Remate(unfinished.Same).Named(&unfinished.Names{Art: notation.Signs, Motifs: []string{"", "Q"}}), []unfinished.Motif{"B", "1", "2", "3"}},
	} {
		assert.Equal(t, row.want, row.p.Motifs, row.name)
	}
	lettered, _ := unfinished.New().Remate(unfinished.Same).Bring('Q')
	lettered.Tiles[0] = puzzle.Tile("Q???")
	assert.Equal(t, lettered.Motifs, signs(lettered).Motifs, "a tile has a letter")
}
