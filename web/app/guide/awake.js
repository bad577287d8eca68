// The screen stays on while hands are busy elsewhere. A browser may refuse, and lets go by
// itself whenever the page is hidden.

/**
 * @param {(awake: boolean) => void} tell is told whether it does
 * @returns {() => void} lets it sleep again
 */
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
      // Forbidden, or unknown to this browser.
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
