import { whenIdle } from '../shared/browser/when-idle.ts';
import { fetchWithoutRunning, loadCode, loadStyles } from './load-code.ts';

// Written by the build (build-site.ts).
declare const STAGE: string;

// For every `import()` of the browser's code.
Object.assign(window, { loadCode, loadStyles, fetchWithoutRunning });

const SIGNS = ['pointerdown', 'keydown', 'click'] as const;
/** It is asked for again twice as late each time, then every half minute. */
const LONGEST_PAUSE_MS = 30_000;
/** The pause after the fourth try: by then the page says that it has not loaded fully. */
const TOLD_AT_MS = 8_000;

let isStarted = false;

function start(pauseMs = 1_000): void {
  loadCode(STAGE).catch(() => {
    // As the page's own script tells of an entry that does not come (inline/starter.ts).
    if (pauseMs === TOLD_AT_MS) window.dispatchEvent(new Event('missing'));
    setTimeout(start, pauseMs, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
  });
}

function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of SIGNS) window.removeEventListener(sign, startOnce, true);
  start();
}

for (const sign of SIGNS) window.addEventListener(sign, startOnce, true);
whenIdle(startOnce);
