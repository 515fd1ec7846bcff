type Named = readonly (readonly [name: string, pattern: RegExp])[];

/** The first that fits: most browsers also say that they are Chrome and Safari. */
const BROWSERS: Named = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: Named = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (named: Named, text: string) => named.find(([, pattern]) => pattern.test(text))?.[0];

/** A browser in short, by what it says of itself: 'Chrome on Android'. Nothing of the text itself is in it. */
export function deviceName(userAgent: string): string {
  const system = nameIn(SYSTEMS, userAgent);
  const browser = nameIn(BROWSERS, userAgent) ?? (system === undefined ? 'Unknown browser' : 'Browser');
  return system === undefined ? browser : `${browser} on ${system}`;
}
