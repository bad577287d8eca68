// What app/module.js, a classic script, leaves for engine/module.js and first/kit.js.

/** What came of asking for the program; nobody has taken it yet. */
declare var askedModule: Promise<Response> | undefined;

/** What came of asking for the kit of a motif set. */
declare var askedKit: { name: string; response: Promise<Response> } | undefined;
