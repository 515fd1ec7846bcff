import { z } from 'zod';

export const SANDBOX_URL = 'http://127.0.0.1:4100';
/** Every key of the sandbox, secret or not. */
export const SANDBOX_KEY = 'sandbox';

export const key = z.string().min(1).optional();

const url = z
  .url({ protocol: /^https?$/, error: 'must look like https://provider.example' })
  .transform((text) => text.replace(/\/+$/, ''));
export const address = url.optional();

/** Addresses with commas between them; text again, so that it can be read twice. */
export const addresses = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim()))
  .pipe(z.array(url))
  .transform((list) => list.join(','))
  .optional();

/** Names with commas between them, never an address in numbers; text again, as above. */
export const hostNames = z
  .string()
  .transform((list) => list.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\.?([a-z\d-]+\.)+[a-z]{2,}(,\.?([a-z\d-]+\.)+[a-z]{2,})*$/, 'must list names of hosts'))
  .optional();

export const originsOf = (list: string): string[] => list.split(',').map((each) => new URL(each).origin);

const listed = (names: readonly string[]) => names.join(' and ');

/** A provider is used when its keys are there; with some of its variables and not all keys nobody knows what is meant. */
export function hasKeys<Variables extends object>(
  given: Variables,
  prefix: string,
  keys: readonly (keyof Variables & string)[],
): boolean {
  const missing = keys.filter((name) => given[name] === undefined);
  if (missing.length === 0) return true;
  const stray = Object.entries(given).find(([name, value]) => name.startsWith(prefix) && value)?.[0];
  if (stray !== undefined)
    throw new Error(`${stray} is set and ${listed(missing)} ${missing.length > 1 ? 'are' : 'is'} missing.`);
  return false;
}
