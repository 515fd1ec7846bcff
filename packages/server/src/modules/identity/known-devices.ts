import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

/** Customers and staff are known apart: a cookie of one is worth nothing for the other, also with the same phone. */
export type Audience = 'customer' | 'staff';
const MAC_OF = { customer: 'device', staff: 'staffDevice' } as const satisfies Record<Audience, string>;

/** A family shares a browser; more phones than this push the oldest out. */
const MOST_PHONES = 5;
const COOKIE = /^[\w-]{22}(?:\.[\w-]{43}){1,5}$/;

/**
 * Browsers that have signed in with a phone before. The cookie is a random id and, for each phone, a MAC over both: it
 * names no phone, nothing of it is stored, and it says nothing about a phone that did not sign in there.
 */
export function createKnownDevices(secrets: Secrets, audience: Audience) {
  const use = MAC_OF[audience];
  const signed = (id: string, phone: string) => `${id}.${phone}`;
  const parse = (cookie: string | undefined) => {
    const [id, ...macs] = COOKIE.test(cookie ?? '') ? (cookie ?? '').split('.') : [];
    return { id: id ?? randomBytes(16).toString('base64url'), macs };
  };
  const isOf = (phone: string, id: string) => (mac: string) => secrets.isMac(use, signed(id, phone), mac);

  return {
    /** The browser's id, if it has signed in with this phone. */
    idFor(cookie: string | undefined, phone: string): string | undefined {
      const { id, macs } = parse(cookie);
      return macs.some(isOf(phone, id)) ? id : undefined;
    },
    /** The cookie of a browser that has just signed in with this phone. */
    remember(cookie: string | undefined, phone: string): string {
      const { id, macs } = parse(cookie);
      const others = macs.filter((mac) => !isOf(phone, id)(mac));
      return [id, secrets.mac(use, signed(id, phone)), ...others.slice(0, MOST_PHONES - 1)].join('.');
    },
  };
}

export type KnownDevices = ReturnType<typeof createKnownDevices>;
