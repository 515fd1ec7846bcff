import { isDueOnPage, isRecordedOnPage } from './once-a-page.ts';
import { track } from './track.ts';
import { PARTS_SEEN, partText, readPart } from './tracked.ts';

const SEEN_AFTER_MS = 1_000;
/** So fine that a list of 25 screens is noticed when half a screen of it has come. */
const THRESHOLDS = Array.from({ length: 51 }, (_, step) => step / 50);

/** Half of it, or of the screen where it is taller than that. */
const isInSight = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= 0.5 || intersectionRect.height >= window.innerHeight / 2;

function recordView(part: Element): void {
  const text = partText(part);
  if (!isDueOnPage(text)) return;
  const { kind, name, details } = readPart(text);
  track({ event_type: `view_${kind}`, name, ...(details && { details }) });
}

/** Records each part of this page that was in sight for a second, once; not while the tab is hidden. */
export function watchViews(): () => void {
  const watched = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const stopTimer = (part: Element) => {
    clearTimeout(timers.get(part));
    timers.delete(part);
  };
  const forget = (part: Element) => {
    stopTimer(part);
    observer.unobserve(part);
    watched.delete(part);
  };
  const startTimer = (part: Element) => {
    if (timers.has(part)) return;
    const seen = () => {
      forget(part);
      recordView(part);
    };
    timers.set(part, setTimeout(seen, SEEN_AFTER_MS));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (isInSight(entry)) startTimer(entry.target);
        else stopTimer(entry.target);
      }
    },
    { threshold: THRESHOLDS },
  );

  function look(): void {
    if (document.hidden) return;
    for (const part of watched) if (!part.isConnected) forget(part);
    for (const part of document.querySelectorAll(PARTS_SEEN)) {
      if (watched.has(part) || isRecordedOnPage(partText(part))) continue;
      watched.add(part);
      observer.observe(part);
    }
  }

  // A tab that is shown again starts over with what is in sight: the observer reports it once more.
  const startOver = () => {
    for (const part of watched) forget(part);
    look();
  };

  // A page changes often and in bursts: it is looked at once, when there is time. The first time, too: on a slow phone
  // a long page takes as long as the rest of what runs before a touch.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
  const cancelIdle = window.cancelIdleCallback ?? window.clearTimeout;
  let planned: number | undefined;
  const plan = () => {
    planned ??= whenIdle(() => {
      planned = undefined;
      look();
    });
  };
  const changes = new MutationObserver(plan);

  plan();
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-track'] });
  document.addEventListener('visibilitychange', startOver);
  return () => {
    document.removeEventListener('visibilitychange', startOver);
    changes.disconnect();
    if (planned !== undefined) cancelIdle(planned);
    for (const part of watched) forget(part);
    observer.disconnect();
  };
}
