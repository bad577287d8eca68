// The textbook search in words, and comparisons of counts. The command words comparisons by the
// same rules and table, see solver/cmd/edgewise/compare.go. Knows no DOM.

/** @import {Compared, Switches, Textbook} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * @param {Textbook} so
 * @param {Switches} switches
 * @param {number} seed of the tiles' sequence, 0 for their own
 * @param {Speech} speech
 * @param {Textbook["first"]} [unshuffled] tries to the first solution in their own sequence, if known
 */
export function foundSentences(so, switches, seed, speech, unshuffled) {
  const { tries, placements, misfits } = so.sums;
  const counts = [
    speech.count("arrangements", so.arrangements),
    speech.count("factor.pictures", so.pictures),
    speech.count("factor.solutions", so.solutions),
  ];
  const sentences = [
    speech.say("textbook.sum", { tries: speech.digits(tries), placements: speech.digits(placements), misfits: speech.digits(misfits) }),
    speech.say("tries.beside", { n: speech.digits(so.compared) }),
    speech.say("stats.found", { counts: speech.list(counts) }),
  ];
  if (so.first !== 0) sentences.push(speech.count("textbook.first", so.first));
  if (switches.fixed) sentences.push(fixedSentence(so, speech));
  if (seed > 0) {
    sentences.push(speech.say("textbook.shuffled", { seed: speech.number(seed) }));
    if (unshuffled) sentences.push(speech.say("textbook.unshuffled", { n: speech.digits(unshuffled) }));
    // The search tries every remaining tile in every turn; only what the tricks leave out depends
    // on the sequence.
    sentences.push(speech.say(switches.once || switches.fixed ? "textbook.shuffled.near" : "textbook.shuffled.same"));
  }
  return sentences;
}

/** Says which cell or tile keeps its turn. @param {Textbook} so @param {Speech} speech */
function fixedSentence({ fixedCell, fixedTile }, speech) {
  if (fixedCell >= 0) return speech.say("stats.fixed.cell", { cell: fixedCell + 1 });
  if (fixedTile >= 0) return speech.say("stats.fixed.tile", { tile: fixedTile + 1 });
  return speech.say("stats.fixed.none");
}

/** Where the counts first differ, and why; nothing while both are unknown. @param {Compared} so @param {Speech} speech */
export function comparedSentences({ known, done, same, measure, depth, cell, cells, theirs, ours, cause }, speech) {
  if (!known) return done ? [speech.say("compare.unknown")] : [];
  const words = { measure: speech.say(`measure.${measure}`), theirs: speech.digits(theirs), ours: speech.digits(ours), depth: depth + 1, cell: cell + 1 };
  const sentences = cells > 0 ? [speech.say("compare.cells", { n: cells })] : [];
  if (same) return [...sentences, speech.say("compare.same", words)];
  sentences.push(speech.say(cell < 0 ? "compare.differs.sum" : "compare.differs", words));
  if (cause) sentences.push(...causeSentences(cause, speech));
  else if (done) sentences.push(speech.say("compare.none"));
  return sentences;
}

/** @param {NonNullable<Compared["cause"]>} cause @param {Speech} speech */
function causeSentences({ measure, switches, differs }, speech) {
  const sentences = [speech.say("compare.cause", { measure: speech.say(`measure.${measure}`) })];
  if (differs.order) sentences.push(speech.say("compare.order"));
  if (differs.once) sentences.push(speech.say(switches.once ? "compare.once" : "compare.apart"));
  if (differs.fixed) sentences.push(speech.say(switches.fixed ? "compare.fixed" : "compare.free"));
  if (differs.turns) sentences.push(speech.say(switches.turns ? "compare.turns" : "compare.all"));
  return sentences;
}
