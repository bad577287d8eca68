// A stopwatch, which knows nothing of what it measures.

/** Measures time that may be interrupted. */
export class Stopwatch {
  /** @param {() => number} now milliseconds on a clock that never jumps */
  constructor(now) {
    this.now = now;
    this.before = 0;
    /** @type {number | null} */
    this.since = null;
  }

  /** What was measured and not taken yet, in milliseconds. */
  elapsed() {
    return this.before + (this.since === null ? 0 : this.now() - this.since);
  }

  /** @param {boolean} runs from now on */
  run(runs) {
    if (runs === (this.since !== null)) return;
    this.before = this.elapsed();
    this.since = runs ? this.now() : null;
  }

  /** Takes what was measured; it goes on from zero. */
  take() {
    const elapsed = this.elapsed();
    this.before = 0;
    if (this.since !== null) this.since = this.now();
    return elapsed;
  }
}

