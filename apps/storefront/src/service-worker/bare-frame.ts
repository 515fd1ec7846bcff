/** A page of the storefront, with the headers that it came with. */
export type PageFrame = { readonly html: string; readonly headers: Headers };

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

/** Where no page is kept yet, and none of its files: all by itself. */
export const BARE_FRAME: PageFrame = {
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title></title><style>${STYLE}</style></head><body><main id="main"></main></body></html>`,
  headers: new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  }),
};
