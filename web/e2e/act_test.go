//go:build e2e

package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// do runs the actions; the test fails if they take longer than the deadline.
func (p *page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := p.try(deadline, actions...); err != nil {
		p.fail("%v", err)
	}
}

// try runs the actions and gives up once the patience is over.
func (p *page) try(patience time.Duration, actions ...chromedp.Action[chromedp.Void]) error {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Do(ctx, actions...)
}

// eval returns the value of a JavaScript expression in the page.
func eval[T any](p *page, expression string, options ...chromedp.EvaluateOption) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, deadline)
	defer cancel()
	value, err := chromedp.Run(ctx, chromedp.Evaluate[T](expression, options...))
	if err != nil {
		require.NoError(p.t, err, "%s\n%s", expression, p.Sight())
	}
	return value
}

// call sends a command of the DevTools protocol to the tab.
func call[P, R any](p *page, command cdp.Command[P, R], params P) R {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, deadline)
	defer cancel()
	result, err := chromedp.Call(ctx, command, params)
	if err != nil {
		require.NoError(p.t, err, "%s\n%s", command.Method, p.Sight())
	}
	return result
}

// slipped is true when a click hit something else because the element moved before or during the
// press. It is false when something covers the element.
const slipped = `globalThis.aim?.clicked.length && !aim.clicked.includes(aim.element) && aim.element?.getClientRects().length && (aim.beside || aim.pressed.includes(aim.element))`

// Click clicks the middle of the first matching element once it is at rest. It scrolls the element
// into view where needed, also out from under the tabs at the foot of a phone. It clicks again if
// the element moved away from the press or the press never arrived.
func (p *page) Click(selector string) {
	p.t.Helper()
	p.aimed(selector, chromedp.Click(chromedp.CSS(selector)))
}

// Tap touches the first matching element in the same way as Click.
func (p *page) Tap(selector string) {
	p.t.Helper()
	p.aimed(selector, chromedp.Tap(chromedp.CSS(selector)))
}

// aimed presses the element, up to three times, until a press arrives at it.
func (p *page) aimed(selector string, press chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	for range 3 {
		eval[bool](p, fmt.Sprintf(`new Promise((done) => {
			let before;
			const look = () => {
				const element = document.querySelector(%q);
				const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
				const now = [x, y, width, height].join();
				if (now === before) {
					const hit = document.elementFromPoint(x + width / 2, y + height / 2);
					if (!hit || (hit.closest("[role=tablist]") && !element.closest("[role=tablist]"))) element?.scrollIntoView({ block: "center", behavior: "instant" });
					globalThis.aim ??= (addEventListener("pointerdown", (press) => {
						const { left, right, top, bottom } = aim.element?.getBoundingClientRect() ?? {};
						aim.beside = press.clientX < left || press.clientX > right || press.clientY < top || press.clientY > bottom;
						aim.pressed = press.composedPath();
					}, true), addEventListener("click", (click) => click.isTrusted && aim.clicked.push(...click.composedPath()), true), {});
					Object.assign(aim, { element, beside: false, pressed: [], clicked: [] });
					return done(true);
				}
				before = now;
				setTimeout(look, 30);
			};
			look();
		})`, selector), chromedp.EvalAwaitPromise)
		// Chromium sometimes drops a press while other tabs are busy. Where aim is gone, the press
		// arrived: it opened another page.
		if err := p.try(deadline/3, press); err != nil && !p.holds("!globalThis.aim || aim.clicked.includes(aim.element)") {
			p.t.Logf("a press of %s is not heard of: %v", selector, err)
			continue
		}
		switch {
		case p.holds("globalThis.aim?.pressed.length === 0"):
			p.t.Logf("no press of %s is heard of", selector)
		case p.holds(slipped):
			p.t.Logf("%s slipped from under the press", selector)
		default:
			return
		}
	}
	p.fail("%s slips from under each press, or hears of none", selector)
}

// ClickNamed clicks the element with this role and accessible name, such as "button", "Solve".
func (p *page) ClickNamed(role, name string) {
	p.t.Helper()
	p.do(chromedp.Click(role+" "+name, named(role, name)))
}

// Press presses keys one after the other; package kb names those without a character.
func (p *page) Press(keys ...string) {
	p.t.Helper()
	for _, key := range keys {
		p.do(chromedp.KeyEvent(key))
	}
}

// Type replaces the content of the field.
func (p *page) Type(selector, text string) {
	p.t.Helper()
	p.do(chromedp.Focus(chromedp.CSS(selector)))
	eval[chromedp.Void](p, fmt.Sprintf("document.querySelector(%q).select()", selector))
	p.do(chromedp.KeyEvent(text))
}

// Drag moves the middle of one element to the middle of another with the mouse.
func (p *page) Drag(from, to string) {
	p.t.Helper()
	x1, y1 := p.middle(from)
	x2, y2 := p.middle(to)
	p.do(chromedp.DragAndDropXY(x1, y1, x2, y2, 8))
}

// middle is the middle of the element in the window, in CSS pixels.
func (p *page) middle(selector string) (x, y float64) {
	p.t.Helper()
	box := eval[[]float64](p, fmt.Sprintf(`(() => {
		const box = document.querySelector(%q).getBoundingClientRect();
		return [box.x + box.width / 2, box.y + box.height / 2];
	})()`, selector))
	return box[0], box[1]
}

// Focused returns the role and the accessible name of the focused element.
func (p *page) Focused() string {
	p.t.Helper()
	focused := eval[*runtime.RemoteObject](p, "document.activeElement")
	tree := call(p, accessibility.GetPartialAXTree, accessibility.GetPartialAXTreeParams{
		ObjectID: focused.ObjectID, FetchRelatives: new(bool),
	})
	require.NotEmpty(p.t, tree.Nodes)
	return text(tree.Nodes[0].Role) + " " + text(tree.Nodes[0].Name)
}

// text is the string in a value of the accessibility tree.
func text(value *accessibility.Value) string {
	var s string
	if value == nil || json.Unmarshal(value.Value, &s) != nil {
		return ""
	}
	return s
}

// named finds elements by role and accessible name.
func named(role, name string) chromedp.QueryOption {
	return chromedp.ByFunc(func(ctx context.Context, target *chromedp.Target, root *chromedp.Node) ([]cdp.NodeID, error) {
		found, err := cdp.Call(ctx, target, accessibility.QueryAXTree, accessibility.QueryAXTreeParams{
			NodeID: root.NodeID, Role: role, AccessibleName: name,
		})
		if err != nil {
			return nil, err
		}
		var elements []cdp.BackendNodeID
		for _, node := range found.Nodes {
			if !node.Ignored {
				elements = append(elements, node.BackendDOMNodeID)
			}
		}
		if len(elements) == 0 {
			return nil, nil
		}
		pushed, err := cdp.Call(ctx, target, dom.PushNodesByBackendIDsToFrontend,
			dom.PushNodesByBackendIDsToFrontendParams{BackendNodeIDs: elements})
		return pushed.NodeIDs, err
	})
}
