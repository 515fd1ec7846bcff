import { receiverText } from '@jara/domain/order';
import type { Transaction } from '../../../db/client.ts';
import type { StoredOrder } from '../../../db/schema/index.ts';
import { findCustomer } from '../../identity/index.ts';
import { queueNotice } from '../../messages/index.ts';
import { packageLinkOf } from '../record/package-link.ts';
import { countPickups } from '../record/timeline.store.ts';

/** Whoever reads it later may be out, and can still ask for it to be brought again. */
const USEFUL_SECONDS = 2 * 60 * 60;

/**
 * One text to whoever is sent a package, once a rider has it: what comes, from whom, and the link that shows its way.
 * Before that it may be cancelled, and nobody is texted for an order that costs nothing.
 */
export async function notifyReceiver(tx: Transaction, order: StoredOrder, now: Date): Promise<void> {
  const carried = order.content.package;
  const page = packageLinkOf(order);
  if (page === undefined || carried?.user_action !== 'sending') return;
  // Handed back, it is picked up once more.
  if ((await countPickups(tx, order.id)) > 1) return;
  const { phone } = carried.destination_contact;
  const customer = await findCustomer(tx, order.customer_id);
  // Who sends something to themselves has the order.
  if (customer?.phone === phone) return;
  const words = receiverText({ sender: carried.source_contact.name, types: carried.item_type });
  const about = { order_id: order.id, title: 'To the receiver' };
  await queueNotice(tx, { phone, words, page, now, usefulSeconds: USEFUL_SECONDS, about });
}
