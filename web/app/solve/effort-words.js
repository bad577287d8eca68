// What finding it took, in sentences. Knows no DOM.

/** @import {Choice, Outcome, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Search} from "./state.d.ts" */

/**
 * What the fast search made, in which order, and how much of it can be looked at.
 * @param {Outcome} fast
 * @param {Puzzle} puzzle
 * @param {Choice | null} foreseen the order that was chosen beforehand, and why
 * @param {Speech} speech
 */
export function fastWords({ cancelled, report, boards, milliseconds }, puzzle, foreseen, speech) {
  const lines = [speech.count(cancelled ? "effort.stopped" : "effort.fast", report.nodes, { time: speech.time(milliseconds) })];
  if (puzzle.grid.cells.length > 1) lines.push(orderWords(foreseen ?? report.choice, speech));
  if (boards.length > 0 && Number(report.solutions) > boards.length) lines.push(speech.count("effort.kept", boards.length));
  return lines;
}

/**
 * In which order the cells were filled, and why.
 * @param {Choice} choice
 * @param {Speech} speech
 */
function orderWords({ order, reason, compared }, speech) {
  const words = { order: speech.say(`order.${order}`), n: compared.length };
  return speech.say(reason === "smallest" ? "order.smallest" : "order.usual", words);
}

/**
 * What the textbook search takes, as far as that is known; "" as long as nothing is.
 * @param {Pick<Search, "plain" | "counted" | "trying" | "phase">} search
 * @param {Speech} speech
 */
export function textbookWords({ plain, counted, trying, phase }, speech) {
  if (plain) return speech.count("effort.plain", plain.report.tries ?? 0, { time: speech.time(plain.milliseconds) });
  const { expected, report, spent } = counted ?? { expected: null, report: null, spent: 0 };
  const all = expected === null ? "" : speech.magnitude(expected);
  if (report?.done) return speech.count("effort.counted", report.nodes, { time: speech.time(spent) });
  if (report) return speech.count(trying ? "effort.counting" : "effort.uncounted", report.nodes, { all });
  if (trying || phase !== "done") return "";
  return all ? speech.say("effort.long.about", { n: all }) : speech.say("effort.long");
}
