// All tests of single modules, in one process: a process for each takes three times as long. Flows are no part
// of it, since their clock takes the place of the process's own.

import { readdirSync } from "node:fs";

const web = new URL("../", import.meta.url);
const names = readdirSync(web, { recursive: true }).map(String);
for (const name of names.filter((name) => /^(?!flows|.*node_modules).*\.test\.js$/.test(name))) await import(new URL(name, web).href);
