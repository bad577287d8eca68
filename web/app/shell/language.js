// Which language the page speaks. A language is one file in web/words, and the build
// lists them in built.js; only the one that is spoken is loaded.

import { LANGUAGES } from "../../built.js";
import { loadWords } from "../base/later.js";
import { recallSettings } from "../keep/settings.js";
import { storageIfAllowed } from "../keep/storage.js";
import { Speech, languageFor } from "../speech/speech.js";

/**
 * Speaks the language that is set, once its words are there.
 * @param {string} setting
 */
export async function speak(setting) {
  const language = languageFor(setting, navigator.languages, LANGUAGES);
  return new Speech(language, await loadWords(language));
}

/** What the page speaks at first: English, where the words of its language are missing or broken. */
export const firstSpeech = speak(recallSettings(storageIfAllowed("localStorage"), LANGUAGES).language).catch(() => speak("en"));
