// What a hand feels: a soft sound and a short vibration when a tile is placed, and when
// halves meet. Off until it is wanted. Browsers allow sound after a gesture only, so it
// is made ready when it is first needed; where it is forbidden, nothing is heard.

import { TABLE } from "../game/game.js";
import { layerShown } from "../table/layers.js";

/** @import {Store} from "../base/store.js" */
/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Place} from "../game/game.js" */
/** @import {State} from "../play/state.d.ts" */

/**
 * Something that is felt: notes, each with its pitch in hertz, when it begins, how long it
 * rings, in seconds, and how loud; and for how many milliseconds it shakes, rests, shakes.
 * @typedef {{ notes: [pitch: number, at: number, rings: number, loud: number][], shakes: number[] }} Touch
 */

/** Wood on wood. @type {Touch} */
const PLACED = { notes: [[174, 0, 0.09, 0.22], [348, 0, 0.04, 0.07]], shakes: [9] };
/** Two halves find each other, as the seam between them closes. @type {Touch} */
const MET = { notes: [[587, 0.17, 0.22, 0.08], [880, 0.24, 0.34, 0.08]], shakes: [9, 60, 14] };

/** A sound rings no longer than this, in seconds. */
const LONGEST = 1;
/** So long sound may take to be ready when it is tried, in milliseconds. */
const PATIENCE = 500;

export class Feel {
  /** @param {Store<State>} store */
  constructor(store) {
    this.store = store;
    /** Made when sound is first wanted. @type {AudioContext | null} */
    this.audio = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.silent = undefined;
    /** Where all tiles lay when that was last looked at, of which puzzle, and which seams matched. @type {{ puzzle: Puzzle | null, places: Place[], matched: number[] }} */
    this.before = { puzzle: null, places: [], matched: [] };
  }

  /** Whether the puzzle is the one that was looked at last; of another nobody has felt anything yet. */
  again() {
    const { puzzle, game, marks } = this.store.state.table;
    if (puzzle === this.before.puzzle) return true;
    this.before = { puzzle, places: game?.places ?? [], matched: marks?.matched ?? [] };
    return false;
  }

  /** A tile was moved, and pictures may have become whole. */
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

  /**
   * Lets it be felt for a first time.
   * @returns {Promise<boolean>} whether anything can be
   */
  async try() {
    const shakes = shake(MET.shakes);
    const late = new Promise((done) => setTimeout(done, PATIENCE, false));
    return (await Promise.race([this.sound(MET.notes), late])) || shakes;
  }

  /**
   * @param {Touch["notes"]} notes
   * @returns {Promise<boolean>} whether they can be heard
   */
  async sound(notes) {
    try {
      this.audio ??= new AudioContext();
      const { audio } = this;
      if (audio.state !== "running") await audio.resume();
      for (const note of notes) ring(audio, ...note);
      // A context that runs keeps the device awake.
      clearTimeout(this.silent);
      this.silent = setTimeout(() => void audio.suspend(), LONGEST * 1000);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} at
 * @param {number} rings
 * @param {number} loud
 */
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

/**
 * @param {number[]} times
 * @returns {boolean} whether the device takes it
 */
function shake(times) {
  try {
    return navigator.vibrate?.(times) ?? false;
  } catch {
    return false;
  }
}
