import { expect, test } from 'vitest';
import type { Limits } from '../../limits/limits.ts';
import { succeed } from '../../outcome.ts';
import { secretsFrom } from '../../secrets.ts';
import { freshDatabase } from '../../testing/index.ts';
import { countAttempt, replaceCode, useUpCode } from './code.store.ts';
import { createKnownDevices } from './known-devices.ts';
import { createCodes } from './one-time-codes.ts';
import { createProofs } from './proof-of-work.ts';

/** No more at once than the database lets wait for a connection. */
const AT_ONCE = 250;
/** Of phone and address: never reached, so that only the code's own count stops a guess. */
const unlimited: Limits = {
  take: async () => succeed(null),
  check: async () => succeed(null),
  giveBack: async () => undefined,
  clear: async () => undefined,
  clearAll: async () => undefined,
  counter: () => () => succeed(null),
};

test('identity.075 of 1,000 parallel guesses exactly 5 are compared', async () => {
  const secrets = secretsFrom('a secret that only tests know, of 32 letters and more');
  const now = () => new Date('2026-11-16T09:00:00Z');
  const { db } = (await freshDatabase()).openApp(10);
  const codes = createCodes({
    db,
    secrets,
    limits: unlimited,
    now,
    dailyTexts: 10,
    audience: 'customer',
    devices: createKnownDevices(secrets, 'customer'),
    proofs: createProofs({ secrets, limits: unlimited, now }),
  });
  const asked = {
    phone: '2348012345678',
    purpose: 'sign-in',
    from: { origin: '198.51.100.1', device: { value: undefined } },
  } as const;
  let right = '';
  await codes.send(asked, async () => ({
    withCode: (code) => {
      right = code;
      return `Your code is ${code}`;
    },
  }));
  const guess = (code: string) => codes.use({ ...asked, code }, async () => 'signed in');
  const all = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(4, '0'));
  const guesses = all.filter((code) => code !== right).slice(0, 1_000);
  const counts: Record<string, number> = {};
  for (let begun = 0; begun < guesses.length; begun += AT_ONCE) {
    for (const result of await Promise.all(guesses.slice(begun, begun + AT_ONCE).map(guess))) {
      const outcome = result.ok ? 'signed in' : result.code;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
  }
  expect(counts).toEqual({ OTP_WRONG: 5, OTP_DEAD: 995 });
  expect(await guess(right)).toMatchObject({ ok: false, code: 'OTP_DEAD' });
});

test('a code that was replaced while it was compared is not used up in the place of the new one', async () => {
  const { db } = (await freshDatabase()).openApp();
  const now = new Date('2026-11-16T09:00:00Z');
  const place = { phone: '2348012345678', purpose: 'profile' } as const;
  const replace = (code_hmac: string) =>
    replaceCode(db, { ...place, code_hmac, subject: '', expires_at: new Date(now.getTime() + 1) });
  const attempt = () => countAttempt(db, place, now, { of: 'tries', most: 5 });
  await replace('old');
  const { code_hmac: compared = '' } = (await attempt()) ?? {};
  await replace('new');
  expect(await useUpCode(db, place, compared)).toBe(false);
  expect((await attempt())?.code_hmac).toBe('new');
  expect([await useUpCode(db, place, 'new'), await useUpCode(db, place, 'new')]).toEqual([true, false]);
});
