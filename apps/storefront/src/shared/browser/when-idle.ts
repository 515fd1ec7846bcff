const LONGEST_WAIT_MS = 2_000;

/** Runs it when the browser has nothing more urgent to do. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  else setTimeout(run, LONGEST_WAIT_MS);
}
