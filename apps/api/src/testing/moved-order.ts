import { type Database, inTransaction } from '@jara/server/db';
import { moveOrder } from '@jara/server/order';
import { findOrder } from '@jara/server/testing';
import type { phoneBook } from './phone-book.ts';
import type { openShop } from './shop.ts';

type Shop = Awaited<ReturnType<typeof openShop>>;
type Action = Parameters<typeof moveOrder>[2]['action'];

/** All that happens to a delivery after it was paid. */
export const DELIVERED: readonly Action[] = [
  ...(['accept', 'prepare', 'ready', 'assign', 'arrive_at_vendor', 'pick_up', 'arrive', 'complete'] as const),
];

/** Somebody with an order that is paid; `move` does what staff would do to it, and commits it. */
export async function orderToMove(owner: Database, shop: Shop, people: ReturnType<typeof phoneBook>) {
  const shopper = await shop.shopper(people, { wallet: 1_000_000 });
  const { id: fee_id } = await shopper.quote();
  const { id } = (await shopper.order({ fee_id })).json<{ data: { id: number } }>().data;
  const move = (action: Action, beforeCommit: () => Promise<void> = async () => undefined) =>
    inTransaction(owner.db, async (tx) => {
      const order = await findOrder(tx, id);
      if (!order) throw new Error('there is no such order');
      const moved = await moveOrder(tx, order, { action, actor: 'system', now: new Date() });
      await beforeCommit();
      return moved?.version;
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return { id, token: shopper.who.authorization.replace('Bearer ', ''), customer: shopper.id, move };
}

class Undone extends Error {}

/** Before its commit, somebody thinks better of it. */
export const undo = async (): Promise<void> => {
  throw new Undone();
};
