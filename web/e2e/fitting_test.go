//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Everything needed to play fits the window of every phone, in every language. One page goes through
// all windows, languages and puzzles, because opening it takes longer than checking it.

var (
	spoken = []string{"de", "fr", "da", "en"} // at the end the page speaks English again
	phones = [][2]int64{{320, 568}, {360, 560}, {360, 640}, {360, 740}, {390, 664}, {740, 360}}
	// captioned are the windows that captions are designed for.
	captioned = [][2]int64{{320, 568}, {390, 844}, {844, 390}, {1280, 800}}
	windows   = slices.Concat(phones, [][2]int64{{390, 844}, {844, 390}, {768, 1024}, {1024, 1366}})
)

// inEachLanguage runs checks, JavaScript functions that return objections as a list of texts, in
// every language and returns all objections.
func (p *page) inEachLanguage(looks ...string) []string {
	p.t.Helper()
	languages, err := json.Marshal(spoken)
	require.NoError(p.t, err)
	return eval[[]string](p, fmt.Sprintf(`(async (languages, looks) => {
		const field = document.querySelector('[data-setting="language"]');
		const found = [];
		for (const language of languages) {
			field.value = language;
			field.dispatchEvent(new Event("change", { bubbles: true }));
			while (document.documentElement.lang !== language) await new Promise((again) => setTimeout(again, 10));
			await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
			for (const look of looks) found.push(...look(language).map((words) => language + ": " + words));
		}
		return found;
	})(%s, [%s])`, languages, strings.Join(looks, ", ")), chromedp.EvalAwaitPromise)
}

// presses are the words that the Hint button may show in a language.
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

// holdsAll returns a check: tools, tiles and messages lie within the window, the tools form one row,
// and no words are cut, including everything that the Hint button may show.
func holdsAll(t *testing.T) string {
	t.Helper()
	hints := map[string][]string{}
	for _, language := range spoken {
		hints[language] = presses(t, language)
	}
	words, err := json.Marshal(hints)
	require.NoError(t, err)
	return fmt.Sprintf(`(language) => {
		const tabs = document.querySelector('[role="tablist"]').getBoundingClientRect().top;
		const foot = tabs > innerHeight / 2 ? Math.min(innerHeight, tabs) : innerHeight;
		const seen = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
		const rest = seen('[data-part="playing"] > button, [data-part="told"], .said, [data-part="tray"]');
		const below = rest.filter((element) => element.getBoundingClientRect().bottom > foot + 1).map((element) => element.className + " ends below " + foot);
		const rows = new Set(seen('[data-part="playing"] > button').map((button) => button.getBoundingClientRect().top));
		const cut = seen('[data-part="playing"] > button, .caption > span').filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0).map((element) => element.textContent + " is cut");
		const hint = document.querySelector(%q);
		const says = hint.textContent;
		const long = %s[language].filter((words) => (hint.textContent = words, hint.scrollWidth > hint.clientWidth || hint.offsetHeight > 44)).map((words) => "Hint cannot say " + words);
		hint.textContent = says;
		return [...below, ...(rows.size > 1 ? ["the tools have two rows"] : []), ...cut, ...long];
	}`, hint, words)
}

// cutCaptions is a check: captions do not run into the board, and do not end in a separating dot.
const cutCaptions = `() => {
	const caption = document.querySelector('[data-part="caption"]');
	const room = caption.getBoundingClientRect();
	const board = document.querySelector('[data-part="board"]').getBoundingClientRect();
	return [...caption.children].filter((part) => part.checkVisibility()).map((part) => [part, part.getBoundingClientRect()])
		.filter(([part, { top, bottom, right }]) => top < room.bottom - 1 && (bottom > board.top + 1 || bottom > room.bottom + 1 || right > room.right + 1 || /·\s*$/.test(part.textContent)))
		.map(([part]) => part.textContent);
}`

// settles asserts that the layout comes to rest: a board that can be zoomed has less room than one
// that cannot, and must not flip between the two.
func (p *page) settles(where string) {
	p.t.Helper()
	assert.Zero(p.t, eval[int](p, `new Promise((done) => {
		let [changes, before, frames] = [0, "", 0];
		const look = () => {
			const now = document.body.dataset.zooms + document.querySelector('[data-part="board"]').clientWidth;
			if (before && now !== before) changes++;
			before = now;
			if (++frames < 12) requestAnimationFrame(look);
			else done(changes);
		};
		look();
	})`, chromedp.EvalAwaitPromise), where)
}

func TestPlayingFitsEveryPhone(t *testing.T) {
	t.Parallel()
	holds := holdsAll(t)
	p := open(t, visit{Width: 320, Height: 568, Touch: true}).Ready()
	for _, row := range []struct {
		name, hash    string
		cells         int
		loose, sifted bool // whether holdsAll is checked, or is checked while the tray is filtered
		laid          bool // whether captions are checked with some tiles placed
	}{
		{name: "21 tiles", cells: 21, hash: sameTiles("7x3", 21)},
		{name: "16 tiles", cells: 16, hash: sameTiles("4x4", 16), loose: true},
		{name: "nine with tabs", cells: 9, hash: "#" + hundeSpiel + "&art=suits", loose: true},
		{name: "nine tiles", cells: 9, hash: firstPublished, laid: true},
		{name: "36 tiles", cells: 36, hash: rimmed(), sifted: true, laid: true},
	} {
		p.FollowTo(row.hash)
		p.Until(fmt.Sprintf(`document.querySelectorAll("[data-cell]").length === %d`, row.cells))
		p.shown(waiting(0))
		for _, size := range windows {
			p.ResizePhone(size)
			where := fmt.Sprintf("%s at %d×%d", row.name, size[0], size[1])
			p.settles(where)
			if row.loose && slices.Contains(phones, size) {
				assert.Empty(t, p.inEachLanguage(halved, holds), where)
			}
		}
		if row.sifted {
			p.Tap(sieve("pictures"))
			p.shown(`[data-action="sift-picture"]`)
			for _, size := range phones {
				p.ResizePhone(size)
				assert.Empty(t, p.inEachLanguage(halved, holds), "%s, sifted, at %d×%d", row.name, size[0], size[1])
			}
			p.Tap(sieve("all"))
		}
		if row.laid {
			p.Moves("1 a1", "2 b1", "3 c1", "4 a2")
			p.Until(`document.querySelectorAll('[data-part="caption"] > span').length >= 2`)
			for _, size := range captioned {
				p.ResizePhone(size)
				assert.Empty(t, p.inEachLanguage(cutCaptions), "%s at %d×%d", row.name, size[0], size[1])
				assert.Equal(t, size[0], eval[int64](p, "innerWidth"), "nothing is wider than the window")
			}
			p.clear()
		}
	}
}

// inside returns a check: the elements lie in the window, above the tabs at its foot.
func inside(selectors ...string) string {
	all, err := json.Marshal(selectors)
	if err != nil {
		panic(err) // a list of strings always encodes
	}
	return fmt.Sprintf(`() => [
		...(scrollY === 0 ? [] : ["the page was scrolled"]),
		...%s.filter((selector) => {
			const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
			return Math.min(left, top, innerWidth - right, innerHeight - 56 - bottom) < -0.5;
		}),
	]`, all)
}

// gaps is a check: tools, tray and messages stand 8 pixels apart.
const gaps = `() => [["playing", "tray"], ["tray", "told"]].filter(([above, below]) => {
	const [{ bottom }, { top }] = [above, below].map((name) => document.querySelector('[data-part="' + name + '"]').getBoundingClientRect());
	return Math.abs(top - bottom - 8) > 0.5;
}).map(([above, below]) => below + " is too near " + above + ", or too far")`

func TestWhatIsNeededFitsASmallPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Width: 390, Height: 664, Touch: true}).Ready()
	assert.Empty(t, p.inEachLanguage(inside(`[data-action="puzzles"]`, `[data-action="share"]`, caption, `[data-part="board"]`, `[data-part="playing"]`, `[data-part="told"]`, `[data-part="tray"]`), gaps))
	p.ToSolve()
	assert.Empty(t, p.inEachLanguage(inside(`[data-action="puzzles"]`, `[data-action="share"]`, caption, `[data-part="board"]`, `[data-part="solve"]`)))
	eval[bool](p, `document.querySelector('[data-part="solve"]').click() ?? true`)
	p.shown(`[data-part="result"]`)
	assert.Empty(t, p.inEachLanguage(inside(`[data-part="board"]`, `[data-part="verdict"]`, `[data-part="result"] [data-action="build"]`)))
}
