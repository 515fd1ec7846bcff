import { randomBytes } from 'node:crypto';
import type { StoredOrder } from '../../../db/schema/index.ts';

/** 128 bits, as the contract's `linkToken`. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

/** Where whoever has the link sees a package's way. Behind the #, the token is in no request's address, and so in no log. */
export function packageLinkOf({ id, content }: Pick<StoredOrder, 'id' | 'content'>): string | undefined {
  const token = content.package?.link_token;
  return token === undefined ? undefined : `/store/package#${id}.${token}`;
}
