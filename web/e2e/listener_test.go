//go:build e2e

package e2e

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var writeTranscripts = flag.Bool("update", false, "write the transcripts anew, to testdata/heard")

// A listener goes through the page like somebody with a screen reader: it presses keys, and knows of the page what the
// accessibility tree says of each element that gets the focus, and what live regions announce. Nothing else tells it
// which key comes next.
type listener struct {
	*page
	within []string // the dialogs, grids and groups that hold the focus
	lines  []string // the transcript: keys, and what was heard after each
	heard  []string // what was heard, in order
	key    string   // the last one
	since  int      // how much was heard before the last key
}

// hearing notes in the page what a screen reader would be told of: each element that gets the focus, and each change of
// a live region. Its clock stands still until nothing else happens, then jumps to the next timer: what is announced, and in
// which order, does not depend on how busy the machine is.
const hearing = `{
	const [later, drop, spent] = [setTimeout, clearTimeout, performance.now.bind(performance)];
	const [timers, asked, answers] = [new Map(), new Set(), []];
	let [clock, quiet, last, focused] = [performance.now(), 0, 1e9, null];
	performance.now = () => clock;
	globalThis.setTimeout = (act, delay = 0, ...more) => {
		if (delay > 1500) return later(act, delay, ...more);
		timers.set(++last, { at: clock + delay, act: () => act(...more) });
		return last;
	};
	globalThis.clearTimeout = (id) => void (timers.delete(id) || drop(id));
	// Nobody sees the frames, but a search plays on from one to the next.
	let framing = false;
	globalThis.requestAnimationFrame = (act) => setTimeout(() => {
		framing = true;
		act(clock);
		framing = false;
	}, framing ? 16 : 0);
	globalThis.cancelAnimationFrame = clearTimeout;
	// What Go answers may be announced, too: after what is due already.
	globalThis.Worker = class extends Worker {
		asked = {};
		constructor(...how) {
			super(...how);
			this.addEventListener("message", (event) => {
				if (!event.isTrusted) return;
				event.stopImmediatePropagation();
				const { data } = event;
				answers.push(() => {
					if (!("progress" in data)) asked.delete(this.asked[data.id]);
					this.dispatchEvent(new MessageEvent("message", { data }));
				});
			});
		}
		postMessage(message, ...more) {
			if (message?.id !== undefined) asked.add((this.asked[message.id] = {}));
			super.postMessage(message, ...more);
		}
	};
	const tick = () => {
		quiet = asked.size > 0 ? 0 : quiet + 1;
		const [next] = [...timers].sort(([, one], [, other]) => one.at - other.at);
		if (answers.length > 0 && !(next?.[1].at <= clock)) {
			quiet = 0;
			answers.shift()();
		} else if (next && (next[1].at <= clock || quiet > 1)) {
			timers.delete(next[0]);
			[clock, quiet] = [Math.max(clock, next[1].at), 0];
			next[1].act();
		}
		later(tick, 2);
	};
	tick();
	const noted = [];
	globalThis.ears = {
		met: [],
		// A person needs some time from key to key.
		wait: () => void ([clock, quiet] = [clock + 5000, 0]),
		// Once nothing more is about to be said or to get the focus, gives what was, unless the person still waits for it: the
		// words, and "" for each element in met.
		hear: (waits) => new Promise((done, fail) => {
			const until = spent() + 10000;
			const look = () => {
				const comes = quiet < 3 || timers.size > 0 || (waits && noted.length === 0 && document.activeElement !== document.body);
				if (comes) return spent() < until ? later(look, 2) : fail(new Error("the page does not come to rest"));
				done(noted.splice(0).map((one) => (typeof one === "string" ? one : ears.met.push(one) && "")));
			};
			look();
		}),
	};
	addEventListener("focusin", ({ target }) => target !== focused && noted.push((focused = target)), true);
	addEventListener("focusout", () => (focused = null), true);
	// A field, a list or a switch that has the focus says what it is now.
	const changed = ({ target }) => target === focused && noted.push(target);
	for (const type of ["input", "toggle"]) addEventListener(type, ({ target }) => changed({ target: target.firstElementChild?.localName === "summary" ? target.firstElementChild : target }), true);
	new MutationObserver((changes) => changed(changes.find(({ target }) => target === focused) ?? {})).observe(document, { subtree: true, attributeFilter: ["aria-pressed", "aria-expanded"] });
	const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
	const words = (node) => node.nodeType === 3 ? node.data
		: node.getAttribute?.("aria-hidden") === "true" ? "" : node.getAttribute?.("aria-label") ?? [...node.childNodes].map(words).join("");
	const said = new WeakMap();
	new MutationObserver((changes) => {
		// What comes with its words is not announced.
		for (const region of document.querySelectorAll(LIVE)) if (!said.has(region)) said.set(region, words(region));
		for (const region of new Set(changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE)))) {
			if (!region?.checkVisibility() || region.closest("[aria-hidden=true], [inert]")) continue;
			// Another space makes the same words news.
			const text = words(region);
			if (text.trim() && text !== said.get(region) && region.ariaLive !== "off") noted.push(text.replace(/\s+/g, " ").trim());
			said.set(region, text);
		}
	}).observe(document, { subtree: true, childList: true, characterData: true });
}`

// listen opens the page for a listener; keyboard and tree are all it has.
func listen(t *testing.T, v visit) *listener {
	t.Helper()
	v.Before += hearing
	l := &listener{page: open(t, v).Ready()}
	call(l.page, accessibility.Enable, cdp.Empty{})
	l.take(false)
	return l
}

// take waits until nothing more is about to be announced, and takes down what was heard.
func (l *listener) take(waits bool) {
	l.t.Helper()
	for _, said := range eval[[]string](l.page, fmt.Sprintf("ears.hear(%t)", waits), chromedp.EvalAwaitPromise) {
		if said == "" {
			l.focus()
		} else {
			l.hear("“" + said + "”")
		}
	}
}

func (l *listener) hear(said string) {
	said = spent.ReplaceAllString(said, "Solved in …, with")
	l.lines = append(l.lines, "\t"+said)
	l.heard = append(l.heard, said)
}

// spent is the one thing that no two listeners hear alike.
var spent = regexp.MustCompile(`Solved in .+?, with`)

// containers are the roles of which a screen reader tells that the focus has come into them.
var containers = []string{"dialog", "grid", "group", "region", "tablist", "toolbar", "list", "form", "search", "navigation"}

// states are the properties that it tells with a name, as words.
var states = []string{"pressed", "checked", "selected", "expanded", "disabled", "invalid", "keyshortcuts"}

// focus hears an element that has got the focus, or another value: what it has come into, its role, name, states, value
// and description.
func (l *listener) focus() {
	l.t.Helper()
	object := eval[*runtime.RemoteObject](l.page, "ears.met.shift()")
	with := true
	tree := call(l.page, accessibility.GetPartialAXTree, accessibility.GetPartialAXTreeParams{ObjectID: object.ObjectID, FetchRelatives: &with})
	nodes := map[accessibility.NodeID]*accessibility.Node{}
	for _, node := range tree.Nodes {
		nodes[node.NodeID] = node
	}
	require.NotEmpty(l.t, tree.Nodes)
	focused := tree.Nodes[0]
	if focused.Ignored || text(focused.Role) == "none" {
		return // it has gone again
	}
	var within []string
	for node := nodes[focused.ParentID]; node != nil; node = nodes[node.ParentID] {
		if role, name := text(node.Role), text(node.Name); !node.Ignored && slices.Contains(containers, role) && name != "" {
			within = append([]string{role + " " + name}, within...)
		}
	}
	for _, container := range within {
		if !slices.Contains(l.within, container) {
			l.hear("in " + container)
		}
	}
	l.within = within
	l.hear(l.described(focused))
}

// described is what a screen reader says of one node: its role, name, states, value and description.
func (l *listener) described(node *accessibility.Node) string {
	l.t.Helper()
	said := []string{strings.TrimSpace(text(node.Role) + " " + text(node.Name))}
	for _, state := range states {
		for _, property := range node.Properties {
			if property.Name == accessibility.PropertyName(state) && property.Value != nil {
				if value := strings.Trim(string(property.Value.Value), `"`); value != "false" || state == "pressed" || state == "expanded" {
					said = append(said, strings.NewReplacer("true", state, "false", "not "+state).Replace(value))
				}
			}
		}
	}
	value := text(node.Value)
	if text(node.Role) == "slider" { // the tree of the protocol has the number alone
		described := call(l.page, dom.DescribeNode, dom.DescribeNodeParams{BackendNodeID: node.BackendDOMNodeID})
		if at := slices.Index(described.Node.Attributes, "aria-valuetext"); at >= 0 {
			value = described.Node.Attributes[at+1]
		}
	}
	for _, more := range []string{value, text(node.Description)} {
		if more != "" && !strings.Contains(said[0], more) {
			said = append(said, more)
		}
	}
	return strings.Join(said, "; ")
}

// Read reads on from the beginning of a region, a dialog or a group to its end, as a person does who looks for what there is.
func (l *listener) Read(what string) {
	l.t.Helper()
	l.lines = append(l.lines, "read "+what)
	nodes := map[accessibility.NodeID]*accessibility.Node{}
	tree := call(l.page, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	for _, node := range tree.Nodes {
		nodes[node.NodeID] = node
	}
	at := slices.IndexFunc(tree.Nodes, func(node *accessibility.Node) bool {
		return !node.Ignored && strings.HasPrefix(text(node.Role)+" "+text(node.Name), what)
	})
	require.GreaterOrEqual(l.t, at, 0, "there is no %s", what)
	var line []string // pieces of one paragraph
	end := func() {
		if len(line) > 0 {
			l.hear(strings.Join(strings.Fields(strings.Join(line, "")), " "))
			line = nil
		}
	}
	var read func(node *accessibility.Node)
	read = func(node *accessibility.Node) {
		role := text(node.Role)
		if role == "StaticText" {
			line = append(line, text(node.Name))
			return
		}
		if role == "InlineTextBox" {
			return
		}
		single := !node.Ignored && slices.Contains(singles, role)
		if !node.Ignored && !slices.Contains(inlines, role) {
			end()
		}
		if single || !node.Ignored && slices.Contains(containers, role) && text(node.Name) != "" {
			l.hear(l.described(node))
		}
		if single {
			return
		}
		for _, child := range node.ChildIDs {
			if nodes[child] != nil {
				read(nodes[child])
			}
		}
		if !node.Ignored && !slices.Contains(inlines, role) {
			end()
		}
	}
	read(tree.Nodes[at])
	end()
}

var (
	// singles are the roles that are read as one, with all that is in them.
	singles = []string{"button", "link", "textbox", "slider", "combobox", "checkbox", "heading", "columnheader", "DisclosureTriangle", "application", "Canvas", "Date", "image"}
	// inlines are those that go on in the line.
	inlines = []string{"none", "strong", "emphasis", "code", "LabelText", "time", "superscript", "term"}
)

// Key presses a key and hears what follows. A key that says nothing is a fault.
func (l *listener) Key(key string, how ...chromedp.KeyOption) {
	l.t.Helper()
	name := cmp.Or(keyNames[key], key)
	if len(how) > 0 {
		name = "Shift+" + name
	}
	l.lines, l.key = append(l.lines, name), key
	l.since = len(l.heard)
	eval[chromedp.Void](l.page, "ears.wait()")
	l.do(chromedp.KeyEvent(key, how...))
	before := len(l.heard)
	l.take(true)
	assert.Greater(l.t, len(l.heard), before, "%s is silent after:\n%s", name, strings.Join(l.lines[max(0, len(l.lines)-12):], "\n"))
}

// Keys presses one key after another.
func (l *listener) Keys(keys ...string) {
	l.t.Helper()
	for _, key := range keys {
		l.Key(key)
	}
}

// Listen waits until these words are heard after the last key.
func (l *listener) Listen(wanted string) {
	l.t.Helper()
	for tries := 0; !slices.ContainsFunc(l.heard[l.since:], func(said string) bool { return strings.Contains(said, wanted) }); tries++ {
		require.Less(l.t, tries, 5, "%s was not heard after:\n%s", wanted, strings.Join(l.lines, "\n"))
		l.take(true)
	}
}

// Now is what the focus is on, as it was heard.
func (l *listener) Now() string {
	for _, said := range slices.Backward(l.heard) {
		if !strings.HasPrefix(said, "“") && !strings.HasPrefix(said, "in ") {
			return said
		}
	}
	return ""
}

// Seek goes on with Tab until the focus is on something that begins so.
func (l *listener) Seek(wanted string, how ...chromedp.KeyOption) {
	l.t.Helper()
	for range 40 {
		if strings.HasPrefix(l.Now(), wanted) {
			return
		}
		l.Key("\t", how...)
	}
	require.Fail(l.t, "Tab does not lead to "+wanted, strings.Join(l.lines, "\n"))
}

// checkTranscript compares what was pressed and heard with testdata/heard.
func (l *listener) checkTranscript(name string) {
	l.t.Helper()
	file := "testdata/heard/" + name + ".txt"
	found := strings.Join(l.lines, "\n") + "\n"
	if *writeTranscripts {
		require.NoError(l.t, os.MkdirAll("testdata/heard", 0o755))
		require.NoError(l.t, os.WriteFile(file, []byte(found), 0o644))
		return
	}
	want, err := os.ReadFile(file)
	require.NoError(l.t, err, "go test -tags e2e -run %s ./web/e2e -update", l.t.Name())
	assert.Equal(l.t, string(want), found)
}

// keyNames are the names of keys without a character.
var keyNames = map[string]string{
	kb.Tab: "Tab", kb.Enter: "Enter", " ": "Space",
	kb.ArrowRight: "Right", kb.ArrowLeft: "Left", kb.ArrowUp: "Up", kb.ArrowDown: "Down", kb.Home: "Home", kb.End: "End", kb.Escape: "Escape",
}
