import { randomUUID } from 'node:crypto';
import { courierEndpoints, type DataOf, orderEndpoints, type PaymentMethodType } from '@jara/contract';
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

type Creation = typeof orderEndpoints.createOrder | typeof courierEndpoints.createPackageOrder;

/** Presses the button. Gives what was acknowledged, if anything was. */
async function order(visitor: Visitor, endpoint: Creation, body: object) {
  const { customer, send, acknowledged, counts } = visitor;
  const answers = await Promise.all(
    keysFor(visitor).map(async (key) => ({ key, ...(await send(customer, endpoint, { body, key })) })),
  );
  const made = answers.flatMap((answer) => (answer.ok ? [answer] : []));
  for (const { key, data } of made) {
    counts.add('orders acknowledged');
    acknowledged.orderMade(customer.id, data.id, key);
    if (data.made_payment) acknowledged.orderPaid(customer.id, data.id);
  }
  const [first = answers[0]] = made;
  return first;
}

const orderCart = (visitor: Visitor, filled: FilledCart, feeId: number, method: Method) =>
  order(visitor, orderEndpoints.createOrder, {
    ...{ vendor_id: filled.shop.vendorId, cart_id: filled.cart.id, fee_id: feeId, class: filled.orderClass },
    address_id: filled.orderClass === 'delivery' ? visitor.customer.addressId : null,
    promo_codes: filled.promoCodes,
    ...method,
  });

/** Sends a package across town, protected or not. */
async function sendPackage(visitor: Visitor, method: Method): Promise<Placed | undefined> {
  const { customer, send, choices, counts } = visitor;
  const estimated_order_amount = 1 + choices.below(1_000_000);
  const quoted = await send(customer, courierEndpoints.quotePackage, {
    body: {
      ...{ source_address: { id: customer.addressId }, destination_address: { id: customer.friendAddressId } },
      estimated_order_amount,
    },
  });
  if (!quoted.ok) return undefined;
  const contact = {
    name: 'Chidi',
    phone: customer.phone.slice(3),
    country_code: customer.currency === 'GHS' ? 'GH' : 'NG',
  };
  const answer = await order(visitor, courierEndpoints.createPackageOrder, {
    ...{ source_contact: contact, destination_contact: contact, user_action: 'sending', item_type: ['Books'] },
    ...{ fee_id: quoted.data.id, estimated_order_amount, package_protection: choices.chance(0.5), ...method },
  });
  if (!answer?.ok) return undefined;
  counts.add('packages acknowledged');
  return placedBy(answer.data);
}

const placedBy = ({ id, made_payment, payment }: DataOf<Creation>): Placed => ({
  ...{ id, isPaid: made_payment, reference: payment?.reference },
});

/** Sends a package, or fills a cart and orders it, with a new quote as long as the old one does not hold. */
export async function placeOrder(visitor: Visitor, method: Method): Promise<Placed | undefined> {
  const { counts, signal, choices } = visitor;
  if (choices.chance(0.15)) return sendPackage(visitor, method);
  const filled = await fillCart(visitor);
  if (filled === undefined) return undefined;
  for (let left = MOST_QUOTES; left > 0 && !signal.aborted; left -= 1) {
    const quoted = await quote(visitor, filled);
    if (quoted === undefined) return undefined;
    const answer = await orderCart(visitor, filled, quoted.id, method);
    if (answer?.ok) return placedBy(answer.data);
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
