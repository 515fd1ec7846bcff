import type { ParsedRequestOf, paymentEndpoints } from '@jara/contract';
import { maySplit } from '@jara/domain/payment';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findBalance } from '../wallet/index.ts';
import { isCardUnderWay, type Opened, openOrderAttempt, whyNotPayable } from './open-attempt.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { findOpenPayments } from './payment.store.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { cardWay, channelWay, HOME } from './way-to-pay.ts';

type Pay = typeof paymentEndpoints.payOrder;
type Refusals = Pay['failures'][number];
type Asked = ParsedRequestOf<Pay>['body'];
export type PaidOrOpened = { readonly paid: true } | Opened;

/** Pays an order that waits from the wallet alone. */
async function payByWallet(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  orderId: number,
): Promise<Outcome<PaidOrOpened, Refusals>> {
  const order = await deps.orders.lock(tx, orderId);
  const refusal = whyNotPayable(order, customerId);
  if (refusal || !order) return refuse(refusal ?? 'ORDER_NOT_FOUND');
  if ((await findBalance(tx, customerId, order.currency)) < 0) return refuse('WALLET_NEGATIVE');
  if ((await findOpenPayments(tx, orderId)).some(isCardUnderWay)) return refuse('PAYMENT_UNDER_WAY');
  const paid = await payFromWallet(tx, deps, order);
  if (paid === 'insufficient') return refuse('WALLET_TOO_SMALL');
  return paid === 'paid' ? succeed({ paid: true }) : refuse('ORDER_PAID');
}

/** An attempt to pay an order with a saved card; the order may have been made in the same transaction. */
export async function openCardAttempt(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  asked: {
    readonly orderId: number;
    readonly cardId: string;
    readonly split: boolean;
    readonly callback_url?: string | undefined;
  },
) {
  const { orderId, split } = asked;
  const found = await cardWay(tx, deps, customerId, { ...asked, home: HOME.order(orderId) });
  if (!found.ok) return found;
  const order = await deps.orders.find(tx, customerId, orderId);
  if (order && order.currency !== found.data.card.currency) return refuse('CARD_NOT_FOUND');
  return openOrderAttempt(tx, deps, found.data.way, { orderId, split });
}

/** `POST /customer/order/{id}/payment`: pays at once from the wallet, or opens an attempt with a card or a channel. */
export async function payOrder(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  orderId: number,
  { method, auth_id, split_payment_with_wallet: split, ...details }: Asked,
): Promise<Outcome<PaidOrOpened, Refusals>> {
  if (method === 'wallet') return payByWallet(tx, deps, customerId, orderId);
  const order = await deps.orders.find(tx, customerId, orderId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  const isCovered = (await findBalance(tx, customerId, order.currency)) >= order.total;
  if (split && isCovered && maySplit(method)) return payByWallet(tx, deps, customerId, orderId);
  if (method === 'card') {
    if (auth_id === undefined) return refuse('CARD_NOT_FOUND');
    const { callback_url } = details;
    return openCardAttempt(tx, deps, customerId, { orderId, cardId: auth_id, split, callback_url });
  }
  const asked = { channel: method, currency: order.currency, home: HOME.order(orderId), details };
  const way = await channelWay(deps, customerId, asked);
  return way.ok ? openOrderAttempt(tx, deps, way.data, { orderId, split }) : way;
}
