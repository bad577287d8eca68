//go:build e2e

package e2e

import (
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// The tree of the search that is watched: pointed at, clicked, and gone through by keys.

const (
	tree     = watched + ` .icicle`
	treeTold = watched + ` .node`
)

func TestTreeLeadsWhereOnePoints(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne}).Ready()
	p.ToWatch()
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "One path every 256 steps")
	p.Click(tree)
	p.Until(`!document.querySelector('[data-part="caption"]').textContent.includes("step 0 of")`)
	p.CheckAccessible("tree")
	p.checkNothingScrollsSideways("tree")
}

func TestTreeIsGoneThroughByKeys(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + toughOne + "&watch=1000.plain.row"}).Ready()
	p.UntilText(`[data-part="caption"]`, "step 1,000 of")
	p.Click(watched + ` .tree summary`)
	p.UntilText(watched+` .closer`, "One path every 256 steps")
	p.Press(kb.Tab)
	assert.Equal(t, "application Search tree", p.Focused())
	p.UntilText(treeTold, "Depth ")
	p.Press(kb.ArrowUp, kb.ArrowUp, kb.ArrowUp, kb.ArrowUp, kb.ArrowUp)
	p.UntilText(treeTold, "Depth 1: tile 1,")
	p.Press(kb.Enter)
	p.UntilText(`[data-part="caption"]`, "step 1 of")
}
