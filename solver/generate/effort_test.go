package generate

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// read reads a puzzle.
func read(t *testing.T, text string) *puzzle.Puzzle {
	t.Helper()
	document, err := notation.Read(text)
	require.NoError(t, err)
	return document.Puzzle
}

// walked is a finished walk.
func walked(t *testing.T, p *puzzle.Puzzle) *walk {
	t.Helper()
	w := newWalk(p)
	w.step(1 << 30)
	require.True(t, w.done)
	require.False(t, w.lost)
	return w
}

// special are puzzles with features that the nines in the shops lack.
var special = []string{
	"grid=2x2&mates=same&tiles=aaaa.aaaa.aabb.aabb",
	"grid=2x2&frame=a&mates=same&tiles=aabc.aabc.aacb.aacb",
	"grid=2x2&tiles=ABab.ABab.ABbb.BBab&clues=3.1.0",
	"grid=3x1&tiles=ABab.BBab.-BAb&turn=no",
	"grid=3x1&mates=Aa.bb.c-&tiles=Abca.AbcA.aabb",
	"grid=tri2&tiles=Aab.aBb.AaB.bbA",
	"grid=1x1&tiles=AAAA",
	"grid=2x1&tiles=AAAA.BBBB",
}

// TestTreeIsTheTextbooks: the walk counts the tries of the textbook search and finds whether
// there is a full board.
func TestTreeIsTheTextbooks(t *testing.T) {
	var puzzles []*puzzle.Puzzle
	for _, text := range special {
		puzzles = append(puzzles, read(t, text))
	}
	for i, e := range gallery.All() {
		if e.Tiles <= 12 && (e.Kind == gallery.Framed || i%4 == 0) {
			puzzles = append(puzzles, e.Document().Puzzle)
		}
	}
	require.Greater(t, len(puzzles), 40)
	for _, p := range puzzles {
		s := search.Compile(p, search.Options{Mode: search.Plain}).Search()
		require.True(t, s.Step(1<<30))
		found, root := s.Found(), walked(t, p).levels[0]
		assert.Equal(t, int64(found.Tries), root.tries+root.behind, "%v", p.Tiles())
		assert.Equal(t, found.Pictures > 0, root.good > 0, "%v", p.Tiles())
	}
}

// TestEffortIsTheMean: the average number of tries of solvers that try in random orders equals
// the effort.
func TestEffortIsTheMean(t *testing.T) {
	for _, text := range append(special[:len(special)-1], gallery.All()[0].Link()) {
		p := read(t, text)
		chance := search.Random(1)
		const solvers = 400
		sum := 0
		for range solvers {
			tries, _ := solve(p, &chance, puzzle.NewBoard(p), 0)
			sum += tries
		}
		mean := float64(sum) / solvers
		assert.InDelta(t, mean, float64(walked(t, p).effort()), 0.15*mean+1, text)
	}
}

// solve fills the board from a cell on, in a random order, and returns the number of tries and
// whether it found a full board.
func solve(p *puzzle.Puzzle, chance *search.Random, b *puzzle.Board, cell int) (tries int, full bool) {
	if cell == len(p.Grid().Cells) {
		return 0, true
	}
	var ahead []puzzle.Placement
	for _, kind := range p.Kinds() {
		for _, tile := range kind.Tiles {
			for turn := range kind.Looks {
				if b.Where(tile) < 0 {
					ahead = append(ahead, puzzle.Placement{Cell: cell, Tile: tile, Turn: turn})
				}
			}
		}
	}
	isClue := func(c puzzle.Placement) bool { return c.Cell == cell }
	if i := slices.IndexFunc(p.Clues(), isClue); i >= 0 {
		ahead = p.Clues()[i : i+1]
	} else {
		ahead = slices.DeleteFunc(ahead, func(a puzzle.Placement) bool {
			return slices.ContainsFunc(p.Clues(), func(c puzzle.Placement) bool { return c.Tile == a.Tile })
		})
	}
	for i := range ahead {
		other := i + chance.Below(len(ahead)-i)
		ahead[i], ahead[other] = ahead[other], ahead[i]
		tries++
		if !b.Fits(ahead[i]) {
			continue
		}
		if err := b.Place(ahead[i]); err != nil {
			panic(err)
		}
		more, full := solve(p, chance, b, cell+1)
		if tries += more; full {
			return tries, true
		}
		b.Lift(cell)
	}
	return tries, false
}

// TestEffortIsOfThePuzzle: it does not change when tiles are shuffled, turned and renamed, or the
// halves of a motif exchanged.
func TestEffortIsOfThePuzzle(t *testing.T) {
	chance := search.Random(7)
	for _, entry := range gallery.All() {
		p := entry.Document().Puzzle
		if entry.Tiles != 9 || *p.Mates() != puzzle.Halves() {
			continue
		}
		spec := puzzle.Spec{Grid: p.Grid(), Mates: *p.Mates()}
		renamed := map[puzzle.Edge]puzzle.Edge{}
		for i, motif := range p.Motifs() {
			if motif.Cut() {
				renamed[motif.Head], renamed[motif.Tail] = 'z'-puzzle.Edge(i), 'Z'-puzzle.Edge(i)
			} else {
				renamed[motif.Head] = '9' - puzzle.Edge(i)
			}
		}
		for _, tile := range p.Tiles() {
			other := tile.Turned(chance.Below(len(tile)))
			for side := range other {
				if edge, has := renamed[other[side]]; has {
					other[side] = edge
				}
			}
			at := chance.Below(len(spec.Tiles) + 1)
			spec.Tiles = slices.Insert(spec.Tiles, at, other)
		}
		changed, err := puzzle.New(spec)
		require.NoError(t, err)
		assert.Equal(t, walked(t, p).effort(), walked(t, changed).effort(), entry.ID)
	}
}
