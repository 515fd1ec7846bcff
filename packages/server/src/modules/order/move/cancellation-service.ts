import type { Db, Transaction } from '../../../db/client.ts';
import { cancelOwnOrder, findCancellation } from './cancel-own-order.ts';

type Deps = { readonly db: Db; readonly now: () => Date };

/** What a customer's cancelling of an order gives back, and doing it. */
export const createCancellations = ({ db, now }: Deps) => ({
  find: (customer: number, id: number) => findCancellation(db, customer, id),
  cancel: (tx: Transaction, customer: number, id: number) => cancelOwnOrder(tx, customer, { id, now: now() }),
});

export type Cancellations = ReturnType<typeof createCancellations>;
