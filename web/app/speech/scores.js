// The score of a full board in words. Knows no DOM.

/** @import {Speech} from "./speech.js" */

/** "462 of 480 seams match · 18 broken", or that all match. @param {{ score: number, seams: number }} of @param {Speech} speech */
export function scoreWords({ score, seams }, speech) {
  return score === seams ? speech.say("best.whole", { seams }) : speech.count("best.score", seams - score, { score, seams });
}
