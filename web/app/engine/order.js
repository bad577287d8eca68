// Steps in the order in which they were taken, though some wait for an answer: while
// none waits, the next one is done at once. When they wait for long, somebody is told.

/** After so many milliseconds it is told that they wait. */
const LONG = 1000;

export class InOrder {
  /** @param {(waits: boolean) => void} tell whether they wait for long */
  constructor(tell) {
    this.tell = tell;
    /** The last one that waits. @type {Promise<unknown> | null} */
    this.last = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.late = undefined;
  }

  /**
   * @param {() => unknown} step
   * @returns {unknown} what it gives, or a promise of it
   */
  do(step) {
    const done = this.last ? this.last.then(step) : step();
    if (!(done instanceof Promise)) return done;
    // One that fails holds up none of those after it.
    /** @type {Promise<void>} */
    const last = done.then(() => {}, () => {}).then(() => void (this.last === last && this.rest()));
    this.last = last;
    this.late ??= setTimeout(() => this.tell(true), LONG);
    return done;
  }

  /** Nothing waits any more. */
  rest() {
    clearTimeout(this.late);
    this.last = null;
    this.late = undefined;
    this.tell(false);
  }
}
