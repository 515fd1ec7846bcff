import { whenIdle } from '../shared/browser/when-idle.ts';
import { fetchWithoutRunning, loadCode } from './load-code.ts';

// Written by the build (build-site.ts).
declare const STAGE: string;

// For every `import()` of the browser's code.
Object.assign(window, { loadCode, fetchWithoutRunning });

const SIGNS = ['pointerdown', 'keydown', 'click'] as const;
/** Until then it is asked for again twice as late each time; then every half minute. */
const LONGEST_PAUSE_MS = 30_000;
/** As many tries, and the page says that it has not loaded fully. */
const TOLD_AFTER_MS = 8_000;

let isStarted = false;

function showMissing(isMissing: boolean): void {
  const bar = document.getElementById('script-missing');
  if (bar) bar.hidden = !isMissing;
}

function start(pauseMs = 1_000): void {
  loadCode(STAGE).then(
    () => showMissing(false),
    () => {
      if (pauseMs >= TOLD_AFTER_MS) showMissing(true);
      setTimeout(start, pauseMs, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
    },
  );
}

function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of SIGNS) window.removeEventListener(sign, startOnce, true);
  start();
}

for (const sign of SIGNS) window.addEventListener(sign, startOnce, true);
whenIdle(startOnce);
