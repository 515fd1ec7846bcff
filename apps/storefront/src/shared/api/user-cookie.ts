import { expiryOf } from '@jara/api-client';
import type { SignedInUser } from '@jara/contract';

// By hand rather than by the contract's schema: this is part of every page, and the schemas are not.
const KIND = {
  token: 'string',
  country_code: 'string',
  email: 'string',
  id: 'number',
  last_name: 'string',
  phone: 'string',
  first_name: 'string',
  user_reference: 'string',
} as const satisfies Record<keyof SignedInUser, 'string' | 'number'>;

function isUser(value: unknown): value is SignedInUser {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return Object.entries(KIND).every(([name, kind]) => typeof fields.get(name) === kind);
}

/** Decisions §3: readable by the page, which needs the token. */
export type UserCookie = { readonly value: string; readonly path: '/'; readonly seconds: number };

/** Spec §3 Customer: exactly these eight, for as long as the session lasts. */
export function userCookie(user: SignedInUser, now: number): UserCookie {
  const kept = Object.fromEntries(Object.keys(KIND).map((name) => [name, user[name as keyof SignedInUser]]));
  const seconds = Math.max(0, Math.floor((expiryOf(user.token) - now) / 1000));
  return { value: encodeURIComponent(JSON.stringify(kept)), path: '/', seconds };
}

export const NO_USER: UserCookie = { value: '', path: '/', seconds: 0 };

export function parseUser(raw: string): SignedInUser | null {
  if (raw === '') return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(raw));
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}
