// Small drawings that stand for pictures: strokes of points on a grid, their text before a name, as Go
// reads it (solver/sketch), and how to simplify a stroke.

/** @typedef {[x: number, y: number]} Point */

export const SIZE = 32;
const MAX_STROKES = 16;
const MAX_POINTS = 96;
const SIGNS = "0123456789abcdefghijklmnopqrstuv";
/** How far a simplified line may be from the drawn one, in grid steps. */
const LEEWAY = 0.55;
/** The same when there is little room for points: beyond this it would be another drawing. */
const MOST_LEEWAY = 2.5;

/** The text of a drawing, "" for an empty one. @param {Point[][]} strokes */
export function sketchText(strokes) {
  return strokes.length > 0 ? `~~${strokes.map((stroke) => stroke.flat().map((at) => SIGNS[at]).join("")).join("-")}` : "";
}

/** The drawing that a name begins with, if any, and the rest of the name. @param {string} name @returns {{ strokes: Point[][] | null, rest: string }} */
export function readSketch(name) {
  const none = { strokes: null, rest: name };
  const [, code, rest] = /^~~((?:[0-9a-v]{2})+(?:-(?:[0-9a-v]{2})+)*)(?: +([^]*))?$/.exec(name) ?? [];
  if (!code) return none;
  const strokes = code.split("-").map((word) => (word.match(/../g) ?? []).map((pair) => /** @type {Point} */ ([...pair].map((sign) => SIGNS.indexOf(sign)))));
  const sound = strokes.length <= MAX_STROKES && strokes.flat().length <= MAX_POINTS && strokes.every((stroke) => distinct(stroke).length === stroke.length);
  return sound ? { strokes, rest: rest ?? "" } : none;
}

/**
 * A drawing with one more stroke, in as few points as show it; null if there is no room for it.
 * @param {Point[][]} strokes
 * @param {Point[]} line as drawn
 */
export function withStroke(strokes, line) {
  const room = MAX_POINTS - strokes.flat().length;
  if (strokes.length === MAX_STROKES || room < 2) return null;
  for (let leeway = LEEWAY; leeway <= MOST_LEEWAY; leeway *= 1.5) {
    const stroke = distinct(fewer(line, leeway).map(onGrid));
    if (stroke.length <= room) return [...strokes, stroke];
  }
  return null;
}

/** Drops the points that are nearly on the line between others (Ramer, Douglas, Peucker). @param {Point[]} line @param {number} leeway @returns {Point[]} */
function fewer(line, leeway) {
  const [from, to] = [line[0], line[line.length - 1]];
  let [farthest, most] = [0, 0];
  for (const [at, point] of line.entries()) {
    const away = distance(point, from, to);
    if (away > most) [farthest, most] = [at, away];
  }
  if (most <= leeway) return [from, to];
  return [...fewer(line.slice(0, farthest + 1), leeway), ...fewer(line.slice(farthest), leeway).slice(1)];
}

/** The distance of a point from the segment between two others. @param {Point} point @param {Point} from @param {Point} to */
function distance([x, y], [x1, y1], [x2, y2]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = dx || dy ? Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** @type {(point: Point) => Point} */
const onGrid = ([x, y]) => [Math.round(x), Math.round(y)];

/** Drops a point that equals the one before it. @param {Point[]} stroke */
function distinct(stroke) {
  return stroke.filter(([x, y], at) => at === 0 || x !== stroke[at - 1][0] || y !== stroke[at - 1][1]);
}

/** The strokes as an SVG path. @param {Point[][]} strokes */
export function penWay(strokes) {
  return strokes.map(([[x, y], ...more]) => `M${x} ${y}${more.length > 0 ? more.map(([right, down]) => `L${right} ${down}`).join("") : "h0"}`).join("");
}
