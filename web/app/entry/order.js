// Steps in the order in which they were taken, though some wait for an answer: while
// none waits, the next one is done at once.

export class InOrder {
  constructor() {
    /** The last one that waits. @type {Promise<unknown> | null} */
    this.last = null;
  }

  /**
   * @param {() => unknown} step
   * @returns {unknown} what it gives, or a promise of it
   */
  do(step) {
    const done = this.last ? this.last.then(step) : step();
    if (!(done instanceof Promise)) return done;
    // One that fails holds up none of those after it.
    const last = done.then(() => {}, () => {}).then(() => void (this.last === last && (this.last = null)));
    this.last = last;
    return done;
  }
}
