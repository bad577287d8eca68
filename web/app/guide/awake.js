// Keeps the screen on while the hands are busy elsewhere. A browser may refuse, and releases the
// lock whenever the page is hidden.

/** @param {(awake: boolean) => void} tell receives whether the screen stays on @returns {() => void} lets the screen sleep again */
export function keepAwake(tell) {
  let wanted = true;
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  const ask = async () => {
    if (document.hidden) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (!wanted) await lock.release();
      else tell(true);
    } catch {
      // Forbidden, or missing in this browser.
      if (wanted) tell(false);
    }
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
