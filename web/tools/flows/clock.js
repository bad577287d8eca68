// The clock of all tabs, which stands still. It goes on as a test turns it, by what Go works, and
// where nothing is under way, to the next moment that somebody waits for: so nobody sleeps, and a
// minute costs nothing. It takes the place of the process's timers and dates.

/** The process's own, for what is no part of the page. */
export const real = { now: performance.now.bind(performance), Date, setTimeout, clearTimeout, setImmediate };

/** Lets everything have its turn that waits for one. @returns {Promise<void>} */
export const turn = () => new Promise((done) => void real.setImmediate(done));

/** The clock goes on by itself after this many turns in which nothing happened. */
const IDLE = 3;
/** An idle wait fails after this many ms of real time. No test asserts it: it ends one that has failed already. */
const PATIENCE = 20_000;
/** A wait while something is under way fails after this many ms of real time. */
const LONGEST = 120_000;
/** Each look at the clock takes this many ms, or a loop that waits by looking would never end. */
const LOOK = 0.01;
/** One frame, in milliseconds. */
const FRAME = 16;

/** What timers belong to, and act in: a tab. @typedef {{ run: (act: () => void) => void }} Owner */

/**
 * Something that is done at a moment.
 * @typedef {{ at: number, act: (...args: any[]) => void, args: any[], every: number | null, of: Owner | null }} Timer
 */

class Clock {
  /** Milliseconds since the process began. */
  passed = 1000;
  /** The date when that was 0. */
  epoch = real.Date.now();
  /** By so much slower than usual searches go: where more than 1, a small one takes long. */
  pace = 1;
  /** @type {Map<number, Timer>} */
  timers = new Map();
  last = 0;
  /** What is under way now, besides timers. */
  busy = 0;
  /** Whose timers those are that are set now. @type {() => Owner | null} */
  owner = () => null;

  /** The date that it shows. */
  get now() {
    return Math.floor(this.epoch + this.passed);
  }

  /**
   * Sets the date; no timer comes by that.
   * @param {string | number | Date} date such as "2026-11-21T23:50", on the clock of the place
   */
  set(date) {
    this.epoch = new real.Date(date).getTime() - this.passed;
  }

  /** Go has worked for so long. @param {number} milliseconds */
  spend(milliseconds) {
    this.passed += milliseconds;
  }

  /**
   * @param {(...args: any[]) => void} act
   * @param {number} after
   * @param {number | null} every
   * @param {any[]} args
   */
  add(act, after, every, args) {
    const id = ++this.last;
    this.timers.set(id, { at: this.passed + Math.max(0, Number(after) || 0), act, args, every, of: this.owner() });
    return id;
  }

  /** Forgets the timers of one that has gone. @param {Owner} owner */
  forget(owner) {
    for (const [id, { of }] of this.timers) if (of === owner) this.timers.delete(id);
  }

  /**
   * The next timer, the one set first of several.
   * @param {number} [last] of those up to this one
   * @returns {[number, Timer] | null}
   */
  next(last = this.last) {
    /** @type {[number, Timer] | null} */
    let next = null;
    for (const one of this.timers) if (one[0] <= last && (!next || one[1].at < next[1].at)) next = one;
    return next;
  }

  /** Does what is due; what is due at once of what that begins has its turn next. */
  fire() {
    const { last } = this;
    for (let next = this.next(last); next && next[1].at <= this.passed; next = this.next(last)) {
      const [id, timer] = next;
      if (timer.every === null) this.timers.delete(id);
      else timer.at = this.passed + Math.max(1, timer.every);
      const act = () => timer.act(...timer.args);
      if (timer.of) timer.of.run(act);
      else act();
    }
  }

  /** Whether something is under way that will go on by itself. */
  isBusy() {
    return this.busy > 0 || process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq"));
  }

  /**
   * Lets things go on until something holds.
   * @param {() => boolean} holds
   * @param {number} [within] milliseconds on this clock
   * @returns {Promise<boolean>} whether it does
   */
  async until(holds, within = 60_000) {
    const [end, began] = [this.passed + within, real.now()];
    let idle = 0;
    for (;;) {
      if (holds()) return true;
      this.fire();
      await turn();
      if (holds()) return true;
      const waited = real.now() - began;
      if (this.isBusy()) {
        idle = 0;
        if (waited > LONGEST) return false;
      } else if (++idle > IDLE) {
        const next = this.next();
        if (next && next[1].at <= end) this.passed = Math.max(this.passed, next[1].at);
        else if (waited > PATIENCE) return false;
        idle = 0;
      }
    }
  }

  /**
   * Turns the clock on from one timer to the next, and lets what each begins have its turn.
   * @param {number} milliseconds
   */
  async turn(milliseconds) {
    await this.settle();
    const end = this.passed + milliseconds;
    for (let next = this.next(); next && next[1].at <= end; next = this.next()) {
      this.passed = Math.max(this.passed, next[1].at);
      this.fire();
      await this.settle();
    }
    this.passed = Math.max(this.passed, end);
    await this.settle();
  }

  /** Lets what is under way come to an end, or to where it waits; what takes long goes on. */
  async settle() {
    for (let [idle, turns] = [0, 0]; idle < IDLE && turns < 50; turns++) {
      this.fire();
      await turn();
      idle = this.isBusy() ? 0 : idle + 1;
    }
  }
}

export const clock = new Clock();

class StandDate extends Date {
  /** @param {any[]} args */
  constructor(...args) {
    // @ts-ignore: as many as a date takes
    super(...(args.length > 0 ? args : [clock.now]));
  }

  static now() {
    return clock.now;
  }
}

Object.assign(globalThis, {
  Date: StandDate,
  setTimeout: (/** @type {any} */ act, /** @type {number} */ after, /** @type {any[]} */ ...args) => clock.add(act, after, null, args),
  setInterval: (/** @type {any} */ act, /** @type {number} */ every, /** @type {any[]} */ ...args) => clock.add(act, every, every, args),
  clearTimeout: (/** @type {number} */ id) => void clock.timers.delete(id),
  clearInterval: (/** @type {number} */ id) => void clock.timers.delete(id),
  requestAnimationFrame: (/** @type {(now: number) => void} */ act) => clock.add(() => act(clock.passed), FRAME, null, []),
  cancelAnimationFrame: (/** @type {number} */ id) => void clock.timers.delete(id),
});
// Whoever looks until some time has passed sees it pass.
Object.defineProperty(performance, "now", { value: () => (clock.passed += LOOK), configurable: true, writable: true });
