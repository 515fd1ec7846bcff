import { rememberMovedFocus, rememberView } from './page-view.ts';

/** What a page is made of besides what surrounds all of them (frames/page-shell.tsx). */
const PAGE = 'page';
const BARS = '#bars a[href]';
/** Of the head, all but what every page has. */
const OF_PAGE = 'title, meta[name], meta[property], link[rel="canonical"]';

/** Pages of another build have other files: their HTML does not fit the code that is here. */
const buildOf = (page: Document) =>
  `${page.documentElement.dataset['entry']} ${page.querySelector('link[rel="stylesheet"]')?.getAttribute('href')}`;

function swapHead(next: Document): void {
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove();
  document.head.append(...next.head.querySelectorAll(OF_PAGE));
}

/** The bars stay, with what is in them; which of their links leads to this page is another one now. */
function swapCurrent(next: Document): void {
  const isCurrent = (link: Element) => link.getAttribute('aria-current') === 'page';
  const current = [...next.querySelectorAll(BARS)].filter(isCurrent).map((link) => link.getAttribute('href'));
  for (const link of document.querySelectorAll(BARS)) {
    if (current.includes(link.getAttribute('href'))) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

const propsOf = (place: Element) =>
  place.getAttribute('data-props') ??
  place.querySelector(':scope > script[type="application/json"]')?.textContent ??
  '{}';

/**
 * Islands that stay awake (shared/ui/island.tsx) are taken over as they are, with what is open in them: where they are given
 * the same as before, and on the same page in any case. There they hear what is new by `data-props` (browser/places.ts).
 */
function keepAwake(from: Element, into: Element, isSamePage: boolean): void {
  const awake = [...from.querySelectorAll<HTMLElement>('[data-island][data-stays]')];
  for (const place of into.querySelectorAll<HTMLElement>('[data-island][data-stays]')) {
    const props = propsOf(place);
    const index = awake.findIndex(
      (live) => live.dataset['island'] === place.dataset['island'] && (isSamePage || live.dataset['props'] === props),
    );
    const [live] = index === -1 ? [] : awake.splice(index, 1);
    if (!live) continue;
    live.dataset['props'] = props;
    place.replaceWith(live);
  }
}

function swap(next: Document, isSamePage: boolean): void {
  const [page, shown] = [next.getElementById(PAGE), document.getElementById(PAGE)];
  if (!page || !shown) return;
  const restoreView = isSamePage ? rememberView(shown) : rememberMovedFocus(shown);
  // Without code these would be read; here they would only fetch pictures.
  for (const unread of page.querySelectorAll('noscript')) unread.remove();
  const content = document.createElement('div');
  content.append(...page.childNodes);
  keepAwake(shown, content, isSamePage);
  shown.replaceChildren(...content.childNodes);
  swapHead(next);
  swapCurrent(next);
  restoreView(shown);
}

type Swap = { readonly isSamePage: boolean; readonly before: () => void };

/** Puts the page of `html` in place of the one that is shown. False if it is of another build, or no page of ours. */
export function swapPage(html: string, { isSamePage, before }: Swap): boolean {
  const next = new DOMParser().parseFromString(html, 'text/html');
  if (!next.getElementById(PAGE) || buildOf(next) !== buildOf(document)) return false;
  before();
  swap(next, isSamePage);
  return true;
}
