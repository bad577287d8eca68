// Runs steps in order though some wait for an answer: a step runs at once unless an earlier one
// waits. The owner hears when they have to wait for long.

/** After this many milliseconds the owner hears that steps wait. */
const LONG = 1000;

export class InOrder {
  /** @param {(waits: boolean) => void} tell */
  constructor(tell) {
    this.tell = tell;
    /** The last step, while one waits. @type {Promise<unknown> | null} */
    this.last = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.late = undefined;
  }

  /** @param {() => unknown} step @returns {unknown} the result of the step, or a promise of it */
  do(step) {
    const done = this.last ? this.last.then(step) : step();
    if (!(done instanceof Promise)) return done;
    // A step that fails holds up none of those after it.
    /** @type {Promise<void>} */
    const last = done.then(() => {}, () => {}).then(() => void (this.last === last && this.rest()));
    this.last = last;
    this.late ??= setTimeout(() => this.tell(true), LONG);
    return done;
  }

  rest() {
    clearTimeout(this.late);
    this.last = null;
    this.late = undefined;
    this.tell(false);
  }
}
