// How the page speaks: sentences from one flat table per language, with {names}
// for what goes into them. A sentence that depends on a number stands under
// key.one, key.other and whatever forms the language has.

import { shown } from "./shown.js";

/** @import {Count} from "../../types.d.ts" */

/** @typedef {typeof import("../../words/en.js").words} English */
/** What depends on a number. @typedef {keyof English extends infer Key ? Key extends `${infer Stem}.one` ? Stem : never : never} Counted */

/**
 * All that the page says in a language: the keys of English, and each plural in the
 * forms that the language needs. It may have more of them, such as the French "many".
 * @template {Intl.LDMLPluralRule} [Form="one" | "other"]
 * @typedef {Record<Exclude<keyof English, `${Counted}.one` | `${Counted}.other`> | `${Counted}.${Form}`, string>
 *   & Partial<Record<`${Counted}.${Intl.LDMLPluralRule}`, string>>} Table
 */

/** @typedef {Record<string, string | number>} Words what goes into a sentence */

/** From this many digits on a count is rounded. */
const LONG = 16;
/** A number of which only its size is known is large from this power of ten on. */
const LARGE = 11;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Whether a count has too many digits to be read.
 * @param {Count} n
 */
export function isLong(n) {
  return typeof n === "string" ? n.length >= LONG : n >= 10 ** (LONG - 1);
}

/**
 * The language to speak: the one set, else the first of the browser's that we know.
 * @param {string} setting
 * @param {readonly string[]} wanted
 * @param {readonly string[]} known
 * @returns {string}
 */
export function languageFor(setting, wanted, known) {
  if (known.includes(setting)) return setting;
  return wanted.map((tag) => tag.split("-")[0].toLowerCase()).find((tag) => known.includes(tag)) ?? "en";
}

/**
 * What a language calls itself, such as "Deutsch".
 * @param {string} language
 */
export function ownName(language) {
  return begun(new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language, language);
}

/**
 * The text with a capital letter.
 * @param {string} text
 * @param {string} language
 */
function begun(text, language) {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/**
 * A power, of ten unless another base is given, such as "10¹⁴" or "10⁻⁶".
 * @param {number} exponent
 * @param {number} [base]
 */
export function power(exponent, base = 10) {
  return `${base}${[...String(exponent)].map((sign) => (sign === "-" ? "⁻" : RAISED[Number(sign)])).join("")}`;
}

/** Speaks one language. */
export class Speech {
  /**
   * @param {string} language
   * @param {{ readonly [key: string]: string | undefined }} table its words
   */
  constructor(language, table) {
    this.language = language;
    this.table = table;
    this.plural = new Intl.PluralRules(language);
    this.figures = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    this.conjunction = new Intl.ListFormat(language, { type: "conjunction" });
  }

  /** @param {string} key */
  knows(key) {
    return key in this.table;
  }

  /**
   * The sentence under the key. Numbers are written as people of the language do;
   * a word from outside is shown as such, see shown.js.
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
      return typeof word === "number" ? this.number(word) : shown(word);
    });
  }

  /**
   * The sentence in the form that n asks for, or in the one for all other numbers;
   * {n} is n in figures.
   * @param {string} key
   * @param {Count} n
   * @param {Words} [words]
   */
  count(key, n, words = {}) {
    const asked = `${key}.${isLong(n) ? "other" : this.plural.select(Number(n))}`;
    return this.say(this.knows(asked) ? asked : `${key}.other`, { n: this.number(n), ...words });
  }

  /**
   * A number in figures; one that is too long to be read is rounded, such as
   * "about 5.4 × 10²⁶³⁸".
   * @param {Count} n
   */
  number(n) {
    if (!isLong(n)) return this.figures.format(Number(n));
    const digits = String(n);
    const tenths = Math.round(Number(digits.slice(0, LONG)) / 10 ** (LONG - 2));
    // 9.96 is rounded to 10.0, which is 1.0 with one zero more.
    const [mantissa, zeros] = tenths < 100 ? [tenths / 10, digits.length - 1] : [1, digits.length];
    return this.say("number.about", { n: `${this.figures.format(mantissa)} × ${power(zeros)}` });
  }

  /**
   * A number that is known by its decimal logarithm, and roughly: to two digits, or of a
   * large one the power of ten.
   * @param {number} log
   */
  magnitude(log) {
    return log < LARGE ? this.number(Number((10 ** log).toPrecision(2))) : power(Math.round(log));
  }

  /**
   * A count to its last digit.
   * @param {Count} n
   */
  digits(n) {
    return this.figures.format(BigInt(n));
  }

  /**
   * A number at the head of a sentence: in words up to twelve.
   * @param {Count} n
   */
  inWords(n) {
    const key = `number.${n}`;
    return this.knows(key) ? this.say(key) : this.begin(this.number(n));
  }

  /**
   * The same with a capital letter, as a sentence begins.
   * @param {string} text
   */
  begin(text) {
    return begun(text, this.language);
  }

  /**
   * "3 and 4", "5, 6 and 7".
   * @param {(string | number)[]} items
   */
  list(items) {
    return this.conjunction.format(items.map(String));
  }

  /**
   * "left: frog · head", with the space before the colon where a language has one.
   * @param {string} what
   * @param {string} said of it
   */
  of(what, said) {
    return this.say("said-of", { what, said });
  }

  /**
   * A share of a whole, such as "34 %".
   * @param {number} share
   */
  share(share) {
    const digits = share > 0 && share < 0.01 ? 2 : 0;
    return new Intl.NumberFormat(this.language, { style: "percent", maximumFractionDigits: digits }).format(share);
  }

  /**
   * How long something took.
   * @param {number} milliseconds
   */
  time(milliseconds) {
    if (milliseconds < 1) return this.say("time.blink");
    if (milliseconds < 1000) return this.say("time.milliseconds", { n: Math.round(milliseconds) });
    const seconds = milliseconds / 1000;
    if (seconds < 120) return this.say("time.seconds", { n: seconds < 10 ? seconds : Math.round(seconds) });
    return this.say("time.minutes", { n: Math.round(seconds / 60) });
  }
}
