// Checks what types.d.ts says beyond Go's structs: the unions, tuples and nulls that comments in wasm/api
// promise. tsc compiles every golden file of the adapter as the result type of its method.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const goldens = join(here, "../../wasm/testdata");
const types = join(here, "../types.d.ts");
const messages = join(here, "../messages.d.ts");

/** The type of a golden file, by the first word of its name. */
const typeOf = (/** @type {string} */ file) => {
  const word = file.split(/[-.]/)[0];
  if (word === "error") return "Response<never>";
  if (word === "solve") return `Response<TextMethods["solve"]["result"]>`;
  return `Response<Methods["${word === "done" ? "step" : word}"]["result"]>`;
};

test("what Go sends fits types.d.ts", () => {
  const files = readdirSync(goldens).filter((file) => file.endsWith(".json"));
  assert.ok(files.length > 20);
  const folder = mkdtempSync(join(tmpdir(), "edgewise-contract-"));
  try {
    const source = [
      `import type { Response } from ${JSON.stringify(messages)};`,
      `import type { Methods, TextMethods } from ${JSON.stringify(types)};`,
    ];
    for (const [i, file] of files.entries()) {
      source.push(`export const golden${i}: ${typeOf(file)} = ${readFileSync(join(goldens, file), "utf8")};`);
    }
    const contract = join(folder, "contract.ts");
    writeFileSync(contract, source.join("\n"));
    const tsc = join(here, "node_modules/.bin/tsc");
    execFileSync(tsc, ["--ignoreConfig", "--noEmit", "--strict", "--skipLibCheck", "--allowImportingTsExtensions", contract], { stdio: "pipe" });
  } catch (error) {
    assert.fail(String(/** @type {{ stdout?: Buffer }} */ (error).stdout ?? error));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
