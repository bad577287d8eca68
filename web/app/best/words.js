// The hunt in words. A board with mismatches is never called a solution. Knows no DOM.

import { scoreWords } from "../speech/scores.js";

/** @import {HuntState} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Hunt} from "./state.d.ts" */

/** What the board is worth (a solution, the best possible or the best so far) and what is being tried. @param {Hunt} hunt @param {Speech} speech */
export function worthWords({ phase, at, stays }, speech) {
  if (!at) return speech.say(phase === "running" ? "searching.soon" : "searching.paused");
  if (at.score === at.seams) return speech.say("best.solution");
  if (at.over) return speech.say(stays ? "best.proved.staying" : "best.proved");
  return phase === "running" ? speech.say(`best.stage.${at.stage}`) : speech.say("searching.paused");
}

/**
 * The announcement for screen readers, null if nothing is new.
 * @param {Hunt | null} before
 * @param {Hunt | null} hunt
 * @param {Speech} speech
 * @returns {string | null}
 */
export function huntNews(before, hunt, speech) {
  if (!hunt?.at) return null;
  if (hunt.phase === "over" && before?.phase !== "over") return overWords(hunt.at, hunt, speech);
  if (hunt.phase === "paused" && before?.phase === "running") return `${speech.say("news.paused")} ${scoreWords(hunt.at, speech)}`;
  return hunt.told !== (before?.told ?? -1) ? scoreWords(hunt.at, speech) : null;
}

/** @param {HuntState} at @param {Hunt} hunt @param {Speech} speech */
function overWords(at, hunt, speech) {
  return `${scoreWords(at, speech)}. ${worthWords(hunt, speech)}`;
}
