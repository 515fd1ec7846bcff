import { createHash } from 'node:crypto';
import type { Registration } from './customer.store.ts';

/** All that a sign-up's code confirms, in one line: other data have another fingerprint. */
export function fingerprintOf(registration: Registration): string {
  const { phone, country_code, first_name, last_name, email, referred_by } = registration;
  const confirmed = [phone, country_code, first_name, last_name, email, referred_by];
  return createHash('sha256').update(JSON.stringify(confirmed)).digest('base64url');
}
