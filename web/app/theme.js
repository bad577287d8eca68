// Sets theme and place before the first paint. Otherwise the wrong theme would flash, or home in place of
// the table that a link leads to, or the table in place of home.
(() => {
  const linked = location.hash.length > 1 || (history.state && history.state.tab === "tiles");
  document.documentElement.dataset.place = linked ? "table" : "home";
  try {
    const kept = JSON.parse(localStorage.getItem("edgewise-1") ?? "{}");
    const theme = kept?.settings?.theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Nothing stored, or unreadable: the system's theme applies.
  }
  // The bars of the system, and what is seen before the page is, are as dark as the chosen theme.
  const scheme = document.querySelector('meta[name="color-scheme"]');
  const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((meta) => ({ meta, media: meta.getAttribute("media") ?? "" }));
  const show = () => {
    const { theme } = document.documentElement.dataset;
    scheme?.setAttribute("content", theme ?? "light dark");
    for (const { meta, media } of bars) meta.setAttribute("media", !theme ? media : media.includes(theme) ? "all" : "not all");
  };
  show();
  new MutationObserver(show).observe(document.documentElement, { attributeFilter: ["data-theme"] });
})();
