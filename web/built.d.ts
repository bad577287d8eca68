// What `make web/built.js` writes, and `make build` packs.

/** A code such as "en" for each file in words. */
export const LANGUAGES: readonly string[];
/** Under which name the packed page has what it loads later, such as "words/en.js"; none of the sources. */
export const NAMES: Readonly<Record<string, string>>;
/** Whether compressed copies lie beside the files: of the packed page, not of the sources. */
export const COMPRESSED: boolean;
