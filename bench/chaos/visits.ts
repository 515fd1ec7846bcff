import { randomUUID } from 'node:crypto';
import { cancellationEndpoints, type PaymentMethodType, paymentEndpoints, walletEndpoints } from '@jara/contract';
import { channelsOf, maySplit } from '@jara/domain/payment';
import { awaitResult, type OnlineChannel, payAtProvider } from './pay-at-provider.ts';
import { lookAtOrder, type Placed, placeOrder } from './place-order.ts';
import { chooseWeighted, type Visitor } from './visitor.ts';

const TOP_UPS = { NGN: 2_000_000, GHS: 40_000 } as const;
const METHODS = ['online_payment', 'mtn', 'opay', 'pocket'] as const satisfies readonly PaymentMethodType[];

type Online = { readonly method: PaymentMethodType; readonly channel: OnlineChannel };

const onlineOf = ({ customer }: Visitor): Online[] =>
  METHODS.flatMap((method) => channelsOf(method, customer.currency).map((channel) => ({ method, channel })));

async function topUp(visitor: Visitor): Promise<void> {
  const { customer, choices, send, acknowledged, counts } = visitor;
  const amount = TOP_UPS[customer.currency];
  const [card] = customer.cards;
  counts.add('top-ups begun');
  if (card === undefined || choices.chance(0.6)) {
    const { channel } = choices.pick(onlineOf(visitor));
    await payAtProvider(visitor, channel, { destination: 'wallet', amount });
    return;
  }
  const body = { amount, auth_id: card, destination: 'wallet' };
  const charged = await send(customer, paymentEndpoints.chargeCard, { body, key: randomUUID() });
  if (!charged.ok) return;
  if (charged.data.status === 'succeeded') acknowledged.toppedUp(charged.data.reference);
  else await awaitResult(visitor, charged.data.reference);
}

async function orderByWallet(visitor: Visitor): Promise<void> {
  const placed = await placeOrder(visitor, { payment_method: 'wallet', payment_method_id: null });
  if (placed === undefined) return topUpIfPoor(visitor);
  await lookAtOrder(visitor, placed);
  if (visitor.choices.chance(0.04)) await cancel(visitor, placed);
}

/** Unless the vendor was quicker. */
async function cancel({ customer, send, counts }: Visitor, { id }: Placed): Promise<void> {
  const done = await send(customer, cancellationEndpoints.cancelOrder, { params: { id }, key: randomUUID() });
  if (done.ok) counts.add('orders cancelled by customers');
}

async function topUpIfPoor(visitor: Visitor): Promise<void> {
  const { customer, send } = visitor;
  const query = { currency: customer.currency };
  const wallet = await send(customer, walletEndpoints.getWallet, { query });
  if (wallet.ok && wallet.data.balance < TOP_UPS[customer.currency] / 4) await topUp(visitor);
}

async function removeCard({ customer, send, counts }: Visitor, card: string): Promise<void> {
  const removed = await send(customer, paymentEndpoints.removeCard, { params: { id: card } });
  if (!removed.ok) return;
  counts.add('cards removed');
  customer.cards.splice(customer.cards.indexOf(card), 1);
}

async function orderByCard(visitor: Visitor): Promise<void> {
  const { customer, choices } = visitor;
  const [card] = customer.cards;
  if (card === undefined) return orderByWallet(visitor);
  const paying = placeOrder(visitor, { payment_method: 'card', payment_method_id: card });
  // Some remove it while it is being charged.
  if (choices.chance(0.04)) await removeCard(visitor, card);
  const placed = await paying;
  if (placed === undefined || placed.isPaid) return;
  if (placed.reference !== undefined) await awaitResult(visitor, placed.reference);
}

/** Pays an order that still waits, another way: from the wallet or with a card. */
async function payOtherwise({ customer, choices, send, acknowledged }: Visitor, { id }: Placed): Promise<void> {
  const [card] = customer.cards;
  const body = card !== undefined && choices.chance(0.5) ? { method: 'card', auth_id: card } : { method: 'wallet' };
  const paid = await send(customer, paymentEndpoints.payOrder, { params: { id }, body, key: randomUUID() });
  if (paid.ok && paid.data.made_payment) acknowledged.orderPaid(customer.id, id);
}

async function orderOnline(visitor: Visitor, isSplit: boolean): Promise<void> {
  const { choices } = visitor;
  const { method, channel } = choices.pick(onlineOf(visitor).filter((each) => !isSplit || maySplit(each.channel)));
  const split_payment_with_wallet = isSplit;
  const placed = await placeOrder(visitor, {
    ...{ payment_method: method, payment_method_id: method === 'online_payment' ? channel : null },
    split_payment_with_wallet,
  });
  if (placed === undefined) return;
  const status = await payAtProvider(visitor, channel, { order_id: placed.id, split_payment_with_wallet });
  if (status === 'Failed' || choices.chance(0.1)) await payOtherwise(visitor, placed);
}

/** The same order, paid in two tabs at once: any second success is wallet credit. */
async function orderInTwoTabs(visitor: Visitor): Promise<void> {
  const { choices, counts } = visitor;
  const placed = await placeOrder(visitor, { payment_method: 'online_payment', payment_method_id: 'paystack' });
  if (placed === undefined) return;
  counts.add('orders paid in two tabs');
  const second = choices.chance(0.5)
    ? payOtherwise(visitor, placed)
    : payAtProvider(visitor, choices.pick(onlineOf(visitor)).channel, { order_id: placed.id });
  await Promise.all([payAtProvider(visitor, 'paystack', { order_id: placed.id }), second]);
}

const VISITS: readonly (readonly [(visitor: Visitor) => Promise<void>, number])[] = [
  [orderByWallet, 34],
  [orderByCard, 16],
  [(visitor) => orderOnline(visitor, false), 26],
  [(visitor) => orderOnline(visitor, true), 9],
  [orderInTwoTabs, 7],
  [topUp, 8],
];

export type Visit = (visitor: Visitor) => Promise<void>;

/** One visit of a customer to the storefront. */
export const visit: Visit = (visitor) => chooseWeighted(visitor.choices, VISITS)(visitor);

/** What needs no provider, and so tells of the database alone. */
export const visitAndPayFromWallet: Visit = orderByWallet;
