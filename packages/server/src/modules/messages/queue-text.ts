import type { Db } from '../../db/client.ts';
import { enqueue } from '../../jobs/index.ts';
import type { Secrets } from '../../secrets.ts';

type Text = { readonly phone: string; readonly words: string; readonly now: Date; readonly usefulSeconds: number };

/** Has a text sent once the caller's transaction commits. */
export async function queueText(tx: Db, secrets: Secrets, { phone, words, now, usefulSeconds }: Text): Promise<void> {
  const expiresAt = new Date(now.getTime() + usefulSeconds * 1000);
  await enqueue(tx, { name: 'send-text', data: { phone, sealed: secrets.seal(words) } }, { runAt: now, expiresAt });
}
