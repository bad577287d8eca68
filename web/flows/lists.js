// An unpublished puzzle, and how its owner may write its tiles.

/** Made with the seed 1: a moderate board with one solution. */
export const WORDS = "dcAB.DaBd.aCBd.dBDb.BdCa.CBAb.DbBc.DCda.CaAd".split(".");

/** The names of its pictures, by their letters. @type {Record<string, string>} */
const NAMES = { a: "fox", b: "owl", c: "bee", d: "elk" };

/** A side in words, such as "fox head". @param {string} letter */
export const sideIn = (letter) => `${NAMES[letter.toLowerCase()]} ${letter === letter.toUpperCase() ? "head" : "tail"}`;

/** A tile in words: "fox head, owl tail, …". @param {string} word its letters, in the order in which they are listed */
const tileIn = (word) => [...word].map(sideIn).join(", ");

/** All tiles, one per line. */
export const LINES = WORDS.map(tileIn);
export const LIST = `${LINES.join("\n")}\n`;

/** The same, but the sides are listed anti-clockwise, and nothing says so. */
export const ANTICLOCKWISE = `${WORDS.map(([top, right, bottom, left]) => tileIn(top + left + bottom + right)).join("\n")}\n`;

/** A program whose comment on its first tile differs from its code. */
export const TWICE = WORDS.map((word, at) => {
  const code = [...(at === 0 ? word.slice(0, 3) + "b" : word)].map((letter) => `"${sideIn(letter).replace(/^(\w)\w+ (\w)\w+$/, "$1$2").toUpperCase()}"`);
  return `new Tile(${code.join(", ")}) // ${tileIn(word)}\n`;
}).join("");
