// What the classic scripts of the page hand to its modules, and what the system hands to an installed page.

/** A request that is under way. */
interface Asked {
  name: string;
  response: Promise<Response>;
}

/** Requests a file, and says "alive" with all of its bytes (app/module.js). */
declare var request: ((name: string) => Asked) | undefined;

/** The first worker, which brings the program (app/module.js). */
declare var firstWorker: Worker | undefined;

/** The response with the kit of a motif set (app/module.js). */
declare var askedKit: Asked | undefined;

/** In the page that is a single file (app/whole.js): the address of a part inside it. */
declare var partOfPage: ((name: string) => string | undefined) | undefined;

/** In the same page: the program, compressed. */
declare var programOfPage: ArrayBuffer | undefined;

/** The files that an installed page was opened with, where the browser knows this: file_handlers in manifest.webmanifest. */
declare var launchQueue: { setConsumer(take: (launched: { files: readonly { getFile(): Promise<File> }[] }) => void): void } | undefined;
