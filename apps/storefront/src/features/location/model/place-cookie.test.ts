import { expect, test } from 'vitest';
import { placeCookie } from './place-cookie.ts';

test('shell.016 a cookie is Secure in production, where people come by https, and not elsewhere', () => {
  expect(placeCookie('abuja', 'https:')).toMatch(/^place=abuja; .*; Secure$/);
  expect(placeCookie('abuja', 'http:')).not.toContain('Secure');
});
