// Feedback for the hand: a soft sound and a short vibration when a tile is placed and when halves meet.
// Off by default. Browsers allow sound only after a gesture, so the audio is created when it is first
// needed; where sound is forbidden, there is none.

import { TABLE } from "../game/game.js";
import { layerShown } from "../table/layers.js";

/** @import {Store} from "../base/store.js" */
/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Place} from "../game/game.js" */
/** @import {State} from "./state.d.ts" */

/**
 * Notes (pitch in hertz, start and length in seconds, volume) and a vibration pattern in milliseconds.
 * @typedef {{ notes: [pitch: number, at: number, rings: number, loud: number][], shakes: number[] }} Touch
 */

/** Wood on wood. @type {Touch} */
const PLACED = { notes: [[174, 0, 0.09, 0.22], [348, 0, 0.04, 0.07]], shakes: [9] };
/** A seam closes. @type {Touch} */
const MET = { notes: [[587, 0.17, 0.22, 0.08], [880, 0.24, 0.34, 0.08]], shakes: [9, 60, 14] };

/** The longest sound, in seconds. */
const LONGEST = 1;
/** How long a trial waits for sound, in milliseconds. */
const TRIAL_WAIT = 500;

export class Feel {
  /** @param {Store<State>} store */
  constructor(store) {
    this.store = store;
    /** Created on first use. @type {AudioContext | null} */
    this.audio = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.silent = undefined;
    /** The puzzle, the places and the matched seams after the last move. @type {{ puzzle: Puzzle | null, places: Place[], matched: number[] }} */
    this.before = { puzzle: null, places: [], matched: [] };
  }

  /** Returns false for a new puzzle, and takes its board as the start. */
  again() {
    const { puzzle, game, marks } = this.store.state.table;
    if (puzzle === this.before.puzzle) return true;
    this.before = { puzzle, places: game?.places ?? [], matched: marks?.matched ?? [] };
    return false;
  }

  /** Gives feedback on a move. */
  moved() {
    if (!this.again()) return;
    const { game, marks } = this.store.state.table;
    const { before } = this;
    const places = game?.places ?? [];
    const matched = layerShown(this.store.state) === "board" ? (marks?.matched ?? []) : before.matched;
    this.before = { ...before, places, matched };
    if (places.some(([cell], tile) => cell !== TABLE && cell !== before.places[tile]?.[0])) this.touch(PLACED);
    if (matched.some((seam) => !before.matched.includes(seam))) this.touch(MET);
  }

  /** @param {Touch} touch */
  touch({ notes, shakes }) {
    const { tab, settings } = this.store.state.page;
    if (!settings.feel || tab !== "play" || document.hidden) return;
    void this.sound(notes);
    shake(shakes);
  }

  /** Gives feedback as a trial. @returns {Promise<boolean>} whether the device can */
  async try() {
    const shakes = shake(MET.shakes);
    const late = new Promise((done) => setTimeout(done, TRIAL_WAIT, false));
    return (await Promise.race([this.sound(MET.notes), late])) || shakes;
  }

  /** @param {Touch["notes"]} notes @returns {Promise<boolean>} whether they can be heard */
  async sound(notes) {
    try {
      this.audio ??= new AudioContext();
      const { audio } = this;
      if (audio.state !== "running") await audio.resume();
      for (const note of notes) ring(audio, ...note);
      // A running context keeps the audio device awake.
      clearTimeout(this.silent);
      this.silent = setTimeout(() => void audio.suspend(), LONGEST * 1000);
      return true;
    } catch {
      return false;
    }
  }
}

/** @param {AudioContext} audio @param {number} pitch @param {number} at @param {number} rings @param {number} loud */
function ring(audio, pitch, at, rings, loud) {
  const [tone, gain] = [audio.createOscillator(), audio.createGain()];
  const begins = audio.currentTime + at;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(loud, begins + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
  tone.connect(gain).connect(audio.destination);
  tone.start(begins);
  tone.stop(begins + rings);
}

/** @param {number[]} times @returns {boolean} whether the device vibrates */
function shake(times) {
  try {
    return navigator.vibrate?.(times) ?? false;
  } catch {
    return false;
  }
}
