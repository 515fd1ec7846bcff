import {
  CURRENCY_OF_COUNTRY,
  type Currency,
  isTopUp,
  type MinorUnits,
  type ParsedRequestOf,
  type paymentEndpoints,
} from '@jara/contract';
import type { Transaction } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import { findCustomer } from '../identity/index.ts';
import { type Opened, openAttempt, openOrderAttempt, type Way } from './open-attempt.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { cardWay, channelWay, HOME } from './way-to-pay.ts';

type Start = typeof paymentEndpoints.startPayment;
type Asked = ParsedRequestOf<Start>['body'];
type Charge = typeof paymentEndpoints.chargeCard;

async function openTopUp(
  tx: Transaction,
  { now }: PaymentDeps,
  way: Way,
  { amount, currency }: { readonly amount: MinorUnits; readonly currency: Currency },
): Promise<Outcome<Opened, 'TOP_UP_OUT_OF_BOUNDS'>> {
  if (!isTopUp(amount, currency)) return refuse('TOP_UP_OUT_OF_BOUNDS');
  const of = { destination: 'wallet' as const, order_id: null, amount, wallet_amount: 0, currency };
  return succeed({ reference: await openAttempt(tx, way, of, now()) });
}

/** Opens what `POST /customer/payment/start/v2` asks for: the payment of an order, or a top-up. */
export async function openStart(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  { method: channel, ...asked }: Asked,
): Promise<Outcome<Opened, Start['failures'][number]>> {
  if ('order_id' in asked) {
    const order = await deps.orders.find(tx, customerId, asked.order_id);
    if (!order) return refuse('ORDER_NOT_FOUND');
    const { currency, id: orderId } = order;
    const way = await channelWay(deps, customerId, { channel, currency, home: HOME.order(orderId), details: asked });
    return way.ok ? openOrderAttempt(tx, deps, way.data, { orderId, split: asked.split_payment_with_wallet }) : way;
  }
  const customer = await findCustomer(tx, customerId);
  if (!customer) throw new Error('a customer who is signed in is gone');
  const currency = asked.currency ?? CURRENCY_OF_COUNTRY[customer.country_code];
  const way = await channelWay(deps, customerId, { channel, currency, home: HOME.wallet, details: asked });
  return way.ok ? openTopUp(tx, deps, way.data, { amount: asked.amount, currency }) : way;
}

/** Opens a top-up from a saved card, in the card's currency. */
export async function openCharge(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  { auth_id: cardId, amount, callback_url }: ParsedRequestOf<Charge>['body'],
): Promise<Outcome<Opened, Charge['failures'][number]>> {
  const found = await cardWay(tx, deps, customerId, { cardId, home: HOME.wallet, callback_url });
  if (!found.ok) return found;
  return openTopUp(tx, deps, found.data.way, { amount, currency: found.data.card.currency });
}
