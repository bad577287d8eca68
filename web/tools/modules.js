// Runs all tests of single modules in one process: a process for each takes three times as long. Flows run
// elsewhere, since they replace the clock of their process.

import { readdirSync } from "node:fs";

const web = new URL("../", import.meta.url);
const names = readdirSync(web, { recursive: true }).map(String);
for (const name of names.filter((name) => /^(?!flows|.*node_modules).*\.test\.js$/.test(name))) await import(new URL(name, web).href);
