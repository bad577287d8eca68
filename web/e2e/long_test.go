//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// A framed board that takes two cores half an hour, and one that nobody will ever see the
// end of.
const (
	halfAnHour = "grid=7x7&mates=same&frame=0&tiles=" +
		"00ab.00ac.00ba.00cb.0aea.0afa.0afc.0agb.0ahb.0ahc.0bdb.0bec.0bgb.0bhb.0bhc.0bia." +
		"0bic.0cda.0cdb.0cea.0cfa.0cfc.0chc.0cia.ddeh.ddge.ddgg.deeg.dehe.dfeg.dfgf.dhfi." +
		"dhgg.dhie.dhif.difh.dihe.diif.eehg.eeig.efgg.efhf.efii.eigi.fgih.fhgg.fhhg.fihi." +
		"fiig" +
		"&name=Framed_7x7"
	forEver = "grid=10x10&tiles=" +
		"fBAB.EaCC.cdeb.dEfe.Cebb.deBD.BCdd.ABED.aCFa.bdAa.DAEd.CaFe.bAEd.eddd.eAaB.cbfd." +
		"bEaB.CBDe.BBBC.cceA.ABDA.aEaA.EdEf.DDcF.EDFE.ddBc.aBCC.ecbb.aBde.eaAD.DBce.ECEC." +
		"aABc.FADb.eCcD.EEca.EAAe.BDdc.afdc.eecE.aEBd.FcaB.afFE.aECF.FbAB.bAeC.CbaF.bafD." +
		"DdfD.DDAb.AFdf.Dfbc.BFDe.FdaD.DCbA.EEEb.fCEd.Bcff.CbEE.bafd.dDdD.bFAB.AFDc.BdAe." +
		"edFa.cfCc.ecea.aFbF.ADBa.DfDE.cbcd.dECE.edBA.abdb.Aded.AFae.eCCA.fFeE.EEAA.DeAf." +
		"CCAF.AaEc.daac.fdEa.DecC.cedf.ceeA.BDAd.AAAf.adeA.CCaD.FCeC.aDDc.AaAE.EcaF.EBbD." +
		"fbda.dcFF.DaAD.aDBf" +
		"&name=Planted_10x10"
)

// twoCores makes a browser one of a machine with two cores, so that what takes two of them
// some seconds does so on every machine.
const twoCores = `Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 2 });`

// searching waits until a long search tells how far it is.
func (p *page) searching() {
	p.t.Helper()
	p.ToSolve()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="share-words"]`, "left on")
}

// TestLongSearch: it tells how far it is, pauses, goes on, and a worker that is
// killed in the middle costs nothing but time. Meanwhile the page never blocks.
func TestLongSearch(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + seconds, Before: twoCores + `
		globalThis.hired = [];
		globalThis.Worker = class extends Worker {
			constructor(...how) {
				super(...how);
				hired.push(this);
				this.addEventListener("message", () => void (this.helped = true));
			}
		};`}).AtSolve()
	p.Until(`document.querySelector('[data-part="foreseen"]') && true`)
	most := p.MostTouched(func() {
		p.searching()
		p.Click(`[data-action="pause"]`)
	})
	assert.Less(t, most, 500, "elements that the page touched at one go")
	p.UntilText(`[data-part="searching-title"]`, "Paused")
	before := p.Text(`[data-part="progress"]`)
	p.CheckAccessible("a search that pauses")
	assert.Equal(t, before, p.Text(`[data-part="progress"]`), "nothing goes on")
	p.goesOn("resume")
	p.UntilText(`[data-part="searching-title"]`, "Searching")
	p.Until(`hired.length >= 5 && hired.at(-1).helped`) // the first, two that helped before, two that help now
	eval[bool](p, `(hired.at(-1).terminate(), true)`)
	p.UntilText(`[data-part="verdict"]`, "One solution.")
	assert.Equal(t, "32 arrangements = 1 solution × 4 turns of the board × 8 ways to swap identical tiles.",
		p.Text(`[data-part="derivation"]`))
	assert.Contains(t, p.Text(`[data-part="effort"]`), secondsTook, "nothing was counted twice, nothing left out")
}

// goesOn presses a button that goes on with a search, and checks that Solve, which would begin anew,
// is not there for who presses twice.
func (p *page) goesOn(action string) {
	p.t.Helper()
	offered := eval[bool](p, fmt.Sprintf(`new Promise((tell) => {
		document.querySelector('[data-action=%q]').click();
		const see = () => tell(document.querySelector('[data-part="solve"]').checkVisibility());
		requestAnimationFrame(() => requestAnimationFrame(see));
	})`, action), chromedp.EvalAwaitPromise)
	assert.False(p.t, offered, action)
}

// TestLongSearchSurvivesAReload: what was searched is kept, and goes on or is
// forgotten as a person likes.
func TestLongSearchSurvivesAReload(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + halfAnHour}).AtSolve()
	p.UntilText(`[data-part="foreseen"]`, "A complete search takes about")
	p.searching()
	p.UntilKept(`kept.some(({ searches }) => searches.length === 1)`)
	p.Reload().AtSolve()
	p.UntilText(`[data-part="unfinished-words"]`, "Unfinished search of this puzzle: ")
	p.CheckAccessible("a search that was left")
	p.goesOn("take-up")
	p.UntilText(`[data-part="share-words"]`, "left on")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	p.goesOn("go-on")
	p.UntilText(`[data-part="share-words"]`, "left on")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	p.Reload().AtSolve()
	p.UntilText(`[data-part="unfinished-words"]`, "Unfinished search of this puzzle: ")
	p.Click(`[data-action="forget-search"]`)
	p.Until(`document.querySelector('[data-part="unfinished"]').hidden`)
	p.Reload().AtSolve()
	p.Until(`document.querySelector('[data-part="unfinished"]').hidden`)
}

// TestSearchesOfAnotherVersionAreTold and can be begun anew.
func TestSearchesOfAnotherVersionAreTold(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + halfAnHour}).AtSolve()
	p.searching()
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	p.UntilKept(`kept.some(({ searches }) => searches.length === 1)`)
	p.ChangeKept(`for (const { searches } of kept) for (const search of searches) search.saved = search.saved.replace("edgewise2", "edgewise3")`)
	p.Reload().AtSolve()
	p.Click(`[data-action="take-up"]`)
	p.UntilText(`[data-part="notices"]`, "a different version")
	p.Until(`document.querySelector('[data-part="unfinished"]').hidden`)
}

// TestHopelessSearchesAreForetold: the page says so before it begins, and offers
// to search for a minute.
func TestHopelessSearchesAreForetold(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver}).AtSolve()
	p.UntilText(`[data-part="solve"]`, "Search for 1 minute and show how far it gets")
	assert.Contains(t, p.Text(`[data-part="foreseen"]`), "This search counts every solution, so it goes back at the first seam that doesn’t match.")
	p.CheckAccessible("a search without an end")
	p.Click(`[data-action="solve-anyway"]`)
	p.UntilText(`[data-part="progress"]`, "of 100 tiles")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="best"]`, "The best board so far:")
	p.UntilText(`[data-part="caption"]`, "Best so far · ")
	assert.Greater(t, p.Count("svg.picture g.tiles > .tile:not(.loose)"), 50)

	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · ")
	assert.Contains(t, p.Link(true), "board=", "the best board can be passed on")
}

// TestSearchForAMinuteSaysWhenItEnds, not how little of everything it has seen.
func TestSearchForAMinuteSaysWhenItEnds(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + forEver}).AtSolve()
	p.UntilText(`[data-part="solve"]`, "Search for 1 minute")
	p.Click(`[data-action="solve-minute"]`)
	p.UntilText(`[data-part="share-words"]`, "It will stop in 0:")
	p.Click(`[data-action="stop"]`)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
}

// TestFocusFollowsTheSearch from Pause to Go on and back, wherever it was begun.
func TestFocusFollowsTheSearch(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + halfAnHour}).AtSolve()
	focus := func(action string) {
		t.Helper()
		p.Until(fmt.Sprintf(`document.activeElement.dataset.action === %q`, action))
	}
	p.UntilText(`[data-part="foreseen"]`, "A complete search takes about")
	assert.Equal(t, "false", eval[string](p, `document.querySelector('[data-action="solve"]').ariaBusy`))
	eval[bool](p, `(document.querySelector('[data-action="solve"]').focus(), true)`)
	p.Press(kb.Enter)
	focus("pause")
	p.UntilText(`[data-part="share-words"]`, "left on")
	p.Press(kb.Enter)
	p.UntilText(`[data-part="searching-title"]`, "Paused")
	focus("resume")
	p.Press(kb.Enter)
	focus("pause")
	p.Press(kb.Tab)
	focus("stop")
	p.Press(kb.Enter)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	p.Until(`document.activeElement.dataset.part === "verdict"`)
	eval[bool](p, `(document.querySelector('[data-action="go-on"]').focus(), true)`)
	p.Press(kb.Enter)
	focus("pause")
}

// TestSolvingFromMyBoard: what lies there stays, and the verdict is for what it
// leaves open. A board that came with a link tells its score at once.
func TestSolvingFromMyBoard(t *testing.T) {
	t.Parallel()
	p := open(t, visit{}).AtSolve()
	p.PutOne()
	p.Click(`[data-action="show-one"]`)
	p.UntilText(`[data-part="caption"]`, "2 of 9 tiles shown")
	p.Click(`[data-action="put"]`)
	p.UntilText(`[data-part="caption"]`, "Your board · 2 of 9 · 1 of 12 seams match")
	link := p.Link(true)
	friend := open(t, visit{Hash: link[len(p.server.url):]}).AtSolve()
	friend.UntilText(`[data-part="caption"]`, "Your board · 2 of 9 · 1 of 12 seams match")
	friend.Click(`[data-action="solve-mine"]`)
	friend.UntilText(`[data-part="verdict"]`, "from your board.")
	friend.Click(`[data-action="show-all"]`)
	friend.Until(`!document.querySelector('[data-part="guide"]').hidden`)
}

// TestABoardThatLeadsNowhereIsToldAsSuch: it is not the tiles that are wrong, and
// the whole puzzle can be solved instead.
func TestABoardThatLeadsNowhereIsToldAsSuch(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&board=0.0_1.0_-_-_-_-_-_-_-"}).AtSolve()
	p.Click(`[data-action="solve-mine"]`)
	p.UntilText(`[data-part="verdict"]`, "Your board can’t be completed.")
	assert.Equal(t, "Every possibility has been checked: at least one of your tiles has to move.", p.Text(`[data-part="derivation"]`))
	assert.Contains(t, p.Text(`[data-part="why"]`), "Fixed tiles 1 and 2 are next to each other and don’t match")
	p.Click(`[data-action="solve-again"]`)
	p.UntilText(`[data-part="verdict"]`, "Two solutions.")
}

// TestAVerdictGoesWithTheBoardItIsOf: what was said of a board is not said of another one.
func TestAVerdictGoesWithTheBoardItIsOf(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs&board=0.0_1.0_-_-_-_-_-_-_-"}).AtSolve()
	mine := `[data-action="solve-mine"]`
	p.Click(mine)
	p.UntilText(`[data-part="verdict"]`, "Your board can’t be completed.")
	assert.False(t, p.Visible(mine))
	p.Reload().Ready()
	p.UntilText(`[data-part="verdict"]`, "Your board can’t be completed.")
	assert.False(t, p.Visible(mine), "it is the board that it was said of")
	p.Click(`[data-action="tab-play"]`)
	p.Types("2 c3")
	p.lies(8, laid{tile: 1})
	p.AtSolve().Until(fmt.Sprintf(`document.querySelector(%q).checkVisibility()`, mine))
	assert.False(t, p.Visible(`[data-part="verdict"]`))
	p.Click(`[data-action="tab-play"]`)
	p.Click(undoPlay)
	p.AtSolve().UntilText(`[data-part="verdict"]`, "Your board can’t be completed.")
}

// TestProofsAreTold: where it is proved that there is no solution, the page says why.
func TestProofsAreTold(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#grid=2x2&frame=a&tiles=aBca.aabB.Cxaa.aabX"}).AtSolve()
	p.Solve("These tiles have no solution.")
	p.UntilText(`[data-part="why"]`, "Along the frame, 1 × B head would have to match 0 × B tail.")
}
