//go:build e2e

package e2e

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// What is spoken of a move is true of the board as it lies then, and so is the score
// that is seen, at every moment. The test counts for itself.

// listens writes down all that is told and every caption, each with the names of the
// cells at that moment.
const listens = `(() => {
	globalThis.told = [];
	globalThis.captions = [];
	const cells = () => [...document.querySelectorAll('[data-part="board"] [data-cell]')].map((cell) => cell.getAttribute("aria-label"));
	const listen = (part, heard) => {
		const element = document.querySelector('[data-part="' + part + '"]');
		new MutationObserver(() => heard.push({ text: element.textContent, cells: cells(), at: performance.now() }))
			.observe(element, { childList: true, characterData: true, subtree: true });
	};
	listen("live", told);
	listen("caption", captions);
	return true;
})()`

// heard is one message, and the names of the cells when it was told.
type heard struct {
	Text  string
	Cells []string
}

var (
	cellLies  = regexp.MustCompile(`^Row \d+, column \d+: tile (\d+)(?:, turned (right|upside down|left))?[,;]`)
	scoreTold = regexp.MustCompile(`(\d+) of (\d+) seams match(es)?\b`)
)

// A clash is two halves that touch and do not mate, seen from one of the cells.
type clash struct {
	cell, side    int
	mine, another string
}

// count reads the board from the names of its cells: how many tiles lie, how many of
// its seams match, and where they do not, from both cells.
func (z puzzle) count(t *testing.T, names []string) (filled, score int, clashes []clash) {
	t.Helper()
	require.Len(t, names, len(z.tiles))
	edges := make([]string, len(names))
	for number, name := range names {
		if said := cellLies.FindStringSubmatch(name); said != nil {
			tile, err := strconv.Atoi(said[1])
			require.NoError(t, err)
			word, turn := z.tiles[tile-1], turnedBy[said[2]]
			edges[number] = word[4-turn:] + word[:4-turn]
			filled++
		} else {
			require.Contains(t, name, "empty")
		}
	}
	meet := func(one, side, other, back int) {
		if edges[one] == "" || edges[other] == "" {
			return
		}
		mine, another := edges[one][side:side+1], edges[other][back:back+1]
		if mine != another && strings.EqualFold(mine, another) {
			score++
			return
		}
		clashes = append(clashes, clash{one, side, mine, another}, clash{other, back, another, mine})
	}
	for number := range names {
		if (number+1)%z.width != 0 {
			meet(number, 1, number+1, 3)
		}
		if number+z.width < len(names) {
			meet(number, 2, number+z.width, 0)
		}
	}
	return filled, score, clashes
}

// dogHalf is what an edge of the Hunde-Spiel is called.
func dogHalf(edge string) string {
	motif := map[string]string{"b": "brown", "g": "grey", "s": "spotted", "u": "umber"}[strings.ToLower(edge)]
	if edge == strings.ToUpper(edge) {
		return motif + " · head"
	}
	return motif + " · tail"
}

// truth is what is to be told of the board beside a cell, or of all of it with -1.
func truth(t *testing.T, names []string, number int) string {
	t.Helper()
	filled, score, clashes := dogs.count(t, names)
	var parts []string
	if filled > 1 {
		verb := map[bool]string{true: "matches", false: "match"}[score == 1]
		parts = append(parts, fmt.Sprintf("%d of 12 seams %s", score, verb))
	}
	var own []clash
	var sides []string
	for _, clash := range clashes {
		if clash.cell == number {
			own = append(own, clash)
			sides = append(sides, []string{"top", "right", "bottom", "left"}[clash.side])
		}
	}
	switch {
	case len(own) == 1:
		parts = append(parts, fmt.Sprintf("%s clashes with %s on the %s", dogHalf(own[0].mine), dogHalf(own[0].another), sides[0]))
	case len(own) > 1:
		parts = append(parts, fmt.Sprintf("%d sides clash: ", len(own)))
	}
	switch all := len(clashes) / 2; {
	case all == len(own):
	case all == 1:
		parts = append(parts, "1 clash in all")
	default:
		parts = append(parts, fmt.Sprintf("%d clashes in all", all))
	}
	return strings.Join(parts, "; ")
}

// quietly waits until nothing has been told for longer than a message may wait.
func (p *page) quietly() {
	p.t.Helper()
	p.Until(`performance.now() - Math.max(told.at(-1)?.at ?? 0, actedAt) > 1500`)
}

// after does something and gives what was told of it.
func (p *page) after(act func()) []heard {
	p.t.Helper()
	eval[chromedp.Void](p, `{ told.length = 0; globalThis.actedAt = performance.now() }`)
	act()
	eval[chromedp.Void](p, `{ globalThis.actedAt = performance.now() }`)
	p.quietly()
	return eval[[]heard](p, `told`)
}

func TestEveryMoveIsToldAsTheBoardLies(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).Ready()
	require.True(t, eval[bool](p, listens))
	other := p.Another(p.Hash()).Ready()
	p.do(chromedp.Focus(chromedp.CSS(cell(0))))
	clicks := func(selectors ...string) func() {
		return func() {
			for _, selector := range selectors {
				p.Click(selector)
			}
		}
	}
	pick := func(action string) func() {
		return clicks(`:is([data-part="playing"], [data-part="play"]) [data-action="` + action + `"]`)
	}
	deed := func(action string) func() { return func() { p.Deed(action) } }
	keys := func(from int, pressed ...string) func() {
		return func() {
			p.do(chromedp.Focus(chromedp.CSS(cell(from))))
			p.Press(pressed...)
		}
	}
	fromThere := func(move string) func() {
		return func() {
			other.Moves(move)
			require.Eventually(t, func() bool { return assert.ObjectsAreEqual(other.Cells(), p.Cells()) }, deadline, 50*time.Millisecond)
		}
	}
	for _, row := range []struct {
		name  string
		act   func()
		first string // how what is told begins
		cell  int    // of the tile that is told of, or -1
	}{
		{"the first tile is dragged", func() { p.Drag(waiting(1), cell(0)) }, "Tile 2 in row 1, column 1.", 0},
		{"a tile that fits is tapped", clicks(waiting(7), cell(1)), "Tile 8 in row 1, column 2.", 1},
		{"it is turned and clashes", pick("turn-right"), "Tile 8 in row 1, column 2, turned right.", 1},
		{"undone", pick("undo"), "Undone. Tile 8 in row 1, column 2.", 1},
		{"redone", pick("redo"), "Redone. Tile 8 in row 1, column 2, turned right.", 1},
		{"locked", deed("lock"), "Tile 8 in row 1, column 2, turned right, locked.", 1},
		{"unlocked", deed("lock"), "Tile 8 in row 1, column 2, turned right.", 1},
		{"undone thrice", clicks(undoPlay, undoPlay, undoPlay), "Undone. Tile 8 in row 1, column 2.", 1},
		{"a tile is typed that fits", func() { p.Moves("3 c1") }, "Tile 3 in row 1, column 3.", 2},
		{"one that clashes on two sides", func() { p.Moves("9 a3", "6 b3", "1 b2") }, "Your board · 6 of 9.", -1},
		{"one by the keyboard", keys(4, kb.Escape, kb.Backspace), "Tile 1 is back on the table.", -1},
		{"one more", keys(4, "5", kb.Enter), "Tile 5 in row 2, column 2.", 4},
		{"turned by a key", keys(4, "r"), "Tile 5 in row 2, column 2, turned right.", 4},
		{"two change places", func() { p.Drag(cell(0), cell(1)) }, "Tile 2 in row 1, column 2. Tile 8 went to row 1, column 1.", 1},
		{"the board is turned", deed("turn-board"), "Your board · 6 of 9.", -1},
		{"a tile goes back to the tray", func() { p.Drag(cell(2), `[data-part="tray"]`) }, "Tile 8 is back on the table.", -1},
		{"another tab takes one away", fromThere("3 -"), "Tile 3 is back on the table.", -1},
		{"another tab lays one", fromThere("4 a1"), "Tile 4 in row 1, column 1. Tile 9 is back on the table.", 0},
		{"begun anew", deed("restart"), "Your board · 0 of 9.", -1},
		{"all but one", func() { p.Moves(dogsMoves()[:8]...) }, "Your board · 8 of 9.", -1},
	} {
		told := p.after(row.act)
		require.NotEmpty(t, told, row.name)
		for _, message := range told {
			assertTrueScore(t, row.name, message)
		}
		last := told[len(told)-1]
		if !assert.True(t, strings.HasPrefix(last.Text, row.first), "%s: %q", row.name, last.Text) {
			continue
		}
		want := truth(t, last.Cells, row.cell)
		got := strings.TrimSuffix(strings.TrimPrefix(strings.TrimPrefix(last.Text, row.first), " "), ".")
		got = regexp.MustCompile(`(sides clash: )[^;]*`).ReplaceAllString(got, "$1")
		assert.Equal(t, want, got, row.name)
	}
	finished := p.after(func() { p.Moves(dogsMoves()[8]) })
	require.Len(t, finished, 1, "a finish is told once: %v", finished)
	assert.Regexp(t, `^Well done\. Solved in .*, with \d+ moves and no hints\.$`, finished[0].Text)
	undone := p.after(func() { p.Press("u") })
	assert.Equal(t, "Undone. Tile 4 is back on the table. 10 of 12 seams match.", undone[len(undone)-1].Text)

	captions := eval[[]heard](p, "captions")
	assert.Greater(t, len(captions), 20)
	for _, caption := range captions {
		assertTrueScore(t, "the caption", caption)
	}
}

// TestOfRapidMovesTheLastIsTold, and its score is that of the board as it lies then.
func TestOfRapidMovesTheLastIsTold(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: dogs.hash("board=1.0_7.0_2.0_0.0_4.0_5.0_8.3_-_-")}).Ready()
	p.UntilText(caption, "7 of 9")
	p.UntilText(`[data-part="live"]`, "Hunde-Spiel")
	require.True(t, eval[bool](p, listens))
	told := p.after(func() {
		eval[bool](p, `(async () => {
			document.querySelector('[data-cell="4"]').dispatchEvent(new MouseEvent("click", { bubbles: true }));
			// Three, for a fourth would leave a tile as one of them had told that it lay.
			for (let step = 0; step < 3; step++) {
				document.querySelector('[data-action="turn-right"]').click();
				await new Promise((done) => setTimeout(done, step * 40));
			}
			return true;
		})()`, chromedp.EvalAwaitPromise)
	})
	last := told[len(told)-1]
	const first = "Tile 5 in row 2, column 2, turned left. "
	require.True(t, strings.HasPrefix(last.Text, first), last.Text)
	for _, message := range append(told, eval[[]heard](p, "captions")...) {
		assertTrueScore(t, "a rapid move", message)
	}
	_, score, clashes := dogs.count(t, last.Cells)
	assert.Contains(t, last.Text, fmt.Sprintf("%d of 12", score))
	assert.NotEmpty(t, clashes)
	assert.Contains(t, last.Text, "clash")
}

// assertTrueScore: a score is that of the board when it is told.
func assertTrueScore(t *testing.T, name string, message heard) {
	t.Helper()
	said := scoreTold.FindStringSubmatch(message.Text)
	if said == nil {
		return
	}
	_, score, _ := dogs.count(t, message.Cells)
	assert.Equal(t, strconv.Itoa(score), said[1], "%s: %q", name, message.Text)
}
