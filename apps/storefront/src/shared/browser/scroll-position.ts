type Place = { readonly scrolled: number; readonly href: string; readonly top: number };

const places = new Map<string, Place>();
/** What is drawn late (globals.css) takes its true height once it is near: then it is looked at again. */
const LOOKS = 3;

type WithNavigation = { readonly navigation?: { readonly currentEntry: { readonly key: string } | null } };

/** The step of the history that is shown: an address can be in it more than once. Not every browser tells. */
const stepShown = (): string | undefined => (window as WithNavigation).navigation?.currentEntry?.key;

/** Keeps where a page was when a link led away from it. */
export function saveScrollPosition(link: HTMLAnchorElement): void {
  const step = stepShown();
  const { top } = link.getBoundingClientRect();
  if (step) places.set(step, { scrolled: window.scrollY, href: link.href, top });
}

/**
 * Back leads to where a page was: the link that was followed stands where it stood, and has the focus. The browser counts pixels, and in a
 * list that was made anew those are others.
 */
export function restoreScrollPosition(): void {
  const step = stepShown() ?? '';
  const place = places.get(step);
  if (!place) return;
  // A return to the same history entry from a sheet may follow a scroll of the page.
  places.delete(step);
  // After the browser's own attempt, and before anything is seen.
  const look = (looks: number) =>
    requestAnimationFrame(() => {
      if (looks === LOOKS) window.scrollTo({ top: place.scrolled, behavior: 'instant' });
      const link = [...document.links].find(({ href }) => href === place.href);
      const off = link ? link.getBoundingClientRect().top - place.top : 0;
      window.scrollBy({ top: off, behavior: 'instant' });
      if (document.activeElement === document.body) link?.focus({ preventScroll: true });
      if (looks > 1) look(looks - 1);
    });
  look(LOOKS);
}
