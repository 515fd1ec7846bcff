import type { Db } from '../../db/client.ts';
import { enqueue } from '../../jobs/index.ts';
import type { Secrets } from '../../secrets.ts';

type Text = { readonly phone: string; readonly words: string; readonly now: Date; readonly usefulSeconds: number };

const endOf = ({ now, usefulSeconds }: Pick<Text, 'now' | 'usefulSeconds'>) =>
  new Date(now.getTime() + usefulSeconds * 1000);

/** Has a text sent once the caller's transaction commits. Its words are sealed, because a code may be among them. */
export async function queueText(tx: Db, secrets: Secrets, text: Text): Promise<void> {
  const data = { phone: text.phone, sealed: secrets.seal(text.words) };
  await enqueue(tx, { name: 'send-text', data }, { runAt: text.now, expiresAt: endOf(text) });
}

/** The same for words that are no secret, with the way to a page of ours. */
export async function queueNotice(tx: Db, text: Text & { readonly page: string }): Promise<void> {
  const data = { phone: text.phone, words: text.words, page: text.page };
  await enqueue(tx, { name: 'send-text', data }, { runAt: text.now, expiresAt: endOf(text) });
}
