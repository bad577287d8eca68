//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The tree of the search that is watched: opened, grown, pointed at, gone through by keys.

const (
	tree     = watched + ` .icicle`
	treeTold = watched + ` .node`
)

// ToTree opens the tree, and waits until it is painted.
func (p *page) ToTree() {
	p.t.Helper()
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "ne path every ")
	p.Until(inTree("calm") + ` + ` + inTree("pale") + ` > 100`)
}

// inTree is how many points of the picture have a colour: "calm" is what the search has
// behind it, "lit" the path to where it is, "pale" what is still to come.
func inTree(colour string) string {
	return fmt.Sprintf(`(() => {
		const canvas = document.querySelector('%s');
		const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
		const [r, g, b] = { calm: [133, 120, 99], lit: [15, 91, 102], pale: [203, 196, 181] }[%q];
		let n = 0;
		for (let i = 0; i < data.length; i += 4) n += Math.abs(data[i] - r) + Math.abs(data[i + 1] - g) + Math.abs(data[i + 2] - b) < 9;
		return n;
	})()`, tree, colour)
}

func TestTreeGrowsWithTheSearch(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne}).Ready()
	p.ToWatch()
	p.ToTree()
	assert.Zero(t, eval[int](p, inTree("calm")), "nothing is behind it at the start")
	assert.Zero(t, eval[int](p, inTree("lit")))
	p.Fill("#watch-at", "20000")
	p.UntilText(`[data-part="caption"]`, "step 20,000 of")
	p.Until(inTree("calm") + ` > 100 && ` + inTree("lit") + ` > 10`)
	some := eval[int](p, inTree("calm"))
	p.Fill("#watch-at", "40000")
	p.Until(inTree("calm") + fmt.Sprintf(` > %d`, some+some/2))
	p.Fill("#watch-pace", "9")
	p.Click(watched + ` [data-action="watch-play"]`)
	p.UntilText(`[data-part="caption"]`, "step 58,443 of 58,443")
	p.Until(inTree("pale") + ` === 0 && ` + inTree("lit") + ` === 0`)
}

func TestTreeLeadsWhereOnePoints(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne}).Ready()
	p.ToWatch()
	p.ToTree()
	// In the first row, in the middle: the first tile that was placed on the first cell.
	pointed := func(what string) {
		eval[bool](p, fmt.Sprintf(`(canvas => { canvas.scrollIntoView({ block: "center" }); const { x, y, width } = canvas.getBoundingClientRect();
			for (const kind of %q.split(" ")) canvas.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerId: 1, pointerType: "mouse", clientX: x + width / 2 + 3, clientY: y + 5 }));
			return true; })(Object.assign(document.querySelector('%s'), { setPointerCapture() {} }))`, what, tree))
	}
	pointed("pointermove")
	p.UntilText(treeTold, "Depth 1: tile 5, row 1, column 1")
	p.UntilText(treeTold, "Tiles down to it: 5.")
	p.UntilText(treeTold, "About steps ")
	assert.Equal(t, 1, p.Count(watched+` .pointed .mini use[href^="#tile-"]`), "its board")
	assert.Contains(t, p.Text(`[data-part="caption"]`), "step 0 of", "to point is not to go")
	pointed("pointerdown pointerup")
	p.UntilText(watchTold, "Tile 5: row 1, column 1")
	p.UntilText(watchTold, "It fits.")
	pointed("pointerleave")
	p.Until(fmt.Sprintf(`document.querySelector('%s').textContent === ""`, treeTold))
	p.Click(tree)
	p.Until(fmt.Sprintf(`document.querySelector('%s').textContent !== ""`, treeTold))
}

func TestTreeIsGoneThroughByKeys(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne}).Ready()
	p.ToWatch()
	p.Fill("#watch-at", "1000")
	p.UntilText(`[data-part="caption"]`, "step 1,000 of")
	p.ToTree()
	p.Press(kb.Tab)
	assert.Equal(t, "application Search tree", p.Focused())
	p.UntilText(treeTold, "Depth ")
	p.Press(kb.ArrowUp, kb.ArrowUp, kb.ArrowUp, kb.ArrowUp, kb.ArrowUp)
	p.UntilText(treeTold, "Depth 1: tile 1,")
	p.Press(kb.ArrowRight)
	p.UntilText(treeTold, "Depth 1: tile 1, row 1, column 1, quarter turn right.")
	p.Press(kb.ArrowDown)
	p.UntilText(treeTold, "Depth 2: ")
	assert.Contains(t, p.Text(`[data-part="caption"]`), "step 1,000 of", "arrows move within the tree here")
	told := p.Text(watched + ` .closer`)
	p.Press("+", "+", "+")
	p.Until(fmt.Sprintf(`document.querySelector('%s .closer').textContent !== %q`, watched, told))
	p.Press("-", "-", "-")
	p.UntilText(watched+` .closer`, told)
	p.Press(kb.Enter)
	p.UntilText(watchTold, "row 1, column 2")
	p.UntilText(watchTold, "It fits.")
	p.CheckAccessible("tree")
	p.checkNothingScrollsSideways("tree")
}
