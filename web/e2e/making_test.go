//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/generate"
	"edgewise/solver/notation"
	model "edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// New puzzles: two taps from home, the same as the command makes, and what is not found soon.

const (
	newWay     = `.way[data-action="new-puzzle"]`
	newDialog  = `[data-dialog="making"]`
	newMake    = `[data-part="making-make"]`
	newStop    = `[data-part="making-cancel"]`
	newTold    = `[data-part="making-told"]`
	newTake    = `[data-part="making-take"]`
	newAtHand  = `document.querySelector('[data-dialog="making"][open]')?.ariaBusy === "false"`
	newGone    = `!document.querySelector('[data-dialog="making"]')`
	unlikely   = 3 // with this seed 4x4 and tricky are not found in time
	anotherOne = 7
)

// seeded leaves the page's chance no choice.
func seeded(seed int) string {
	return fmt.Sprintf(`crypto.getRandomValues = (numbers) => numbers.fill(%d);`, seed)
}

// chosen is what is chosen in the dialog now: board, difficulty, pictures.
func (p *page) chosen() []string {
	p.t.Helper()
	return eval[[]string](p, fmt.Sprintf(`[...document.querySelectorAll('%s :checked')].map((input) => input.value)`, newDialog))
}

// chooses taps on a choice.
func (p *page) chooses(value string) {
	p.t.Helper()
	p.Click(fmt.Sprintf(`%s [value=%q]`, newDialog, value))
	p.Until(fmt.Sprintf(`document.querySelector('%s [value=%q]').checked`, newDialog, value))
}

// wished is the puzzle of a wish, made natively, as a link.
func wished(t *testing.T, w generate.Wish, art string) (link string, made *model.Puzzle) {
	t.Helper()
	o, offered := w.Options()
	require.True(t, offered)
	making, err := generate.Make(o)
	require.NoError(t, err)
	for !making.Step(1 << 20) {
	}
	made, err = making.Puzzle()
	require.NoError(t, err)
	return (&notation.Document{Puzzle: made, Name: w.Name(), Art: art}).Link(), made
}

// solving are the moves that complete a puzzle on squares.
func solving(t *testing.T, puzzle *model.Puzzle) (moves []string) {
	t.Helper()
	s := search.Compile(puzzle, search.Options{Keep: 1}).Search()
	require.True(t, s.Step(1<<30))
	boards := s.Boards()
	require.Len(t, boards, 1)
	for number, cell := range puzzle.Grid().Cells {
		moves = append(moves, fmt.Sprintf("%d %c%d %d", boards[0].Tiles[number]+1, 'a'+cell.Column, cell.Row+1, boards[0].Turns[number]))
	}
	return moves
}

// roomForAll lets the browser remember more than its usual 250 requests of a page.
const roomForAll = "performance.setResourceTimingBufferSize(1000);"

func TestANewPuzzleIsTwoTapsFromHome(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Home: true, Width: 390, Height: 844, Touch: true, Before: seeded(anotherOne) + roomForAll}).Ready()
	loaded := `performance.getEntriesByType("resource").filter(({ name }) => /making\/en|style\/making/.test(name)).length`
	assert.Zero(t, eval[int](p, loaded), "who asks for none pays nothing")
	p.Click(newWay)
	p.Until(newAtHand)
	assert.Positive(t, eval[int](p, loaded))
	assert.Equal(t, []string{"3x3", "moderate", "dogs"}, p.chosen())
	p.Click(newMake)
	p.Until(atTable)
	want, made := wished(t, generate.Wish{Grid: "3x3", Difficulty: generate.Moderate, Seed: anotherOne}, "dogs")
	assert.Equal(t, want, strings.TrimSuffix(p.Hash()[1:], "&end=1")+"&end=1", "as the command makes it")
	p.Until(`document.title === "3 × 3 · moderate · No.\u00a07 · Edgewise"`)
	p.Until(newGone)

	p.Moves(solving(t, made)...)
	p.shown(finish)
	p.UntilText(`[data-part="finish-next"]`, "New puzzle")
	p.Click(`[data-part="finish-next"]`)
	p.Until(newAtHand)
	p.chooses("hex2")
	p.chooses("easy")
	p.chooses("suits")
	p.Click(newMake)
	p.Until(newGone)
	want, _ = wished(t, generate.Wish{Grid: "hex2", Difficulty: generate.Easy, Seed: anotherOne}, "suits")
	p.Until(fmt.Sprintf(`location.hash.includes(%q)`, strings.TrimSuffix(want, "&end=1")))

	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-dialog="puzzles"] [data-action="new-puzzle"]`)
	p.Until(newAtHand)
	assert.Equal(t, []string{"hex2", "easy", "suits"}, p.chosen(), "remembered")
	p.chooses("4x4")
	assert.Equal(t, []string{"4x4", "easy", "suits"}, p.chosen())
	p.chooses("fiendish")
	assert.True(t, eval[bool](p, `document.querySelector('[data-dialog="making"] [value="hard"]').disabled`), "what there is not keeps its place, greyed")
	p.UntilText(`[data-part="making-note"]`, "Levels in grey aren’t available on this board.")
	p.UntilText(`[data-part="making-gets"]`, "You get 4 pictures and no frame.")
	p.chooses("moderate")
	p.UntilText(`[data-part="making-gets"]`, "You get 2 pictures and a frame.")
	p.chooses("fiendish")
	p.chooses("tri3")
	p.UntilText(`[data-part="making-note"]`, "“Fiendish” isn’t available on this board, so it’s now “Hard”.")
	assert.Equal(t, []string{"tri3", "hard", "suits"}, p.chosen(), "the nearest that there is")
	p.Click(newDialog + ` [data-action="close"]`)
	p.Until(newGone)
	assert.Contains(t, p.Hash(), "hex2", "closing it loses nothing")
}

func TestAPuzzleThatIsNotFoundSoon(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: seeded(unlikely)}).Ready()
	before := p.Hash()
	p.Click(`[data-action="puzzles"]`)
	p.Click(`[data-dialog="puzzles"] [data-action="new-puzzle"]`)
	p.Until(newAtHand)
	p.chooses("4x4")
	p.chooses("tricky")
	p.Click(newMake)
	p.UntilText(`[data-part="making-count"]`, "boards tried")
	p.CheckAccessible("a puzzle is being made")
	p.Click(newStop)
	p.UntilText(newTold, "Stopped. Nothing tricky was found.")
	p.shown(newMake)
	assert.Equal(t, before, p.Hash(), "cancelling loses nothing")

	p.Click(newMake)
	p.UntilText(newTold, "Nothing tricky found yet. The search goes on")
	p.UntilText(newTake, "Play the closest one so far: ")
	p.CheckAccessible("a puzzle that is not found soon")
	count := eval[string](p, `document.querySelector('[data-part="making-count"]').textContent`)
	p.Until(fmt.Sprintf(`document.querySelector('[data-part="making-count"]').textContent !== %q`, count))
	_, near, _ := strings.Cut(p.Text(newTake), ": ")
	p.Click(newTake)
	p.Until(newGone)
	p.Until(`location.hash.includes("grid=4x4")`)
	document, err := notation.Read(p.Hash())
	require.NoError(t, err)
	rater := generate.Rate(document.Puzzle)
	for !rater.Step(1 << 20) {
	}
	assert.Contains(t, near, string(rater.Rating().Difficulty()), "it is as hard as was said")
	assert.Empty(t, document.Name, "and does not call itself what it is not")
	s := search.Compile(document.Puzzle, search.Options{}).Search()
	require.True(t, s.Step(1<<30))
	assert.Equal(t, uint64(1), s.Counts().Solutions)
}

func TestTheDialogOfANewPuzzleLooksRight(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{
		{Home: true, Width: 390, Height: 664, Touch: true, Language: "de"},
		{Home: true, Dark: true, Language: "fr"},
		{Home: true, ForcedColors: true, Language: "da"},
	} {
		p := open(t, v).Ready()
		p.Click(newWay)
		p.Until(newAtHand)
		p.Until(fmt.Sprintf(`document.querySelectorAll('%s .sample').length >= 5`, newDialog))
		p.CheckAccessible("a new puzzle")
		if v.Touch {
			p.checkLargeEnoughForAFinger("a new puzzle")
			p.checkNothingScrollsSideways("a new puzzle")
		}
	}
}
