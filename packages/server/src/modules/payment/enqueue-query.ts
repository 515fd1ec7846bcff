import type { PaymentProvider } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { enqueue } from '../../jobs/index.ts';

type Attempt = { readonly provider: PaymentProvider; readonly reference: string };

/** Has the provider asked about a payment after so many seconds, unless it will be asked anyway. */
export async function enqueueQuery(
  tx: Transaction,
  { provider, reference }: Attempt,
  seconds: number,
  now: Date,
): Promise<void> {
  const job = { name: 'query-payment' as const, data: { provider, reference } };
  await enqueue(tx, job, { runAt: new Date(now.getTime() + seconds * 1000), dedupe: reference });
}
