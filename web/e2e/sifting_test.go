//go:build e2e

package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// Finding one tile among many.

// rimmed is a framed puzzle of 6×6. It has few inner motifs, so that many tiles fit each cell.
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

// seenInTray is the number of tiles that the tray shows, scrolled away or not.
const seenInTray = `[...document.querySelectorAll('[data-part="tray"] .waiting')].filter((tile) => tile.checkVisibility()).length`

func sieve(by string) string { return fmt.Sprintf(`[data-action="sift"][data-by=%q]`, by) }

// sought waits until the page looks for a tile for these cells, or for none.
func (p *page) sought(cells ...int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`JSON.stringify([...document.querySelectorAll('[data-cell][aria-selected="true"]')].map((cell) => Number(cell.dataset.cell))) === "%s"`, strings.ReplaceAll(fmt.Sprint(cells), " ", ",")))
}

func (p *page) seesTiles(count int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`%s === %d`, seenInTray, count))
}

// TestManyTilesInEveryWindow: on a phone some of 256 tiles are in sight below the board, and one tap
// shows all. A tap on one returns to the board with that tile in hand. On a desktop they stand in rows
// of three, as large as a few are.
func TestManyTilesInEveryWindow(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: crowd}).Ready()
	for _, room := range []struct {
		size      [2]int64
		row, open int
	}{
		{[2]int64{390, 844}, 1200, 500},
		{[2]int64{320, 568}, 1900, 240}, // one row
	} {
		p.ResizePhone(room.size)
		tray := `document.querySelector('[data-part="tray"]')`
		p.seesTiles(24)
		assert.Less(t, eval[int](p, tray+".scrollWidth"), room.row, "%v: no endless row", room.size)
		eval[bool](p, `(document.querySelector('[data-action="tray-open"]').scrollIntoView({ inline: "end", block: "nearest" }), true)`)
		p.Click(`[data-action="tray-open"]`)
		p.seesTiles(256)
		assert.Greater(t, eval[int](p, tray+".clientHeight"), room.open, "%v: the tray has the window", room.size)
		assert.LessOrEqual(t, eval[int](p, tray+".scrollWidth - "+tray+".clientWidth"), 1, "%v: and does not scroll sideways", room.size)
		assert.LessOrEqual(t, eval[float64](p, tray+`.getBoundingClientRect().bottom - innerHeight + 56`), 1.0, "%v: it ends above the tabs", room.size)
		eval[bool](p, fmt.Sprintf(`(document.querySelector(%q).scrollIntoView(), true)`, waiting(240)))
		assert.Greater(t, eval[int](p, tray+".scrollTop"), 1000, "%v: and scrolls down to the last ones", room.size)
		p.Click(waiting(240))
		p.seesTiles(24)
		p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(240)))
		p.Until(fmt.Sprintf(`((tile) => tile.left >= 0 && tile.right <= innerWidth)(document.querySelector(%q).getBoundingClientRect())`, waiting(240)))
		p.Tap(cell(0))
		p.UntilText(caption, "1 of 256")
		p.Click(undoPlay)
		p.UntilText(caption, "0 of 256")
	}
	p.tilesInSight([][2]int64{{390, 664}, {390, 844}, {820, 1180}})
	for _, size := range [][2]int64{{1280, 800}, {2560, 1080}} {
		p.Resize(size[0], size[1], false)
		p.Until(fmt.Sprintf("innerWidth === %d", size[0]))
		p.Click(sieve("all"))
		p.seesTiles(256)
		tiles := eval[[][2]float64](p, `[0, 1, 2, 3].map((n) => document.querySelector('[data-part="tray"] [data-tile="' + n + '"]').getBoundingClientRect()).map(({ top, width }) => [top, width])`)
		for _, tile := range tiles {
			assert.GreaterOrEqual(t, tile[1], 110.0)
		}
		assert.True(t, tiles[0][0] == tiles[2][0] && tiles[2][0] < tiles[3][0], "three in a row: %v", tiles)
	}
}

// tilesInSight: tiles stay in sight below the pictures to filter by. The row of pictures replaces the
// second row of tiles or, on a low phone, the row of other filters.
func (p *page) tilesInSight(sizes [][2]int64) {
	p.t.Helper()
	for _, size := range sizes {
		p.ResizePhone(size)
		p.Click(sieve("all"))
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
			assert.LessOrEqual(p.t, tile.Bottom, foot, size)
			assert.Equal(p.t, tiles[0].Top, tile.Top, "%v: tiles lie in one row", size)
		}
		for _, picture := range pictures {
			assert.Equal(p.t, pictures[0].Top, picture.Top, "%v: pictures lie in one row", size)
			assert.LessOrEqual(p.t, picture.Bottom, tiles[0].Top, "%v: above the tiles", size)
		}
		assert.True(p.t, pictures[0].Left >= 0 && pictures[2].Right <= float64(size[0]), "%v: the first pictures are in sight: %v", size, pictures)
	}
}

// aDraggedTileStaysWhereItIsLaid: a tile that was looked for arrives turned to fit, and ends the
// search for its cell. On a large board the next tap on a cell asks what fits there.
func (p *page) aDraggedTileStaysWhereItIsLaid() {
	const corner = 30 // at the lower left, where the tile of the upper left fits when turned
	p.Tap(sieve("here"))
	p.Tap(cell(corner))
	p.sought(corner)
	p.Finger(waiting(0), cell(corner), true)
	p.lies(corner, laid{tile: 0, turn: 3})
	p.UntilText(caption, "1 of 36")
	p.sought()
	before := p.Cells()
	p.Tap(cell(corner + 1))
	p.sought(corner + 1)
	p.Until(`document.querySelector('[data-action="sift"][data-by="here"]').ariaPressed === "true"`)
	assert.Equal(p.t, before, p.Cells(), "nothing is carried away")
	p.Tap(sieve("all"))
}
