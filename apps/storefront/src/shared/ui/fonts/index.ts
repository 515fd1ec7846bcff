import localFont from 'next/font/local';

// Text. What stands in for it until it has come is in fallback.css.
export const figtree = localFont({
  src: '../../../../../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '300 900',
  display: 'swap',
  adjustFontFallback: false,
});

// Headings and prices.
export const bricolage = localFont({
  src: '../../../../../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  variable: '--font-bricolage',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
});

// ₦ and ₵ for both (see make-currency-font.ts). The range keeps every other letter, and the line height, out of it.
export const currency = localFont({
  src: './currency-signs.woff2',
  variable: '--font-currency',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20A6, U+20B5' }],
});
