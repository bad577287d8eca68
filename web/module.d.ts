// What app/module.js, a classic script, leaves for engine/module.js.

/** What came of asking for the program; nobody has taken it yet. */
declare var askedModule: Promise<Response> | undefined;
