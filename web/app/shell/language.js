// The language of the page. Each language is one file in web/words, and the build lists them in
// built.js; only the one in use is loaded.

import { LANGUAGES } from "../../built.js";
import { loadWords } from "../base/later.js";
import { recallSettings } from "../keep/settings.js";
import { storageIfAllowed } from "../keep/storage.js";
import { Speech, languageFor } from "../speech/speech.js";

/** Loads the words of the language that is set. @param {string} setting */
export async function speak(setting) {
  const language = languageFor(setting, navigator.languages, LANGUAGES);
  return new Speech(language, await loadWords(language));
}

/** The page's first language: English where the words of another one fail to load. */
export const firstSpeech = speak(recallSettings(storageIfAllowed("localStorage"), LANGUAGES).language).catch(() => speak("en"));
