import type { Db } from '../../db/client.ts';
import { enqueue } from '../../jobs/index.ts';
import type { Secrets } from '../../secrets.ts';
import { type About, insertOrderMessage } from './order-message.store.ts';

type Text = { readonly phone: string; readonly words: string; readonly now: Date; readonly usefulSeconds: number };

const endOf = ({ now, usefulSeconds }: Pick<Text, 'now' | 'usefulSeconds'>) =>
  new Date(now.getTime() + usefulSeconds * 1000);

/** Has a text sent once the caller's transaction commits. Its words are sealed, because a code may be among them. */
export async function queueText(tx: Db, secrets: Secrets, text: Text): Promise<void> {
  const data = { phone: text.phone, sealed: secrets.seal(text.words) };
  await enqueue(tx, { name: 'send-text', data }, { runAt: text.now, expiresAt: endOf(text) });
}

type Notice = Text & { readonly page: string; readonly about?: About | undefined };

/** The same for words that are no secret, with the way to a page of ours. That it is about an order is noted there. */
export async function queueNotice(tx: Db, text: Notice): Promise<void> {
  const { phone, words, page, now, about } = text;
  const useful_until = endOf(text);
  const message = about && { ...about, channel: 'text' as const, created_at: now, useful_until };
  const message_id = message && (await insertOrderMessage(tx, message));
  const data = { phone, words, page, message_id };
  await enqueue(tx, { name: 'send-text', data }, { runAt: now, expiresAt: useful_until });
}
