// Runs before the first paint, so that a chosen theme does not flash.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem("edgewise-1") ?? "{}");
    const theme = kept?.settings?.theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Nothing kept, or nothing readable: the system decides.
  }
})();
