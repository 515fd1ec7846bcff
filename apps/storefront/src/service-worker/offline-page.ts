export type KeptLink = { readonly href: string; readonly title: string; readonly at: number };

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 28rem; padding: 2.5rem 1rem; font: 16px/1.5 system-ui, sans-serif; background: #fffdf9; color: #1c1917; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .5rem; }
p { margin: 0 0 1.25rem; }
a { color: #0b6b3a; }
.retry { display: inline-block; background: #0b6b3a; color: #fff; border-radius: 999px; padding: .75rem 1.75rem; font-weight: 600; text-decoration: none; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
ul { list-style: none; margin: 0; padding: 0; }
li { border-top: 1px solid #e7e0d4; }
li a { display: block; padding: .75rem 0; font-weight: 600; }
small { display: block; font-weight: 400; color: #57534e; font-size: .875rem; }
@media (prefers-color-scheme: dark) {
body { background: #12110f; color: #f5f1ea; } a { color: #3ecf82; } .retry { background: #3ecf82; color: #06210f; }
li { border-color: #35322c; } small { color: #b8b1a6; } }`;

const two = (part: number) => String(part).padStart(2, '0');

/** '14:05', and on another day than today '14:05, 16 Nov': by the phone's own clock. */
function timeWords(at: number, now: Date): string {
  const then = new Date(at);
  const time = `${two(then.getHours())}:${two(then.getMinutes())}`;
  if (then.toDateString() === now.toDateString()) return time;
  return `${time}, ${then.getDate()} ${then.toLocaleString('en', { month: 'short' })}`;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type Missing = { readonly isOnline: boolean; readonly what: 'page' | 'receipt' };

/** In place of a page that nobody kept. The titles are those of kept pages, escaped there already. */
export function offlinePage(links: readonly KeptLink[], { isOnline, what }: Missing, now: Date): Response {
  const kept = links.map(
    ({ href, title, at }) =>
      `<li><a href="${attribute(href)}">${title.replaceAll('<', '&lt;')}<small>As of ${timeWords(at, now)}</small></a></li>`,
  );
  const list = kept.length > 0 ? `<h2>What you can read now</h2><ul>${kept.join('')}</ul>` : '';
  const [title, words] = isOnline
    ? ['We cannot be reached', 'The network is there but brings no answer. Please try again in a moment.']
    : ['You are offline', `This ${what} is not kept on this device. Please try again when the network is back.`];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title} · Jara</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p>${words} Your cart is safe.</p><a class="retry" href="">Retry</a>${list}</main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  };
  return new Response(html, { status: 503, headers });
}
