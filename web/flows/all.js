// All flows in one process, since each process would start Go and let V8 compile the app anew. A single flow
// runs like any test: node --test web/flows/hints.test.js.

import { readdirSync } from "node:fs";

/** @type {string[]} */
const names = readdirSync(new URL(".", import.meta.url));
for (const name of names.filter((name) => name.endsWith(".test.js"))) await import(`./${name}`);
