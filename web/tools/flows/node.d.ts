// What the harness needs of Node, whose own types would take the place of the browser's timers.

declare module "node:assert/strict";
declare module "node:async_hooks";
declare module "node:fs";
declare module "node:test";
declare module "node:v8";
declare module "node:vm";

declare const process: { getActiveResourcesInfo: () => string[] };
declare function setImmediate(act: () => void): void;
