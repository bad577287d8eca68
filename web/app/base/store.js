// The one mutable store of the page. Actions change its state; views read it after the
// event "change". Nothing else is shared between modules. A room tells of what the rooms
// above it may want to know, and does not know who listens.

/**
 * "leaving" before another puzzle takes the place of the one on the table, "opened" once
 * it lies there and nobody waits for the worker, or is called otherwise; "tab" when
 * another tab has come into sight, "moved" when tiles lie otherwise than a moment ago, and that
 * is kept, "finished" when the person's own moves have made the board whole: just now, or before
 * a reload, where nobody had heard of it;
 * "built" when the last tile of the solution that is looked at lies on a real table;
 * "watched" when the search that is played has come further, and nothing else has changed;
 * "relettered" before the edges of the puzzle on the table get other letters.
 * @typedef {"leaving" | "relettered" | "opened" | "tab" | "moved" | "finished" | "built" | "watched"} News
 */

/**
 * The state with its events. Only actions call change.
 * @template S
 */
export class Store extends EventTarget {
  /**
   * @param {S} state
   * @param {(state: S) => void} [derive] brings up to date what follows from the rest, after each change
   */
  constructor(state, derive = () => {}) {
    super();
    /** @readonly */
    this.state = state;
    this.derive = () => derive(state);
  }

  /**
   * @param {(state: S) => void} how
   * @param {News | "change"} [news] the event: "change" has every view look again, "watched" only those of a search
   */
  change(how, news = "change") {
    how(this.state);
    this.derive();
    this.dispatchEvent(new Event(news));
  }

  /** @param {News} news */
  tell(news) {
    this.dispatchEvent(new Event(news));
  }

  /**
   * @param {News} news
   * @param {() => void} listener
   */
  hear(news, listener) {
    this.addEventListener(news, listener);
  }

  /**
   * Waits until something holds of the state, or does already.
   * @param {(state: S) => boolean} holds
   * @returns {Promise<void>}
   */
  until(holds) {
    return new Promise((done) => {
      const look = () => {
        if (!holds(this.state)) return;
        this.removeEventListener("change", look);
        done();
      };
      this.addEventListener("change", look);
      look();
    });
  }
}
