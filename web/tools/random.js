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
