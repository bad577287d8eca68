// What the buttons at home do, and the buttons that lead there.

import { part } from "../base/dom.js";
import { closeDialogs } from "../base/dialogs.js";
import { leaveShelves } from "../library/dialog.js";
import { goHome } from "../table/at-home.js";
import { monthAfter, monthOf } from "./month.js";
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
