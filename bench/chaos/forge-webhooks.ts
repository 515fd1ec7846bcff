import { randomBytes } from 'node:crypto';
import { PROCESSORS } from '@jara/contract';
import type { Choices } from '../choices.ts';
import type { Counts } from './counts.ts';
import type { Installation } from './installation.ts';

/** The headers in which the providers sign. */
const SIGNATURES = ['x-paystack-signature', 'monnify-signature', 'verif-hash', 'authorization', 'x-pocket-signature'];

/** Says of a payment that waits that it was paid, in the words of all providers at once, signed by nobody. */
const claim = (reference: string, amount: number) => ({
  ...{ event: 'charge.success', eventType: 'SUCCESSFUL_TRANSACTION', 'event.type': 'CARD_TRANSACTION' },
  data: { id: 1, reference, tx_ref: reference, status: 'success', amount, currency: 'NGN' },
  eventData: { paymentReference: reference, transactionReference: reference, paymentStatus: 'PAID' },
  payload: { reference, transactionId: reference, status: 'SUCCESS', amount: String(amount) },
  sha512: randomBytes(64).toString('hex'),
});

/** Sends webhooks that no provider has sent, about payments that nobody has made. */
export async function forgeWebhooks(
  { apiUrls, database }: Installation,
  choices: Choices,
  counts: Counts,
): Promise<void> {
  const found = await database.pool
    .query<{ reference: string; amount: number }>(
      `select reference, amount::float8 from payment where status in ('initiated', 'pending') order by random() limit 3`,
    )
    .catch(() => ({ rows: [] }));
  for (const { reference, amount } of found.rows) {
    const headers = Object.fromEntries(SIGNATURES.map((name) => [name, randomBytes(64).toString('hex')]));
    const response = await fetch(`${choices.pick(apiUrls)}/webhooks/${choices.pick(PROCESSORS)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(claim(reference, amount)),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    await response?.body?.cancel();
    if (response !== undefined) counts.add('webhooks forged');
  }
}
