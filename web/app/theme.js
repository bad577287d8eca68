// Runs before the first paint, so that a chosen theme does not flash, nor the table where
// home is to be seen, or home where a link leads to the table.
(() => {
  const linked = location.hash.length > 1 || (history.state && history.state.tab === "tiles");
  document.documentElement.dataset.place = linked ? "table" : "home";
  try {
    const kept = JSON.parse(localStorage.getItem("edgewise-1") ?? "{}");
    const theme = kept?.settings?.theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Nothing kept, or nothing readable: the system decides.
  }
})();
