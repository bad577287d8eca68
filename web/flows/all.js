// All flows, in one process: each process would start Go, and have V8 compile the app, anew. One
// flow by itself is run as any test: node --test web/flows/hints.test.js.

import { readdirSync } from "node:fs";

for (const name of readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test.js"))) await import(`./${name}`);
