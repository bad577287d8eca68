// The constants that `make web/built.js` writes and `make build` packs.

/** A code such as "en" for each file in words. */
export const LANGUAGES: readonly string[];
/** Names in the packed page of what it loads on demand, such as "words/en.js"; empty in the sources. */
export const NAMES: Readonly<Record<string, string>>;
