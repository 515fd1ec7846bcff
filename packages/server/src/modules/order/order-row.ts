import type { Cart, Currency } from '@jara/contract';
import { channelsOf, maySplit } from '@jara/domain/payment';
import type { PricedCart, QuoteFacts } from '../pricing/index.ts';
import type { StoredOrder } from './order.store.ts';
import { contentOf } from './order-content.ts';
import { newOrderId, newPin } from './order-numbers.ts';
import type { OrderBody } from './refuse-order.ts';

/** Decisions §5: a channel is named, or it is the first of its method. */
function mayBeSplit({ payment_method, payment_method_id }: OrderBody, currency: Currency): boolean {
  if (payment_method === 'wallet' || payment_method === 'card') return payment_method === 'card';
  const channels = channelsOf(payment_method, currency);
  const channel = channels.find((each) => each === payment_method_id) ?? channels[0];
  return channel !== undefined && maySplit(channel);
}

/** How it is to be paid, and what is said along: the same order may be sent again with something else. */
const paymentOf = ({ cart, vendor }: QuoteFacts, body: OrderBody) => ({
  payment_method: body.payment_method,
  payment_method_id: body.payment_method_id,
  split_payment_with_wallet: body.split_payment_with_wallet && mayBeSplit(body, vendor.currency),
  customer_vendor_note: body.customer_vendor_note || cart.customer_vendor_note,
  customer_delivery_note: body.customer_delivery_note || cart.customer_delivery_note,
});

/** An order that nobody has done anything with yet. */
const NOT_MOVED = { version: 1, wrong_pins: 0, rider_id: null, refunded: 0 };

/** The order of a priced cart as it is stored, with numbers of its own. Only a pre-order has a time. */
export function orderRow(
  facts: QuoteFacts,
  cart: Cart,
  priced: PricedCart,
  body: OrderBody,
  now: Date,
): Omit<StoredOrder, 'status' | 'paid_at' | 'promo_use_id'> {
  const { subtotal, total, bag_quantity } = priced;
  const isPreorder = body.class === 'preorder_delivery';
  const bag_amount = priced.lines.find(({ label }) => label === 'Bags')?.amount ?? 0;
  const before = subtotal + priced.amount + priced.final_service_amount + bag_amount;
  return {
    ...paymentOf(facts, body),
    id: newOrderId(),
    customer_id: facts.cart.customer_id as number,
    vendor_id: cart.vendor_id,
    class: body.class,
    cart_id: cart.id,
    cart_version: facts.cart.version,
    currency: facts.vendor.currency,
    subtotal,
    delivery_amount: priced.amount,
    service_amount: priced.final_service_amount,
    bag_quantity,
    bag_amount,
    protection_amount: 0,
    discount_amount: before - total,
    total,
    content: contentOf(facts, cart, priced),
    delivery_date: isPreorder ? (body.deliveryDate ?? null) : null,
    time_range: isPreorder ? (body.timeRange ?? null) : null,
    // Spec §7: for every class but pickup, whatever the request says.
    requires_delivery_pin: body.class !== 'pickup',
    pin: newPin(),
    ...NOT_MOVED,
    promo_code: priced.promo_code ?? null,
    created_at: now,
  };
}

type Compared = ReturnType<typeof orderRow>;

/** Whether an order that waits for its payment is the one that is asked for again. */
export const isSameOrder = (waiting: Compared, wanted: Compared): boolean =>
  waiting.content.address?.id === wanted.content.address?.id &&
  (
    ['cart_version', 'class', 'subtotal', 'total', 'promo_code', 'bag_quantity', 'delivery_date', 'time_range'] as const
  ).every((column) => waiting[column] === wanted[column]);
