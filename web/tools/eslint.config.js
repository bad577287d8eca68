// ESLint's rules for the page's JavaScript: the recommended set and a few of our own. tsc checks the types.
import js from "@eslint/js";
import globals from "globals";

/** Properties that turn text into markup or a script: only web/app/base/trusted.js may make such text. */
const SINKS = ["innerHTML", "outerHTML", "insertAdjacentHTML", "setHTMLUnsafe", "srcdoc", "createContextualFragment"];

/** Modules without the DOM in rooms that use it. */
const WITHOUT = [
  "base/link", "base/trusted", "best/standing", "board/layout", "board/scene", "board/viewport", "board/words", "entry/candidates", "entry/drafts", "entry/entry",
  "entry/facts", "entry/words", "hints/ladder", "hints/words", "home/words", "learn/counts", "look/words", "mend/asking", "play/finish", "play/news",
  "solve/verdict", "watch/race", "watch/tape", "watch/words",
];

export default [
  // Built files.
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
    // No DOM in these rooms and modules: their tests run without a browser.
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
    // tools/flows/windows.js gives flows the globals of a browser.
    files: ["web/flows/*.js", "web/tools/flows/*.js"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // Half of this code runs in the browser that it drives.
    files: ["web/e2e/**/*.mjs"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { "no-console": "off" },
  },
];
