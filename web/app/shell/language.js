// Which language the page speaks. A language is one file in web/words, and the build
// lists them in languages.js; only the one that is spoken is loaded. index.html starts
// this module ahead of the others, so that the words arrive while those still load.

import { LANGUAGES } from "../../languages.js";
import { recallSettings } from "../keep/settings.js";
import { storageIfAllowed } from "../keep/storage.js";
import { Speech, languageFor } from "../speech/speech.js";

/**
 * Speaks the language that is set, once its words are there.
 * @param {string} setting
 */
export async function speak(setting) {
  const language = languageFor(setting, navigator.languages, LANGUAGES);
  const { words } = await import(`../../words/${language}.js`);
  return new Speech(language, words);
}

/** What the page speaks at first: English, where the words of its language are missing or broken. */
export const firstSpeech = speak(recallSettings(storageIfAllowed("localStorage"), LANGUAGES).language).catch(() => speak("en"));
