// Puzzles of the flows, by the hashes of their links.

/** Das verflixte Hunde-Spiel, which has two solutions. */
export const DOGS = "#grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs";

/** A framed board whose search takes 166,518 placements; the pace of the clock makes that long. */
export const FRAMED =
  "#grid=6x6&mates=same&frame=0&tiles=" +
  "AE00.0ECC.0BDA.AB0E.DEAB.D0ED.0CA0.ADB0.E0EA.CDEA.DD0B.EEEB.BACB.CBBB.BBDA.DBE0.EAEC.EADB." +
  "0AAA.BB00.ECBE.DDDE.0DED.A0BB.BC0A.DBDD.BDAE.DCAD.0AAA.CBAA.0DDC.CCCE.E00C.CD0C.DBEE.0DDB&name=Framed_6x6";
/** The first of the published puzzles: the same, with names and art. */
export const FIRST = `${DOGS}&name=Das_verflixte_Hunde-Spiel&art=dogs&motifs=B:brown.G:grey.S:spotted.U:umber&end=1`;

/** The solution of the Hunde-Spiel to which hints lead: tile and turn, cell by cell. @type {[tile: number, turn: number][]} */
export const DOGS_WHOLE = [[1, 0], [7, 0], [2, 0], [0, 0], [4, 0], [5, 0], [8, 3], [6, 3], [3, 3]];

/** One Tough Puzzle, which has one solution. */
export const TOUGH = "#grid=3x3&tiles=HDdh.CHsh.DCcd.SDsh.SDhd.SShc.CHdc.HDcc.HSsc&name=One_Tough_Puzzle";

/** A puzzle like those of days, of which much has to be tried. */
export const TRIED = "#grid=3x3&tiles=BCab.bBcA.Acad.DABb.caBd.DaBA.aABC.abAC.cAbC&art=cats&end=1";

/** A framed board with nine solutions, whose search takes 1,510,565 placements. */
export const NINE =
  "#grid=6x6&mates=same&frame=0&tiles=" +
  "5475.5445.0381.2520.3024.5768.7201.7658.0032.6654.3001.5476.2003.2025.2610.0272.5544.0162." +
  "4576.8568.2037.6466.4548.0142.5666.6848.8478.7101.4303.0263.4546.1002.0252.6102.6888.0283&name=6x6_i5_f3_s4";

/** A framed board that takes two cores half an hour. */
export const HALF_AN_HOUR =
  "#grid=7x7&mates=same&frame=0&tiles=" +
  "00ab.00ac.00ba.00cb.0aea.0afa.0afc.0agb.0ahb.0ahc.0bdb.0bec.0bgb.0bhb.0bhc.0bia." +
  "0bic.0cda.0cdb.0cea.0cfa.0cfc.0chc.0cia.ddeh.ddge.ddgg.deeg.dehe.dfeg.dfgf.dhfi." +
  "dhgg.dhie.dhif.difh.dihe.diif.eehg.eeig.efgg.efhf.efii.eigi.fgih.fhgg.fhhg.fihi." +
  "fiig&name=Framed_7x7";

/** A puzzle whose search nobody will see end. */
export const FOR_EVER =
  "#grid=10x10&tiles=" +
  "fBAB.EaCC.cdeb.dEfe.Cebb.deBD.BCdd.ABED.aCFa.bdAa.DAEd.CaFe.bAEd.eddd.eAaB.cbfd." +
  "bEaB.CBDe.BBBC.cceA.ABDA.aEaA.EdEf.DDcF.EDFE.ddBc.aBCC.ecbb.aBde.eaAD.DBce.ECEC." +
  "aABc.FADb.eCcD.EEca.EAAe.BDdc.afdc.eecE.aEBd.FcaB.afFE.aECF.FbAB.bAeC.CbaF.bafD." +
  "DdfD.DDAb.AFdf.Dfbc.BFDe.FdaD.DCbA.EEEb.fCEd.Bcff.CbEE.bafd.dDdD.bFAB.AFDc.BdAe." +
  "edFa.cfCc.ecea.aFbF.ADBa.DfDE.cbcd.dECE.edBA.abdb.Aded.AFae.eCCA.fFeE.EEAA.DeAf." +
  "CCAF.AaEc.daac.fdEa.DecC.cedf.ceeA.BDAd.AAAf.adeA.CCaD.FCeC.aDDc.AaAE.EcaF.EBbD." +
  "fbda.dcFF.DaAD.aDBf&name=Planted_10x10";

/** The solutions of two days: tile and turn, cell by cell. @type {Record<string, [number, number][]>} */
const DAYS = {
  "2026-11-21": [[6, 2], [8, 2], [7, 0], [3, 0], [0, 3], [5, 3], [4, 0], [2, 0], [1, 2]],
  "2026-11-22": [[2, 3], [6, 2], [7, 1], [5, 3], [1, 0], [0, 3], [3, 2], [4, 0], [8, 0]],
};

/** The moves that solve a day's puzzle, as a person types them. @param {string} day */
export const dayMoves = (day) => DAYS[day].map(([tile, turn], cell) => `${tile + 1} ${"abc"[cell % 3]}${Math.floor(cell / 3) + 1} ${turn}`);

/**
 * A puzzle each of whose seams has a motif of its own, so that it has one solution. The last cell's tile comes
 * first, and tiles are turned if they may be.
 * @param {number} width
 * @param {number} height
 * @param {string} [more] keys of the link, such as "name=Four"
 * @param {{ frame?: string, mayTurn?: boolean }} [how] a frame is of one letter; otherwise the rim mates with nothing
 */
export function jigsaw(width, height, more, { frame = "", mayTurn = true } = {}) {
  const motifs = [..."BCDEFGHIJKLMNOPQRSTUVWXYZA"];
  const next = () => /** @type {string} */ (motifs.shift());
  const rim = () => frame || next();
  /** @type {string[][]} */
  const cells = [];
  for (let cell = 0; cell < width * height; cell++) {
    const [above, before] = [cells[cell - width], cell % width ? cells[cell - 1] : undefined];
    const [top, left] = [above ? above[2].toLowerCase() : rim(), before ? before[1].toLowerCase() : rim()];
    const [right, bottom] = [(cell + 1) % width ? next() : rim(), cell < width * (height - 1) ? next() : rim()];
    cells.push([top, right, bottom, left]);
  }
  const turned = (/** @type {string[]} */ word, /** @type {number} */ by) => [...word.slice(by), ...word.slice(0, by)].join("");
  const tiles = cells.map((word, cell) => turned(word, mayTurn ? cell % 4 : 0)).reverse();
  return `#${[`grid=${width}x${height}`, `tiles=${tiles.join(".")}`, ...(more ? [more] : [])].join("&")}`;
}
