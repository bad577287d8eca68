// Shares a result as a picture and a line in the best way that the browser has: a share sheet that
// takes files, else the clipboard, else the picture is saved and the line copied. A way that fails
// leads to the next. The ways are passed in, so that tests need no browser.

import { imageOf, painted } from "../base/export.js";

/**
 * The way that worked. "sent" also covers a share sheet that the person has closed.
 * @typedef {"sent" | "copied" | "copied-line" | "saved" | "saved-only" | "none"} Way
 */

/** The way, and whether a share sheet failed before it. @typedef {{ way: Way, failed: boolean }} Outcome */

/** @typedef {{ title: string, text: string, url: string }} Line the text or the address may be empty */

/**
 * What the browser can do. Each promise tells whether it worked.
 * @typedef {object} Means
 * @property {((data: ShareData) => Promise<void>) | null} share rejects with an AbortError when the person closes the sheet
 * @property {(data: ShareData) => boolean} canShare
 * @property {(picture: Promise<Blob>, text: string) => Promise<boolean>} copyBoth
 * @property {(text: string) => Promise<boolean>} copyLine
 * @property {(name: string, picture: Blob) => void} save
 */

/** @param {Line} line */
export const lineText = ({ text, url }) => [text, url].filter(Boolean).join("\n");

/**
 * Shares a picture and a line.
 * @param {Promise<Blob>} picture may reject
 * @param {string} name of the picture's file
 * @param {Line} line
 * @param {Means} means
 * @returns {Promise<Outcome>}
 */
export async function passOn(picture, name, line, means) {
  let failed = false;
  // Asked before the picture is there: without a sheet for files, copying must begin at once.
  if (means.share && means.canShare({ files: [new File([], name, { type: "image/png" })] })) {
    const blob = await picture.catch(() => null);
    const sent = await sends({ ...(blob && { files: [new File([blob], name, { type: "image/png" })] }), text: lineText(line) }, means);
    if (sent) return { way: "sent", failed };
    failed = true;
  }
  if (await means.copyBoth(picture, lineText(line))) return { way: "copied", failed };
  const blob = await picture.catch(() => null);
  if (blob) means.save(name, blob);
  const copied = await means.copyLine(lineText(line));
  return { way: copied ? (blob ? "saved" : "copied-line") : blob ? "saved-only" : "none", failed };
}

/**
 * Shares a line without the picture, which would give the solution away.
 * @param {Line} line
 * @param {Means} means
 * @returns {Promise<Outcome>}
 */
export async function passLineOn(line, means) {
  const { title, text, url } = line;
  const failed = means.share !== null && !(await sends({ title, ...(url && { url }), ...(text && { text }) }, means));
  if (means.share && !failed) return { way: "sent", failed };
  return { way: (await means.copyLine(lineText(line))) ? "copied-line" : "none", failed };
}

/** Whether the share sheet worked; a person who closes it is no failure. @param {ShareData} data @param {Means} means */
async function sends(data, { share }) {
  try {
    await share?.(data);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === "AbortError";
  }
}

/** In pixels; four to five, as social networks show pictures. */
const [WIDTH, HEIGHT] = [1080, 1350];
/** The box that the board is fitted into. */
const BOARD = { x: 60, y: 60, width: 960, height: 960 };

const TABLE = "#efe7d8";
const SERIF = 'ui-serif, "Iowan Old Style", Georgia, serif';

/** The lines, from the top. @type {{ y: number, size: number, font: string, ink: string }[]} */
const LINES = [
  { y: 1146, size: 68, font: SERIF, ink: "#2a2420" },
  { y: 1226, size: 38, font: "system-ui, sans-serif", ink: "#5f554a" },
];
/** A long line shrinks down to this size, then it is squeezed. */
const SMALLEST = 26;

/** @param {string} svg the finished board @param {string[]} lines @returns {Promise<Blob>} a PNG */
export async function resultPicture(svg, lines) {
  const board = await imageOf(svg);
  return painted(WIDTH, HEIGHT, (pen) => {
    pen.fillStyle = TABLE;
    pen.fillRect(0, 0, WIDTH, HEIGHT);
    const { naturalWidth: width, naturalHeight: height } = board;
    const times = Math.min(BOARD.width / width, BOARD.height / height);
    const [left, top] = [BOARD.x + (BOARD.width - width * times) / 2, BOARD.y + (BOARD.height - height * times) / 2];
    pen.drawImage(board, left, top, width * times, height * times);
    pen.textAlign = "center";
    for (const [at, { y, size, font, ink }] of LINES.entries()) {
      pen.fillStyle = ink;
      pen.font = `${size}px ${font}`;
      const fitting = (size * BOARD.width) / Math.max(BOARD.width, pen.measureText(lines[at]).width);
      pen.font = `${Math.max(SMALLEST, Math.floor(fitting))}px ${font}`;
      pen.fillText(lines[at], WIDTH / 2, y, BOARD.width);
    }
  });
}
