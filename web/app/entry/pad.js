// The pad for drawing a picture of one's own, with finger, pen or mouse, or with the arrow keys and the
// space bar.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { draw, make, setText } from "../base/dom.js";
import { loadStyle } from "../base/later.js";
import { SIZE, penWay, readSketch, sketchText, withStroke } from "../base/sketch.js";
import { isolateText } from "../speech/speech.js";

/** @import {Point} from "../base/sketch.js" */
/** @import {Speech} from "../speech/speech.js" */

const STYLE = "style/pad.css";
/** The paper around the grid, in grid steps. */
const MARGIN = 2.5;
const WHOLE = SIZE - 1 + 2 * MARGIN;
/** Points closer to the last one than this, in grid steps, are left out. */
const FINE = 0.25;
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {number} at */
const within = (at) => Math.min(SIZE - 1, Math.max(0, at));

/** Opens the pad for a row of names; its button gets the drawing. @param {{ speech: Speech }} app @param {HTMLElement} button */
export async function showPad({ speech }, button) {
  await loadStyle(STYLE);
  const name = button.closest(".motif")?.querySelector("input:not(.emoji)");
  const called = name instanceof HTMLInputElement ? name.value.trim() || name.placeholder : "";
  const rows = button.closest(".motif")?.parentElement;
  const sheet = makeSheet(speech, (strokes) => {
    // The rows may have been rebuilt while the pad was open.
    const now = /** @type {HTMLElement} */ (rows?.querySelector(`[data-name="${button.dataset.name}"]`) ?? button);
    now.dataset.sketch = sketchText(strokes);
    const emoji = now.closest(".motif")?.querySelector("input.emoji");
    if (emoji instanceof HTMLInputElement && strokes.length > 0) emoji.value = "";
    now.dispatchEvent(new Event("change", { bubbles: true }));
  });
  const root = makeDialog("pad", speech.say("pad.title", { name: isolateText(called) }), speech.say("pad.cancel"), sheet.form);
  root.classList.add("small");
  // A press beside it must not lose the drawing.
  root.setAttribute("closedby", "closerequest");
  root.addEventListener("close", () => root.remove());
  sheet.form.addEventListener("submit", (event) => {
    event.preventDefault();
    sheet.keep();
    root.close();
  });
  sheet.begin(readSketch(button.dataset.sketch ?? "").strokes ?? []);
  openDialog("pad");
}

/** @param {Speech} speech @param {(strokes: Point[][]) => void} done */
function makeSheet(speech, done) {
  /** The drawing after each step, for undo. @type {Point[][][]} */
  let steps = [[]];
  /** The stroke being drawn. @type {Point[] | null} */
  let line = null;
  /** Where the arrow keys have moved the pen. @type {Point} */
  let pen = [SIZE / 2, SIZE / 2];
  /** Whether the last stroke did not fit. */
  let full = false;

  const [way, dot] = [draw("path", { class: "pen" }), draw("circle", { class: "tip", r: 1.5 })];
  const ground = draw("rect", { class: "ground", x: -MARGIN, y: -MARGIN, width: WHOLE, height: WHOLE, rx: 2 });
  const paper = draw("svg", { viewBox: `${-MARGIN} ${-MARGIN} ${WHOLE} ${WHOLE}`, tabindex: 0, role: "application", "aria-label": speech.say("pad.paper"), "aria-describedby": "pad-help", "data-part": "pad" }, ground, way, dot);
  const help = make("p", { id: "pad-help", class: "help", role: "status" });
  const undo = make("button", { type: "button" }, speech.say("undo"));
  const clear = make("button", { type: "button" }, speech.say("pad.clear"));
  const form = make("form", { novalidate: true }, paper, help, make("div", { class: "actions" }, undo, clear, make("button", { type: "submit", class: "primary" }, speech.say("pad.done"))));

  const strokes = () => steps[steps.length - 1];
  const show = () => {
    way.setAttribute("d", penWay(line ? [...strokes(), line] : strokes()));
    for (const [name, at] of [["cx", pen[0]], ["cy", pen[1]]]) dot.setAttribute(String(name), String(at));
    dot.classList.toggle("down", line !== null);
    undo.disabled = steps.length === 1 && !line;
    clear.disabled = strokes().length === 0;
    setText(help, speech.say(full ? "pad.full" : "pad.help"));
  };
  const lift = () => {
    if (!line) return;
    const more = withStroke(strokes(), line);
    if (more) steps.push(more);
    full = !more;
    line = null;
    show();
  };
  const onPress = (/** @type {HTMLButtonElement} */ button, /** @type {() => void} */ step) =>
    button.addEventListener("click", () => {
      full = false;
      step();
      line = null;
      show();
      if (button.disabled) paper.focus({ preventScroll: true });
    });
  onPress(undo, () => void (line || steps.pop()));
  onPress(clear, () => void steps.push([]));

  /** @param {PointerEvent} event @returns {Point} */
  const pointAt = ({ clientX, clientY }) => {
    const box = paper.getBoundingClientRect();
    return [within(((clientX - box.left) / box.width) * WHOLE - MARGIN), within(((clientY - box.top) / box.height) * WHOLE - MARGIN)];
  };
  paper.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    lift();
    paper.setPointerCapture(event.pointerId);
    line = [pointAt(event)];
    show();
  });
  paper.addEventListener("pointermove", (event) => {
    if (!line || !paper.hasPointerCapture(event.pointerId)) return;
    // Not every browser reports the points between two frames.
    for (const at of [...(event.getCoalescedEvents?.() ?? []), event].map(pointAt)) {
      const [x, y] = line[line.length - 1];
      if (Math.hypot(at[0] - x, at[1] - y) >= FINE) line.push(at);
    }
    show();
  });
  paper.addEventListener("lostpointercapture", lift);
  // Or the browser takes a fast stroke for a fling, and the next tap only stops that.
  paper.addEventListener("touchstart", (event) => event.cancelable && event.preventDefault(), { passive: false });
  paper.addEventListener("keydown", (event) => {
    const step = ARROWS[event.key];
    if (event.key === " ") {
      if (line) lift();
      else line = [pen];
    } else if (step) {
      const far = event.shiftKey ? 4 : 1;
      pen = [within(pen[0] + far * step[0]), within(pen[1] + far * step[1])];
      line?.push(pen);
    } else if (event.key === "z" && (event.ctrlKey || event.metaKey)) {
      undo.click();
    } else return;
    event.preventDefault();
    show();
  });
  return {
    form,
    paper,
    begin: (/** @type {Point[][]} */ drawn) => {
      steps = [drawn];
      show();
    },
    keep: () => {
      if (line) lift();
      done(strokes());
    },
  };
}
