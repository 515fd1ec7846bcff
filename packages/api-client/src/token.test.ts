import { expect, test } from 'vitest';
import { isExpired } from './token.ts';

const token = (claims: object) =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');

test('a token has expired once its moment has come', () => {
  const exp = 1_800_000_000;
  expect(isExpired(token({ exp }), exp * 1000 - 1)).toBe(false);
  expect(isExpired(token({ exp }), exp * 1000)).toBe(true);
});

test('a token whose claims need the other alphabet can be read', () => {
  expect(isExpired(token({ sub: '???>>>ÿþý', exp: 1 }), 2000)).toBe(true);
});

test.each(['', 'nonsense', 'a.b.c', token({}), token({ exp: 'soon' }), 'a.bnVsbA.c'])(
  'identity.068 the expiry of an invalid token is unknown: case %#',
  (wrong) => {
    expect(() => isExpired(wrong, 0)).toThrow('Invalid token provided');
  },
);
