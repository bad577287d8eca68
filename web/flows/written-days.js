// Small copies of the files that the build writes for days (../days): a server sends them with the page, so
// that home knows its days before Go has started.

/** @import {DayPuzzle} from "../app/days/state.d.ts" */
/** @import {Served} from "../tools/flows/windows.js" */

/** @type {[day: string, art: string, difficulty: DayPuzzle["difficulty"], tiles: string, other: [number, number]][]} */
const DAYS = [
  ["2026-11-21", "cats", "tricky", "CdaD.CBbA.dbaA.AcbB.BaCd.AbDB.aDbA.acBD.Dacd", [3, 1]],
  ["2026-11-22", "insects", "tricky", "ABda.Dadc.aAcD.cCaA.Ddca.DdCA.dCBc.dbCA.AdCD", [1, 1]],
  ["2026-11-23", "suits", "easy", "CDAa.bBDC.aAcC.DdaC.dAbC.CdbD.BdCa.dabC.cBbC", [2, 2]],
  ["2026-11-24", "plain", "moderate", "aDcb.bcAd.bcdD.cABb.bDCa.cdAb.cDdC.bDBA.cabB", [1, 2]],
  ["2026-11-25", "dogs", "moderate", "CAac.abCd.AcDB.cBab.abDc.dBDa.Bcdb.cDdb.acAC", [2, 1]],
  ["2026-11-30", "dogs", "easy", "cabd.CBca.cdAa.AcdD.DcaB.ABcb.adBD.caDd.ABbc", [1, 0]],
  ["2026-12-01", "suits", "moderate", "ABab.CDdb.aDAc.cDCd.AbBc.BaAb.BCcD.DAac.AbBD", [2, 0]],
  ["2026-12-02", "dogs", "moderate", "DdAa.cdAa.cBAd.CbAa.cdBD.BbcA.bDCB.ACbc.cCBA", [1, 1]],
];

/** The hash of a day's puzzle. @param {string} day */
export const dayLink = (day) => `#${puzzles.find((puzzle) => puzzle.day === day)?.link}`;

/** @type {DayPuzzle[]} */
const puzzles = DAYS.map(([day, art, difficulty, tiles, other]) => ({
  ...{ day, art, difficulty, tiles: tiles.split("."), pair: [[0, 0], other] },
  link: `grid=3x3&tiles=${tiles}&name=${day}&art=${art}&end=1`,
}));

/** @param {string} month */
const monthOf = (month) => JSON.stringify(puzzles.filter(({ day }) => day.startsWith(month)));

/** Nine squares in three rows. */
const LAYOUT = {
  ...{ box: [0, 0, 300, 300], turn: 90, cells: Array.from({ length: 9 }, (_, at) => [50 + 100 * (at % 3), 50 + 100 * Math.floor(at / 3), 0]) },
  seams: [[0, 1, 100, 50, 90], [0, 2, 50, 100, 180]],
};

/**
 * The files of the server, by name.
 * @param {Record<string, Served>} [others] in place of some of it
 * @returns {Record<string, Served>}
 */
export function writtenDays(others) {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" data-tabs="9"><path id="card" d="M0 0"/></svg>';
  return {
    ...Object.fromEntries(DAYS.map(([, art]) => [`days/${art}-4.svg`, drawn])),
    ...{ "days/3x3.json": JSON.stringify(LAYOUT), "days/2026-11.json": monthOf("2026-11"), "days/2026-12.json": monthOf("2026-12") },
    ...others,
  };
}
