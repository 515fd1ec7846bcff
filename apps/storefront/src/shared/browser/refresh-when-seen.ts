/** Hidden for less, it says nothing that is no longer so. */
const HIDDEN_FOR_MS = 10_000;

/** The menu of a vendor, which may have closed meanwhile. */
const IS_OF_VENDOR = 'header[data-vendor]';

/** ADR 65: a vendor's page that comes into sight again is asked for once more, and so says whether one can order now. */
export function refreshWhenSeen(refresh: () => void, signal: AbortSignal): void {
  let hiddenAt: number | undefined;
  function look(): void {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const isOld = hiddenAt !== undefined && Date.now() - hiddenAt >= HIDDEN_FOR_MS;
    hiddenAt = undefined;
    if (isOld && navigator.onLine && document.querySelector(IS_OF_VENDOR)) refresh();
  }
  document.addEventListener('visibilitychange', look, { signal });
}
