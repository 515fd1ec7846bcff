import { type ParsedRequestOf, type redeliveryEndpoints, unguessableId } from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { openCardAttempt } from './open-card-attempt.ts';
import { type PaidOrOpened, payFromWallet } from './pay-waiting-from-wallet.ts';
import type { RedeliveryKey } from './payable.ts';
import type { PaymentDeps } from './payment-deps.ts';

type Request = typeof redeliveryEndpoints.requestRedelivery;

type Asked = ParsedRequestOf<Request>['body'];
type Paid = Promise<Outcome<PaidOrOpened, Request['failures'][number]>>;

/** Spec §7: the wallet pays a redelivery at once, a saved card once it is charged. All else starts a payment. */
async function payBy(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  key: RedeliveryKey,
  { method, method_id, callback_url }: Asked,
): Paid {
  if (method === 'wallet') return payFromWallet(tx, deps, customerId, key);
  if (method !== 'card') return refuse('CHANNEL_NOT_OFFERED');
  const cardId = unguessableId.safeParse(method_id);
  if (!cardId.success) return refuse('CARD_NOT_FOUND');
  return openCardAttempt(tx, deps, customerId, { key, cardId: cardId.data, split: false, callback_url });
}

/** Reliability rule 7: one redelivery for each order and fee. The same one again is there already. */
export async function payRedelivery(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  order_id: number,
  asked: Asked,
): Paid {
  const key = { order_id, redelivery_id: asked.fee_id };
  const paid = await payBy(tx, deps, customerId, key, asked);
  if (paid.ok || paid.code !== 'REDELIVERY_NOT_OFFERED') return paid;
  const payable = await deps.orders.find(tx, customerId, key, deps.now());
  return payable?.isPaid ? succeed({ paid: true }) : paid;
}
