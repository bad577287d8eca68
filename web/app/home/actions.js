// What the buttons at home do, and those that lead there; what is large loads on first use.

import { closeDialogs } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { leaveShelves } from "../library/dialog.js";
import { openText } from "../table/open.js";
import { goHome } from "../table/tab.js";
import { monthAfter, monthOf } from "./calendar.js";
import { continueWith, playDay } from "./today.js";

/** @import {App} from "./state.d.ts" */

/** The room's actions, by data-action. @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} */
export function homeActions(app) {
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
    "play-day": ({ dataset }) => playDay(app, dataset.day ?? ""),
    "calendar-turn": (button) => {
      if (button.ariaDisabled === "true") return;
      store.change(({ home }) => void (home.month = monthAfter(home.month || monthOf(home.today), Number(button.dataset.by))));
    },
    "calendar-open": () => {
      const field = /** @type {HTMLInputElement} */ (part("calendar-date"));
      if (field.value && field.reportValidity()) return playDay(app, field.value);
      field.focus();
    },
  };
}

/** The room's actions, by data-action. @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} */
export function makingActions(app) {
  return {
    "new-puzzle": async () => {
      const { showMaking } = await import("./making.js");
      closeDialogs();
      const link = await showMaking(app);
      if (link) await openText(app, link);
    },
  };
}
