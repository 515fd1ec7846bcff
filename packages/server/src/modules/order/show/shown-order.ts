import type { Order } from '@jara/contract';
import { timelineEntries, UNPAID_ORDER_MS } from '@jara/domain/order';
import { nameOfCard, termsOf } from '@jara/domain/payment';
import type { OrderedPackage, StoredContact, StoredOrder } from '../../../db/schema/index.ts';
import { packageLinkOf } from '../record/package-link.ts';
import { shownDriver } from './shown-driver.ts';
import type { OrderHistory, OrderPayment } from './shown-order.store.ts';

const nameOf = ({ channel, brand, last4 }: Omit<OrderPayment, 'amount'>): string => {
  if (brand && last4) return nameOfCard(brand, last4);
  return channel === 'card' || channel === 'wallet' ? 'Card' : termsOf(channel).name;
};

/** What the providers did not bring was the wallet's. */
function paidBy({ paid_at, total }: StoredOrder, payments: readonly OrderPayment[]): Order['paid_by'] {
  if (paid_at === null) return [];
  const amountOf = (amount: number) => amount as Order['total_price'];
  const wallet = payments.reduce((left, { amount }) => left - amount, total);
  return [
    ...(wallet > 0 ? [{ method: 'Wallet', amount: amountOf(wallet) }] : []),
    ...payments.map((payment) => ({ method: nameOf(payment), amount: amountOf(payment.amount) })),
  ];
}

/** One that cost nothing was paid by nobody. */
function shownRedelivery({ redelivery }: OrderHistory): Order['redelivery'] {
  if (!redelivery?.requested_at || redelivery.amount === 0) return null;
  const { amount, requested_at, channel, brand, last4 } = redelivery;
  const paid_by = channel === null ? 'Wallet' : nameOf({ channel, brand, last4 });
  return { amount: amount as Order['total_price'], paid_by, requested_at: requested_at.toISOString() };
}

/** The PIN is worth the meal: it is shown once that is paid. */
function pinOf({ class: kind, pin, paid_at }: StoredOrder): Order['meta_data'] {
  if (paid_at === null) return {};
  return kind === 'pickup' ? { order_pin: pin } : { delivery_pin: pin };
}

const shownIssue = (
  { content }: StoredOrder,
  { item_id, pack_reference, refunded }: OrderHistory['issues'][number],
) => ({
  ...{ item_id, pack_reference, code: 'OUT_OF_STOCK' as const },
  name: content.items.find((item) => item.item_id === item_id && item.pack_reference === pack_reference)?.name ?? '',
  refunded: refunded as Order['refunded'],
});

const shownContact = ({ name, phone }: StoredContact) => ({ name, phone: `+${phone}` });

/** For the owner to pass on; the e-mail is the other party's. */
function shownLink(order: StoredOrder, { source_contact, destination_contact }: OrderedPackage) {
  const path = packageLinkOf(order);
  if (path === undefined || order.paid_at === null) return null;
  return { path, email: destination_contact.email ?? source_contact.email ?? null };
}

function shownPackage(order: StoredOrder): Order['package_information'] {
  const carried = order.content.package;
  if (!carried) return null;
  const { user_action, item_type, other_item_type, worth, is_protected } = carried;
  return {
    ...{ user_action, item_type: [...item_type], other_item_type, is_protected },
    destination_contact: shownContact(carried.destination_contact),
    source_contact: shownContact(carried.source_contact),
    estimated_order_amount: worth as Order['total_price'],
    follow: shownLink(order, carried),
  };
}

/** Spec §3 Order. */
export function shownOrder(
  order: StoredOrder,
  payments: readonly OrderPayment[],
  history: OrderHistory,
  now: Date,
): Order {
  const { content, created_at } = order;
  const money = (amount: number) => amount as Order['total_price'];
  const isWaiting = order.status === 'abandoned';
  return {
    id: order.id,
    class: order.class,
    status: order.status,
    version: order.version,
    items: [...content.items],
    containers: [...content.containers],
    delivery_price: money(order.delivery_amount),
    service_price: money(order.service_amount),
    safety_fee: money(order.protection_amount),
    bag_information: { total_amount: money(order.bag_amount), quantity: order.bag_quantity },
    lines: [...content.lines],
    discounts: [...content.discounts],
    total_price: money(order.total),
    currency: order.currency,
    timeline: timelineEntries(order.class, history.timeline, order.delivery_fault),
    is_failed_delivery: order.status === 'failed',
    delivery_fault: order.delivery_fault,
    driver: shownDriver(order.status, history.rider, history.rider?.moved_at ?? null, now),
    vendor: { id: order.vendor_id, ...content.vendor },
    address: content.address && { id: content.address.id, display_name: content.address.display_name },
    meta_data: pinOf(order),
    customer_vendor_note: order.customer_vendor_note,
    customer_delivery_note: order.customer_delivery_note,
    delivery_date: order.delivery_date,
    time_range: order.time_range,
    paid_by: paidBy(order, payments),
    redelivery: shownRedelivery(history),
    refunded: money(order.refunded),
    issues: history.issues.map((issue) => shownIssue(order, issue)),
    package_information: shownPackage(order),
    expires_at: isWaiting ? new Date(created_at.getTime() + UNPAID_ORDER_MS).toISOString() : null,
    created_at: created_at.toISOString(),
  };
}
