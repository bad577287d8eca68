// Texts that arrive without a field to put them in: pasted anywhere on the page,
// dropped on it, or chosen as a file.

import { BEGINNING, LONGEST, isPuzzleFile } from "../keep/puzzle-file.js";

/** A text longer than this, in bytes, is read no further: Go says that it is too long. */
const MOST = 1 << 20;

/**
 * @param {(text: Promise<string>) => void} arrive is given every text that comes
 */
export function awaitTexts(arrive) {
  document.addEventListener("paste", (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!text.trim()) return;
    event.preventDefault();
    arrive(Promise.resolve(text));
  });
  const over = (/** @type {boolean} */ is) => {
    if (is) document.body.dataset.drop = "true";
    else delete document.body.dataset.drop;
  };
  document.addEventListener("dragover", (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (!types.includes("Files") && !types.includes("text/plain")) return;
    event.preventDefault();
    over(true);
  });
  document.addEventListener("dragleave", (event) => event.relatedTarget === null && over(false));
  document.addEventListener("drop", (event) => {
    over(false);
    const { files } = event.dataTransfer ?? {};
    const text = event.dataTransfer?.getData("text/plain");
    if (!files?.length && !text) return;
    event.preventDefault();
    arrive(files?.length ? readFile(files[0]) : Promise.resolve(text ?? ""));
  });
}

/**
 * The text of a file; of one that is too large, just more than can be read, and of
 * a picture or the like only its beginning: Go says that it is no text.
 * @param {Blob} file
 * @returns {Promise<string>}
 */
export async function readFile(file) {
  const beginning = await file.slice(0, BEGINNING).text();
  if (beginning.includes("\0")) return beginning;
  const most = isPuzzleFile(beginning) ? LONGEST : MOST;
  return file.slice(0, most + 1).text();
}
