// The clock of all tabs. It only advances when a test turns it, by the work of Go, and, if nothing is running,
// to the next moment for which something waits: so nothing really sleeps, and a minute takes no time. It
// replaces the timers and dates of the process.

/** The real functions of the process, for code that does not belong to the page. */
export const real = { now: performance.now.bind(performance), Date, setTimeout, clearTimeout, setImmediate };

/** Waits until everything that is ready to run has run. @returns {Promise<void>} */
export const turn = () => new Promise((done) => void real.setImmediate(done));

/** The clock advances by itself after this many turns without any work. */
const IDLE = 3;
/** An idle wait fails after this many ms of real time. No test depends on it: it only ends a test that has failed. */
const PATIENCE = 20_000;
/** A wait during work fails after this many ms of real time. */
const LONGEST = 120_000;
/** Each reading of the clock takes this many ms, or a loop that polls it would never end. */
const LOOK = 0.01;
/** One frame, in milliseconds. */
const FRAME = 16;

/** The tab that timers belong to, and in which they run. @typedef {{ run: (act: () => void) => void }} Owner */

/**
 * A function to call at some time.
 * @typedef {{ at: number, act: (...args: any[]) => void, args: any[], every: number | null, of: Owner | null }} Timer
 */

class Clock {
  /** Milliseconds since the process began. */
  passed = 1000;
  /** The date when `passed` was 0. */
  epoch = real.Date.now();
  /** How much slower than usual searches are; with more than 1 a small search takes long. */
  pace = 1;
  /** @type {Map<number, Timer>} */
  timers = new Map();
  last = 0;
  /** How much work is running now, besides timers. */
  busy = 0;
  /** The tab of timers that are set now. @type {() => Owner | null} */
  owner = () => null;

  /** The current date. */
  get now() {
    return Math.floor(this.epoch + this.passed);
  }

  /**
   * Sets the date, without firing timers.
   * @param {string | number | Date} date such as "2026-11-21T23:50", in local time
   */
  set(date) {
    this.epoch = new real.Date(date).getTime() - this.passed;
  }

  /** Advances the clock by the time that Go has worked. @param {number} milliseconds */
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

  /** Drops the timers of a closed tab. @param {Owner} owner */
  forget(owner) {
    for (const [id, { of }] of this.timers) if (of === owner) this.timers.delete(id);
  }

  /**
   * The next timer, of several the one set first.
   * @param {number} [last] the latest timer to consider
   * @returns {[number, Timer] | null}
   */
  next(last = this.last) {
    /** @type {[number, Timer] | null} */
    let next = null;
    for (const one of this.timers) if (one[0] <= last && (!next || one[1].at < next[1].at)) next = one;
    return next;
  }

  /** Fires the timers that are due, but not those that they set. */
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

  /** Whether work is running that will go on by itself. */
  isBusy() {
    return this.busy > 0 || process.getActiveResourcesInfo().some((name) => name.startsWith("FSReq"));
  }

  /**
   * Lets the clock and all work run until something holds.
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

  /** Advances the clock from timer to timer, and lets the work of each run. @param {number} milliseconds */
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

  /** Waits until all work has ended or waits for the clock; long work may continue. */
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
// Code that polls the clock sees it advance.
Object.defineProperty(performance, "now", { value: () => (clock.passed += LOOK), configurable: true, writable: true });
