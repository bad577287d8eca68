// Starts the page. When it is ready, or has no solver, it says so itself; where a file
// of it is missing or broken, or it threw on its way, it cannot, and this does. Asking
// for the page like this answers for all of its modules, and for nothing else that may
// go wrong meanwhile, such as a script of the browser's extensions. The document says
// nothing of main.js itself: after an update, WebKit gives a preloaded module again
// as it was in the version before, and of one that a second script has asked for,
// it does not tell that it threw.

import("./main.js").catch((error) => {
  console.error(error);
  if (!document.body.dataset.ready) dispatchEvent(new Event("failed"));
});
