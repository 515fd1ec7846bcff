import type { MinorUnits, TimelineAction } from '@jara/contract';
import {
  creditMessage,
  droppedMessage,
  type OutOfStock,
  outOfStockMessage,
  type StepMessage,
  stepMessage,
} from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { findCustomer } from '../../identity/index.ts';
import { queueNotice, queuePush } from '../../messages/index.ts';
import { findRequestedRedelivery } from '../record/requested-redelivery.store.ts';
import { notifyReceiver } from './notify-receiver.ts';

/** Where an order is by then is seen in the order itself. */
const STEP_USEFUL_SECONDS = 60 * 60;
/** Somebody who was told of money a day later would have asked by then. */
const MONEY_USEFUL_SECONDS = 24 * 60 * 60;

type Facts = { readonly refunded: number; readonly now: Date };

const factsOf = ({ id, class: kind, currency, content, delivery_fault }: StoredOrder, refunded: number) => ({
  ...{ id, class: kind, currency, vendor: content.vendor.name },
  userAction: content.package?.user_action,
  fault: delivery_fault,
  refunded: refunded as MinorUnits,
});

async function notify(
  tx: Transaction,
  { id, customer_id }: StoredOrder,
  { title, body, text }: StepMessage,
  { refunded, now }: Facts,
): Promise<void> {
  const usefulSeconds = refunded > 0 ? MONEY_USEFUL_SECONDS : STEP_USEFUL_SECONDS;
  const page = `/store/orders/${id}`;
  const message = { title, body, tag: `order-${id}`, url: page };
  const about = { order_id: id, title };
  await queuePush(tx, { customerId: customer_id, message, now, usefulSeconds, about });
  if (text === undefined) return;
  const customer = await findCustomer(tx, customer_id);
  if (customer) await queueNotice(tx, { phone: customer.phone, words: text, page, now, usefulSeconds, about });
}

/** Has the customer told of a step by notification, and by text where it matters, once the transaction commits. */
export async function notifyOfStep(
  tx: Transaction,
  order: StoredOrder,
  action: TimelineAction,
  facts: Facts,
): Promise<void> {
  const isRedelivery =
    action === 'ORDER_DELIVERY_FAILED' && (await findRequestedRedelivery(tx, order.id)) !== undefined;
  const message = stepMessage(action, { ...factsOf(order, facts.refunded), isRedelivery });
  if (message) await notify(tx, order, message, facts);
  if (action === 'DRIVER_PICKED_ORDER') await notifyReceiver(tx, order, facts.now);
}

/** The same for an item that could not be supplied, with what was given back for it. */
export async function notifyOfStockOut(
  tx: Transaction,
  order: StoredOrder,
  { item_id, pack_reference }: OutOfStock,
  facts: Facts,
): Promise<void> {
  const item = order.content.items.find(
    (each) => each.type === 'menu' && each.item_id === item_id && each.pack_reference === pack_reference,
  );
  if (!item) return;
  await notify(tx, order, outOfStockMessage({ ...factsOf(order, facts.refunded), item: item.name }), facts);
}

/** The same for money that support has credited. */
export const notifyOfCredit = (tx: Transaction, order: StoredOrder, facts: Facts): Promise<void> =>
  notify(tx, order, creditMessage(factsOf(order, facts.refunded)), facts);

/** The same for an order that has waited too long for its payment. */
export const notifyOfDrop = (tx: Transaction, order: StoredOrder, facts: Facts): Promise<void> =>
  notify(tx, order, droppedMessage(factsOf(order, facts.refunded)), facts);
