import { expect, test } from 'vitest';
import { stepOfTotp, toBase32, totpAt, totpUri } from './totp.ts';

/** RFC 6238, appendix B: the secret of SHA-1, with the last six of its eight digits. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: %i seconds after the epoch the code is %s', (seconds, code) => {
  expect(totpAt(SECRET, Math.floor(seconds / 30))).toBe(code);
});

test('a code counts in its step, the one before and the one after', () => {
  const step = 40_000_000;
  const at = (steps: number) => new Date((step + steps) * 30_000);
  for (const shift of [-1, 0, 1]) expect(stepOfTotp(SECRET, totpAt(SECRET, step), at(shift))).toBe(step);
  for (const shift of [-2, 2]) expect(stepOfTotp(SECRET, totpAt(SECRET, step), at(shift))).toBeUndefined();
});

test('the link for an app has secret, issuer and whose it is', () => {
  expect(totpUri('GEZDGNBV', { name: 'Ada Obi', phone: '2348031234567' })).toBe(
    'otpauth://totp/Jara%20staff%3AAda%20Obi%20%2B2348031234567?secret=GEZDGNBV&issuer=Jara%20staff',
  );
});
