package main

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
)

var update = flag.Bool("update", false, "write the golden files anew")

const (
	two  = "grid=2x1&tiles=ABab.BAab"
	four = "grid=2x2&mates=same&tiles=aaaa.aaaa.aabb.aabb" // some boards look the same when turned
	none = "grid=2x1&tiles=AAAA.BBBB"
)

// said is the result of a command line.
type said struct {
	status      int
	out, errors string
}

// say runs a command line in a language.
func say(t *testing.T, language, stdin string, args ...string) said {
	t.Helper()
	return sayUnder(context.Background(), t, language, stdin, args...)
}

func sayUnder(ctx context.Context, t *testing.T, language, stdin string, args ...string) said {
	t.Helper()
	t.Setenv("LC_ALL", language)
	var out, errors bytes.Buffer
	status := run(ctx, args, strings.NewReader(stdin), &out, &errors)
	return said{status, out.String(), errors.String()}
}

// These differ from run to run. In French “9 s’accordent” is no duration.
var (
	times   = regexp.MustCompile(`(?m) +[\d.,]+ (?:(?:µs|ms|min)\b|s([ .,:\x{a0}]|$))`)
	seconds = regexp.MustCompile(`"seconds":[^,]+`)
)

// TestGoldens: the output for people and programs, word for word.
func TestGoldens(t *testing.T) {
	traceFrame := []string{"trace", "-plain", "grid=2x1&mates=same&frame=x&tiles=xAxx.xxBx"}
	both := []string{"stats", "hunde-spiel", "-copies", "once", "-turn", "fixed", "-order", "4,1,2,5,8,7,6,3,0"}
	for _, row := range []struct {
		golden, language string
		args             []string
	}{
		{"help.txt", "en", nil},
		{"help-de.txt", "de", []string{"help"}},
		{"help-fr.txt", "fr", []string{"help"}},
		{"help-da.txt", "da", []string{"help"}},
		{"solve.txt", "en", []string{"solve", "hunde-spiel"}},
		{"solve-de.txt", "de_AT.UTF-8", []string{"solve", "hunde-spiel"}},
		{"solve-fr.txt", "fr_CA", []string{"solve", "hunde-spiel"}},
		{"solve-da.txt", "da_DK.UTF-8", []string{"solve", "hunde-spiel"}},
		{"solve-cases.txt", "en", []string{"solve", four}},
		{"solve-cases-de.txt", "de", []string{"solve", "-count", four}},
		{"solve-none.txt", "en", []string{"solve", none}},
		{"solve-plain.txt", "en", []string{"solve", "-plain", "-count", "insects"}},
		{"solve-upright.txt", "en", []string{"solve", "-raw", two + "&turn=no"}},
		{"solve-wide.txt", "en", []string{"solve", "grid=20x1&mates=same&tiles=aaaa" + strings.Repeat(".aaaa", 19)}},
		{"solve-first.txt", "en", []string{"solve", "hunde-spiel", "-first"}},
		{"solve.json", "de", []string{"solve", "-json", "hunde-spiel"}},
		{"solve-none.json", "en", []string{"solve", "-json", none + "&shoe=size"}},
		{"solve-all.txt", "en", []string{"solve", "-all", "hunde-spiel"}},
		{"solve-all-de.txt", "de", []string{"solve", "-all", "grid=hex1&mates=same&tiles=abcdef"}},
		{"solve-all-fr.txt", "fr", []string{"solve", "-all", "grid=tri2&mates=same&tiles=abc.abc.abc.aaa"}},
		{"solve-all-da.txt", "da", []string{"solve", "-all", "grid=3x1&mates=same&turn=no&tiles=aaaa.aaaa.aaaa", "-max", "2"}},
		{"solve-pictures.txt", "en", []string{"solve", "-all=pictures", "hunde-spiel"}},
		{"solve-all.json", "en", []string{"solve", "-all", "-json", "hunde-spiel"}},
		{"solve-all-four.json", "en", []string{"solve", "-all", "-json", "one-tough-puzzle"}},
		{"best.txt", "en", []string{"best", "grid=2x2&mates=same&tiles=1111.1111.2222.2222"}},
		{"best-hex-de.txt", "de", []string{"best", "grid=hex2&mates=same&tiles=aaaaaa.aaaaaa.aaaaaa.aaaaaa.bbbbbb.bbbbbb.bbbbbb"}},
		{"best-tri-fr.txt", "fr", []string{"best", "grid=tri3&mates=same&tiles=aaa.aaa.aaa.aaa.aaa.bbb.bbb.bbb.bbb"}},
		{"best-rows-da.txt", "da", []string{"best", "grid=20x1&mates=same&tiles=" + strings.Repeat("aaaa.", 18) + "bbbb.bbbb"}},
		{"best-target.txt", "en", []string{"best", "-workers", "1", "-target", "1", "hunde-spiel"}},
		{"best-target-de.txt", "de", []string{"best", "-workers", "1", "-target", "1", "hunde-spiel"}},
		{"best-target-fr.txt", "fr", []string{"best", "-workers", "1", "-target", "1", "hunde-spiel"}},
		{"best-target-da.txt", "da", []string{"best", "-workers", "1", "-target", "1", "hunde-spiel"}},
		{"convert-shuffled.txt", "en", []string{"convert", "-shuffle", "7", "insects"}},
		{"stats.txt", "en", []string{"stats", "insects"}},
		{"stats-de.txt", "de", []string{"stats", "insects"}},
		{"stats.json", "en", []string{"stats", "insects", "-json"}},
		{"stats-both.txt", "en", both},
		{"stats-both-de.txt", "de", both},
		{"stats-both-fr.txt", "fr", both},
		{"stats-both-da.txt", "da", both},
		{"stats-both.json", "en", append(both, "-json")},
		{"stats-pinned.txt", "en", []string{"stats", "-turn", "fixed", "-order", "spiral", "grid=2x2&tiles=abCd.cBaD.AbaD.cbaB"}},
		{"trace.txt", "en", []string{"trace", "-plain", "-max", "60", "one-tough-puzzle"}},
		{"trace.json", "en", []string{"trace", "-plain", "-from", "58", "-max", "8", "-json", "one-tough-puzzle"}},
		{"trace-named.txt", "en", []string{"trace", "-plain", "-from", "5", "-max", "12", "insects"}},
		{"trace-skips.txt", "en", []string{"trace", "-plain", "-skips", "turns", "grid=2x1&tiles=ABCD.EbFd"}},
		{"trace-fast.txt", "en", []string{"trace", "grid=2x2&tiles=ABab.aBbA.BAab.ABba"}},
		{"trace-frame-de.txt", "de", append(traceFrame, "-from", "1")},
		{"trace-frame-fr.txt", "fr", traceFrame},
		{"trace-frame-da.txt", "da", traceFrame},
		{"numbers.txt", "en", []string{"numbers", "dogs"}},
		{"numbers-de.txt", "de", []string{"numbers", "insects"}},
		{"numbers-fr.txt", "fr", []string{"numbers", "suits"}},
		{"numbers-da.txt", "da", []string{"numbers", "cats"}},
		{"numbers-note.txt", "en", []string{"numbers", "shuffled"}},
		{"numbers.json", "en", []string{"numbers", "shuffled", "-json"}},
		{"stats-turns.txt", "en", []string{"stats", "-skips", "turns", "hunde-spiel"}},
		{"hint.txt", "en", []string{"hint", "-all", "hunde-spiel"}},
		{"hint-de.txt", "de", []string{"hint", "-all", "big-cats"}},
		{"hint-fr.txt", "fr", []string{"hint", "-all", "big-cats"}},
		{"hint-da.txt", "da", []string{"hint", "-all", "big-cats"}},
		{"hint.json", "en", []string{"hint", "-json", "hunde-spiel"}},
		{"convert.txt", "en", []string{"convert", "big-cats", "-to", "text"}},
		{"convert-link.txt", "en", []string{"convert", "-to=link", "big-cats"}},
		{"convert.json", "en", []string{"convert", "-to", "json", "grid=2x1&frame=x&mates=A-.bc&turn=no&clues=0.1.0&tiles=xAbx.xxcx" +
			"&name=Two_%3Ctiles%3E&by=Me&art=plain&halves=tab.blank&motifs=b:bee&board=-_0.0&shoe=size"}},
		{"generate.txt", "en", []string{"generate", "-day", "2026-11-21"}},
		{"generate.txt", "en", []string{"convert", "-to", "text", "https://edgewise.example/#day=2026-11-21"}},
		{"generate-framed.txt", "de", []string{"generate", "-grid", "4x3", "-motifs", "3", "-framed", "-same", "-seed", "7"}},
		{"generate.json", "en", []string{"generate", "-json", "-difficulty", "easy", "-solutions", "2", "-art", "dogs"}},
		{"generate-wish.txt", "en", []string{"generate", "-grid", "hex2", "-difficulty", "easy", "-seed", "7", "-art", "dogs"}},
		{"generate-planted.txt", "en", []string{"generate", "-planted", "-grid", "8x8", "-framed", "-same", "-motifs", "8"}},
		{"generate-random.json", "en", []string{"generate", "-random", "-seed", "7", "-json"}},
		{"compare-same.txt", "en", []string{"stats", "one-tough-puzzle", "-compare", "36,138,470,1350,474,144,175,28,4"}},
		{"compare-cells.txt", "en", []string{"stats", "one-tough-puzzle", "-compare", "I have 36, 138 and 470 boards"}},
		{"compare-cause.txt", "en", []string{"stats", "hunde-spiel", "-compare", "6,852"}},
		{"compare-cause-de.txt", "de", []string{"stats", "hunde-spiel", "-compare", "6852"}},
		{"compare-cause-fr.txt", "fr", []string{"stats", "hunde-spiel", "-compare", "6852"}},
		{"compare-cause-da.txt", "da", []string{"stats", "hunde-spiel", "-compare", "6852"}},
		{"compare-cause.json", "en", []string{"stats", "hunde-spiel", "-json", "-compare", "6852"}},
		{"compare-none.txt", "en", []string{"stats", "big-cats", "-compare", "36 100 1 2 3 4 5 6 7", "-copies", "once"}},
		{"compare-free.txt", "en", append(both, "-compare", "73508")},
		{"experiment.txt", "en", []string{"experiment", "-n", "1000", "-seed", "7"}},
		{"experiment-de.txt", "de", []string{"experiment", "-n", "100"}},
		{"experiment-fr.txt", "fr", []string{"experiment", "-n", "1", "-same"}},
		{"experiment-da.txt", "da", []string{"experiment", "-n", "100", "hunde-spiel"}},
		{"experiment.json", "en", []string{"experiment", "-n", "100", "-json"}},
		{"experiment-curve.txt", "en", []string{"experiment", "-curve", "-n", "100"}},
		{"experiment-curve.json", "en", []string{"experiment", "-curve", "-same", "-n", "20", "-grid", "2x2", "-json"}},
		{"rate.txt", "en", []string{"rate", "insects"}},
		{"rate-de.txt", "de", []string{"rate", "framed-4x4"}},
		{"rate-about-de.txt", "de", []string{"rate", "gemp-f-8x8-9-4-5"}},
		{"rate-above.txt", "en", []string{"rate", "framed-7x7"}},
		{"rate-above-de.txt", "de", []string{"rate", "framed-7x7"}},
		{"rate-above.json", "en", []string{"rate", "framed-7x7", "-json"}},
		{"rate-none.txt", "en", []string{"rate", none}},
		{"rate-none.json", "en", []string{"rate", none, "-json"}},
		{"rate.json", "en", []string{"rate", "insects", "-json"}},
		{"hunde-spiel.svg", "en", []string{"draw", "-solution", "1", "hunde-spiel", "-size", "150"}},
	} {
		t.Run(row.golden, func(t *testing.T) {
			got := say(t, row.language, "", row.args...)
			require.Equal(t, done, got.status, got.errors)
			out := times.ReplaceAllString(got.out, " … ms$1")
			out = seconds.ReplaceAllString(out, `"seconds":0`)
			file := filepath.Join("testdata", row.golden)
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(out), 0o644))
			}
			want, err := os.ReadFile(file)
			require.NoError(t, err)
			assert.Equal(t, string(want), out)
		})
	}
}

func TestTextForPeopleFitsTheLine(t *testing.T) {
	for language := range languages() {
		for _, args := range [][]string{{"help"}, {"solve", four}, {"solve", none}, {"solve", "hunde-spiel"}, {"stats", "insects"}} {
			for line := range strings.SplitSeq(say(t, language, "", args...).out, "\n") {
				assert.LessOrEqual(t, utf8.RuneCountInString(line), lineWidth, line)
			}
		}
	}
}

func TestHelpIsOneWordAway(t *testing.T) {
	want := say(t, "en", "")
	assert.Equal(t, done, want.status)
	for _, args := range [][]string{{"help"}, {"-h"}, {"--help"}, {"numbers", "-h"}, {"help", "nonsense"}} {
		assert.Equal(t, want, say(t, "en", "", args...), args)
	}
	// A command with flags has a section on the page.
	for language := range languages() {
		page := say(t, language, "").out
		for _, args := range [][]string{{"solve", "-h"}, {"draw", two, "-help"}, {"best", "-limit", "1s", "--help"}, {"help", "bench"}} {
			part := say(t, language, "", args...)
			assert.Equal(t, done, part.status, args)
			assert.Less(t, len(part.out), len(page)/2, args)
			use, flags, _ := strings.Cut(part.out, "\n\n")
			assert.Contains(t, page, use+"\n", args)
			assert.Contains(t, page, flags, args)
		}
	}
}

func TestHelpNamesTheFirstPublishedPuzzles(t *testing.T) {
	for _, entry := range gallery.All()[:nines] {
		for language := range languages() {
			assert.Contains(t, wordsOf(language).table["help"], entry.ID, language)
		}
	}
}

func TestAPuzzleComesFromAnywhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "two.txt")
	text := "grid: 2x1\ntiles:\n  ABab\n  BAab\n"
	require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
	for _, row := range []struct{ argument, stdin string }{
		{two, ""},
		{"#" + two, ""},
		{"https://example.org/edgewise/#" + two + "&end=1", ""},
		{file, ""},
		{"-", text},
		{"-", two},
	} {
		got := say(t, "en", row.stdin, "convert", "-to", "link", row.argument)
		assert.Equal(t, said{done, "#" + two + "&end=1\n", ""}, got, row.argument)
	}
}

func TestConvertingThereAndBack(t *testing.T) {
	for _, id := range []string{"hunde-spiel", "insects", "big-cats", "one-tough-puzzle"} {
		link := say(t, "en", "", "convert", "-to", "link", id).out
		text := say(t, "en", "", "convert", "-to", "text", id).out
		assert.Equal(t, link, say(t, "en", text, "convert", "-to", "link", "-").out)
		assert.Equal(t, text, say(t, "en", link, "convert", "-to", "text", "-").out)
	}
}

func TestTheEnvironmentChoosesTheLanguage(t *testing.T) {
	for _, row := range []struct{ all, messages, lang, want string }{
		{"", "", "", "cell"},
		{"C", "", "de", "cell"},
		{"", "", "de_DE.UTF-8", "Feld"},
		{"", "de", "en", "Feld"},
		{"fr_FR", "", "", "case"},
		{"", "da_DK", "de", "felt"},
		{"sv_SE", "", "", "cell"},
	} {
		t.Setenv("LC_ALL", row.all)
		t.Setenv("LC_MESSAGES", row.messages)
		t.Setenv("LANG", row.lang)
		assert.Equal(t, row.want, wordsOf(language()).say("column.cell", nil), row)
	}
}
