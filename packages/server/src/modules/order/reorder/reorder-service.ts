import type { Db, Transaction } from '../../../db/client.ts';
import { succeed } from '../../../outcome.ts';
import type { DishCache } from '../../catalog/index.ts';
import { findLastOrders } from './last-order.store.ts';
import { previewReorder, reorder } from './reorder.ts';

type Deps = { readonly db: Db; readonly now: () => Date; readonly dishes: DishCache };

/** Ordering the same again. */
export const createReorders = ({ db, now, dishes }: Deps) => ({
  listLastOrders: async (customer: number) => succeed({ orders: await findLastOrders(db, customer) }),
  preview: (customer: number, id: number) => previewReorder({ db, dishes }, customer, { id, now: now() }),
  reorder: (tx: Transaction, customer: number, id: number) => reorder(tx, dishes, customer, { id, now: now() }),
});

export type Reorders = ReturnType<typeof createReorders>;
