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
import { type Opened, openAttempt, openPayableAttempt, type PaymentInstrument } from './open-attempt.ts';
import { orderKey } from './payable.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { cardInstrument, channelInstrument, HOME } from './payment-instrument.ts';

type Start = typeof paymentEndpoints.startPayment;
type Asked = ParsedRequestOf<Start>['body'];
type Charge = typeof paymentEndpoints.chargeCard;

async function openTopUp(
  tx: Transaction,
  { now }: PaymentDeps,
  instrument: PaymentInstrument,
  { amount, currency }: { readonly amount: MinorUnits; readonly currency: Currency },
): Promise<Outcome<Opened, 'TOP_UP_OUT_OF_BOUNDS'>> {
  if (!isTopUp(amount, currency)) return refuse('TOP_UP_OUT_OF_BOUNDS');
  const of = {
    destination: 'wallet' as const,
    order_id: null,
    redelivery_id: null,
    amount,
    wallet_amount: 0,
    currency,
  };
  return succeed({ reference: await openAttempt(tx, instrument, of, now()) });
}

/** Opens what `POST /customer/payment/start/v2` asks for: the payment of an order or of its redelivery, or a top-up. */
export async function openStart(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  { method: channel, ...asked }: Asked,
): Promise<Outcome<Opened, Start['failures'][number]>> {
  if ('order_id' in asked) {
    const { order_id } = asked;
    const isRedelivery = asked.destination === 'order_redelivery';
    const key = isRedelivery ? { order_id, redelivery_id: asked.destination_id } : orderKey(order_id);
    const payable = await deps.orders.find(tx, customerId, key, deps.now());
    if (!payable) return refuse('ORDER_NOT_FOUND');
    if (isRedelivery && asked.amount !== payable.total) return refuse('REDELIVERY_FEE_STALE');
    const split = !isRedelivery && asked.split_payment_with_wallet;
    const { currency } = payable;
    const instrument = await channelInstrument(deps, customerId, {
      channel,
      currency,
      home: HOME.order(order_id),
      details: asked,
    });
    return instrument.ok ? openPayableAttempt(tx, deps, instrument.data, { key, split }) : instrument;
  }
  const customer = await findCustomer(tx, customerId);
  if (!customer) throw new Error('a customer who is signed in is gone');
  const currency = asked.currency ?? CURRENCY_OF_COUNTRY[customer.country_code];
  const instrument = await channelInstrument(deps, customerId, {
    channel,
    currency,
    home: HOME.wallet,
    details: asked,
  });
  return instrument.ok ? openTopUp(tx, deps, instrument.data, { amount: asked.amount, currency }) : instrument;
}

/** Opens a top-up from a saved card, in the card's currency. */
export async function openCharge(
  tx: Transaction,
  deps: PaymentDeps,
  customerId: number,
  { auth_id: cardId, amount, callback_url }: ParsedRequestOf<Charge>['body'],
): Promise<Outcome<Opened, Charge['failures'][number]>> {
  const found = await cardInstrument(tx, deps, customerId, { cardId, home: HOME.wallet, callback_url });
  if (!found.ok) return found;
  return openTopUp(tx, deps, found.data.instrument, { amount, currency: found.data.card.currency });
}
