import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS } from '@jara/contract';

const STEP_SECONDS = 30;
/** Clocks of phones differ: the step before and the one after count too. */
const WINDOW = [0, -1, 1];
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Of 20 bytes no bit is left over. */
export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238 with SHA-1, which is what the apps of people take. */
export function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** TOTP_DIGITS;
  return String(number).padStart(TOTP_DIGITS, '0');
}

/** The step that the code is of; undefined if it is of none that counts now. */
export function stepOfTotp(secret: string, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
  const given = Buffer.from(code);
  return WINDOW.map((shift) => current + shift).find((step) => {
    const expected = Buffer.from(totpAt(secret, step));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}

/** What an app reads from a link or a picture. */
export const totpUri = (secret: string, { name, phone }: { readonly name: string; readonly phone: string }): string =>
  `otpauth://totp/${encodeURIComponent(`Jara staff:${name} +${phone}`)}?secret=${secret}&issuer=${encodeURIComponent('Jara staff')}`;
