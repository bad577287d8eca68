// What leaves the page: text and pictures to the clipboard, files to the disk, papers to the printer.

import { make, part } from "./dom.js";

/** Copies a text and returns whether the browser allowed it. @param {string} text */
export function copies(text) {
  return (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}

/** Has the browser save a file. @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  make("a", { href: address, download: name }).click();
  // Some browsers read the address only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Prints some elements and nothing else; they are in the page until printing is over.
 * @param {string} what they are, for the style
 * @param {HTMLElement[]} papers
 * @param {() => void} [done] puts them back
 */
export function printAlone(what, papers, done = () => {}) {
  const root = part("papers");
  root.replaceChildren(...papers);
  document.body.dataset.print = what;
  addEventListener(
    "afterprint",
    () => {
      delete document.body.dataset.print;
      root.replaceChildren();
      done();
    },
    { once: true },
  );
  globalThis.print?.();
}

/** A picture is this many times as large as the drawing, but no side is longer than LONGEST pixels. */
const TIMES = 2;
const LONGEST = 4096;

/** An SVG document as a PNG. Go draws codes so that their modules become whole pixels. @param {string} svg */
export async function dotsOf(svg) {
  const image = await imageOf(svg);
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const times = Math.min(TIMES, LONGEST / Math.max(width, height));
  return painted(Math.round(width * times), Math.round(height * times), (pen, { width, height }) => pen.drawImage(image, 0, 0, width, height));
}

/** An SVG document as an image that can be painted. @param {string} svg */
export async function imageOf(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Paints on a canvas and returns it as a PNG.
 * @param {number} width
 * @param {number} height
 * @param {(pen: CanvasRenderingContext2D, canvas: HTMLCanvasElement) => void} paint
 * @returns {Promise<Blob>}
 */
export async function painted(width, height, paint) {
  const canvas = make("canvas", { width, height });
  const pen = canvas.getContext("2d");
  if (pen) paint(pen, canvas);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** Copies a picture, and a text if there is one; returns whether it worked. @param {Promise<Blob>} picture @param {string} [text] */
export async function copyDots(picture, text) {
  const { ClipboardItem } = globalThis;
  try {
    if (!ClipboardItem || !navigator.clipboard.write) return false;
    // The item takes promises, so that write() runs at once, while the browser still sees the click.
    const item = new ClipboardItem({ "image/png": picture, ...(text && { "text/plain": new Blob([text], { type: "text/plain" }) }) });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return false;
  }
}
