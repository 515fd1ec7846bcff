import type { ParsedRequestOf, paymentEndpoints } from '@jara/contract';
import { maySplit } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse } from '../../outcome.ts';
import { findBalance } from '../wallet/index.ts';
import { openPayableAttempt } from './open-attempt.ts';
import { openCardAttempt } from './open-card-attempt.ts';
import { type PaidOrOpened, payFromWallet } from './pay-waiting-from-wallet.ts';
import { orderKey } from './payable.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { channelInstrument, HOME } from './payment-instrument.ts';

type Pay = typeof paymentEndpoints.payOrder;
type Asked = ParsedRequestOf<Pay>['body'];

/** `POST /customer/order/{id}/payment`: pays at once from the wallet, or opens an attempt with a card or a channel. */
export async function payWaitingOrder(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  orderId: number,
  { method, auth_id, split_payment_with_wallet: split, ...details }: Asked,
): Promise<Outcome<PaidOrOpened, Pay['failures'][number]>> {
  const key = orderKey(orderId);
  if (method === 'wallet') return payFromWallet(tx, deps, customerId, key);
  const order = await deps.orders.find(tx, customerId, key, deps.now());
  if (!order) return refuse('ORDER_NOT_FOUND');
  const isCovered = (await findBalance(tx, customerId, order.currency)) >= order.total;
  if (split && isCovered && maySplit(method)) return payFromWallet(tx, deps, customerId, key);
  if (method === 'card') {
    if (auth_id === undefined) return refuse('CARD_NOT_FOUND');
    const { callback_url } = details;
    return openCardAttempt(tx, deps, customerId, { key, cardId: auth_id, split, callback_url });
  }
  const asked = { channel: method, currency: order.currency, home: HOME.order(orderId), details };
  const instrument = await channelInstrument(deps, customerId, asked);
  return instrument.ok ? openPayableAttempt(tx, deps, instrument.data, { key, split }) : instrument;
}
