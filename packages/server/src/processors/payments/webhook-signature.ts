import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Compared in a time that tells nothing about where they differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function isHexHmac(
  algorithm: 'sha512' | 'sha3-512',
  key: string,
  signed: Buffer | string,
  given: string,
): boolean {
  return isSameText(given.toLowerCase(), createHmac(algorithm, key).update(signed).digest('hex'));
}

/** A header sent twice comes as a list, and is taken for none. */
export function headerOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** The body as `schema` has it; undefined for anything else. */
export function readBody<Body>(rawBody: Buffer, schema: z.ZodType<Body>): Body | undefined {
  try {
    return schema.safeParse(JSON.parse(rawBody.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

/** What becomes part of an event's key is short, whoever sent it. */
export const word = z.string().min(1).max(100);
export const wordOrNumber = z.union([word, z.number()]).transform(String);
