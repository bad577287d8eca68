// What ESLint asks of the page's JavaScript. Types are tsc's business, so this
// is the recommended set and a few habits of the house.
import js from "@eslint/js";
import globals from "globals";

/** Where text would become markup or a script: web/app/base/trusted.js says what may. */
const SINKS = ["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe", "srcdoc", "createContextualFragment"];

/** What knows no DOM in rooms that do. */
const WITHOUT = [
  "arrangements/list", "base/trusted", "board/layout", "board/scene", "board/viewport", "board/words", "entry/candidates", "entry/drafts", "entry/entry",
  "entry/facts", "entry/names", "entry/order", "entry/words", "essay/counts", "essay/lamps", "essay/layings", "essay/walk", "essay/words", "experiment/bars", "experiment/plot", "experiment/words", "hints/ladder", "hints/words", "home/continue", "home/month", "home/pair", "home/words", "look/words", "making/wish", "mend/asking", "race/race", "race/words", "play/finish", "play/news",
  "solve/verdict", "watch/counts-file", "watch/seen", "watch/tape", "watch/watching", "watch/words",
];

export default [
  // Built, not written.
  { ignores: ["web/wasm_exec.js", "web/built.js", "web/packed/", "**/node_modules/"] },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    files: ["web/app/**/*.js", "web/words/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: {
      "no-restricted-properties": ["error", { object: "document", property: "write" }, ...SINKS.map((property) => ({ property }))],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-script-url": "error",
    },
  },
  {
    // These rooms, and what is without it in the others, know no DOM: so it is tested without a browser.
    files: [...["game", "keep", "speech", "engine", "table", "days"].map((room) => `${room}/**/*`), ...WITHOUT].map((name) => `web/app/${name}.js`),
    rules: { "no-restricted-globals": ["error", "document", "window", "HTMLElement"] },
  },
  {
    files: ["web/worker.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.worker, Go: "readonly" } },
  },
  {
    files: ["web/sw.js", "web/versions.js"],
    languageOptions: { sourceType: "script", globals: globals.serviceworker },
  },
  {
    files: ["**/*.test.js", "web/tools/**/*.js"],
    languageOptions: { globals: globals.node },
  },
  {
    // They have what a browser has, from tools/flows/windows.js.
    files: ["web/flows/*.js", "web/tools/flows/*.js"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // Half of it runs in the browser that it drives.
    files: ["web/e2e/**/*.mjs"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { "no-console": "off" },
  },
];
