// A stopwatch.

export class Stopwatch {
  /** @param {() => number} now milliseconds of a monotonic clock */
  constructor(now) {
    this.now = now;
    this.before = 0;
    /** @type {number | null} */
    this.since = null;
  }

  /** The milliseconds since the last `take`. */
  elapsed() {
    return this.before + (this.since === null ? 0 : this.now() - this.since);
  }

  /** @param {boolean} runs */
  run(runs) {
    if (runs === (this.since !== null)) return;
    this.before = this.elapsed();
    this.since = runs ? this.now() : null;
  }

  /** Returns the elapsed time and starts again at zero. */
  take() {
    const elapsed = this.elapsed();
    this.before = 0;
    if (this.since !== null) this.since = this.now();
    return elapsed;
  }
}
