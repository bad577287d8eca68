// What `make build` writes into languages.js: a code such as "en" for each file in words.
export const LANGUAGES: readonly string[];
