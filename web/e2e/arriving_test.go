//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// PasteAnywhere hands the page a text as a person does who pastes it without
// choosing a field first.
func (p *page) PasteAnywhere(text string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", `+quote(text)+`);
		return document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true })) || true;
	})()`)
}

// TestTextsArriveAnywhere: pasted on the page, dropped as a file, and told what
// they were read as.
func TestTextsArriveAnywhere(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PasteAnywhere("https://e2.bucas.name/#puzzle=Sample_4x4&board_w=4&board_h=4&board_edges=ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae")
	p.UntilText(`[data-part="name"]`, "Sample 4x4")
	p.UntilText(`[data-part="foreign-words"]`, "Read as a board link from e2.bucas.name.")
	assert.False(t, p.Visible(`[data-part="foreign-order"]`), "a link says in which order they stand")
	p.UntilText(`[data-part="caption"]`, "A finished solution · 24 of 24 seams match")
	p.CheckAccessible("a text of another notation")

	eval[bool](p, `(() => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File(["grid: 2x1\ntiles:\nAbCd\nABcd\nname: Dropped\n"], "two.txt"));
		return document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true })) || true;
	})()`)
	p.UntilText(`[data-part="name"]`, "Dropped")
	assert.False(t, p.Visible(`[data-part="foreign"]`), "that was our own notation")

	p.PasteAnywhere("nothing of the kind")
	p.Until(`document.querySelector('[data-part="notices"]').textContent.length > 20`)
	p.UntilText(`[data-part="name"]`, "Dropped")
}

// TestCluesAloneOfferTheirPuzzle: a link that shows the clues of a board and nothing else.
func TestCluesAloneOfferTheirPuzzle(t *testing.T) {
	t.Parallel()
	board := []byte(strings.Repeat("aaaa", 16*16))
	for cell, tile := range map[int]string{34: "rgou", 45: "rtrj", 135: "vddo", 210: "jdso", 221: "fskn"} {
		copy(board[4*cell:], tile)
	}
	p := open(t, visit{Width: 390, Height: 844, Touch: true}).Ready()
	p.PasteAnywhere("https://e2.bucas.name/#puzzle=Clues&board_w=16&board_h=16&board_edges=" + string(board))
	p.UntilText(`[data-part="completed"]`, "These are the clues of Eternity II; all other tiles are blank here.")
	p.CheckAccessible("the clues of a board")
	p.Click(`[data-part="completed"] button`)
	p.UntilText(`[data-part="name"]`, "Eternity II")
	p.Until(`location.hash.includes("clues=34.207.1_45.254.1_135.138.0_210.180.1_221.248.2")`)
	assert.False(t, p.Visible(`[data-part="completed"]`))
}

// TestAnotherOrderOfSidesIsOneChoiceAway and shows at once.
func TestAnotherOrderOfSidesIsOneChoiceAway(t *testing.T) {
	t.Parallel()
	text, err := os.ReadFile(filepath.Join("..", "..", "solver", "gallery", "puzzles", "one-tough-puzzle.txt"))
	require.NoError(t, err)
	var words []string
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); len(line) == 4 {
			// Row by row: top, left, right, bottom.
			words = append(words, `"`+line[:1]+line[3:]+line[1:2]+line[2:3]+`"`)
		}
	}
	require.Len(t, words, 9)
	p := open(t, visit{}).AtSolve()
	p.PasteAnywhere("tiles = [" + strings.Join(words, ", ") + "]")
	p.UntilText(`[data-part="foreign-words"]`, "Read as upper- and lower-case letters.")
	require.Equal(t, "trbl", p.Value("#sides-order"))
	before := eval[string](p, "location.hash")
	eval[bool](p, `(() => {
		const select = document.querySelector("#sides-order");
		select.value = "tlrb";
		return select.dispatchEvent(new Event("change", { bubbles: true }));
	})()`)
	// Solve is pressed for the puzzle that is laid anew, not for the one it replaces.
	p.Until("location.hash !== " + quote(before))
	p.Solve("One solution.")
	p.UntilText(`[data-part="effort"]`, "54,156")
}

// TestTwoSourcesThatDisagreeAreTold: an article's code and its comments tell a tile in two
// ways; one press takes the other, and one more the first again.
func TestTwoSourcesThatDisagreeAreTold(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x1&tiles=ABab.ABab", Width: 320, Height: 640})
	p.Ready()
	p.PasteAnywhere(`t("BH", "GH", "UT", "SH"), // Brown head, grey head, umber tail, spotted tail
t("BH", "SH", "BT", "UT"), // Brown head, spotted head, brown tail, umber tail
t("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail
t("BH", "SH", "GT", "UT"), // Brown head, spotted head, grey tail, umber tail
t("BH", "UH", "ST", "GT"), // Brown head, umber head, spotted tail, grey tail
t("GH", "BH", "ST", "UT"), // Grey head, brown head, spotted tail, umber tail
t("GH", "SH", "BT", "UT"), // Grey head, spotted head, brown tail, umber tail
t("GH", "UH", "BT", "ST"), // Grey head, umber head, brown tail, spotted tail
t("GH", "UH", "GT", "ST")  // Grey head, umber head, grey tail, spotted tail
`)
	const differs = "Tile 1, left: The code says “SH” here, its comment “spotted tail”."
	p.UntilText(`[data-part="foreign-rival"] p`, differs+" The code was taken.")
	assert.True(t, p.Visible(`[data-action="take-rival"]`), "in Play")
	p.CheckAccessible("two sources that disagree")
	p.AtSolve()
	p.Solve("Three solutions.")
	p.Click("#tab-play")
	p.Click(`[data-action="take-rival"]`)
	p.UntilText(`[data-part="foreign-rival"] p`, differs+" The comment was taken.")
	p.UntilText(`[data-part="foreign-words"]`, "The pictures are those of Das verflixte Hunde-Spiel.")
	p.AtSolve()
	p.Solve("Two solutions.")
	p.Click("#tab-play")
	p.Click(`[data-action="take-rival"]`)
	p.UntilText(`[data-part="foreign-rival"] p`, differs+" The code was taken.")
}

// TestWhatIsPastedWhilePlayingSaysWhatItWasReadAs at once, and in Solve in which order
// its sides were.
func TestWhatIsPastedWhilePlayingSaysWhatItWasReadAs(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x1&tiles=ABab.ABab"})
	p.Ready()
	p.PasteAnywhere("HDdh CHsh DCcd\nSDsh SDhd SShc\nCHdc HDcc HSsc\n")
	p.UntilText(`[data-part="foreign-words"]`, "Read as upper- and lower-case letters. The pictures are those of One Tough Puzzle.")
	assert.True(t, p.Visible(`[data-part="foreign-words"]`), "in Play")
	assert.False(t, p.Visible(`[data-part="foreign-order"]`))
	p.AtSolve()
	assert.True(t, p.Visible(`[data-part="foreign-words"]`), "in Solve")
	assert.True(t, p.Visible(`[data-part="foreign-order"]`))

	p.PasteAnywhere(".h. | .c. | .d.\ns S | s H | h S\n.D. | .S. | .D.\n----|-----|----\n.d. | .s. | .d.\nD h | H h | H c\n.H. | .C. | .C.\n----|-----|----\n" +
		".h. | .c. | .c.\nS c | C d | D c\n.S. | .D. | .H.\n")
	p.UntilText(`[data-part="foreign-words"]`, "Read as a drawing of tiles. The pictures are those of One Tough Puzzle.")
	p.UntilText(`[data-part="caption"]`, "A finished solution")

	const answer = "Tiles = [1, 2, 3, 4, 5, 6, 7, 8, 9], Rotations = [up, up, up, up, up, up, up, up, up] ;\n"
	p.PasteAnywhere(answer + answer)
	p.UntilText(`[data-part="notices"]`, "The first of 2 boards was taken.")
	p.PasteAnywhere("Tiles = [1, 2, 3, 4, 5, 6, 7, 8], Rotations = [up, up, up, up, up, up, up, up]")
	p.UntilText(`[data-part="notices"]`, "This answer is incomplete, or the solver stopped without one.")
	p.PasteAnywhere("c CaDiCaL\ns SATISFIABLE\nv 1 -2 -3 4 -5 -6 -7 -8 -9 0\n")
	p.UntilText(`[data-part="notices"]`, "This is a solver’s answer; the command “edgewise convert -answer FILE PUZZLE” lays it on its puzzle. Paste the link that it prints.")
	p.PasteAnywhere("s UNSATISFIABLE\n")
	p.UntilText(`[data-part="notices"]`, "According to this answer there’s no solution.")
	p.PasteAnywhere("There are no tiles in this.")
	p.UntilText(`[data-part="notices"]`, "No tiles found here.")
	assert.False(t, p.Visible(`[data-part="foreign-words"]`), "nothing was read of that")
	eval[bool](p, "history.back() ?? true")
	p.Until(`location.hash.includes("HDdh")`)
	assert.False(t, p.Visible("dialog"), "nobody has laid a tile")
}
