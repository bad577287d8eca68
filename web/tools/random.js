// What is left to chance in tests.

/**
 * Numbers that look random and are the same every time.
 * @param {number} seed
 */
export function dice(seed) {
  return (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** A test as it is handed to itself. @typedef {{ diagnostic: (text: string) => void }} Told */

/** Real chance: a browser of flows has its own. */
const chance = Math.random;

/**
 * Numbers for a test that tries things at random: the same every time, unless EDGEWISE_SEED names
 * another seed or has one chosen by "random", as in long campaigns.
 * @param {Told} t is told the seed
 */
export function seeded(t) {
  const { EDGEWISE_SEED: given = "1" } = process.env;
  const seed = given === "random" ? Math.floor(chance() * 2 ** 32) : Number(given);
  t.diagnostic(`EDGEWISE_SEED=${seed}`);
  return dice(seed);
}

/** How many times something random is tried; EDGEWISE_CAMPAIGN asks for more. @param {number} usual */
export const campaign = (usual) => Number(process.env.EDGEWISE_CAMPAIGN ?? usual);
