// Shares a result as a picture and a line in the best way that the browser has: a share sheet that
// takes files, else the clipboard, else the picture is saved and the line copied. A way that fails
// leads to the next. The ways are passed in, so that tests need no browser.

/**
 * The way that worked. "sent" also covers a share sheet that the person has closed.
 * @typedef {"sent" | "copied" | "copied-line" | "saved" | "saved-only" | "none"} Way
 */

/** The way, and whether a share sheet failed before it. @typedef {{ way: Way, failed: boolean }} Outcome */

/** @typedef {{ title: string, text: string, url: string }} Line the text may be empty */

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
export const lineText = ({ text, url }) => (text ? `${text}\n${url}` : url);

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
  const failed = means.share !== null && !(await sends({ title, url, ...(text && { text }) }, means));
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
