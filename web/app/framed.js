// Decides, before the first paint, how the page is shown inside another one. It may be shown there only by those whom the
// build has named (`make dist FRAMES=…`): on hosts that send no header which forbids it, nothing of it is shown to others
// but its name, a link that opens it alone. With ?embed=1 it shows the board and the tiles alone, for a blog, and its name.
(() => {
  const root = document.documentElement;
  const { dataset } = root;

  /** Whether all pages around this one may show it. */
  function mayBeFramed() {
    const leave = (dataset.frames || "").split(" ");
    // Firefox has no list of the origins around a page, but tells who led to it.
    const around = location.ancestorOrigins ? Array.from(location.ancestorOrigins) : [document.referrer && new URL(document.referrer).origin];
    return leave.indexOf("*") >= 0 || around.every((origin) => origin && leave.indexOf(origin) >= 0);
  }

  if (self !== top && !mayBeFramed()) dataset.framed = "refused";
  else if (new URLSearchParams(location.search).get("embed") === "1") dataset.framed = "board";
  if (!dataset.framed) return;

  document.addEventListener("DOMContentLoaded", () => {
    // Nothing else comes, so boot.js need not wait for it.
    if (dataset.framed === "refused") dispatchEvent(new Event("ready"));
    const mark = /** @type {HTMLAnchorElement} */ (document.querySelector(".mark"));
    for (const name of ["data-action", "data-label", "aria-label"]) mark.removeAttribute(name);
    mark.target = "_blank";
    mark.rel = "noopener";
    // It opens the puzzle that is in sight by then.
    const aim = () => void (mark.href = location.href.replace(/[?#].*/, "") + location.hash);
    aim();
    for (const name of ["pointerdown", "focus", "click"]) mark.addEventListener(name, aim);
  });
})();
