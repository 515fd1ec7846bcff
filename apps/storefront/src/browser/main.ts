import { readCookie } from '../shared/browser/cookie.ts';
import { savesData } from '../shared/browser/data-saver.ts';
import { tryOrUndefined } from '../shared/browser/storage.ts';
import { whenIdle } from '../shared/browser/when-idle.ts';
import { CODE_PARAMETERS } from '../shared/config/code-parameters.ts';
import { fetchWithoutRunning, loadCode } from './load-code.ts';

// Written by the build (build-site.ts): the names of the files with what their names say.
declare const ON_EVERY_PAGE: string;
declare const STAGE: string;
declare const ADDING: string;

// For every `import()` of the browser's code.
Object.assign(window, { loadCode, fetchWithoutRunning });

const SIGNS = ['pointerdown', 'keydown', 'click', 'focusin'] as const;
const MOVES = ['scroll', 'pointermove'] as const;
/** It is asked for again twice as late each time, then every half minute. */
const LONGEST_PAUSE_MS = 30_000;
/** The pause after the fourth try: by then the page says that it has not loaded fully. */
const TOLD_AT_MS = 8_000;

const { dataset } = document.documentElement;
let isStarted = false;

function fetchStage(pauseMs = 1_000): void {
  loadCode(STAGE).catch(() => {
    // As the page's own script tells of an entry that does not come (inline/starter.ts).
    if (pauseMs === TOLD_AT_MS) window.dispatchEvent(new Event('missing'));
    setTimeout(fetchStage, pauseMs, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
  });
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  window.dispatchEvent(new Event('starting'));
  fetchStage();
}

/** Whoever reads on may soon tap. With the saver a page is read without the code. */
function onMove(event?: Event): void {
  if (event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  for (const move of MOVES) window.removeEventListener(move, onMove);
  if (!savesData()) whenIdle(start);
}

const stored = (key: 'cart' | 'kept_for' | 'ordersCopy') =>
  tryOrUndefined((storage) => storage.getItem(key)) ?? undefined;

const parameters = new URLSearchParams(window.location.search);

/** A desktop's header names the customer; a phone's bars say the same for everyone. */
const isPhone = () => window.matchMedia('(max-width: 767.98px)').matches;

/** Shown to them by the code alone. On a phone that saves data it comes with the first touch, unless an order is under way. */
function hasOwnThings(): boolean {
  const isSignedIn = readCookie('user') !== '';
  // A customer was here: if they are gone, so has to be what is kept of them (shared/browser/data-owner.ts).
  const isLeftBehind = !isSignedIn && (stored('kept_for') ?? 'guest') !== 'guest';
  const isWorthWaking = !(savesData() && isPhone()) && (isSignedIn || stored('cart') !== undefined);
  return isLeftBehind || isWorthWaking || stored('ordersCopy') !== undefined;
}

/** The page shows something that only the code knows: of its own, of this person's, or what its address names. */
const isAwaited = () =>
  document.querySelector('[data-wakes]') !== null ||
  CODE_PARAMETERS.some((name) => parameters.has(name)) ||
  hasOwnThings() ||
  !navigator.onLine;

/** What a first tap needs. It runs when somebody taps: on a slow phone that takes longer than an idle moment. */
async function fetchAhead(): Promise<void> {
  for (const file of document.querySelector('[data-dish]') ? [STAGE, ADDING] : [STAGE]) {
    await fetchWithoutRunning(() => loadCode(file));
  }
}

/** Whoever has followed a link of ours will soon follow the next, which the code shows in place. */
const cameFromHere = () => document.referrer.startsWith(`${window.location.origin}/`);

for (const sign of SIGNS) window.addEventListener(sign, start, { capture: true, once: true });
// Another tab has changed the cart, of which this one shows the count.
window.addEventListener('storage', ({ key }) => key === 'cart' && start());
for (const move of MOVES) window.addEventListener(move, onMove, { passive: true });
if ('touched' in dataset) start();
else if (!('unread' in dataset)) onMove();
whenIdle(() => {
  const ignore = () => undefined;
  loadCode(ON_EVERY_PAGE).catch(ignore);
  if (isAwaited() || (cameFromHere() && !savesData())) start();
  else if (!savesData()) fetchAhead().catch(ignore);
});
