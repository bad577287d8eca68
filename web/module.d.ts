// What app/module.js, a classic script, leaves for main.js.

/** The compiled program, asked for again where it did not come. */
declare function bringModule(): Promise<WebAssembly.Module>;
