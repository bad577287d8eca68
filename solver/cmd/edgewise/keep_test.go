package main

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/search"
)

// TestASearchKilledAgainAndAgainCountsTheSame: it saves its state all the time, and is killed at
// random moments, even while writing. Each time the file has a complete state, from which the
// next process continues. The time until the kill grows, so that even on a slow machine many
// processes make progress.
func TestASearchKilledAgainAndAgainCountsTheSame(t *testing.T) { killAgainAndAgain(t, 12, 6) }

// killAgainAndAgain kills at least `kills` processes, which must leave at least `different`
// states.
func killAgainAndAgain(t *testing.T, kills, different int) {
	want := answer(t, done, "solve", "-json", "-count", "-raw", long)
	p := puzzleOf(t, long)
	folder := t.TempDir()
	file := filepath.Join(folder, "state")
	random := rand.New(rand.NewPCG(1, 2))
	states := map[uint64]bool{} // by number of placements
	var saved uint64            // in the current search
	for killed := 0; ; {
		args := []string{"solve", "-json", "-count", "-save", file, "-every", "1ms", long}
		if content, err := os.ReadFile(file); err == nil {
			job, err := search.Resume(p, strings.TrimSpace(string(content)), search.Options{})
			require.NoError(t, err, "after %d kills", killed)
			require.GreaterOrEqual(t, placements(job), saved, "it does not go back")
			saved = placements(job)
			states[saved] = true
			args = append(args, "-resume", file)
		} else {
			args = append(args, "-raw")
		}
		cmd := command(t, args...)
		var out, errors bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &errors
		require.NoError(t, cmd.Start())
		enough := killed >= kills && len(states) >= different
		if !enough {
			time.Sleep(time.Duration(random.IntN(4*killed+4)) * time.Millisecond)
			_ = cmd.Process.Kill() // fails if it is done
		}
		status := exitOf(t, cmd.Wait())
		if status < 0 && !enough {
			killed++
			continue
		}
		require.Equal(t, done, status, errors.String())
		var got map[string]any
		require.NoError(t, json.Unmarshal(out.Bytes(), &got))
		assert.Equal(t, totals(want), totals(got))
		if enough {
			break
		}
		require.NoError(t, os.Remove(file)) // it finished before the kill: start again
		saved = 0
	}
	t.Log(len(states), "different states")
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, left, 1, "nothing else is left behind")
}

// TestAFinishedSearchIsSavedToo, with all results: resuming it prints them again.
func TestAFinishedSearchIsSavedToo(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state")
	want := answer(t, done, "solve", "-json", "-save", file, "hunde-spiel")
	got := answer(t, done, "solve", "-json", "-resume", file, "-save", file, "hunde-spiel")
	assert.Equal(t, "complete", got["status"])
	assert.Equal(t, totals(want), totals(got))
	assert.Equal(t, want["boards"], got["boards"])

	part := filepath.Join(t.TempDir(), "part")
	want = answer(t, done, "solve", "-json", "-part", "1/2", "-save", part, "hunde-spiel")
	got = answer(t, done, "solve", "-json", "-resume", part, "hunde-spiel")
	assert.Equal(t, totals(want), totals(got))
	for _, of := range []map[string]any{want["part"].(map[string]any), got["part"].(map[string]any)} {
		delete(of, "check") // the checksum covers the seconds, too
	}
	assert.Equal(t, want["part"], got["part"])
}

// TestASavedSearchIsNamedByItsFile if it was stopped.
func TestASavedSearchIsNamedByItsFile(t *testing.T) {
	for _, first := range [][]string{nil, {"-first"}} {
		file := filepath.Join(t.TempDir(), "state")
		got := say(t, "en", "", append([]string{"solve", "-limit", "1ms", "-save", file, endless}, first...)...)
		assert.Equal(t, stopped, got.status)
		assert.Contains(t, got.out, "\nTo continue: edgewise solve -resume "+file+"\n")
		assert.Equal(t, stopped, say(t, "en", "", "solve", "-limit", "1ms", "-resume", file, endless).status)
	}
}

// TestSavingOverwritesNothingElse: neither the puzzle nor a search that is not being continued.
func TestSavingOverwritesNothingElse(t *testing.T) {
	folder := t.TempDir()
	file, other := filepath.Join(folder, "two.txt"), filepath.Join(folder, "other")
	require.NoError(t, os.WriteFile(file, []byte(two), 0o600))
	require.Equal(t, done, say(t, "en", "", "solve", "-save", other, two).status)
	for _, args := range [][]string{{file}, {"-resume", other, two}, {two}} {
		got := say(t, "en", "", append([]string{"solve", "-save", file}, args...)...)
		assert.Equal(t, said{refused, "", "edgewise: “" + file + "” already exists and would be overwritten; " +
			"continue it with -resume, name another file, or remove it.\n"}, got)
	}
	kept, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, two, string(kept))
	assert.Equal(t, refused, say(t, "en", "", "solve", "-save", os.DevNull, two).status)
	assert.Equal(t, "edgewise: “-save” is missing; write state.txt after it.\n", say(t, "en", "", "solve", "-every", "1s", two).errors)
}

// TestAFileThatCannotBeSavedToIsToldBeforehand, and not after hours.
func TestAFileThatCannotBeSavedToIsToldBeforehand(t *testing.T) {
	file := filepath.Join(t.TempDir(), "none", "state")
	got := say(t, "en", "", "solve", "-save", file, endless)
	assert.Equal(t, refused, got.status)
	assert.Contains(t, got.errors, "“"+file+"” can’t be written: ")
}

// TestASearchGoesOnWhenItCannotBeSaved, and says so once. At the end it prints its state instead.
func TestASearchGoesOnWhenItCannotBeSaved(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "folder")
	require.NoError(t, os.Mkdir(folder, 0o700))
	var out, errors bytes.Buffer
	c := &console{stdout: &out, stderr: &errors, words: wordsOf("en")}
	k, err := c.keeper(filepath.Join(folder, "state"), time.Minute, "")
	require.NoError(t, err)
	p := puzzleOf(t, endless)
	plan := search.Compile(p, search.Options{})
	s := plan.Search()
	s.Step(1000)
	require.NoError(t, k.keep(s.Save()))
	require.NoError(t, os.RemoveAll(folder))
	for range 3 {
		k.tend(s.Job())()
	}
	assert.Equal(t, 1, strings.Count(errors.String(), "can’t be written"))

	document, err := c.read(endless, 0)
	require.NoError(t, err)
	r := result{searched: searchedAlone(plan, s, time.Now()), document: document, keeper: k}
	require.Error(t, c.hand(r, false, false))
	assert.Equal(t, s.Total(), placements(resumable(t, p, out.String())))
}
