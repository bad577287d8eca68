// The one mutable store of the page. Actions change its state; views read it after "change". Modules
// share nothing else. A room emits news for the rooms above it and does not know who listens.

/**
 * News of the rooms:
 * "leaving": another puzzle is about to replace the one on the table.
 * "opened": it has done so, or the puzzle has other names, and nobody waits for the worker.
 * "tab": another tab, or home, is shown.
 * "moved": a puzzle was opened, or its tiles have moved, and the board is stored.
 * "finished": the person's own moves have completed the board, now or before a reload.
 * "built": the person has built the whole solution on a real table.
 * "read": what this browser stores has been read, before or after something was opened.
 * "elsewhere": another tab has changed My puzzles, or this one has read them anew.
 * "watched": the watched search has moved on; nothing else has changed.
 * "relettered": the edges of the puzzle on the table are about to get other letters.
 * @typedef {"leaving" | "relettered" | "opened" | "tab" | "moved" | "finished" | "built" | "read" | "elsewhere" | "watched"} News
 */

/** The state with its events. Only actions call change. @template S */
export class Store extends EventTarget {
  /** @param {S} state @param {(state: S) => void} [derive] recomputes what follows from the rest, after each change */
  constructor(state, derive = () => {}) {
    super();
    /** @readonly */
    this.state = state;
    this.derive = () => derive(state);
  }

  /** @param {(state: S) => void} how @param {News | "change"} [news] the event: "change" redraws every view, "watched" only those of a search */
  change(how, news = "change") {
    how(this.state);
    this.derive();
    this.dispatchEvent(new Event(news));
  }

  /** @param {News} news */
  emit(news) {
    this.dispatchEvent(new Event(news));
  }

  /** @param {News} news @param {() => void} listener */
  on(news, listener) {
    this.addEventListener(news, listener);
  }

  /** Resolves once the state fulfils a condition, at once if it does. @param {(state: S) => boolean} holds @returns {Promise<void>} */
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
