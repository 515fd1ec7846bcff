import { showFonts } from './fonts.ts';
import { showPicturesNear } from './pictures.ts';
import { forgetTaps, rememberTaps, repeatTaps, stopRememberingTaps } from './taps.ts';

// Written into every page, at its end. Words and pictures share the line with nothing that can come after them: the code
// comes once the first view is painted, or at once when a person touches the page before.

/** A picture that never arrives does not keep the code away for longer. */
const LATEST_START_MS = 4_000;
/** A line that has lost the file is asked again after a while that grows. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The pause after the fourth try: by then the page says that it has not loaded fully. */
const TOLD_AT_MS = 8_000;
/** Code that has come and has not answered by then never will. */
const PATIENCE_MS = 60_000;

const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
const MOVES = [...SIGNS, 'scroll', 'pointermove'] as const;

const { dataset } = document.documentElement;
let isStarted = false;
let patience: ReturnType<typeof setTimeout> | undefined;

/** The bar with the link to reload is ready in every page (shared/ui/script-missing.tsx). */
function showMissing(isMissing: boolean): void {
  const bar = document.getElementById('script-missing');
  if (bar) bar.hidden = !isMissing;
}

function giveUp(): void {
  forgetTaps();
  showMissing(true);
}

function fetchEntry(src: string, pauseMs: number): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => {
    script.remove();
    if (pauseMs === TOLD_AT_MS) giveUp();
    setTimeout(fetchEntry, pauseMs, src, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
  });
  document.head.append(script);
}

function start(): void {
  const { entry } = dataset;
  if (entry === undefined || isStarted) return;
  isStarted = true;
  setTimeout(fetchEntry, 0, entry, FIRST_PAUSE_MS);
}

/** The code runs as soon as it comes (browser/main.ts). */
function onSign(): void {
  for (const sign of SIGNS) window.removeEventListener(sign, onSign);
  dataset['touched'] = '';
  start();
}

/**
 * Fonts, and the pictures below the first screen, come with the first sign that somebody reads on: whoever only looks in
 * does not pay for them. A pointer that rests while the page is laid out under it is none.
 */
function readOn(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  for (const move of MOVES) window.removeEventListener(move, readOn);
  delete dataset['unread'];
  showPicturesNear();
  window.addEventListener('navigated', showPicturesNear);
  if (dataset['saver'] === undefined) void showFonts();
}

/** A reloaded page is one of several steps that its code has made: Back to another of them is not the browser's to show. */
const { pathname, search } = window.location;
function onPopState(): void {
  const { location } = window;
  if (!('awake' in dataset) && location.pathname + location.search !== pathname + search) location.reload();
}

rememberTaps();
for (const move of MOVES) window.addEventListener(move, readOn, { passive: true });
for (const sign of SIGNS) window.addEventListener(sign, onSign);
window.addEventListener('popstate', onPopState);
window.addEventListener('starting', () => {
  patience = setTimeout(giveUp, PATIENCE_MS);
});
window.addEventListener('listening', stopRememberingTaps);
window.addEventListener('missing', giveUp);
window.addEventListener('awake', () => {
  clearTimeout(patience);
  showMissing(false);
  repeatTaps();
});
window.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start))));
setTimeout(start, LATEST_START_MS);
