import { createHash } from 'node:crypto';

/** Weak: the same for each way in which it is packed. */
export function entityTag(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url').slice(0, 16)}"`;
}

/** RFC 9110, 13.1.2: whether a browser has what the tag stands for. */
export const isKnown = (tag: string, ifNoneMatch: string | undefined): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim() === tag) ?? false;
