import type { Db, Transaction } from '../../db/client.ts';
import { succeed } from '../../outcome.ts';
import type { DishCache } from '../catalog/index.ts';
import { cancelOwnOrder, findCancellation } from './cancel-own-order.ts';
import { findLastOrders } from './last-order.store.ts';
import { previewReorder, reorder } from './reorder.ts';

type Deps = { readonly db: Db; readonly now: () => Date; readonly dishes: DishCache };

/** What a customer does with an order that is placed: cancel it, or order the same again. */
export const createOrderChanges = ({ db, now, dishes }: Deps) => ({
  findCancellation: (customer: number, id: number) => findCancellation(db, customer, id),
  cancel: (tx: Transaction, customer: number, id: number) => cancelOwnOrder(tx, customer, { id, now: now() }),
  listLastOrders: async (customer: number) => succeed({ orders: await findLastOrders(db, customer) }),
  previewReorder: (customer: number, id: number) => previewReorder({ db, dishes }, customer, { id, now: now() }),
  reorder: (tx: Transaction, customer: number, id: number) => reorder(tx, dishes, customer, { id, now: now() }),
});

export type OrderChanges = ReturnType<typeof createOrderChanges>;
