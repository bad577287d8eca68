package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestHalvesOfWhatIsDrawn: half a boat is not called a head, whatever its name.
func TestHalvesOfWhatIsDrawn(t *testing.T) {
	const rest = "grid=2x1&tiles=ABAb.ABAB&motifs=A:steamer.B:ferry"
	for art, half := range map[string]string{"cats": "head", "dogs": "head", "boats": "bow", "fruit": "stalk"} {
		got := say(t, "en", "", "trace", "-plain", rest+"&art="+art)
		assert.Contains(t, got.out, "steamer "+half, art)
	}
	assert.Contains(t, say(t, "de", "", "trace", "-plain", rest+"&art=boats").out, "Bug steamer")
	assert.Contains(t, say(t, "en", "", "trace", "-plain", rest+"&art=boats&halves=x.y").out, "steamer x")
}

// TestADrawingIsNotSaid: a motif with a hand-made drawing is called by its name, or its letter.
func TestADrawingIsNotSaid(t *testing.T) {
	got := say(t, "en", "", "trace", "-plain", "grid=2x1&tiles=ABAb.ABAB&motifs=A:~~gg_steamer.B:~~gh")
	assert.Contains(t, got.out, "steamer head")
	assert.NotContains(t, got.out, "~~")
}

// TestNamesThatAreShared are distinguished by the letters of their motifs.
func TestNamesThatAreShared(t *testing.T) {
	got := say(t, "en", "", "trace", "-plain", "grid=2x1&tiles=ABAb.ABAB&motifs=A:Frog.B:frog")
	assert.Contains(t, got.out, "Frog A head")
	assert.Contains(t, got.out, "frog B head")
	assert.Contains(t, say(t, "en", "", "trace", "-plain", "grid=2x1&tiles=ABAb.ABAB&motifs=A:B").out, "B A head")
}
