import { ownClock } from '../shared/browser/own-clock.ts';
import { BARE_FRAME, type PageFrame } from './bare-frame.ts';

export type KeptLink = { readonly href: string; readonly title: string; readonly at: number };

/** '2:05 PM', and on another day than today '2:05 PM, 16 Nov': by the phone's own clock. */
function timeWords(at: number, now: Date): string {
  const then = new Date(at);
  const time = ownClock(then);
  if (then.toDateString() === now.toDateString()) return time;
  return `${time}, ${then.getDate()} ${then.toLocaleString('en', { month: 'short' })}`;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The titles are those of kept pages, escaped there already. */
const linkTo = ({ href, title, at }: KeptLink, now: Date) =>
  `<li><a href="${attribute(href)}" class="flex min-h-11 flex-col py-3 font-semibold">${title.replaceAll('<', '&lt;')}<small class="font-normal text-14 text-ink-soft">As of ${timeWords(at, now)}</small></a></li>`;

function contentOf(title: string, words: string, links: readonly KeptLink[], now: Date): string {
  const list = links.map((link) => linkTo(link, now)).join('');
  const kept = `<h2 class="mt-8 mb-2 text-22">What you can read now</h2><ul class="divide-y divide-line">${list}</ul>`;
  return `<div class="mx-auto max-w-md py-6"><h1 class="text-28">${title}</h1>
<p class="mt-2 mb-5 text-pretty text-ink-soft">${words} Your cart is safe.</p>
<a class="retry inline-flex min-h-11 items-center rounded-pill bg-brand px-5 py-2 font-semibold text-brand-ink" href="">Retry</a>${list && kept}</div>`;
}

/** The page says that it is none that could be old; nothing in its bars leads to where it stands. */
const inFrame = (frame: string, title: string, content: string) =>
  frame
    .replace('<html ', '<html data-missing="" ')
    .replace(/<title>[^<]*/, () => `<title>${title} · Jara`)
    .replaceAll(' aria-current="page"', '')
    .replace(/(<main [^>]*>).*<\/main>/s, (_main, start: string) => `${start}${content}</main>`);

type Missing = {
  readonly links: readonly KeptLink[];
  /** A kept page; without one the words stand on a page of their own. */
  readonly frame: PageFrame | undefined;
  readonly isOnline: boolean;
  readonly what: 'page' | 'receipt';
  readonly now: Date;
};

/** In place of a page that nobody kept. */
export function offlinePage({ links, frame = BARE_FRAME, isOnline, what, now }: Missing): Response {
  const [title, words] = isOnline
    ? ['We could not reach Jara', 'You seem to be online, but no answer came. Please try again in a moment.']
    : ['You are offline', `This ${what} is not kept on this device. Please try again when the network is back.`];
  const html = inFrame(frame.html, title, contentOf(title, words, links, now));
  return new Response(html, { status: 503, headers: frame.headers });
}
