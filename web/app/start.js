// Starts the page, and reports when that fails. The page itself emits "ready", or "failed" without a
// solver; this script emits "failed" when a module is missing, broken or throws. Importing main.js
// covers all modules, and nothing else that may go wrong, such as a script of a browser extension.
// index.html must not mention main.js: after an update WebKit takes a preloaded module from the
// version before, and it does not report a throw of a module that a second script requests.

// A page that may not be shown inside another one does not start there: app/framed.js.
if (document.documentElement.dataset.framed !== "refused") {
  import("./main.js").catch((error) => {
    console.error(error);
    if (!document.body.dataset.ready) dispatchEvent(new CustomEvent("failed", { detail: "main" }));
  });
}
