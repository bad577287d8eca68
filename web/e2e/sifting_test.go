//go:build e2e

package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// Finding one of many tiles.

// rimmed is a framed puzzle of six by six. Its inner edges are one letter each, so that of
// what fits where there are many.
func rimmed() string {
	var tiles []string
	for cell := range 36 {
		row, column := cell/6, cell%6
		edge := func(ends bool, inner byte) byte {
			if ends {
				return 'a'
			}
			return inner
		}
		across, down := byte('b'+row%3), byte('e'+column%3)
		tiles = append(tiles, string([]byte{edge(row == 0, down), edge(column == 5, across), edge(row == 5, down), edge(column == 0, across)}))
	}
	return "#grid=6x6&mates=same&frame=a&tiles=" + strings.Join(tiles, ".") + "&end=1"
}

// seenInTray is how many tiles are seen in the tray, even if they are scrolled away.
const seenInTray = `[...document.querySelectorAll('[data-part="tray"] .waiting')].filter((tile) => tile.checkVisibility()).length`

func sieve(by string) string { return fmt.Sprintf(`[data-action="sift"][data-by=%q]`, by) }

// sought waits until a tile is sought for this cell, or for none.
func (p *page) sought(cells ...int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`JSON.stringify([...document.querySelectorAll('[data-cell][aria-selected="true"]')].map((cell) => Number(cell.dataset.cell))) === "%s"`, strings.ReplaceAll(fmt.Sprint(cells), " ", ",")))
}

func (p *page) seesTiles(count int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`%s === %d`, seenInTray, count))
}

func TestManyTilesAreSifted(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: rimmed()}).Ready()
	p.seesTiles(36)
	p.CheckAccessible("the sieve")
	p.Click(sieve("corners"))
	p.seesTiles(4)
	p.UntilText(sieve("corners"), "Corners 4")
	p.Click(sieve("rim"))
	p.seesTiles(16)

	p.Click(sieve("pictures"))
	p.Until(`document.querySelectorAll('[data-action="sift-picture"]').length === 6`)
	p.seesTiles(36)
	p.Click(`[data-action="sift-picture"][data-motif="0"]`)
	p.Click(`[data-action="sift-picture"][data-motif="3"]`)
	p.Until(`document.querySelectorAll('[data-action="sift-picture"][aria-pressed="true"]').length === 2`)
	p.seesTiles(4) // rows 1 and 4, columns 1 and 4
	p.CheckAccessible("pictures to sift by")

	// A cell that is chosen takes the tile that is tapped, turned as it fits.
	p.Click(sieve("here"))
	p.UntilText(`[data-part="sift-told"]`, "Tap an empty cell")
	p.seesTiles(0)
	p.Click(cell(0))
	p.Until(`document.querySelector('` + cell(0) + `').ariaSelected === "true"`)
	p.seesTiles(4)
	p.Until(fmt.Sprintf(`new DOMMatrix(getComputedStyle(document.querySelector(%q)).transform).a < -0.99`, waiting(35)+" .turned"))
	p.Click(waiting(35))
	p.UntilText(caption, "1 of 36")
	p.lies(0, laid{tile: 35, turn: 2})
	p.Until(`!document.querySelector('[data-cell][aria-selected]')`)
	p.Click(cell(1))
	p.Until(`document.querySelector('` + cell(1) + `').ariaSelected === "true"`)
	p.Press(kb.Escape)
	p.Until(`!document.querySelector('[data-cell][aria-selected]')`)
	p.Click(undoPlay)
	p.UntilText(caption, "0 of 36")

	// By keyboard alone.
	p.do(chromedp.Focus(chromedp.CSS(cell(7))))
	p.Press(kb.Enter)
	p.Until(`document.querySelector('` + cell(7) + `').ariaSelected === "true"`)
	p.seesTiles(16)
	p.Click(sieve("all"))
	p.seesTiles(36)

	p.Visit(dogs.hash()).Ready()
	p.gone(`[data-part="sieve"]`)
}

// TestManyTilesOnAPhone: of 256 tiles the first are seen beside the board, all of them by
// one tap, and a tap on one goes back to the board with it in hand.
func TestManyTilesOnAPhone(t *testing.T) {
	t.Parallel()
	for v, room := range map[visit]struct{ row, open int }{
		{Width: 390, Height: 844}: {row: 1200, open: 500},
		{Width: 320, Height: 568}: {row: 1900, open: 240}, // one row
	} {
		t.Run(fmt.Sprintf("%d×%d", v.Width, v.Height), func(t *testing.T) {
			t.Parallel()
			v.Hash, v.Touch = crowd, true
			p := open(t, v).Ready()
			tray := `document.querySelector('[data-part="tray"]')`
			p.seesTiles(24)
			assert.Less(t, eval[int](p, tray+".scrollWidth"), room.row, "no endless row")
			eval[bool](p, `(document.querySelector('[data-action="tray-open"]').scrollIntoView({ inline: "end", block: "nearest" }), true)`)
			p.Click(`[data-action="tray-open"]`)
			p.seesTiles(256)
			assert.Greater(t, eval[int](p, tray+".clientHeight"), room.open, "the tray has the window")
			assert.LessOrEqual(t, eval[int](p, tray+".scrollWidth - "+tray+".clientWidth"), 1, "and does not scroll sideways")
			assert.LessOrEqual(t, eval[float64](p, tray+`.getBoundingClientRect().bottom - innerHeight + 56`), 1.0, "it ends above the tabs")
			p.CheckAccessible("the open tray")
			eval[bool](p, fmt.Sprintf(`(document.querySelector(%q).scrollIntoView(), true)`, waiting(240)))
			assert.Greater(t, eval[int](p, tray+".scrollTop"), 1000, "and scrolls down to the last ones")
			p.Click(waiting(240))
			p.seesTiles(24)
			p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(240)))
			p.Until(fmt.Sprintf(`((tile) => tile.left >= 0 && tile.right <= innerWidth)(document.querySelector(%q).getBoundingClientRect())`, waiting(240)))
			p.Tap(cell(0))
			p.UntilText(caption, "1 of 256")
			p.checkNothingScrollsSideways("many tiles")
		})
	}
}

// TestTheTrayIsWholeAfterAStepThatLaysMany, such as Undo of a new start.
func TestTheTrayIsWholeAfterAStepThatLaysMany(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
	moves := make([]string, 30)
	for tile := range moves {
		moves[tile] = fmt.Sprintf("%d %c%d", tile+1, 'a'+tile%6, tile/6+1)
	}
	p.Moves(moves...)
	p.laidTiles(30)
	p.seesTiles(6)
	p.Deed("restart")
	p.laidTiles(0)
	p.Click(undoPlay)
	p.laidTiles(30)
	p.seesTiles(6)
	p.gone(`[data-part="tray"] .gap`)
}

// TestManyTilesAreLargeBesideTheBoard: three abreast, as large as few are.
func TestManyTilesAreLargeBesideTheBoard(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{{Width: 1280, Height: 800}, {Width: 2560, Height: 1080}} {
		v.Hash = crowd
		p := open(t, v).Ready()
		p.seesTiles(256)
		tiles := eval[[][2]float64](p, `[0, 1, 2, 3].map((n) => document.querySelector('[data-part="tray"] [data-tile="' + n + '"]').getBoundingClientRect()).map(({ top, width }) => [top, width])`)
		for _, tile := range tiles {
			assert.GreaterOrEqual(t, tile[1], 110.0)
		}
		assert.True(t, tiles[0][0] == tiles[2][0] && tiles[2][0] < tiles[3][0], "three in a row: %v", tiles)
	}
}

// TestTilesStayInSightBelowThePictures: the row that they are sifted by takes the place of the
// second row of tiles, or on a low phone that of the other ways to sift.
func TestTilesStayInSightBelowThePictures(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{{Width: 390, Height: 664}, {Width: 390, Height: 844}, {Width: 820, Height: 1180}} {
		t.Run(fmt.Sprintf("%d×%d", v.Width, v.Height), func(t *testing.T) {
			t.Parallel()
			v.Touch, v.Hash = true, crowd
			p := open(t, v).Ready()
			p.seesTiles(24)
			eval[bool](p, fmt.Sprintf(`(document.querySelector(%q).scrollIntoView({ inline: "nearest", block: "nearest" }), true)`, sieve("pictures")))
			p.Click(sieve("pictures"))
			p.Until(`document.querySelector('[data-action="sift-picture"]')?.checkVisibility()`)
			p.seesTiles(24)
			type box struct{ Top, Bottom, Left, Right float64 }
			boxes := func(selector string) []box {
				return eval[[]box](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).map(({ top, bottom, left, right }) => ({ top, bottom, left, right }))`, selector))
			}
			foot := boxes(`[role="tablist"]`)[0].Top
			tiles, pictures := boxes(`[data-part="tray"] .waiting`), boxes(`[data-action="sift-picture"]`)
			for _, tile := range tiles {
				assert.LessOrEqual(t, tile.Bottom, foot)
				assert.Equal(t, tiles[0].Top, tile.Top, "tiles lie in one row")
			}
			for _, picture := range pictures {
				assert.Equal(t, pictures[0].Top, picture.Top, "pictures lie in one row")
				assert.LessOrEqual(t, picture.Bottom, tiles[0].Top, "above the tiles")
			}
			assert.True(t, pictures[0].Left >= 0 && pictures[2].Right <= float64(v.Width), "the first pictures are in sight: %v", pictures)
			p.checkNothingScrollsSideways("pictures")
			p.CheckAccessible("pictures in one row")
		})
	}
}

// TestTheFrameIsDrawn: where a framed board ends its edge is drawn, and nowhere else.
func TestTheFrameIsDrawn(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: rimmed()}).Ready()
	assert.Equal(t, 24, p.Count(`.places .rim[href="#edge-a"]`))
	assert.True(t, eval[bool](p, `[...document.querySelectorAll(".places .rim")].every((side) => side.getBoundingClientRect().width > 4)`))
	p.looksGolden(`[data-part="board"]`, "framed")
	p.Visit(dogs.hash()).Ready()
	p.Until(`document.querySelectorAll(".places > g").length === 9`)
	assert.Zero(t, p.Count(".places .rim"))
}

// TestADraggedTileStaysWhereItIsLaid: on a large board the next tap on a cell asks what fits
// there, and tiles that were sought come turned.
func TestADraggedTileStaysWhereItIsLaid(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
	const corner = 30 // at the lower left, where the tile of the upper left fits turned
	p.Tap(cell(corner))
	p.Tap(sieve("here"))
	p.Until(fmt.Sprintf(`document.querySelector(%q).checkVisibility()`, waiting(0)))
	p.Finger(waiting(0), cell(corner), true)
	p.lies(corner, laid{tile: 0, turn: 3})
	p.UntilText(caption, "1 of 36")
	before := p.Cells()
	p.Tap(cell(corner + 1))
	p.Until(`document.querySelector('[data-action="sift"][data-by="here"]').ariaPressed === "true"`)
	assert.Equal(t, before, p.Cells(), "nothing is carried away")
}

// TestWhatIsSoughtIsLaidOnce: whichever way a tile comes to the cell that it fits, the cell is
// sought no more, and the next one that is asked for takes nothing from it.
func TestWhatIsSoughtIsLaidOnce(t *testing.T) {
	t.Parallel()
	for name, lay := range map[string]func(p *page){
		"the cell, then a tile": func(p *page) {
			p.Tap(cell(0))
			p.sought(0)
			p.Tap(waiting(0))
		},
		"the cell, then a tile that is dragged": func(p *page) {
			p.Tap(cell(0))
			p.sought(0)
			p.Finger(waiting(0), cell(0), true)
		},
		"a tile, then the cell": func(p *page) {
			p.Tap(sieve("all"))
			p.Tap(waiting(0))
			p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(0)))
			p.Tap(sieve("here"))
			p.seesTiles(1)
			assert.Empty(t, p.Text(`[data-part="sift-told"]`), "a tile in hand goes where one taps")
			p.Tap(cell(0))
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
			p.Tap(sieve("here"))
			p.UntilText(`[data-part="sift-told"]`, "Tap an empty cell")
			lay(p)
			p.lies(0, laid{tile: 0})
			p.laidTiles(1)
			p.sought()
			p.Tap(cell(1))
			p.sought(1)
			p.lies(0, laid{tile: 0})
			p.laidTiles(1)
			p.Tap(waiting(1))
			p.lies(1, laid{tile: 1})
			p.laidTiles(2)
			p.sought()
		})
	}
}

// TestAHintSeeksATileForItsCell, where one was sought for another; else it seeks none.
func TestAHintSeeksATileForItsCell(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: rimmed()}).Ready()
	named := regexp.MustCompile(`row (\d), column (\d)`)
	spokenOf := func() int {
		t.Helper()
		p.Click(hint)
		p.Until(fmt.Sprintf(`/row \d, column \d/.test(document.querySelector(%q).textContent)`, told))
		found := named.FindStringSubmatch(p.Text(told))
		return 6*int(found[1][0]-'1') + int(found[2][0]-'1')
	}
	first := spokenOf()
	p.sought()
	p.Reload().Ready()
	p.Click(sieve("here"))
	const other = 14 // in the middle, where 4 tiles fit
	assert.NotEqual(t, other, first)
	p.Click(cell(other))
	p.sought(other)
	assert.Equal(t, first, spokenOf())
	p.sought(first)
	// What the hint itself lays leaves no cell without a tile that fits.
	p.Hints("Place")
	p.Click(hint)
	p.laidTiles(1)
	p.sought()
}

// TestWhoAsksWhatFitsMovesNothing by a tap on an empty cell, though a tile is selected that
// lies; and of what was laid before no place stays open among other tiles.
func TestWhoAsksWhatFitsMovesNothing(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
	p.Tap(sieve("here"))
	p.Tap(cell(0))
	p.sought(0)
	p.Tap(waiting(0))
	p.lies(0, laid{tile: 0})
	p.Tap(cell(0))
	p.Until(`document.querySelector(".frames .selected")`)
	p.UntilText(`[data-part="sift-told"]`, "Tap an empty cell")
	p.Tap(cell(1))
	p.sought(1)
	p.lies(0, laid{tile: 0})
	p.gone(".frames .selected")
	p.gone(`[data-part="tray"] .gap`)
}
