// The budget of the next slice of a long task, from the time that the last one took.

/**
 * @param {number} budget of the last slice
 * @param {number} spent by the last slice, in milliseconds
 * @param {number} slice the time one slice should take, in milliseconds
 * @param {number} least
 * @param {number} most
 */
export function nextBudget(budget, spent, slice, least, most) {
  const pace = slice / Math.max(1, spent);
  return Math.round(Math.min(most, Math.max(least, budget * Math.min(2, pace))));
}
