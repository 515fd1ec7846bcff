import { expect, test } from 'vitest';
import { createTokenReader, signToken } from './signed-token.ts';

const KEY = new TextEncoder().encode('a key that only tests know, of 32 letters and more');
const OTHER = new TextEncoder().encode('another key that only tests know, of 32 letters and more');
const START = Date.parse('2026-11-19T09:00:00Z');
const tokenFor = (sub: string) =>
  signToken(KEY, { claims: { sub }, issuedAt: new Date(START), expiresAt: new Date(START + 60_000) });

let clock = START;
const now = () => new Date(clock);

test('a token that was read before ends with its time', async () => {
  const [read, token] = [createTokenReader(KEY, now), await tokenFor('7')];
  for (const after of [0, 59_999]) {
    clock = START + after;
    expect(await read(token)).toMatchObject({ ok: true, data: { sub: '7' } });
  }
  clock = START + 60_000;
  expect(await read(token)).toMatchObject({ ok: false, code: 'TOKEN_EXPIRED' });
  expect(await createTokenReader(KEY, now)(token), 'for the first time').toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('a token that was read before says nothing for another one, nor for another key', async () => {
  clock = START;
  const [read, token] = [createTokenReader(KEY, now), await tokenFor('7')];
  await read(token);
  expect(await read(await tokenFor('8'))).toMatchObject({ data: { sub: '8' } });
  expect(await read(token.slice(0, -2))).toMatchObject({ ok: false, code: 'TOKEN_INVALID' });
  expect(await createTokenReader(OTHER, now)(token)).toMatchObject({ ok: false, code: 'TOKEN_INVALID' });
});
