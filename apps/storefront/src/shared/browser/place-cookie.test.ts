import { expect, test, vi } from 'vitest';
import { cookieText } from './cookie.ts';
import { forgetPoint, readPlace, rememberPlace } from './place-cookie.ts';

test('shell.016 a cookie is Secure in production, where people come by https, and not elsewhere', () => {
  expect(cookieText('place', 'abuja', { path: '/store' }, 'https:')).toMatch(/^place=abuja; .*; Secure$/);
  expect(cookieText('place', 'abuja', { path: '/store' }, 'http:')).not.toContain('Secure');
});

test('the cookie holds the city, and of an address the point with four decimals', () => {
  const page = { cookie: 'queue_region=x' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  rememberPlace('lagos');
  expect(page.cookie).toMatch(/^place=lagos;/);
  rememberPlace('accra', { x: -0.186_96, y: 5.6 });
  expect(page.cookie).toMatch(/^place=accra@5\.6000,-0\.1870;/);
  forgetPoint();
  expect(page.cookie).toMatch(/^place=accra;/);
  page.cookie = 'other=1';
  forgetPoint();
  expect(page.cookie).toBe('other=1');
});

test.each([
  ['lagos', { city: 'lagos' }],
  ['lagos@6.6018,3.3515', { city: 'lagos', near: '6.6018,3.3515' }],
  ['accra@5.6000,-0.1870', { city: 'accra', near: '5.6000,-0.1870' }],
  ['lagos@6.6,3.35', {}],
  ['lagos@6.60181,3.3515', {}],
  ['lagos@90.0001,3.3515', { city: 'lagos' }],
  ['lagos@6.6018,-180.0001', { city: 'lagos' }],
  ['lagos@', {}],
  ['@6.6018,3.3515', {}],
  [undefined, {}],
])('a cookie “%s” is read as %o', (value, place) => {
  expect(readPlace(value)).toEqual(place);
});
