// Passing a result on: a picture and a line, in the best way that the browser has. Where a
// share sheet takes files they go there; else to the clipboard; else the picture is saved
// and the line copied. A way that fails leads to the next one. Knows no DOM: the ways are
// handed in.

/**
 * What became of it: nothing more is to be said of what was sent, or not sent after all.
 * @typedef {"sent" | "copied" | "copied-line" | "saved" | "saved-only" | "none"} Way
 */

/** A way, and whether a share sheet had failed before. @typedef {{ way: Way, failed: boolean }} Outcome */

/** @typedef {{ title: string, text: string, url: string }} Line what is said, which may be nothing, and where it leads */

/**
 * What a browser can do. Each says whether it did it.
 * @typedef {object} Means
 * @property {((data: ShareData) => Promise<void>) | null} share rejects with an AbortError when the person changes their mind
 * @property {(data: ShareData) => boolean} canShare
 * @property {(picture: Promise<Blob>, text: string) => Promise<boolean>} copyBoth
 * @property {(text: string) => Promise<boolean>} copyLine
 * @property {(name: string, picture: Blob) => void} save
 */

/** @param {Line} line */
export const lineText = ({ text, url }) => (text ? `${text}\n${url}` : url);

/**
 * Passes a picture and a line on.
 * @param {Promise<Blob>} picture which may fail
 * @param {string} name of its file
 * @param {Line} line
 * @param {Means} means
 * @returns {Promise<Outcome>}
 */
export async function passOn(picture, name, line, means) {
  let failed = false;
  // Asked before the picture is there: who has no sheet for files copies at once.
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
 * Passes a line on, without the picture that gives the solution away.
 * @param {Line} line
 * @param {Means} means
 * @returns {Promise<Outcome>}
 */
export async function passLineOn(line, means) {
  const { title, text, url } = line;
  const failed = means.share !== null && !(await sends({ title, url, ...(text && { text }) }, means));
  if (means.share && !failed) return { way: "sent", failed };
  return { way: (await means.copyLine(lineText(line))) ? "copied-line" : "none", failed };
}

/**
 * Whether the share sheet has had it: to close it without sending is no failure.
 * @param {ShareData} data
 * @param {Means} means
 */
async function sends(data, { share }) {
  try {
    await share?.(data);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === "AbortError";
  }
}
