import type { boardEndpoints, DataOf } from '@jara/contract';
import { mayDo, stockOutRefund } from '@jara/domain/order';
import type { Db } from '../../db/client.ts';
import { type Outcome, refuse, succeed } from '../../outcome.ts';
import type { Staff } from '../identity/index.ts';
import { stockOutFacts } from '../order/index.ts';
import { findInScope, findIssues } from './staff-order.store.ts';

type Preview = DataOf<typeof boardEndpoints.previewStockOut>;

/** What each dish that is left would give back, by the rule that gives it back. */
export async function previewStockOut(
  db: Db,
  member: Staff<'vendor'>,
  orderId: number,
): Promise<Outcome<Preview, 'ORDER_NOT_FOUND' | 'ORDER_MOVED_ON'>> {
  const order = await findInScope(db, member, orderId);
  if (!order) return refuse('ORDER_NOT_FOUND');
  if (!mayDo('give_up', order)) return refuse('ORDER_MOVED_ON');
  const facts = stockOutFacts(order, await findIssues(db, [orderId]));
  const dishes = facts.items.flatMap(({ type, item_id, pack_reference, name }) => {
    const refund = type === 'menu' ? stockOutRefund(facts, { item_id, pack_reference }) : 'ITEM_NOT_IN_ORDER';
    if (refund === 'ITEM_NOT_IN_ORDER') return [];
    const given = refund === 'LAST_ITEM' ? null : (refund.refunded as Preview['dishes'][number]['refund']);
    return [{ item_id, pack_reference, name, refund: given }];
  });
  return succeed({ currency: order.currency, dishes });
}
