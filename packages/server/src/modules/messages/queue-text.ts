import type { Db } from '../../db/client.ts';
import type { Secrets } from '../../secrets.ts';
import { insertText } from './outgoing-text.store.ts';

type Text = { readonly phone: string; readonly words: string; readonly now: Date; readonly usefulSeconds: number };

/** Has a text sent once the caller's transaction commits. */
export function queueText(tx: Db, secrets: Secrets, { phone, words, now, usefulSeconds }: Text): Promise<void> {
  const expires_at = new Date(now.getTime() + usefulSeconds * 1000);
  return insertText(tx, { phone, sealed: secrets.seal(words), next_try_at: now, expires_at });
}
