import { randomUUID } from 'node:crypto';
import { orderEndpoints, type PaymentMethodType } from '@jara/contract';
import { type FilledCart, fillCart, quote } from './fill-cart.ts';
import type { Visitor } from './visitor.ts';

export type Method = {
  readonly payment_method: PaymentMethodType;
  readonly payment_method_id: string | null;
  readonly split_payment_with_wallet?: boolean;
};

/** An order that the API has acknowledged. */
export type Placed = { readonly id: number; readonly isPaid: boolean; readonly reference: string | undefined };

const MOST_QUOTES = 4;

/** How the button is pressed: once, twice by an impatient finger, or in two tabs. */
const keysFor = ({ choices }: Visitor): string[] => {
  const key = randomUUID();
  if (choices.chance(0.05)) return [key, key];
  return choices.chance(0.03) ? [key, randomUUID()] : [key];
};

async function order(visitor: Visitor, filled: FilledCart, feeId: number, method: Method) {
  const { customer, send, told, counts } = visitor;
  const body = {
    ...{ vendor_id: filled.shop.vendorId, cart_id: filled.cart.id, fee_id: feeId, class: filled.orderClass },
    address_id: filled.orderClass === 'delivery' ? customer.addressId : null,
    promo_codes: filled.promoCodes,
    ...method,
  };
  const answers = await Promise.all(
    keysFor(visitor).map(async (key) => ({
      key,
      ...(await send(customer, orderEndpoints.createOrder, { body, key })),
    })),
  );
  const made = answers.flatMap((answer) => (answer.ok ? [answer] : []));
  for (const { key, data } of made) {
    counts.add('orders acknowledged');
    told.orderMade(customer.id, data.id, key);
    if (data.made_payment) told.orderPaid(customer.id, data.id);
  }
  const [first = answers[0]] = made;
  return first;
}

/** Fills a cart and orders it, with a new quote as long as the old one does not hold. */
export async function placeOrder(visitor: Visitor, method: Method): Promise<Placed | undefined> {
  const { counts, signal } = visitor;
  const filled = await fillCart(visitor);
  if (filled === undefined) return undefined;
  for (let left = MOST_QUOTES; left > 0 && !signal.aborted; left -= 1) {
    const quoted = await quote(visitor, filled);
    if (quoted === undefined) return undefined;
    const answer = await order(visitor, filled, quoted.id, method);
    if (answer?.ok) {
      const { id, made_payment, payment } = answer.data;
      return { id, isPaid: made_payment, reference: payment?.reference };
    }
    if (answer?.code !== 'FEE_STALE') return undefined;
    counts.add('quotes renewed');
  }
  return undefined;
}

/** What was acknowledged can be read at once, whichever process is asked. */
export async function lookAtOrder({ customer, send, counts }: Visitor, { id }: Placed): Promise<void> {
  const found = await send(customer, orderEndpoints.getOrder, { params: { id } });
  if (!found.ok && found.code === 'ORDER_NOT_FOUND') counts.add('orders not found after they were acknowledged');
}
