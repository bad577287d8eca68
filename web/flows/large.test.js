// Help on a board of many tiles, where much takes too long to compute.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";

/** A framed puzzle of 16 by 16. */
const LARGE =
  "#grid=16x16&mates=same&frame=0&tiles=" +
  "FHCN.MLA0.MMGK.LDJP.OAEK.MLEF.AIMH.FPCN.G0NB.MIJH.DAAL.FEEQ.DA0A.BMQQ.NEOQ.CPJD.BFGB.MHKB.OPCQ.HNPJ.AFLI.JQ0H." +
  "DLPF.EPHN.FKPG.FJQF.AABP.FJEJ.JAQC.AK0A.CFIF.NG0O.MM0H.JJKG.FLLB.KQCE.EJQC.HDMJ.IEME.PNFG.FKDL.KHFF.JMPK.PQQE." +
  "HCKF.LHLL.0IFB.PH0B.NQIH.0QEB.CNID.EGDE.KCMK.FQJE.GGPG.0AJC.QKPI.KEQG.00GP.DENN.MGNC.MNH0.GECQ.HEPQ.PCCJ.CGNQ." +
  "CHCA.BGBH.PHKN.PCJG.HAAG.PNIG.AENN.LDJH.BDMQ.OHB0.DGHD.0HEQ.0BLM.DGEM.PJOA.KJFO.KQFC.H0EL.QDBE.MHNL.LKKA.AMKM." +
  "BDLH.ECMG.L0NF.HHGK.IIDJ.GMPM.OHPA.PKE0.CMBH.A0GP.CCNB.FBIM.FBDK.CJOD.ACKF.JLGF.JAQQ.JHKI.J0NN.QKEN.D00K.KGCN." +
  "0QKN.KM0H.0MAC.DBPE.FD0C.LPLM.AGKH.EAAO.CCEC.MFCQ.GDFP.GPGH.OE0Q.CEKN.FJHB.PHB0.HIEG.DAEH.BOHH.MLBI.Q0AF.OIGE." +
  "NEO0.ANJL.0AQO.QEJM.EJLM.GPIQ.HEPL.HKQL.CFPM.PGKG.N0HE.EHFH.PHHF.M0EF.FPIB.GFQ0.PQKI.BM0K.0DFN.EN0C.NEDM.JHOL." +
  "IDHD.CEJL.KEQG.FHPG.N0NL.0AH0.APQC.QDH0.CDDL.GEDD.DCNI.EQQK.PGIG.PCHH.ELJF.MMKQ.MOHC.APCN.E0HH.JAMO.EFCJ.ICIA." +
  "PIEF.KFNO.OPFC.JQPH.GHMP.CQA0.FJJB.INHB.QA0M.OJAB.JDKF.BFOO.BIJN.LHBP.EDNH.KJ0B.OKP0.EQFC.H0JB.JCI0.MBFE.OHPD." +
  "ODDN.PAIC.HFAD.EAJD.0DNA.PAHN.ECQG.0QDO.PAKA.ACQF.LBCI.FOFG.BCLE.PFKO.I0GI.IHNM.BGCD.KFEL.EILD.JQ0M.GPNG.LMCH." +
  "KIG0.GKHE.AC0I.GG0Q.H00H.HOAM.DDIK.BKJF.ELEH.MOQH.CGDP.K0AM.AEJK.QJFI.DAQC.JGNM.KQPG.DJLF.FGFQ.0ENJ.LLA0.HIBK." +
  "KJKB.FQJN.JLGC.JDK0.LFFJ.JLPF.PPLK.MGAL.NCQB.PIPQ.LNQI.FBOK.BBQ0.BMFJ&end=1";

/** Each cell of its first row but the last gets the first tile that fits, and then nothing fits the last one. */
const MOVES = "59 a1 3, 9 b1 3, 111 c1 0, 22 d1 2, 48 e1 2, 47 f1 0, 196 g1 1, 107 h1 3, 143 i1 3, 62 j1 1, 33 k1 2, 84 l1 3, 96 m1 1, 193 n1 1, 133 o1 1";

test("on a large board a hint names at once a cell that nothing fits; the long search for the tile to blame never hides it, and can be stopped", async () => {
  const tab = await new Browser().visit(LARGE);
  await tab.moves(MOVES);
  await tab.untilText("caption", "15 of 256");
  /** What the page said, in order. @type {string[]} */
  const said = [];
  const hint = () => tab.find('[data-part="playing"] [data-action="hint"]').textContent;
  const told = () => {
    tab.see();
    const words = tab.text("told");
    if (words !== said.at(-1)) said.push(words);
    return words;
  };
  const tells = (/** @type {string} */ words) => tab.until(() => told().includes(words), words, { within: 100_000 });
  const offers = (/** @type {string} */ words) => tab.until(() => (told(), hint().includes(words)), words, { within: 100_000 });
  await tab.press("hint");
  const cell = "Nothing fits row 1, column 16, so it can’t be solved from here.";
  await tells(cell);
  await tells("has to change, or one placed before it.");
  await offers("Remove tile");
  await tab.press("hint-blame");
  await tells(`${cell} Looking, for half a minute at most.`);
  await offers("Stop");
  await tab.press("hint");
  await offers("Remove tile");
  for (const words of said.filter((each) => each !== "" && each !== "Thinking…")) assert.ok(words.startsWith(cell), words);
  await tab.press("hint");
  await tab.until(() => (tab.see(), hint() === "Hint"), "the tile is off");
  assert.equal(tab.board?.filter(Boolean).length, 14);
});
