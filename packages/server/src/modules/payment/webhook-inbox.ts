import { createHash } from 'node:crypto';
import type { PaymentProvider } from '@jara/contract';
import { isOpenPayment } from '@jara/domain/payment';
import type { Db } from '../../db/client.ts';
import { lt } from '../../db/drizzle.ts';
import { webhook_event } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/index.ts';
import { findPayment, findPaymentAtProvider } from './payment.store.ts';
import type { PaymentDeps } from './payment-deps.ts';

export type Webhook = {
  readonly provider: PaymentProvider;
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

const LONGEST_WORD = 200;
/** Providers repeat an event for three days at the most. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Money may come for a payment that has ended. What anybody could have sent has it looked up this often at the most. */
const UNSIGNED_WINDOW_MS = 6 * 60 * 60 * 1000;

const bounded = (word: string) =>
  word.length <= LONGEST_WORD ? word : createHash('sha256').update(word).digest('base64url');

/**
 * An unsigned word about a payment that has ended: the first in a window has it looked up at once, and all others
 * together once more when the window ends, so that none of them is lost.
 */
function unsignedAboutEnded(reference: string, now: Date): { event_key: string; windowEnds: Date } {
  const nth = Math.floor(now.getTime() / UNSIGNED_WINDOW_MS);
  return { event_key: `ended:${reference}:${nth}`, windowEnds: new Date((nth + 1) * UNSIGNED_WINDOW_MS) };
}

/**
 * Reliability rule 11: what holds is committed, with the job that looks the payment up, before it is answered. An event
 * that was there before does nothing. Gives the status to answer with.
 */
export async function receiveWebhook(deps: PaymentDeps, { provider, rawBody, headers }: Webhook): Promise<number> {
  const adapter = deps.adapters[provider];
  if (!adapter) return 404;
  const webhook = adapter.readWebhook(rawBody, headers);
  if (webhook.verdict === 'ignored') return 200;
  if (webhook.verdict === 'rejected') return webhook.status;
  const payment =
    'reference' in webhook
      ? await findPayment(deps.db, webhook.reference)
      : await findPaymentAtProvider(deps.db, provider, webhook.provider_reference);
  if (payment?.provider !== provider) return 200;
  const { reference } = payment;
  const { is_refund, refunded } = webhook;
  // Anybody could have sent it. An open payment is looked up anyway, so there it only hastens that.
  const isBounded = webhook.verdict === 'unsigned' && !isOpenPayment(payment.status);
  const ended = isBounded ? unsignedAboutEnded(reference, deps.now()) : undefined;
  const event_key = ended?.event_key ?? bounded(webhook.event_key);
  await inTransaction(deps.db, async (tx) => {
    const event = { provider, event_key, reference, received_at: deps.now() };
    const { rowCount } = await tx.insert(webhook_event).values(event).onConflictDoNothing();
    const runAt = rowCount === 1 ? deps.now() : ended?.windowEnds;
    if (runAt === undefined) return;
    const job = { name: 'handle-webhook' as const, data: { provider, reference, is_refund, refunded } };
    const dedupe = `${provider}:${event_key}${rowCount === 1 ? '' : ':again'}`;
    await enqueue(tx, job, { runAt, dedupe });
  });
  return 200;
}

export async function deleteOldWebhooks(db: Db, now: Date): Promise<void> {
  await db.delete(webhook_event).where(lt(webhook_event.received_at, new Date(now.getTime() - KEPT_MS)));
}
