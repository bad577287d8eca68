//go:build long && !js

package search_test

import (
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// TestLongRounds repeats the tests on random puzzles with ten times as many puzzles or nodes.
func TestLongRounds(t *testing.T) {
	times = 10
	defer func() { times = 1 }()
	for name, test := range map[string]func(*testing.T){
		"parts": TestPartsAddUp, "fractions": TestSplitAddsUp, "jobs": TestSavedJobsGoOn, "saved": TestTrueSearchesAreNotRefused,
		"arrangements": TestArrangementsAreThoseOfBrute, "orders": TestOrdersAgree, "switches": TestSwitchesAreTheTextbook,
		"sequences": TestSequencesFindTheSame, "the first article": TestSequencesAreTheFirstArticles,
		"slices": TestSlicesDoNotMatter, "changes": TestChangesThatKeepTheCounts, "first": TestFirstStops, "signs": TestManySigns,
		"code": TestWrittenCodeAgrees, "either": TestEitherGoesOn, "failures": TestThePlainLoopGoesOnWhereWrittenCodeFails,
		"words": TestWrittenCodeOfManyWords, "published": TestWrittenCodeOfEveryPublishedPuzzle,
	} {
		t.Run(name, test)
	}
}

// TestLongTheLargestThatTheTextbookIsCountedOf counts the placements of the textbook search on 36
// cells slice by slice, in seconds where its tries take minutes.
func TestLongTheLargestThatTheTextbookIsCountedOf(t *testing.T) {
	s := search.Compile(framed(t, "6x6"), search.Options{Mode: search.Raw}).Search()
	for !s.Step(1 << 22) {
	}
	assert.True(t, s.Complete())
	assert.Equal(t, uint64(69_284_103), s.Total())
	assert.Equal(t, uint64(260), s.Counts().Pictures)
}

func TestLongAgreesWithBrute(t *testing.T) { agreeWithBrute(t, 11, 5000) }

func TestLongAgreesWithTextbook(t *testing.T) { agreeWithTextbook(t, 12, 5000) }

func TestLongFramed(t *testing.T) { requireFramed(t, "6x6", 260, 69284103, 65) }

// antTrails is The Ant Trails Puzzle by Dan Gilbert (2004): many copies, many tiles that look the
// same after a turn, and more pictures than anybody will count.
const antTrails = "brbr brbr brbr brrb brrb brrb rnnn rnnn rnnr rnnr rnnr rnrn rnrn rnrn rnrn rnrn rnrr rnrr " +
	"rnrr rrrr rrrr bnnn bnnn bnnb bnnb bnnb bnbn bnbn bnbn bnbn bnbn bnbb bnbb bnbb bbbb bbbb"

// TestLongCountingTakesNoMemory counts millions of pictures and checks that only those kept are
// remembered.
func TestLongCountingTakesNoMemory(t *testing.T) {
	p := square(t, 6, 6, puzzle.Spec{Tiles: tilesOf(antTrails), Mates: puzzle.Same()})
	s := search.Compile(p, search.Options{Keep: 1000}).Search()
	for s.Total() < 1_000_000_000 {
		require.False(t, s.Step(1<<24))
	}
	assert.Greater(t, s.Counts().Pictures, uint64(1_000_000))
	assert.Len(t, s.Boards(), 1000)
	var memory runtime.MemStats
	runtime.ReadMemStats(&memory)
	assert.Less(t, memory.Sys, uint64(256<<20), "bytes")
}
