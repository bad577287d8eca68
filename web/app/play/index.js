// The room of the person's hands: what buttons, keys, fingers and mouse do with the tiles, and what follows a move.

import { part } from "../base/dom.js";
import { showShareButton } from "../share/share.js";
import { makeCelebration } from "./celebration.js";
import { listenToHands } from "./drag.js";
import { Feel } from "./feel.js";
import { finishActions } from "./finish-card.js";
import { isFinished, isOwn, noteFinish } from "./finish.js";
import { followFocus, makePlayingKeys, makeTyping } from "./keys.js";
import { placeSolution, moreActions } from "./more.js";
import { makePlayPanel, makeTimer } from "./panel.js";
import { hintHere, placeHere, newTray, trayActions } from "./sieve.js";
import { endAnswers, makeSwap, newPlay, playingActions } from "./tiles.js";

/** @import {Actions, Room} from "../base/room.d.ts" */
/** @import {App, Page, State} from "./state.d.ts" */

/** @type {Room<App, Page>} */
export const room = {
  fresh: () => ({ play: newPlay(), tray: newTray() }),
  actions,
  on: {
    opened: [(_, { feel }) => void feel.again()],
    moved: [endAnswers, (_, { feel }) => feel.moved(), noteFinish],
    tab: [noteFinish],
  },
  keys: (app) => ({ play: makePlayingKeys(app) }),
  views: (app, page) => {
    const panel = makePlayPanel(part("playing"), part("play"));
    const celebrate = makeCelebration(part("board"));
    page.tray = panel.tray;
    page.feel = new Feel(app.store);
    makeTimer(app, part("timer"));
    const showFinish = (/** @type {State} */ state) => {
      const finished = state.page.tab === "play" && isFinished(state);
      celebrate(state, finished);
      showShareButton(state, finished && isOwn(state));
    };
    return { always: [makeSwap(part("board")), showFinish, panel.show, makeTyping(app, part("keys"))] };
  },
  listens: (app, page) => {
    listenToHands(app, page);
    followFocus(app);
  },
};

/** @param {App} app @returns {Actions} */
function actions(app) {
  const playing = playingActions(app);
  return {
    ...playing,
    ...trayActions(app),
    wait: (button) => placeHere(app, Number(button.dataset.tile)) || playing.wait(button),
    ...finishActions(app),
    ...moreActions(app),
    "lay-solution": () => placeSolution(app),
    hint: () => hintHere(app),
  };
}
