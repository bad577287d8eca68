// The room of home: what its buttons do, and those that lead there; what is large loads on first use. And the ways in from
// the icon of the installed page.

import { closeDialogs } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { beginEntry } from "../entry/index.js";
import { leaveShelves, openShelves } from "../library/dialog.js";
import { openText } from "../table/open.js";
import { goHome } from "../table/tab.js";
import { tellEnd, turnMonth } from "./calendar.js";
import { makeHome } from "./home.js";
import { continueWith, markIcon, newHome, noteEnded, playDay, watchDay } from "./today.js";

/** @import {Room, Tried} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @typedef {{ render: () => void, tried: Tried }} Page */

/**
 * Where the shortcuts of manifest.webmanifest lead, by their query.
 * @type {Record<string, (app: App, page: Page) => unknown>}
 */
const SHORTCUTS = { today: (app) => playDay(app, app.store.state.home.today), tiles: beginEntry, mine: openShelves };

/** @type {Room<App, Page>} */
export const room = {
  slices: () => ({ home: newHome() }),
  actions,
  views: (app) => ({ always: [makeHome(app, part("home"))] }),
  goesOn: (app, page) => {
    const { address } = app;
    const query = address.query();
    const to = query.get("to") ?? (query.get("embed") === "1" ? "today" : "");
    if (address.hash() || !Object.hasOwn(SHORTCUTS, to)) return false;
    address.replace(address.page());
    void page.tried(SHORTCUTS[to](app, page));
    return true;
  },
  starts: (app) => {
    watchDay(app);
    markIcon(app);
    void app.kept.then(() => {
      app.store.addEventListener("change", () => noteEnded(app));
      app.store.change(({ home }) => void (home.read = true));
    });
  },
};

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
function actions(app) {
  const { store } = app;
  return {
    home: () => {
      if (store.state.page.home) return leaveShelves();
      closeDialogs();
      goHome(app);
    },
    doors: async () => (await import("./doors.js")).openDoors(app),
    "door-paste": async (button) => (await import("./doors.js")).pasteAtDoor(app, button),
    "door-open": async (button) => (await import("./doors.js")).openAtDoor(app, button),
    "door-known": async (button) => (await import("./doors.js")).lookUpAtDoor(button),
    continue: ({ dataset }) => continueWith(app, dataset.id ?? ""),
    // The button names no day before home is shown for the first time.
    "play-day": ({ dataset }) => playDay(app, dataset.day ?? store.state.home.today),
    "calendar-turn": (button) => {
      const by = Number(button.dataset.by);
      (button.getAttribute("aria-disabled") === "true" ? tellEnd : turnMonth)(app, by);
    },
    "calendar-open": () => {
      const field = /** @type {HTMLInputElement} */ (part("calendar-date"));
      if (field.value && field.reportValidity()) return playDay(app, field.value);
      field.focus();
    },
    "new-puzzle": async () => {
      const { showMaking } = await import("./making.js");
      closeDialogs();
      const link = await showMaking(app);
      if (link) await openText(app, link);
    },
  };
}
