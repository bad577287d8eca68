// ESLint's rules for the page's JavaScript: the recommended set and a few of our own. tsc checks the types. Styles may
// use what all browsers had by the end of 2021, and NEWER.
import css from "@eslint/css";
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

/** What styles use that some browser got later: the oldest that run the page have it, or it is said what they do without. */
const NEWER = {
  allowSelectors: [
    "nesting", // the packer writes it out
    "focus-visible", "backdrop",
    "has", // Firefox before 121: some spare room or a border more. What must be seen has @supports not selector(:has(*))
    "fullscreen", // Safari before 16.4 offers no full screen
  ],
  allowAtRules: [
    "container", // Safari before 16, Firefox before 110: as in a wide room, or @supports not (container-type: inline-size)
    "page", // Safari before 18.2: paper with its own margins
    "property", // Safari before 16.4, Firefox before 128: a long message covers part of the tray
  ],
  allowMediaConditions: ["forced-colors", "prefers-contrast"], // without them there is nothing to adapt to
  allowFunctions: ["color-mix"], // Safari before 16.2, Chrome before 111: no shade under the pointer; a plain colour before it where it matters
  allowUnits: ["lh"], // Safari before 16.4, Chrome before 109, Firefox before 120: a length in em stands before it
  allowProperties: [
    "accent-color", "appearance", "color-scheme", "rotate", "scale", "translate",
    "hyphens", "mask-image", "text-size-adjust", "user-select", // the packer adds -webkit-
    "outline", // Safari before 16.4: with square corners
    "text-wrap", // lines of less even length
    "scrollbar-width", // Safari before 18.2, Chrome before 121: the usual scrollbar
    "overscroll-behavior", // Safari before 16: the page scrolls on at the end of a list
    "contain-intrinsic-size", "contain-intrinsic-block-size", "content-visibility", // drawn before it is seen
    "container-type", "forced-color-adjust", "page", // as above
    "paint-order", "resize", // old; they lack in some use that is not ours
  ],
  allowPropertyValues: {
    "break-after": ["avoid"],
    "font-family": ["ui-monospace"],
    overflow: ["clip"], // Safari before 16: hidden stands before it
    "overflow-wrap": ["anywhere"],
  },
};

export default [
  // Built files.
  { ignores: ["web/wasm_exec.js", "web/built.js", "web/packed/", "**/node_modules/"] },
  { files: ["web/style/*.css"], plugins: { css }, language: "css/css", rules: { "css/use-baseline": ["error", { available: 2021, ...NEWER }] } },
  { files: ["**/*.js", "**/*.mjs"], ...js.configs.recommended },
  {
    files: ["**/*.js", "**/*.mjs"],
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
      // Safari reads lookbehind since 16.4 only, and esbuild cannot write it in an older way.
      "no-restricted-syntax": ["error", { selector: "Literal[regex.pattern=/\\(\\?<[=!]/]", message: "Safari before 16.4 has no lookbehind" }],
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
