package main

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// scattered is the puzzle of generate -grid 5x5 -motifs 5 -seed 3, and byFrame fills the rim
// first and then the other cells, which is slow without a frame since most tiles of the rim
// constrain little.
const (
	scattered = "grid=5x5&tiles=ecCE.bBEe.Cced.dcbD.ADcd.aCdc.BdcA.cbDe.cDae.BcEd.EAba.bCEA.bDcC.aDBA.aECB.aBCb.cDCb.AdEC.ADbC.daAD.cbCd.CedB.EaAB.cABD.BAEc"
	byFrame   = "0,1,2,3,4,9,14,19,24,23,22,21,20,15,10,5,6,7,8,11,12,13,16,17,18"
)

// TestASlowOrderIsToldBeforehand: the test stops the search at the warning, since it would run
// for weeks.
func TestASlowOrderIsToldBeforehand(t *testing.T) {
	for _, row := range []struct{ order, name string }{{"frame", "frame"}, {byFrame, "custom"}} {
		ctx, cancel := context.WithCancel(context.Background())
		reader := &patient{until: "edgewise: By the estimate, the order “" + row.name + "” takes about ", stop: cancel}
		c := &console{stdout: new(strings.Builder), stderr: reader, words: wordsOf("en")}
		require.Equal(t, stopped, c.run(ctx, []string{"solve", "-order", row.order, scattered}))
		assert.Contains(t, reader.read.String(), " times as long as “spiral”, which auto chooses.\n")
		cancel()
	}
}

// TestASlowOrderIsNotedForPrograms, as decimal logarithms.
func TestASlowOrderIsNotedForPrograms(t *testing.T) {
	got := say(t, "en", "", "solve", "-json", "-limit", "1ms", "-order", "frame", scattered)
	assert.Contains(t, got.out, `"notes":[{"code":"order-slow","args":{"log10Seconds":`)
	assert.Contains(t, say(t, "de", "", "solve", "-limit", "1ms", "-order", "frame", scattered).errors, "-mal so lange wie mit „spiral“, die auto wählt.\n")
}

// TestOfOtherOrdersNothingIsSaid: those that end in moments, those that are as good, and those
// that nobody asked for.
func TestOfOtherOrdersNothingIsSaid(t *testing.T) {
	for _, args := range [][]string{
		{"-order", "frame", "hunde-spiel"}, {"-order", "spiral", scattered}, {"-order", "auto", scattered}, {scattered},
		{"-plain", scattered}, {"-order", "row", endless},
	} {
		assert.Empty(t, say(t, "en", "", append([]string{"solve", "-limit", "1ms"}, args...)...).errors, args)
	}
}
