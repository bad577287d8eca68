package foreign

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Boards from the world have the scores that they are known for: joins that
// match, without those of the frame's grey.
func TestBucasBoardsHaveTheirScores(t *testing.T) {
	text, err := os.ReadFile("testdata/bucas.txt")
	require.NoError(t, err)
	checked := 0
	for line := range strings.Lines(string(text)) {
		score, link, _ := strings.Cut(strings.TrimSpace(line), " ")
		if score == "#" {
			continue
		}
		for _, address := range []string{"https://e2.bucas.name/#", "Look: http://e2.bucas.name/?", ""} {
			found, err := All().Read(address+link+"\n", How{})
			require.NoError(t, err)
			assert.Equal(t, "bucas", found.Format)
			assert.Equal(t, []string{"trbl"}, found.Orders)
			matched, _ := found.Document.Board.Score()
			assert.Equal(t, score, strconv.Itoa(matched), link[:40])
			assert.Empty(t, found.Document.Board.Misframed())
		}
		checked++
	}
	assert.Equal(t, 19, checked)
}

const sample = "board_w=4&board_h=4&board_edges=ajjaajojaetjaaeejoeaootottooeajteojattoootttjajtjeaaoeaeteaejaae"

func TestLinks(t *testing.T) {
	for _, row := range []struct{ name, text, want string }{
		{"sample", "#puzzle=My_own&" + sample, "grid=4x4&mates=same&frame=a&tiles=" +
			"ajja.ajoj.aetj.aaee.joea.ooto.ttoo.eajt.eoja.ttoo.ottt.jajt.jeaa.oeae.teae.jaae&name=My_own&board=" +
			"0.0_1.0_2.0_3.0_4.0_5.0_6.0_7.0_8.0_9.0_10.0_11.0_12.0_13.0_14.0_15.0&end=1"},
		{"numbers from 0", "#board_w=2&board_h=1&board_edges=bcdebbce&board_pieces=001000",
			"grid=2x1&mates=same&tiles=bbce.bcde&board=1.0_0.0&end=1"},
		{"numbers from 1", "#board_w=2&board_h=1&board_edges=bcdebbce&board_pieces=002001",
			"grid=2x1&mates=same&tiles=bbce.bcde&board=1.0_0.0&end=1"},
		{"the later key wins", "?board_w=9#board_w=2&board_h=1&board_edges=aaaabcde&seed=3",
			"grid=2x1&mates=same&tiles=----.bcde&board=-_1.0&end=1"},
		{"hints", "https://eternity2.dev/viewer?puzzle_size=1&hints=0.1&board_edges=bcde",
			"grid=1x1&mates=same&clues=0.0.1&tiles=cdeb&board=0.1&end=1"},
		{"translated", "#board_w=1&board_h=1&board_edges=bcde&motifs_order=jef", "grid=1x1&mates=same&tiles=toje&board=0.0&end=1"},
		{"without a size, wrapped", "https://e2.bucas.name/#puzzle=x&board_edges=bcdebbcf\nbcdgbcdh.", "grid=2x2&mates=same&tiles=bcde.bbcf.bcdg.bcdh&name=x&board=0.0_1.0_2.0_3.0&end=1"},
	} {
		found, err := All().Read(row.text, How{})
		require.NoError(t, err, row.name)
		assert.Equal(t, row.want, found.Document.Link(), row.name)
	}
	for text, want := range map[string]string{
		"#board_w=2&board_h=2&board_edges=abcd":            "edges-length, expected=16, found=4",
		"#board_w=99&board_h=2&board_edges=abcd":           "number-unclear, found=99, key=board_w",
		"#board_w=1&board_h=-1&board_edges=abcd":           "number-unclear, found=-1, key=board_h",
		"#board_w=1&board_h=1&board_edges=ab3d":            "number-unclear, found=3, key=board_edges",
		"#board_w=1&board_h=1&board_edges=abcd&hints=0.7":  "number-unclear, found=0.7, key=hints",
		"#board_w=1&board_h=1&board_edges=abcd&hints=0.00": "",
	} {
		_, err := All().Read(text, How{})
		if want == "" {
			assert.NoError(t, err)
		} else {
			assert.EqualError(t, err, want)
		}
	}
}
