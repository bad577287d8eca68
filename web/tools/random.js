// Random numbers for tests.

/** Pseudo-random numbers, the same for every run with this seed. @param {number} seed */
export function dice(seed) {
  return (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** The part of a node:test context that prints. @typedef {{ diagnostic: (text: string) => void }} Told */

/** The real Math.random, taken before a flow replaces it. */
const chance = Math.random;

/**
 * Numbers for a randomised test: the same for every run unless EDGEWISE_SEED names another seed, or is
 * "random" to choose one. Prints the seed, so that a failure can be repeated.
 * @param {Told} t
 */
export function seeded(t) {
  const { EDGEWISE_SEED: given = "1" } = process.env;
  const seed = given === "random" ? Math.floor(chance() * 2 ** 32) : Number(given);
  t.diagnostic(`EDGEWISE_SEED=${seed}`);
  return dice(seed);
}

/** How often a randomised test tries; EDGEWISE_CAMPAIGN overrides it. @param {number} usual */
export const campaign = (usual) => Number(process.env.EDGEWISE_CAMPAIGN ?? usual);
