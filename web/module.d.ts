// What the classic scripts of the page leave for its modules.

/** What came of asking for the program (app/module.js); nobody has taken it yet. */
declare var askedModule: Promise<Response> | undefined;

/** What came of asking for the kit of a motif set (app/module.js). */
declare var askedKit: { name: string; response: Promise<Response> } | undefined;

/** In the page that is one file (app/whole.js): the address of a part that lies in it. */
declare var partOfPage: ((name: string) => string | undefined) | undefined;
