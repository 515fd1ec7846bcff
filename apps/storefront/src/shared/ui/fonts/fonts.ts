import localFont from 'next/font/local';

// The framework reads these calls without running them, so each says everything in place. A font's basic signs (see
// make-basic-font.ts) come with every page, the others of its Latin file when a page has one of them; the two ranges
// must not meet, or the second file would be fetched to stand in for the first. fonts.test.ts holds them to that.
// Nothing is fetched ahead: on a first visit they even wait for the first view (globals.css), and what stands in until
// then (fallback.css) has their measures.

// Text.
export const figtree = localFont({
  src: './figtree-basic.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
    },
  ],
});

export const figtreeRest = localFont({
  src: '../../../../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree-rest',
  weight: '300 900',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+A1-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+201A, U+201E, U+2122' },
  ],
});

// Headings and prices.
export const bricolage = localFont({
  src: './bricolage-basic.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E, U+A0, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212',
    },
  ],
});

export const bricolageRest = localFont({
  src: '../../../../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage-rest',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+A1-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+201A, U+201E, U+2122' },
  ],
});

// ₦ and ₵ for both (see make-currency-font.ts). The range keeps every other letter, and the line height, out of it.
export const currency = localFont({
  src: './currency-signs.woff2',
  variable: '--font-currency',
  weight: '200 800',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20A6, U+20B5' }],
});
