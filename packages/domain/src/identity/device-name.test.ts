import { expect, test } from 'vitest';
import { deviceName } from './index.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, 'Chrome on Android'],
  [`Mozilla/5.0 (Linux; Android 13) ${CHROME} SamsungBrowser/29.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 10) ${CHROME} Mobile Safari/537.36 OPR/90.0.0.0`, 'Opera on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0)', 'Browser on Windows'],
  ['curl/8.16.0', 'Unknown browser'],
  ['', 'Unknown browser'],
] as const)('a browser is shown as $1', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
