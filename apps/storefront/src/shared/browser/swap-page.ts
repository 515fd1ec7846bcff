/** What a page is made of besides what surrounds all of them (frames/page-shell.tsx). */
const PAGE = 'page';
const BARS = '#bars a[href]';
/** Of the head, all but what every page has. */
const OF_PAGE = 'title, meta[name], meta[property], link[rel="canonical"]';

/** Pages of another build have other files: their HTML does not fit the code that is here. */
const buildOf = (page: Document) => page.querySelector('link[rel="stylesheet"]')?.getAttribute('href');

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

function swap(next: Document): void {
  const page = next.getElementById(PAGE);
  if (!page) return;
  // Without code these would be read; here they would only fetch pictures.
  for (const unread of page.querySelectorAll('noscript')) unread.remove();
  document.getElementById(PAGE)?.replaceChildren(...page.childNodes);
  swapHead(next);
  swapCurrent(next);
}

/** Puts the page of `html` in place of the one that is shown. False if it is of another build, or no page of ours. */
export function swapPage(html: string, before: () => void): boolean {
  const next = new DOMParser().parseFromString(html, 'text/html');
  if (!next.getElementById(PAGE) || buildOf(next) !== buildOf(document)) return false;
  before();
  swap(next);
  return true;
}
