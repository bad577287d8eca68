//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The tray under a finger: places that stay open until the next move, and which way a tile
// is taken out.

// inTray is where the tiles lie in the window that wait, by their numbers.
func (p *page) inTray() map[string][2]float64 {
	p.t.Helper()
	return eval[map[string][2]float64](p, `Object.fromEntries([...document.querySelectorAll('[data-part="tray"] .waiting:not(.away)')]
		.filter((tile) => tile.checkVisibility())
		.map((tile) => [tile.dataset.tile, tile.getBoundingClientRect()])
		.map(([tile, { x, y }]) => [tile, [Math.round(x), Math.round(y)]]))`)
}

// untilGap waits until the place of this tile, and of no other, stays open in the tray.
func (p *page) untilGap(tile int) {
	p.t.Helper()
	p.Until(fmt.Sprintf(`[...document.querySelectorAll('[data-part="tray"] .gap')].map((gap) => gap.dataset.tile).join() === "%d"`, tile))
}

// TestTheTrayClosesUpWithTheNextMove, and not before: whoever lays a tile finds all others
// where they were.
func TestTheTrayClosesUpWithTheNextMove(t *testing.T) {
	t.Parallel()
	for _, v := range []visit{
		{Width: 320, Height: 568, Touch: true},
		{Width: 390, Height: 844, Touch: true, Hash: rimmed()},
		{Width: 1280, Height: 800, Hash: rimmed()},
	} {
		tap := func(p *page, tile, on int) {
			press := map[bool]func(string){true: p.Tap, false: p.Click}[v.Touch]
			press(waiting(tile))
			p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(tile)))
			press(cell(on))
		}
		drag := func(p *page, tile, on int) {
			if v.Touch {
				p.Finger(waiting(tile), cell(on), true)
			} else {
				p.Drag(waiting(tile), cell(on))
			}
		}
		for name, lay := range map[string]func(p *page, tile, on int){"by taps": tap, "by dragging": drag} {
			t.Run(fmt.Sprintf("%d×%d %s", v.Width, v.Height, name), func(t *testing.T) {
				t.Parallel()
				p := open(t, v).Ready()
				p.Until(fmt.Sprintf(`document.querySelector(%q).checkVisibility()`, waiting(3)))
				before := p.inTray()
				lay(p, 1, 0)
				p.laidTiles(1)
				p.untilGap(1)
				after := p.inTray()
				for tile, place := range before {
					if tile != "1" {
						assert.Equal(t, place, after[tile], "tile %s", tile)
					}
				}
				lay(p, 2, 1)
				p.laidTiles(2)
				p.untilGap(2)
				assert.Equal(t, before["2"], p.inTray()["3"], "what came after the first gap has moved up, and the new one is open")
			})
		}
	}
}

// TestTheTrayHoldsStillWhileTilesAreSelected: the place of one that is selected on the board
// stays open though one in the tray is selected next.
func TestTheTrayHoldsStillWhileTilesAreSelected(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}).Ready()
	for at, tile := range []int{1, 2} {
		p.Tap(waiting(tile))
		p.Tap(cell(at))
		p.laidTiles(at + 1)
		p.untilGap(tile)
	}
	p.Tap(cell(0))
	p.Until(`document.querySelectorAll('[data-part="tray"] .gap').length === 2`)
	before := p.inTray()
	p.Tap(waiting(4))
	p.Until(fmt.Sprintf(`document.querySelector(%q).ariaPressed === "true"`, waiting(4)))
	assert.Equal(t, before, p.inTray())
}

// TestAFingerPullsATrayThatHasMore: where there is nothing to pull, it takes a tile out
// whichever way it goes.
func TestAFingerPullsATrayThatHasMore(t *testing.T) {
	t.Parallel()
	phone, few := visit{Width: 390, Height: 844, Touch: true, Hash: rimmed()}, visit{Width: 320, Height: 568, Touch: true}
	for _, c := range []struct {
		name  string
		look  visit
		first func(p *page) // what is done before
		way   string        // the way that pulls the tray, for touch-action
	}{
		{"nine tiles", visit{Width: 390, Height: 844, Touch: true}, nil, "none"},
		{"nine tiles in a small window", few, nil, "pan-x"},
		{"two tiles in a small window", few, func(p *page) {
			p.Moves("4 a1", "5 b1", "6 c1", "7 a2", "8 b2")
			p.laidTiles(5)
			p.Moves("9 c2")
			p.laidTiles(6)
			p.Moves("3 a3")
			p.laidTiles(7)
		}, "none"},
		{"36 tiles", phone, nil, "pan-x"},
		{"four of them", phone, func(p *page) {
			p.Tap(sieve("corners"))
			p.seesTiles(4)
		}, "none"},
		{"all of them again", phone, func(p *page) {
			p.Tap(sieve("corners"))
			p.seesTiles(4)
			p.Tap(sieve("all"))
			p.seesTiles(24)
		}, "pan-x"},
		{"36 tiles beside the board", visit{Width: 1180, Height: 820, Touch: true, Hash: rimmed()}, nil, "pan-y"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			p := open(t, c.look).Ready()
			if c.first != nil {
				c.first(p)
			}
			p.Until(fmt.Sprintf(`getComputedStyle(document.querySelector(%q)).touchAction === %q`, waiting(0), c.way))
			const tray = `document.querySelector('[data-part="tray"]')`
			assert.Equal(t, c.way != "none", eval[bool](p, tray+`.dataset.pulls === "true"`))
			from := p.at(waiting(0))
			from.x += 10
			p.touches(input.DispatchTouchEventTypeTouchStart, from)
			for range 6 {
				from.x -= 12
				p.touches(input.DispatchTouchEventTypeTouchMove, from)
			}
			if c.way == "pan-x" {
				p.Until(tray + ".scrollLeft > 0")
				p.gone(".carried")
			} else {
				p.shown(".carried")
				assert.Zero(t, eval[float64](p, tray+".scrollLeft"))
			}
			p.touches(input.DispatchTouchEventTypeTouchCancel)
			p.gone(".carried")
		})
	}
}

// presses are the words that the hint's button may say in a language.
func presses(t *testing.T, language string) (words []string) {
	t.Helper()
	table, err := os.ReadFile(filepath.Join("..", "words", language+".js"))
	require.NoError(t, err)
	for _, entry := range regexp.MustCompile(`"hint\.press\.(?:hint|which|why|place|lift-tile|longer|stop|turn)": "(.*)"`).FindAllStringSubmatch(string(table), -1) {
		words = append(words, strings.ReplaceAll(entry[1], "{n}", "36"))
	}
	require.Len(t, words, 8)
	return words
}

// TestASmallPhoneHoldsAllThatPlayingNeeds in its window, in every language: one row of tools,
// whose labels are whole, the tiles and what is told.
func TestASmallPhoneHoldsAllThatPlayingNeeds(t *testing.T) {
	t.Parallel()
	sizes := [][2]int64{{320, 568}, {360, 560}, {360, 640}, {360, 740}, {390, 664}, {390, 844}, {740, 360}, {844, 390}}
	for _, language := range []string{"en", "de", "fr", "da"} {
		for name, hash := range map[string]string{"nine tiles": "", "nine with tabs": "#" + hundeSpiel + "&art=suits", "16 tiles": sameTiles("4x4", 16), "36 tiles": rimmed()} {
			t.Run(language+" "+name, func(t *testing.T) {
				t.Parallel()
				p := open(t, visit{Width: sizes[0][0], Height: sizes[0][1], Touch: true, Language: language, Hash: hash}).Ready()
				p.shown(waiting(0))
				if name == "36 tiles" {
					p.Tap(sieve("pictures"))
					p.shown(`[data-action="sift-picture"]`)
				}
				for _, size := range sizes {
					p.ResizePhone(size)
					assert.Empty(t, eval[[]string](p, `(() => {
						const tabs = document.querySelector('[role="tablist"]').getBoundingClientRect().top;
						const foot = tabs > innerHeight / 2 ? Math.min(innerHeight, tabs) : innerHeight;
						const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
						const rest = seen('[data-part="playing"] > button, [data-part="told"], .said, [data-part="tray"]');
						const below = rest.filter((element) => element.getBoundingClientRect().bottom > foot + 1).map((element) => element.className + " ends below " + foot);
						const rows = new Set(seen('[data-part="playing"] > button').map((button) => button.getBoundingClientRect().top));
						const cut = seen('[data-part="playing"] > button, .caption > span').filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0).map((element) => element.textContent + " is cut");
						return [...below, ...(rows.size > 1 ? ["the tools have two rows"] : []), ...cut];
					})()`), "%d×%d", size[0], size[1])
					for _, words := range presses(t, language) {
						assert.True(t, eval[bool](p, fmt.Sprintf(`((hint) => ((hint.textContent = %q), hint.scrollWidth <= hint.clientWidth && hint.offsetHeight <= 44))(document.querySelector(%q))`, words, hint)), "Hint says %q at %d×%d", words, size[0], size[1])
					}
				}
			})
		}
	}
}
