//go:build e2e

package e2e

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	puzzles "edgewise/solver/puzzle"
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
	since  int      // how much was heard before the last key
	told   int      // how much of it the page has noted and the listener has heard
}

// hearing notes in the page what a screen reader would be told of: each element that gets the focus, and each change of
// a live region. It hurries the clock by which the page spaces announcements out, and knows when nothing is due any more.
const hearing = `{
	const [later, drop, now] = [setTimeout, clearTimeout, performance.now.bind(performance)];
	const due = new Set();
	globalThis.setTimeout = (act, delay = 0, ...more) => {
		const id = later(() => (due.delete(id), act(...more)), delay);
		if (delay <= 1500) due.add(id);
		return id;
	};
	globalThis.clearTimeout = (id) => (due.delete(id), drop(id));
	performance.now = () => now() * 20;
	// What Go is asked may be announced, too.
	const [post, workers] = [Worker.prototype.postMessage, new Set()];
	Worker.prototype.postMessage = function (message, ...more) {
		this.asked ??= (workers.add(this), this.addEventListener("message", ({ data }) => this.asked.delete(data.id)), new Set());
		if (message?.id !== undefined) this.asked.add(message.id);
		post.call(this, message, ...more);
	};
	globalThis.ears = { noted: [], rest: () => due.size === 0 && [...workers].every(({ asked }) => asked.size === 0) };
	let last;
	addEventListener("focusin", ({ target }) => target !== last && ears.noted.push({ target: (last = target) }), true);
	addEventListener("focusout", () => (last = null), true);
	const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
	const words = (node) => node.nodeType === 3 ? node.data
		: node.getAttribute?.("aria-hidden") === "true" ? "" : node.getAttribute?.("aria-label") ?? [...node.childNodes].map(words).join("");
	const said = new WeakMap();
	new MutationObserver((changes) => {
		for (const region of new Set(changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE)))) {
			if (!region?.checkVisibility() || region.closest("[aria-hidden=true], [inert]")) continue;
			const text = words(region).replace(/\s+/g, " ").trim();
			if (text && text !== said.get(region)) ears.noted.push({ text });
			said.set(region, text);
		}
	}).observe(document, { subtree: true, childList: true, characterData: true });
}`

// listen opens the page for a listener; keyboard and tree are all it has.
func listen(t *testing.T, v visit) *listener {
	t.Helper()
	v.Before += hearing
	l := &listener{page: open(t, v).Ready()}
	l.rest()
	return l
}

// rest waits until nothing more is about to be announced, and takes down what was heard.
func (l *listener) rest() {
	l.t.Helper()
	for range 2 {
		l.Until("ears.rest()")
		l.settled()
	}
	for count := eval[int](l.page, "ears.noted.length"); l.told < count; l.told++ {
		if said := eval[string](l.page, fmt.Sprintf("ears.noted[%d].text ?? ''", l.told)); said != "" {
			l.hear("“" + said + "”")
		} else {
			l.focus(fmt.Sprintf("ears.noted[%d].target", l.told))
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
var states = []string{"pressed", "checked", "selected", "expanded", "disabled", "invalid", "valuetext", "keyshortcuts"}

// focus hears an element: what it has come into, its role, name, states, value and description.
func (l *listener) focus(element string) {
	l.t.Helper()
	object := eval[*runtime.RemoteObject](l.page, element)
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
	said := []string{strings.TrimSpace(text(focused.Role) + " " + text(focused.Name))}
	for _, state := range states {
		for _, property := range focused.Properties {
			if property.Name == accessibility.PropertyName(state) && property.Value != nil {
				if value := strings.Trim(string(property.Value.Value), `"`); value != "false" || state == "pressed" || state == "expanded" {
					said = append(said, strings.NewReplacer("true", state, "false", "not "+state).Replace(value))
				}
			}
		}
	}
	for _, more := range []string{text(focused.Value), text(focused.Description)} {
		if more != "" && !strings.Contains(said[0], more) {
			said = append(said, more)
		}
	}
	l.hear(strings.Join(said, "; "))
}

// Key presses a key, hears what follows, and returns it. A key that says nothing is a fault.
func (l *listener) Key(key string, how ...chromedp.KeyOption) []string {
	l.t.Helper()
	name := cmp.Or(keyNames[key], key)
	if len(how) > 0 {
		name = "Shift+" + name
	}
	l.lines = append(l.lines, name)
	l.since = len(l.heard)
	l.do(chromedp.KeyEvent(key, how...))
	l.Until(fmt.Sprintf("ears.noted.length > %d || !document.hasFocus() || document.activeElement === document.body", l.told))
	l.rest()
	if len(l.heard) == l.since {
		l.hear("(the end of the page)")
	}
	return l.heard[l.since:]
}

// Listen waits until these words are heard after the last key.
func (l *listener) Listen(wanted string) {
	l.t.Helper()
	for !slices.ContainsFunc(l.heard[l.since:], func(said string) bool { return strings.Contains(said, wanted) }) {
		l.Until(fmt.Sprintf("ears.noted.length > %d", l.told))
		l.rest()
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

// Number types a number at once.
func (l *listener) Number(n int) []string {
	l.t.Helper()
	l.lines = append(l.lines, strconv.Itoa(n))
	l.since = len(l.heard)
	l.do(chromedp.KeyEvent(strconv.Itoa(n)))
	l.Listen(fmt.Sprintf("Tile %d", n))
	return l.heard[l.since:]
}

// A saidOf is what was said of one: its number, where it lies, and the words of its sides from the top clockwise.
type saidOf struct {
	tile, row, column int
	sides             []string
}

var (
	saidTile  = regexp.MustCompile(`(?i)\btile (\d+)\b`)
	saidPlace = regexp.MustCompile(`(?i)\brow (\d+), column (\d+)`)
	saidTurn  = regexp.MustCompile(`turned (right|left|upside down)(?: by a (sixth|third))?`)
	// A name, perhaps with its half, at each side: "top blue circle, solid, right frame".
	saidSide = regexp.MustCompile(`(?i)(?:^|[.,;:] )(upper right|upper left|lower right|lower left|top|right|bottom|left):? ([^.,;:”]+(?:, (?:solid|hollow))?)`)
)

// sidesOf are the names of the sides of a loose tile, from the top clockwise.
func sidesOf(sides int) []string {
	if sides == 6 {
		return []string{"top", "upper right", "lower right", "bottom", "lower left", "upper left"}
	}
	return []string{"top", "right", "bottom", "left"}
}

// understood is what a sentence says of a tile; it has no sides if the sentence does not name all of them.
func understood(said string, sides int) (s saidOf, is bool) {
	tile := saidTile.FindStringSubmatch(said)
	if tile == nil {
		return s, false
	}
	s.tile, _ = strconv.Atoi(tile[1])
	if place := saidPlace.FindStringSubmatch(said); place != nil {
		s.row, _ = strconv.Atoi(place[1])
		s.column, _ = strconv.Atoi(place[2])
	}
	named := map[string]string{}
	for _, side := range saidSide.FindAllStringSubmatch(said, -1) {
		named[strings.ToLower(side[1])] = strings.ToLower(side[2])
	}
	for _, side := range sidesOf(sides) {
		if named[side] != "" {
			s.sides = append(s.sides, named[side])
		}
	}
	if len(s.sides) < sides {
		s.sides = nil
	}
	return s, true
}

// turnSaid is by how many sides a sentence says that its tile is turned.
func turnSaid(said string, sides int) int {
	turned := saidTurn.FindStringSubmatch(said)
	if turned == nil {
		return 0
	}
	by := map[string]int{"": sides / 4, "sixth": 1, "third": 2}[turned[2]]
	switch turned[1] {
	case "upside down":
		return sides / 2
	case "left":
		return sides - by
	}
	return by
}

// turned are the sides of a tile that was turned right by this many.
func turned(sides []string, by int) []string {
	at := len(sides) - by
	return append(slices.Clone(sides[at:]), sides[:at]...)
}

// fits is whether two sides, or a side and the border, may touch, as the rule was told: the halves of a picture, or
// the same whole pictures; and a frame on the border only.
func fits(one, other string, framed bool) bool {
	if other == "" {
		return !framed || one == "frame"
	}
	for _, halves := range [][2]string{{"head", "tail"}, {"solid", "hollow"}} {
		for i, half := range halves {
			if motif, cut := strings.CutSuffix(one, half); cut {
				return other == motif+halves[1-i]
			}
		}
	}
	return one == other && one != "frame"
}

// solved finds a board of tiles whose sides were heard, in the order of the cells.
func solved(grid *puzzles.Grid, tiles []saidOf) []laid {
	framed := slices.ContainsFunc(tiles, func(s saidOf) bool { return slices.Contains(s.sides, "frame") })
	board := make([]laid, 0, len(tiles))
	used := map[int]bool{}
	var next func() bool
	next = func() bool {
		cell := len(board)
		if cell == len(grid.Cells) {
			return true
		}
		for i, tile := range tiles {
			for by := 0; by < grid.Sides && !used[i]; by++ {
				sides := turned(tile.sides, by)
				met := true
				for side, beyond := range grid.Cells[cell].Beyond {
					if beyond == puzzles.Rim {
						met = met && fits(sides[side], "", framed)
					} else if beyond.Cell < cell {
						met = met && fits(sides[side], board[beyond.Cell].edges[beyond.Side], framed)
					}
				}
				if !met {
					continue
				}
				used[i], board = true, append(board, laid{tile: i, turn: by, edges: sides})
				if next() {
					return true
				}
				used[i], board = false, board[:cell]
			}
		}
		return false
	}
	next()
	return board
}

// Go moves the focus to a cell by arrows.
func (l *listener) Go(row, column int) {
	l.t.Helper()
	for range 40 {
		place := saidPlace.FindStringSubmatch(l.Now())
		require.NotNil(l.t, place, "the focus is on a cell: %s", l.Now())
		y, _ := strconv.Atoi(place[1])
		x, _ := strconv.Atoi(place[2])
		switch {
		case y < row:
			l.Key(kb.ArrowDown)
		case y > row:
			l.Key(kb.ArrowUp)
		case x < column:
			l.Key(kb.ArrowRight)
		case x > column:
			l.Key(kb.ArrowLeft)
		default:
			return
		}
	}
}

// Play surveys the tiles, lays them by what was heard of them, and goes over the board in the end.
func (l *listener) Play(grid *puzzles.Grid) {
	l.t.Helper()
	l.Seek("gridcell Row 1, column 1")
	var tiles []saidOf
	for n := range grid.Cells {
		said, _ := understood(strings.Join(l.Number(n+1), " "), grid.Sides)
		require.Len(l.t, said.sides, grid.Sides, "what is on tile %d is heard", n+1)
		tiles = append(tiles, said)
	}
	board := solved(grid, tiles)
	require.Len(l.t, board, len(grid.Cells), "what was heard leads to a solution")
	for cell, at := range grid.Cells {
		l.Go(at.Row+1, at.Column+1)
		l.Number(board[cell].tile + 1)
		for range board[cell].turn {
			l.Key("r")
		}
		l.Key(kb.Enter)
	}
	l.Listen("Well done.")
	l.Seek("gridcell")
	for _, at := range grid.Cells {
		l.Go(at.Row+1, at.Column+1)
	}
	l.checkHeard(grid, tiles)
}

// checkHeard rebuilds the board twice, from what was announced of each move and from the cells as they were walked over,
// and compares both with the board in the link.
func (l *listener) checkHeard(grid *puzzles.Grid, tiles []saidOf) {
	l.t.Helper()
	announced, walked := map[[2]int]string{}, map[[2]int]string{}
	var at, hand saidOf
	for _, said := range l.heard {
		if place := saidPlace.FindStringSubmatch(said); place != nil && strings.HasPrefix(said, "gridcell") {
			at.row, _ = strconv.Atoi(place[1])
			at.column, _ = strconv.Atoi(place[2])
		}
		if strings.HasPrefix(said, "“Well done.") { // instead of where the last tile lies now
			for by := range grid.Sides {
				if slices.Equal(turned(tiles[hand.tile-1].sides, by), hand.sides) {
					announced[[2]int{at.row, at.column}] = fmt.Sprintf("%d.%d", hand.tile-1, by)
				}
			}
		}
		s, is := understood(said, grid.Sides)
		if is && s.row == 0 && s.sides != nil {
			hand = s
		}
		if !is || s.row == 0 {
			continue
		}
		lies := fmt.Sprintf("%d.%d", s.tile-1, turnSaid(said, grid.Sides))
		if strings.HasPrefix(said, "“Tile") {
			announced[[2]int{s.row, s.column}] = lies
		} else if strings.HasPrefix(said, "gridcell") {
			walked[[2]int{s.row, s.column}] = lies
			assert.Equal(l.t, turned(tiles[s.tile-1].sides, turnSaid(said, grid.Sides)), s.sides, said)
		}
	}
	var one, other []string
	for _, at := range grid.Cells {
		one = append(one, announced[[2]int{at.Row + 1, at.Column + 1}])
		other = append(other, walked[[2]int{at.Row + 1, at.Column + 1}])
	}
	_, link, _ := strings.Cut(l.Link(true), "&board=")
	link, _, _ = strings.Cut(link, "&")
	assert.Equal(l.t, link, strings.Join(one, "_"), "the board as it was announced")
	assert.Equal(l.t, link, strings.Join(other, "_"), "the board as it was walked over")
}

// TestBoardsAreHeard: three puzzles are played by ear, and the transcript alone says what lies on the board.
func TestBoardsAreHeard(t *testing.T) {
	for _, one := range []struct {
		name, grid string
		visit
	}{
		{"daily", "3x3", visit{Home: true, Before: on("2026, 10, 22, 8, 0")}},
		{"framed", "4x4", visit{Hash: "#grid=4x4&mates=same&frame=a&tiles=aabb.aabc.aacb.aacc.abdb.abdc.abeb.abfc.aceb.acec.acfb.acfc.ddff.dedf.deee.dffe&name=Framed_4x4&end=1"}},
		{"hexagons", "hex2", visit{Hash: "#grid=hex2&tiles=123456.235146.634125.156423.425136.356214.546312&name=Seven_hexagons&end=1"}},
	} {
		t.Run(one.name, func(t *testing.T) {
			t.Parallel()
			grid, err := puzzles.GridNamed(one.grid)
			require.NoError(t, err)
			l := listen(t, one.visit)
			if one.Home {
				l.Seek("button Play")
				l.Key(kb.Enter)
				l.Listen("Your board")
			}
			l.Play(grid)
			l.checkTranscript(one.name)
		})
	}
}

var (
	// A key of an edge, with the letter that it has on the keyboard: "button A blue circle solid; Shift+A".
	saidKey  = regexp.MustCompile(`^button [A-Z] (.+) (solid|hollow); (?:Shift\+)?(\w)$`)
	saidEdge = regexp.MustCompile(`^“(?:Top|Right|Bottom|Left): ([^.]+)\.`)
)

// TestTilesAreEnteredByEar: nine tiles are entered with the letters that their keys have told, and the transcript alone
// says what is on them.
func TestTilesAreEnteredByEar(t *testing.T) {
	t.Parallel()
	l := listen(t, visit{Home: true, Before: oneCore + on("2026, 10, 22, 8, 0")})
	l.Seek("button I have a puzzle at home")
	l.Key(kb.Enter)
	l.Seek("button Enter the tiles")
	l.Key(kb.Enter)
	l.Listen("dialog")
	l.Seek("button Enter the tiles")
	l.Key(kb.Enter)
	l.Listen("Tile 1 of 9")
	letters := map[string]string{}
	for steps := 0; len(letters) < 8; steps++ {
		require.Less(t, steps, 30, l.lines)
		l.Key(kb.Tab)
		if key := saidKey.FindStringSubmatch(l.Now()); key != nil {
			letters[key[1]+", "+key[2]] = key[3]
		}
	}
	l.Seek("image Tile 1 of 9", back)
	for _, word := range dogs.lettered().tiles {
		for _, letter := range word {
			l.Key(string(letter))
		}
	}
	l.Seek("button Solve these tiles", back)
	l.Key(kb.Enter)
	l.Listen("Two solutions.")
	var entered strings.Builder
	for _, said := range l.heard {
		if edge := saidEdge.FindStringSubmatch(said); edge != nil {
			if entered.WriteString(letters[edge[1]]); entered.Len()%5 == 4 {
				entered.WriteString(".")
			}
		}
	}
	assert.Contains(t, l.Hash(), "tiles="+strings.TrimSuffix(entered.String(), ".")+"&", "the tiles as they were heard")
	l.checkTranscript("entering")
}
