import { compressPage, type Page } from './compress-page.ts';

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Jara is catching its breath</title><style>
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; text-align: center; padding: 1.5rem;
  font: 16px/1.5 system-ui, sans-serif; background: #FFFDF9; color: #1C1917; }
a { color: #FFFFFF; background: #0B6B3A; border-radius: 999px; padding: .75rem 1.5rem; text-decoration: none; justify-self: center; }
@media (prefers-color-scheme: dark) { body { background: #12110F; color: #F5F1EA; } a { background: #3ECF82; color: #06210F; } }
</style></head><body><h1>We cannot show this page right now</h1><p>Please try again in a moment.</p><a href="">Retry</a></body></html>`;

let made: Promise<Page> | undefined;

/** Shown when the storefront itself does not answer and no earlier copy of the page is kept. */
export function unavailablePage(): Promise<Page> {
  made ??= compressPage(Buffer.from(HTML));
  return made;
}
