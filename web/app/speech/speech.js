// Speaks a language: sentences come from one flat table per language, with {names} for values. A sentence that
// depends on a number has the keys key.one, key.other and the language's further plural forms. Text from outside is
// made safe before it goes into a sentence.

import { LANGUAGES } from "../../built.js";
import { loadWords } from "../base/later.js";

/** @import {Count} from "../../types.d.ts" */

/** @typedef {typeof import("../../words/en.js").words} English */
/**
 * The stems of the sentences that depend on a number.
 * @typedef {keyof English extends infer Key ? Key extends `${infer Stem}.one` ? Stem : never : never} Counted
 */

/**
 * A language's table: the keys of English, with each plural in the forms that the language needs.
 * It may have more forms, such as the French "many", and phrases for a half of one of our own pictures.
 * @template {Intl.LDMLPluralRule} [Form="one" | "other"]
 * @typedef {Record<Exclude<keyof English, `${Counted}.one` | `${Counted}.other`> | `${Counted}.${Form}`, string>
 *   & Partial<Record<`${Counted}.${Intl.LDMLPluralRule}` | `said.${string}`, string>>} Table
 */

/** @typedef {Record<string, string | number>} Words what goes into a sentence */

/** Round counts from this many digits on. */
const LONG = 16;
/** Write magnitudes from this power of ten on as powers. */
const LARGE = 11;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Reports whether a count has too many digits to be read. @param {Count} n */
export function isLong(n) {
  return typeof n === "string" ? n.length >= LONG : n >= 10 ** (LONG - 1);
}

/**
 * The language to use: the one set, else the browser's first that we have, else English.
 * @param {string} setting
 * @param {readonly string[]} wanted
 * @param {readonly string[]} known
 */
export function languageFor(setting, wanted, known) {
  if (known.includes(setting)) return setting;
  return wanted.map((tag) => tag.split("-")[0].toLowerCase()).find((tag) => known.includes(tag)) ?? "en";
}

/** A language's name for itself, such as "Deutsch". @param {string} language */
export function ownName(language) {
  return capitalized(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language, language);
}

/** @param {string} text @param {string} language */
function capitalized(text, language) {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** A power, such as "10¹⁴" or "10⁻⁶". @param {number} exponent @param {number} [base] */
export function power(exponent, base = 10) {
  return `${base}${[...String(exponent)].map((sign) => (sign === "-" ? "⁻" : RAISED[Number(sign)])).join("")}`;
}

export class Speech {
  /** @param {string} language @param {{ readonly [key: string]: string | undefined }} table its words */
  constructor(language, table) {
    this.language = language;
    this.table = table;
    this.plural = new Intl.PluralRules(language);
    this.figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    this.conjunction = new Intl.ListFormat(language, { type: "conjunction" });
    /** What writes dates, by its options: to make one takes far longer than to use it. @type {Map<string, Intl.DateTimeFormat>} */
    this.dates = new Map();
  }

  /** @param {string} key */
  knows(key) {
    return key in this.table;
  }

  /**
   * The key's sentence. Numbers are formatted for the language, and text is made safe to show.
   * @param {string} key
   * @param {Words} [words]
   * @returns {string}
   */
  say(key, words = {}) {
    const sentence = this.table[key];
    if (sentence === undefined) throw new Error(`no words for ${key}`);
    return sentence.replace(/\{(\w+)\}/g, (whole, name) => {
      const word = words[name];
      if (word === undefined) return whole;
      return typeof word === "number" ? this.number(word) : isolateText(word);
    });
  }

  /** The sentence in the plural form for n; {n} is n in figures. @param {string} key @param {Count} n @param {Words} [words] */
  count(key, n, words = {}) {
    const asked = `${key}.${isLong(n) ? "other" : this.plural.select(Number(n))}`;
    return this.say(this.knows(asked) ? asked : `${key}.other`, { n: this.number(n), ...words });
  }

  /** A number in figures; very long ones are rounded, such as "about 5.4 × 10²⁶³⁸". @param {Count} n */
  number(n) {
    if (!isLong(n)) return this.figures.format(Number(n));
    const digits = String(n);
    const tenths = Math.round(Number(digits.slice(0, LONG)) / 10 ** (LONG - 2));
    // 9.96 rounds to 10.0, which is 1.0 with one more zero.
    const [mantissa, zeros] = tenths < 100 ? [tenths / 10, digits.length - 1] : [1, digits.length];
    return this.say("number.about", { n: `${this.figures.format(mantissa)} × ${power(zeros)}` });
  }

  /** A number given as its decimal logarithm: two digits, or the power of ten if it is large. @param {number} log */
  magnitude(log) {
    return log < LARGE ? this.number(Number((10 ** log).toPrecision(2))) : power(Math.round(log));
  }

  /** A count with all its digits. @param {Count} n */
  digits(n) {
    return this.figures.format(BigInt(n));
  }

  /** A number at the start of a sentence, in words up to twelve. @param {Count} n */
  inWords(n) {
    const key = `number.${n}`;
    return this.knows(key) ? this.say(key) : this.begin(this.number(n));
  }

  /** A moment of universal time, written in this way. @param {number} moment @param {Intl.DateTimeFormatOptions} how */
  date(moment, how) {
    const key = JSON.stringify(how);
    let format = this.dates.get(key);
    if (!format) this.dates.set(key, (format = new Intl.DateTimeFormat(this.language, { ...how, timeZone: "UTC" })));
    return format.format(moment);
  }

  /** @param {string} text */
  begin(text) {
    return capitalized(text, this.language);
  }

  /** "3 and 4", "5, 6 and 7". @param {(string | number)[]} items */
  list(items) {
    return this.conjunction.format(items.map(String));
  }

  /** "left: frog head"; some languages put a space before the colon. @param {string} what @param {string} said */
  of(what, said) {
    return this.say("said-of", { what, said });
  }

  /** A share, such as "34 %". @param {number} share */
  share(share) {
    const digits = share > 0 && share < 0.01 ? 2 : 0;
    return new Intl.NumberFormat(this.language, { style: "percent", maximumFractionDigits: digits }).format(share);
  }

  /** A measured duration. @param {number} milliseconds */
  time(milliseconds) {
    if (milliseconds < 1) return this.say("time.blink");
    if (milliseconds < 1000) return this.say("time.milliseconds", { n: Math.round(milliseconds) });
    const seconds = milliseconds / 1000;
    if (seconds < 120) return this.say("time.seconds", { n: seconds < 10 ? seconds : Math.round(seconds) });
    return this.say("time.minutes", { n: Math.round(seconds / 60) });
  }
}

/** Replaces an invisible character. */
const UNSEEN = "\uFFFD";
/** ASCII controls have pictures at this offset in Unicode, but for Delete. */
const PICTURES = 0x2400;
const [DELETE, DELETED] = ["\x7F", "\u2421"];
/** First strong isolate and its end: text between them does not reorder its surroundings. */
const [FSI, PDI] = ["\u2068", "\u2069"];

/** A closed isolate: the text has been through shown before. */
const ISOLATE = /\u2068([^\u2066-\u2069]*)\u2069/gu;
/** Flags of regions, joiners of letters and emoji, soft hyphens and Arabic signs: invisible, but legitimate. */
const HONEST = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|[\u00AD\u0600-\u0605\u06DD\u070F\u08E2\u200C\u200D]/u;
const HIDDEN = new RegExp(`${ISOLATE.source}|${HONEST.source}|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]`, "gu");
/** More marks than these on one letter would overlap neighbouring lines. */
const MARKS = /(\p{M}{5})\p{M}+/gu;
/** Right-to-left letters. */
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** For screen readers, which read the dot between two facts aloud. @param {string} text */
export const aloud = (text) => text.replaceAll(/\s· /g, ", ");

/** The text with visible controls, isolated if it contains right-to-left letters. @param {string} text @returns {string} */
export function isolateText(text) {
  const seen = visible(text).replace(MARKS, `$1${UNSEEN}`);
  if (!LEFTWARD.test(seen.replace(ISOLATE, ""))) return seen;
  return FSI + seen.replace(ISOLATE, "$1") + PDI;
}

/** @param {string} text @returns {string} */
function visible(text) {
  return text.replace(HIDDEN, (sign, /** @type {string | undefined} */ isolated) => {
    if (isolated !== undefined) return FSI + visible(isolated) + PDI;
    if (HONEST.test(sign)) return sign;
    if (sign < " ") return String.fromCodePoint(PICTURES + sign.charCodeAt(0));
    return sign === DELETE ? DELETED : UNSEEN;
  });
}

/** Loads the words of the language that is set. @param {string} setting */
export async function speak(setting) {
  const language = languageFor(setting, navigator.languages, LANGUAGES);
  return new Speech(language, await loadWords(language));
}

/** The same when the page starts: in English where the words of the language fail to load. @param {string} setting */
export const speakFirst = (setting) => speak(setting).catch(() => speak("en"));
