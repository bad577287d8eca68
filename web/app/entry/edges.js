// The edges of tiles that are being entered, and the motifs they belong to. An
// edge is one sign: a letter, a digit, or "-", which mates with nothing. A motif
// is written as its edge ("A"), as two that mate, head first ("Aa"), or as an
// edge that mates with nothing ("c-"). Knows no DOM.

/** @typedef {"halves" | "same" | "mixed"} Mates how edges mate: cut in half, the same, or some so and some so */

/** Every edge in the order that motifs are listed and drawn in. */
const ALPHABET = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Those that a person is offered for whole pictures beside cut ones: 0 stays free for the frame. */
const DIGITS = "123456789";

export const NOTHING = "-";

/** @param {string} sign */
export function isEdge(sign) {
  return sign === NOTHING || (sign.length === 1 && ALPHABET.includes(sign));
}

/** @param {string} edge */
export function isLetter(edge) {
  return /^[A-Za-z]$/.test(edge);
}

/** @param {string} letter */
export function otherCase(letter) {
  return letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
}

/** @param {string} motif */
export function isCut(motif) {
  return motif.length === 2 && motif[1] !== NOTHING;
}

/**
 * The edges that show a motif.
 * @param {string} motif
 */
export function edgesOf(motif) {
  return [...motif].filter((edge) => edge !== NOTHING);
}

/**
 * The motifs, each once, in the order that they are drawn in.
 * @param {string[]} motifs
 */
export function inOrder(motifs) {
  return [...new Set(motifs)].sort((one, other) => ALPHABET.indexOf(one[0]) - ALPHABET.indexOf(other[0]));
}

/**
 * The motif that an edge belongs to, by a rule that says what mates with it.
 * @param {string} edge
 * @param {(edge: string) => string} mateOf
 */
export function motifBy(edge, mateOf) {
  const mate = mateOf(edge);
  if (mate === edge) return edge;
  if (mate === NOTHING) return edge + NOTHING;
  return ALPHABET.indexOf(edge) < ALPHABET.indexOf(mate) ? edge + mate : mate + edge;
}

/**
 * The rule that the notation calls usual: a letter mates with its other case, a digit with itself.
 * @param {string} edge
 */
export function usualMate(edge) {
  return isLetter(edge) ? otherCase(edge) : edge;
}

/**
 * The motifs that a person begins with, or adds: the next free ones.
 * @param {string[]} motifs those there are
 * @param {boolean} cut
 * @param {Mates} mates
 * @param {string} frame an edge that is taken
 * @returns {string | null} null when all are in use
 */
export function nextMotif(motifs, cut, mates, frame) {
  const used = motifs.join("") + frame;
  const free = (/** @type {string} */ edge) => !used.includes(edge);
  if (cut) {
    const head = [...LETTERS].find((letter) => free(letter) && free(letter.toLowerCase()));
    return head ? head + head.toLowerCase() : null;
  }
  return [...(mates === "same" ? LETTERS : ""), ...DIGITS].find(free) ?? null;
}

/**
 * How the motifs mate, as the notation says it; "" where it is usual.
 * @param {string[]} motifs
 */
export function matesWord(motifs) {
  if (motifs.every((motif) => motif.length === 1)) return motifs.some(isLetter) ? "same" : "";
  const odd = motifs.filter((motif) => motif.length === 1 ? isLetter(motif) : usualMate(motif[0]) !== motif[1]);
  return odd.map((motif) => (motif.length === 1 ? motif + motif : motif)).join(".");
}

/**
 * The rule that such a word gives.
 * @param {string} word
 * @returns {((edge: string) => string) | null} null when it says no such thing
 */
export function readMates(word) {
  if (word === "") return usualMate;
  if (word === "same") return (edge) => edge;
  /** @type {Map<string, string>} */
  const named = new Map();
  for (const [a, b, ...more] of word.split(".")) {
    if (more.length > 0 || !isEdge(a ?? "") || !isEdge(b ?? "")) return null;
    for (const [one, other] of [[a, b], [b, a]]) {
      if (one === NOTHING) continue;
      if ((named.get(one) ?? other) !== other) return null;
      named.set(one, other);
    }
  }
  return (edge) => {
    const usual = usualMate(edge);
    return named.get(edge) ?? (named.has(usual) ? NOTHING : usual);
  };
}
