//go:build e2e

package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// A framed board that takes two cores half an hour, and one whose search nobody will see finished.
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

// twoCores makes the machine one with two cores, so that a search of some seconds on two cores takes
// as long everywhere.
const twoCores = `Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 2 });`

// oneCore makes it one with one core, so that an endless search leaves the others to other tests.
const oneCore = `Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 1 });`

// searching starts a long search and waits until it shows its progress.
func (p *page) searching() {
	p.t.Helper()
	p.ToSolve()
	p.Click(`[data-action="solve"]`)
	p.UntilText(`[data-part="share-words"]`, "left on")
}

// TestALongSearchByKeys: a search shows its progress, pauses, goes on and stops, and the focus
// follows from each button to the next. The page touches few elements at a time, and the browser
// stores what was searched.
func TestALongSearchByKeys(t *testing.T) {
	t.Parallel()
	p := open(t, visit{Hash: "#" + halfAnHour, Before: oneCore}).AtSolve()
	focus := func(action string) {
		t.Helper()
		p.Until(fmt.Sprintf(`document.activeElement.dataset.action === %q`, action))
	}
	// goesOn presses a button that continues the search, and checks that Solve, which would start over,
	// never appears under a second press.
	goesOn := func(action string) {
		t.Helper()
		p.Until(fmt.Sprintf(`document.querySelector('[data-action=%q]').checkVisibility()`, action))
		assert.False(t, eval[bool](p, fmt.Sprintf(`new Promise((tell) => {
			const button = document.querySelector('[data-action=%q]');
			button.focus();
			button.click();
			const see = () => tell(document.querySelector('[data-part="solve"]').checkVisibility());
			requestAnimationFrame(() => requestAnimationFrame(see));
		})`, action), chromedp.EvalAwaitPromise), action)
	}
	p.UntilText(`[data-part="foreseen"]`, "A complete search takes about")
	assert.Equal(t, "false", eval[string](p, `document.querySelector('[data-action="solve"]').ariaBusy`))
	eval[bool](p, `(document.querySelector('[data-action="solve"]').focus(), true)`)
	most := p.MostTouched(func() {
		p.Press(kb.Enter)
		focus("pause")
		p.UntilText(`[data-part="share-words"]`, "left on")
		p.UntilText(`[data-part="progress"]`, "code written for this puzzle")
		p.Press(kb.Enter)
	})
	assert.Less(t, most, 500, "elements that the page touched at one go")
	p.UntilText(`[data-part="searching-title"]`, "Paused")
	focus("resume")
	p.Press(kb.Enter)
	focus("pause")
	p.Press(kb.Tab)
	focus("stop")
	p.Press(kb.Enter)
	p.UntilText(`[data-part="verdict"]`, "Stopped.")
	p.Until(`document.activeElement.dataset.part === "verdict"`)
	goesOn("go-on")
	focus("pause")
	p.Until(keptScript(`return kept.some(({ searches }) => searches.length === 1)`))
	p.Reload().AtSolve()
	goesOn("take-up")
	p.UntilText(`[data-part="share-words"]`, "left on")
}
