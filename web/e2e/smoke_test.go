//go:build e2e

package e2e

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
)

func TestPageOpensQuietlyAndAccessibly(t *testing.T) {
	for _, test := range []struct {
		name  string
		visit visit
	}{
		{"desktop", visit{}},
		{"phone", visit{Width: 390, Height: 844, Touch: true, Dark: true, Still: true, Language: "de"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := open(t, test.visit).Ready()
			assert.Equal(t, 1, p.Count(`[data-part="board"]`))
			p.CheckAccessible()
		})
	}
}

func TestFirstPuzzleIsSolvedWithoutBlocking(t *testing.T) {
	p := open(t, visit{}).Ready()
	longest := p.LongestTask(func() {
		p.Click(`[data-action="solve"]`)
		p.UntilText(`[data-part="verdict"]`, "Two solutions")
	})
	assert.Less(t, longest, 50*time.Millisecond, "the page could not answer")
	p.CheckAccessible()
}

func TestSharedLinkOpensTheSamePuzzle(t *testing.T) {
	p := open(t, visit{}).Ready()
	p.Click(`[data-action="share"]`)
	p.Until(`document.querySelector('[data-part="share-link"]')?.value.includes("#grid=3x3")`)
	address, hash, _ := strings.Cut(p.Value(`[data-part="share-link"]`), "#")
	assert.Equal(t, p.server.url, address)

	friend := open(t, visit{Hash: "#" + hash}).Ready()
	friend.Click(`[data-action="solve"]`)
	friend.UntilText(`[data-part="verdict"]`, "Two solutions")
}

func TestPageWorksOffline(t *testing.T) {
	p := open(t, visit{}).Ready()
	p.Installed()
	p.Offline()
	p.Reload().Ready()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions")
}
