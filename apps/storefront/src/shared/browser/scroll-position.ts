type Link = { readonly href: string | null; readonly island: string | undefined };
type Place = Link & {
  readonly scrolled: number;
  /** Which of its namesakes was followed. None of a layer or a bar, or that is gone: then the pixels count. */
  readonly nth: number;
  readonly top: number;
};

const places = new Map<string, Place>();
/** What is drawn late (globals.css) takes its true height once it is near: then it is looked at again. */
const LOOKS = 3;

type WithNavigation = { readonly navigation?: { readonly currentEntry: { readonly key: string } | null } };

/** The step of the history that is shown: an address can be in it more than once. Not every browser tells. */
const stepShown = (): string | undefined => (window as WithNavigation).navigation?.currentEntry?.key;

const toLink = (element: Element): Link => ({
  href: element.getAttribute('href'),
  island: element.closest<HTMLElement>('[data-island]')?.dataset['island'],
});

/** The page's own links to the same address. Those of an island are counted by themselves: it may not be awake yet. */
function namesakes({ href, island }: Link): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('#page a')].filter((each) => {
    const link = toLink(each);
    return link.href === href && link.island === island;
  });
}

/** Keeps where a page was when a link or a form led away from it. */
export function saveScrollPosition(tapped: HTMLElement): void {
  const step = stepShown();
  const link = toLink(tapped);
  const nth = namesakes(link).indexOf(tapped as HTMLAnchorElement);
  const { top } = tapped.getBoundingClientRect();
  if (step) places.set(step, { ...link, scrolled: window.scrollY, nth, top });
}

/** Nobody has chosen a focus yet: it is where a page gives it (navigation.ts). */
const isFocusFree = () => document.activeElement === document.body || document.activeElement?.id === 'main';

/**
 * Back leads to where a page was: the link that was followed stands where it stood, and has the focus. The browser counts
 * pixels, and in a list that was made anew those are others.
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
      const link = namesakes(place)[place.nth];
      const off = link ? link.getBoundingClientRect().top - place.top : 0;
      window.scrollBy({ top: off, behavior: 'instant' });
      if (isFocusFree()) link?.focus({ preventScroll: true });
      if (looks > 1) look(looks - 1);
    });
  look(LOOKS);
}
