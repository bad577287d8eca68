//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The tree of a watched search: pointing, clicking, keys and fingers.

const (
	tree     = watched + ` .icicle`
	treeTold = watched + ` .node`
)

// far is the number of steps between two paths of the tree.
func (p *page) far() int {
	p.t.Helper()
	return eval[int](p, `Number(/every ([\d,]+) steps/.exec(document.querySelector('`+watched+` .closer').textContent)?.[1].replaceAll(",", "") ?? 1)`)
}

// centreTree scrolls the tree to where nothing covers it.
func (p *page) centreTree() {
	p.t.Helper()
	eval[bool](p, `(document.querySelector('`+tree+`').scrollIntoView({ block: "center" }), true)`)
	p.settled()
}

// painted is the picture of the tree.
func (p *page) painted() string {
	p.t.Helper()
	p.settled()
	return eval[string](p, `document.querySelector('`+tree+`').toDataURL()`)
}

// repainted waits until the tree differs from the picture: the page may still be finding its paths.
func (p *page) repainted(picture string) {
	p.t.Helper()
	p.Until(`document.querySelector('` + tree + `').toDataURL() !== ` + quote(picture))
}

// TestTreeLeadsWhereOnePoints, after full screen was left, with a mouse or by keys, and does nothing else: not for Enter while
// nothing is pointed at, nor for another mouse button. It grows while a search plays whose end is not
// known.
func TestTreeLeadsWhereOnePoints(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne + "&watch=1000.plain.row"}).Ready()
	p.captioned("1,000 of 58,443")
	p.fullScreenIsLeftByItsButton()
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "One path every 256 steps")
	eval[bool](p, `document.querySelector('`+tree+`').dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))`)
	p.centreTree()
	spot := p.at(tree)
	p.do(chromedp.MouseClickXY(spot.x, spot.y, chromedp.ButtonRight))
	p.settled()
	p.captioned("1,000 of 58,443")
	assert.Equal(t, "polite", eval[string](p, `document.querySelector('`+treeTold+`').ariaLive`))

	eval[bool](p, `(document.querySelector('`+watched+` .tree summary').focus(), true)`)
	p.Press(kb.Tab)
	assert.Equal(t, "application Search tree", p.Focused())
	p.UntilText(treeTold, "Depth ")
	p.Press(kb.ArrowUp, kb.ArrowUp, kb.ArrowUp, kb.ArrowUp, kb.ArrowUp)
	p.UntilText(treeTold, "Depth 1: tile 1,")
	p.Press(kb.Enter)
	p.captioned("1 of 58,443")
	p.Click(tree)
	p.Until(`!document.querySelector('[data-part="caption"]').textContent.includes("step 1 of")`)

	p.Follow("#" + nuts)
	p.Until(`document.querySelectorAll('[data-part="board"] .cell').length === 7`)
	p.ToWatch()
	p.Click(tree)
	p.Until(`!/step 0( |$)/.test(document.querySelector('[data-part="caption"]').textContent)`)

	p.Follow(framedSix(t))
	p.Until(`document.querySelectorAll('[data-part="board"] .cell').length === 36`)
	p.Click(watchTab)
	p.captioned("0")
	p.UntilText(watched+` .closer`, "One path every")
	before, picture := p.far(), p.painted()
	p.Fill("#watch-pace", "9")
	p.Click(watched + ` [data-action="watch-play"]`)
	p.Until(fmt.Sprintf(`Number(/every ([\d,]+) steps/.exec(document.querySelector('%s .closer').textContent)[1].replaceAll(",", "")) > %d`, watched, before))
	p.Click(watched + ` [data-action="watch-play"]`)
	p.repainted(picture)
}

// TestASearchIsWatchedOnAPhone: its tree is pinched and moved by fingers, buttons zoom where it has more
// steps than anybody will see, and a board that was played is that of its step.
func TestASearchIsWatchedOnAPhone(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne, Width: 390, Height: 844, Touch: true}).Ready()
	p.ToWatch()
	p.treeIsPinchedAndMovedByFingers()
	p.Follow("#" + toughOne)
	p.Until(`document.querySelectorAll('[data-part="board"] .cell').length === 9`)
	p.ToWatch()
	p.boardOfAPlayedSearchIsThatOfItsStep()
}

func (p *page) treeIsPinchedAndMovedByFingers() {
	t := p.t
	t.Helper()
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "One path every 256 steps")
	p.centreTree()
	middle := p.at(tree)
	beside := func(by float64) point { return point{middle.x + by, middle.y} }
	p.fingers([]point{beside(-20), beside(20)}, []point{beside(-80), beside(80)})
	p.UntilText(watched+` .closer`, "One path every 64 steps")
	p.captioned("0 of 58,443")

	picture := p.painted()
	p.fingers([]point{beside(80)}, []point{beside(-80)})
	p.repainted(picture)
	assert.Equal(t, 64, p.far(), "as close as before")
	p.captioned("0 of 58,443")
	p.fingers([]point{beside(-80)}, []point{beside(80)})
	p.fingers([]point{beside(-80), beside(80)}, []point{beside(-20), beside(20)})
	p.UntilText(watched+` .closer`, "One path every 256 steps")
	p.Tap(tree)
	p.Until(`!/step 0( |$)/.test(document.querySelector('[data-part="caption"]').textContent)`)

	p.Follow("#" + forEver)
	p.Until(`document.querySelectorAll('[data-part="board"] .cell').length === 100`)
	p.Click(watchTab)
	p.captioned("0")
	p.Fill("#watch-at", "54321")
	p.captioned("54,321")
	p.UntilText(watched+` .closer`, "One path every")
	p.centreTree()
	for range 16 {
		p.Click(watched + ` [data-action="tree-in"]`)
	}
	p.UntilText(watched+` .closer`, "Every step is shown.")
	p.Click(watched + ` [data-action="tree-whole"]`)
	p.UntilText(watched+` .closer`, "One path every")
}

// treeInForcedColours: placed, tried and future steps differ in the colours that a person has chosen.
func (p *page) treeInForcedColours() {
	p.t.Helper()
	p.Follow("#" + toughOne + "&watch=1000.plain.row")
	p.UntilText(`[data-part="caption"]`, "step 1,000 of")
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "One path every 256 steps")
	assert.Equal(p.t, []string{"Canvas", "GrayText", "Highlight", "CanvasText"}, eval[[]string](p, `["--ground", "--calm", "--lit", "--sign"].map((name) => getComputedStyle(document.querySelector('`+tree+`')).getPropertyValue(name).trim())`))
	p.Until(`(() => {
		const canvas = document.querySelector('` + tree + `');
		const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
		const colours = new Set();
		for (let i = 0; i < data.length; i += 4) colours.add(data.slice(i, i + 3).join());
		return colours.size >= 4;
	})()`)
	p.CheckAccessible("the tree in forced colours")
}
