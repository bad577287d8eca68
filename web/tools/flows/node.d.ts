// What the harness needs of Node, whose own types would take the place of the browser's timers.

declare module "node:assert/strict";
declare module "node:async_hooks";
declare module "node:fs";
declare module "node:test" {
  /** What a test is given: what it mocks is as it was once it has ended. */
  export type TestContext = { name: string, mock: any, after: (act: () => unknown) => void, diagnostic: (words: string) => void, test: (name: string, run: () => unknown) => Promise<void> };
  export function test(name: string, run: (t: TestContext) => unknown): void;
  export function after(act: () => unknown): void;
}
declare module "node:v8";
declare module "node:vm";

declare const process: { env: Record<string, string | undefined>, getActiveResourcesInfo: () => string[] };
declare function setImmediate(act: () => void): void;
