//go:build e2e

package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Help for whoever plays: the ladder of hints, the outlook, every step explained.

const (
	hint = `[data-action="hint"]`
	told = `[data-part="told"]`
)

// triedDay is a puzzle of which much has to be tried.
const triedDay = "#grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&art=cats&end=1"

// Types makes moves as text.
func (p *page) Types(moves string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const field = document.querySelector("#typed-moves");
		field.value = %q;
		field.form.requestSubmit();
		return true;
	})()`, moves))
}

// Hints taps Hint until it says what the next tap would do, and gives what was told
// on the way.
func (p *page) Hints(until string) (said []string) {
	p.t.Helper()
	for range 6 {
		if strings.HasPrefix(p.Text(hint), until) {
			return said
		}
		before := p.Text(told)
		p.Tap(hint)
		p.Until(fmt.Sprintf(`!["", "Thinking…", %q].includes(document.querySelector(%q).textContent)`, before, told))
		said = append(said, p.Text(told))
	}
	assert.Contains(p.t, p.Text(hint), until)
	return said
}

func TestHintsLeadToTheSolutionAndNothingMoves(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 664, Touch: true}).Ready()
	places := func(names string) string {
		return eval[string](p, fmt.Sprintf(`JSON.stringify(%q.split(" ").map((name) => document.querySelector(name).getBoundingClientRect()))`, names))
	}
	const hands, all = ".board [data-action=hint]", ".board .tray [data-action=hint]"
	still, stillAll := places(hands), places(all)
	for n := range 2 {
		said := p.Hints("Why?")
		assert.Len(t, said, 2)
		assert.Regexp(t, []string{`^Look`, `^Still solvable\. Look`}[n]+` at row \d, column \d\.$`, said[0], "at once")
		assert.Regexp(t, map[bool]string{true: `^Try tile \d here\.`, false: `^Tile \d goes here\.`}[n == 0], said[1])
		assert.Equal(t, stillAll, places(all), "nothing moves")
		// A reason may take more room than there is over the tray.
		assert.Len(t, p.Hints("Place"), 1)
		assert.Equal(t, still, places(hands), "nothing that is tapped moves")
		p.Tap(hint)
		p.UntilText(caption, fmt.Sprintf("Your board · %d of 9", n+1))
	}
	p.Until(`document.querySelector('` + hint + `').click() ?? document.querySelector('` + hint + `').ariaDisabled === "true"`)
	p.solved()
	checkSolution(t, dogs, p.Board(dogs))
	p.Press("u")
	p.UntilText(caption, "8 of 9")
	p.UntilKept(`kept[0].game.hints === 9`)
}

func TestHintSaysWhichTileToTakeOff(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: triedDay}).Ready()
	p.Types("5 b2, 2 c1")
	p.UntilText(caption, "2 of 9")
	p.Press("h")
	p.UntilText(told, "Nothing fits row 1, column 2, so it can’t be solved from here. Tile 2 in row 1, column 3 has to change.")
	assert.Equal(t, 1, p.Count(".frames .lit"))
	assert.Equal(t, "Remove tile 2", p.Text(hint))
	p.Press("H")
	p.UntilText(caption, "1 of 9")
	p.Click(undoPlay)
	p.lies(2, laid{tile: 1})
	assert.Equal(t, "Hint", p.Text(hint), "a move begins a new ladder")
	assert.Equal(t, 0, p.Count(".rings .lit"))

	// Tile 1 may stay there, turned otherwise.
	p.Types("1 c1")
	p.lies(2, laid{tile: 0})
	p.Press("h")
	p.UntilText(told, "Nothing fits row 2, column 3, so it can’t be solved from here. Tile 1 in row 1, column 3 only has to be turned.")
	assert.Equal(t, "Turn it", p.Text(hint))
	p.Press("H")
	p.lies(2, laid{tile: 0, turn: 3})
}

// The tile that spoilt the board is to blame, though the one that lies well clashes more often,
// and that is said before anything else.
func TestHintNamesAClashFirst(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 664, Touch: true}).Ready()
	p.Types("5 b2, 6 b1, 7 b3")
	p.UntilText(caption, "3 of 9")
	p.Tap(hint)
	p.UntilText(told, "Tile 6 clashes with tile 5: spotted tail meets brown head.")
	assert.Equal(t, 1, p.Count(".frames .lit"))
	assert.Equal(t, 1, p.Count(".frames .beside"), "the other one, too")
	assert.Equal(t, 0, p.Count(".sides .side"), "a tear is mark enough")
	p.Set("conflicts", "false")
	p.Until(`document.querySelectorAll(".sides .side").length === 1`)
	assert.Equal(t, "Remove tile 6", p.Text(hint))
	// Where the board shows shapes that have no names, they stand in the sentence.
	p.Set("plain", "true")
	p.UntilText(told, "Tile 6 clashes with tile 5: meets .")
	shapes := eval[[]string](p, `[...document.querySelectorAll(".told svg.pictured")].map((half) =>
		half.ariaLabel + (document.querySelector(half.firstChild.getAttribute("href")) ? "" : ", not drawn"))`)
	assert.Equal(t, []string{"spotted tail", "brown head"}, shapes)
	p.Tap(hint)
	p.UntilText(caption, "2 of 9")
}

// A day of which much has to be tried: why nothing else works out is seen case by case on
// the board, which comes back as it was.
func TestWhatHasToBeTriedIsShownOnTheBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: triedDay}).Ready()
	p.Types("5 b2")
	p.UntilText(caption, "1 of 9")
	p.Hints("Place")
	p.UntilText(told, "Every other choice gets stuck")
	p.Tap(`[data-action="hint-explain"]`)
	const first = "Case 1 of 7: Suppose tile 2 goes here."
	p.UntilText(told, first)
	p.UntilText(caption, "Just a trial")
	assert.Regexp(t, `^Place tile \d$`, p.Text(hint), "not the one that is seen")
	assert.Equal(t, 1, p.Count(".frames .dead"), "where nothing fits is marked")
	assert.Positive(t, p.Count(".sides .side"), "and the sides that ask something of it")
	p.CheckAccessible("a trial")
	p.Tap(`[data-action="hint-case"]`)
	p.UntilText(told, "Case 2 of ")
	assert.Contains(t, p.Text(told), "Suppose tile ")
	// It is left by its button, by Undo, by Escape and by a tap on the board; nothing is moved.
	for _, leave := range []func(){
		func() { p.Tap(`[data-action="hint-back"]`) },
		func() { p.Tap(undoPlay) },
		func() { p.Press(kb.Escape) },
		func() { p.Tap(`[data-cell="0"]`) },
	} {
		leave()
		p.UntilText(caption, "Your board · 1 of 9")
		assert.Contains(t, p.Text(told), "Every other choice gets stuck")
		assert.Equal(t, 0, p.Count(".frames .dead"))
		p.Tap(`[data-action="hint-explain"]`)
		p.UntilText(told, first)
	}
	p.Tap(hint)
	p.UntilText(caption, "2 of 9")
	p.UntilKept(`kept[0].game.hints === 1`)
}

// TestAHintMovesNoTile of the tray, nor the button that is pressed, however much it tells:
// neither before and after the first hint, nor while it is told why, nor on a board that
// leads nowhere. On a low phone the two rows become one where there are buttons, so that
// the tile that is named is in sight there, too.
func TestAHintMovesNoTile(t *testing.T) {
	t.Parallel()
	for _, v := range sizes {
		t.Run(fmt.Sprintf("%d×%d", v.Width, v.Height), func(t *testing.T) {
			t.Parallel()
			v.Hash = triedDay
			p := open(t, v).Ready()
			p.Types("5 b2")
			p.UntilText(caption, "1 of 9")
			what := ".board [data-action=hint], .waiting:not(.away)"
			if v.Width == 390 && v.Height == 664 {
				what = ".board [data-action=hint]"
			}
			places := func() string {
				return eval[string](p, `JSON.stringify([...document.querySelectorAll(`+quote(what)+`)].map((one) => {
					const { x, y } = one.getBoundingClientRect();
					return [one.dataset.tile ?? "hint", x + scrollX, y + scrollY];
				}))`)
			}
			first := places()
			for range 3 {
				before := p.Text(told)
				p.Press("h")
				p.Until(fmt.Sprintf(`!["", "Thinking…", %q].includes(document.querySelector(%q).textContent)`, before, told))
				assert.Equal(t, first, places(), p.Text(told))
			}
			if v.Width > 320 {
				p.Until(`(() => {
					const tile = document.querySelector(".waiting.lit");
					const { x, y, width, height } = tile.getBoundingClientRect();
					return tile.contains(document.elementFromPoint(x + width / 2, y + height / 2));
				})()`)
			}
			p.Click(`[data-action="hint-explain"]`)
			p.UntilText(caption, "Just a trial")
			assert.Equal(t, first, places(), p.Text(told))
			p.Press(kb.Escape)
			p.UntilText(caption, "1 of 9")
			assert.Equal(t, first, places(), p.Text(told))
			p.Types("1 c1, 2 a3")
			p.UntilText(caption, "3 of 9")
			then := places()
			p.Press("h")
			p.UntilText(`[data-action="hint-rewind"]`, "Remove the last 2 tiles")
			assert.Equal(t, then, places(), p.Text(told))
		})
	}
}

// TestTheButtonsOfATrialAreInSight on the smallest phones, however long its sentence is; the
// tray, which it needs nothing of, makes room.
func TestTheButtonsOfATrialAreInSight(t *testing.T) {
	t.Parallel()
	for _, language := range []string{"en", "de", "fr", "da"} {
		for _, v := range []visit{{Width: 320, Height: 568}, {Width: 390, Height: 664}, {Width: 844, Height: 390}} {
			t.Run(fmt.Sprintf("%s %d×%d", language, v.Width, v.Height), func(t *testing.T) {
				t.Parallel()
				v.Touch, v.Hash, v.Language = true, triedDay, language
				p := open(t, v).Ready()
				p.Types("5 b2")
				p.UntilText(caption, "1")
				for range 3 {
					before := p.Text(hint)
					p.Tap(hint)
					p.Until(fmt.Sprintf(`document.querySelector(%q).textContent !== %q`, hint, before))
				}
				p.Tap(`[data-action="hint-explain"]`)
				p.shown(`[data-action="hint-back"]`)
				p.checkNothingScrollsSideways("a trial")
				p.Resize(v.Width, v.Height, true)
				foot := eval[float64](p, `Math.min(innerHeight, ...[document.querySelector('[role="tablist"]').getBoundingClientRect().top].filter((top) => top > innerHeight / 2))`)
				for _, press := range []string{hint, `[data-action="hint-case"]`, `[data-action="hint-back"]`} {
					box := eval[[]float64](p, fmt.Sprintf(`(({ top, bottom }) => [top, bottom])(document.querySelector(%q).getBoundingClientRect())`, press))
					assert.True(t, box[0] >= 0 && box[1] <= foot, "%s stands from %v to %v, and the window ends at %v", press, box[0], box[1], foot)
				}
				const tray = `getComputedStyle(document.querySelector('[data-part="tray"]')).visibility === "visible"`
				assert.False(t, eval[bool](p, tray))
				p.Tap(`[data-action="hint-back"]`)
				p.Until(tray)
			})
		}
	}
}

// Where nothing can be done any more that, too, is shown.
func TestADeadBoardIsShown(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: triedDay}).Ready()
	p.Types("5 b2, 1 a1")
	p.UntilText(caption, "2 of 9")
	p.Click(hint)
	p.UntilText(told, "It can’t be solved from here. Tile ")
	p.Click(`[data-action="hint-explain"]`)
	p.UntilText(told, "nothing fits the marked sides of row ")
	p.UntilText(caption, "Just a trial")
	assert.Equal(t, "Remove tile 1", p.Text(hint))
	p.Click(`[data-action="hint-back"]`)
	p.UntilText(caption, "2 of 9")
}

func TestTheOutlookIsToldAfterEveryMove(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Language: "de"}).Ready()
	p.Set("outlook", "true")
	p.UntilText(told, "Noch lösbar: 2 Lösungen von hier aus.")
	p.Types("5 b2")
	p.UntilText(told, "Noch lösbar: 1 Lösung von hier aus.")
	p.Types("6 b1")
	p.UntilText(told, "Von hier aus nicht lösbar. Karte 6 in Zeile 1, Spalte 2 kann nicht so bleiben.")
	assert.Equal(t, 0, p.Count(".rings .lit"), "where it is has to be asked")
	p.Click(undoPlay)
	p.UntilText(told, "Noch lösbar: 1 Lösung von hier aus.")
	p.UntilText(`[data-part="live"]`, "Noch lösbar: 1 Lösung von hier aus.")
	p.Set("outlook", "false")
	p.Until(`document.querySelector('` + told + `').textContent === "" || document.querySelector('` + told + `').textContent.startsWith("Mach jedes Bild ganz")`)
}

func TestEveryStepIsExplainedAndPrintedAlone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Before: "globalThis.print = () => (globalThis.printed = document.body.dataset.print)"}).Ready()
	p.Types("6 b1")
	p.UntilText(caption, "1 of 9")
	p.Deed("reasoning")
	p.UntilText(`[data-part="reasoning-summary"]`, "9 steps: 6 can be deduced, 3 take a guess.")
	assert.Equal(t, 9, p.Count(`[data-part="steps"] li svg.step`))
	assert.Contains(t, p.Text(`[data-part="steps"] li`), "Row 2, column 2: tile 5")
	assert.Equal(t, 3, p.Count(`[data-part="steps"] .guess`))
	assert.Positive(t, p.Count(`[data-part="steps"] .sides .side`), "the sides that a reason looks at are marked")

	// What becomes of all else is looked at case by case, in the step's own place.
	const tried = `[data-part="steps"] li:has([data-action="step-case"])`
	assert.Equal(t, 3, p.Count(tried), "two steps that were tried, and one without which a cell starves; for a guess nothing was refuted")
	assert.Equal(t, 0, p.Count(`[data-part="steps"] .dead`))
	told := p.Text(tried + ` [aria-live]`)
	p.Click(tried + ` [data-action="step-case"]:not([hidden])`)
	p.Until(`document.querySelector('[data-part="steps"] .dead')`)
	assert.Contains(t, p.Text(tried), "Suppose tile")
	assert.Positive(t, p.Count(tried+` .sides .side`), "and so are those around the cell that nothing fits")
	p.CheckAccessible("a case of a step")
	p.Click(tried + ` [data-action="step-back"]`)
	p.Until(`!document.querySelector('[data-part="steps"] .dead')`)
	assert.Equal(t, told, p.Text(tried+` [aria-live]`))
	p.CheckAccessible("every step explained")
	p.Click(`[data-action="print-reasoning"]`)
	p.Until(`printed === "reasoning" && document.querySelectorAll('[data-part="papers"] .steps li').length === 9`)
	eval[bool](p, `dispatchEvent(new Event("afterprint"))`)
	p.Until(`document.querySelectorAll('[data-dialog="reasoning"] .steps li').length === 9`)
	p.Click(`[data-dialog="reasoning"] [data-action="close"]`)
	p.UntilText(caption, "Your board · 1 of 9")
}

// TestTheRightTileTurnedWrongIsTurned: a hint that was followed by hand, but for the turn, does
// not lead in a circle.
func TestTheRightTileTurnedWrongIsTurned(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: triedDay}).Ready()
	p.Types("5 b2")
	p.UntilText(caption, "1 of 9")
	said := strings.Join(p.Hints("Why?"), " ")
	found := regexp.MustCompile(`row (\d), column (\d)\. Tile (\d) goes here\. Turn it `).FindStringSubmatch(said)
	require.NotNil(t, found, said)
	number := func(text string) int { return int(text[0] - '1') }
	where := 3*number(found[1]) + number(found[2])
	p.Tap(waiting(number(found[3])))
	p.Tap(cell(where))
	p.lies(where, laid{tile: number(found[3])})
	p.Tap(hint)
	p.UntilText(told, "Tile "+found[3]+" is in the right place, but turned the wrong way.")
	assert.Equal(t, "Turn it", p.Text(hint))
	p.Tap(hint)
	p.Until(fmt.Sprintf(`document.querySelector(%q).textContent === "Hint"`, hint))
	p.Tap(hint)
	p.UntilText(told, "Still solvable.")
}

// TestTheLastTileTurnedWrongIsTurned: nobody has to take off a tile that lies in its place.
func TestTheLastTileTurnedWrongIsTurned(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	moves := dogsMoves()
	last := dogsWhole[8]
	p.Moves(append(moves[:8:8], fmt.Sprintf("%d c3 %d", last.tile+1, (last.turn+1)%4))...)
	p.UntilText(caption, "9 of 9")
	p.Tap(hint)
	p.UntilText(told, fmt.Sprintf("Tile %d is in the right place, but turned the wrong way.", last.tile+1))
	assert.Equal(t, "Turn it", p.Text(hint))
	p.Tap(hint)
	p.solved()
}

// TestAllThatWasLaidSinceComesOffAtOnce, where a board leads nowhere.
func TestAllThatWasLaidSinceComesOffAtOnce(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: triedDay}).Ready()
	p.Types("5 b2, 1 c1, 2 a3")
	p.UntilText(caption, "3 of 9")
	p.Click(hint)
	p.UntilText(`[data-action="hint-rewind"]`, "Remove the last 2 tiles")
	p.Click(`[data-action="hint-rewind"]`)
	p.UntilText(caption, "1 of 9")
	p.Click(hint)
	p.UntilText(told, "Still solvable.")
}

// TestTilesThatBelongTogetherAreSlid, all at once, where they fit only further on.
func TestTilesThatBelongTogetherAreSlid(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=3x3&tiles=BcCb.bCcB.CaBd.cDAd.DbdA.aBAC.BDac.Bdba.AaBd"}).Ready()
	p.Types("2 a1, 4 b1 3, 7 c1 1, 3 a2, 5 b2")
	p.UntilText(caption, "5 of 9")
	p.Click(hint)
	p.UntilText(told, "Your tiles fit together, but they lie in the wrong place")
	assert.Equal(t, "Slide them", p.Text(hint))
	assert.Zero(t, p.Count(`[data-part="beside"] button:not([hidden])`))
	p.CheckAccessible("tiles that are to be slid")
	p.Click(hint)
	p.lies(3, laid{tile: 1})
	p.lies(7, laid{tile: 4})
	p.Click(hint)
	p.UntilText(told, "Still solvable.")
	p.Click(undoPlay)
	p.lies(0, laid{tile: 1})
}

// TestNothingCoversWhatAHintShows: the button that swaps goes, and a trial moves nothing.
func TestNothingCoversWhatAHintShows(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: triedDay}).Ready()
	p.Types("5 b2")
	p.UntilText(caption, "1 of 9")
	p.Tap(waiting(0))
	p.Tap(cell(4))
	p.Until(fmt.Sprintf(`document.querySelector(%q)?.checkVisibility()`, swap))
	p.Tap(hint)
	p.UntilText(told, "Still solvable.")
	p.Until(fmt.Sprintf(`!document.querySelector(%q).checkVisibility()`, swap))
}

// TestATurnLeavesATrial: the tile that is selected waits in the tray, out of sight, and is
// turned by the next press only.
func TestATurnLeavesATrial(t *testing.T) {
	t.Parallel()
	const left, right = `[data-action="turn-left"]`, `[data-action="turn-right"]`
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: triedDay}).Ready()
	p.Types("5 b2")
	p.UntilText(caption, "1 of 9")
	turned := func(angle int) {
		t.Helper()
		p.Until(fmt.Sprintf(`document.querySelector(%q).style.transform === "rotate(%ddeg)"`, waiting(0)+" .turned", angle))
	}
	p.Tap(waiting(0))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(0)))
	p.Hints("Place")
	for _, turn := range []struct {
		name  string
		press func()
	}{
		{"to the left", func() { p.Tap(left) }},
		{"to the right", func() { p.Tap(right) }},
		{"by its key", func() { p.Press("r") }},
	} {
		p.Tap(`[data-action="hint-explain"]`)
		p.UntilText(caption, "Just a trial")
		turn.press()
		p.UntilText(caption, "Your board · 1 of 9")
		turned(0)
		assert.Contains(t, p.Text(told), "Every other choice gets stuck", turn.name)
	}
	p.Tap(`[data-action="hint-explain"]`)
	p.UntilText(caption, "Just a trial")
	p.Tap(right)
	p.UntilText(caption, "Your board · 1 of 9")
	p.Tap(right)
	turned(90)
}
