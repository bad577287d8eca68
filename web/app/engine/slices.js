// How much the next slice of a long task does, by how long the last one took. Knows no DOM.

/**
 * @param {number} budget what the last one was allowed
 * @param {number} spent how long that took, in milliseconds
 * @param {number} slice how long one may take
 * @param {number} least
 * @param {number} most
 */
export function nextBudget(budget, spent, slice, least, most) {
  const pace = slice / Math.max(1, spent);
  return Math.round(Math.min(most, Math.max(least, budget * Math.min(2, pace))));
}
