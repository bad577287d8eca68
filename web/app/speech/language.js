// The language of the page. Each language is one file in web/words, and the build lists them in built.js; only the one
// in use is loaded.

import { LANGUAGES } from "../../built.js";
import { loadWords } from "../base/later.js";
import { Speech, languageFor } from "./speech.js";

/** Loads the words of the language that is set. @param {string} setting */
export async function speak(setting) {
  const language = languageFor(setting, navigator.languages, LANGUAGES);
  return new Speech(language, await loadWords(language));
}

/** The same when the page starts: in English where the words of the language fail to load. @param {string} setting */
export const speakFirst = (setting) => speak(setting).catch(() => speak("en"));
