import { sumChangedOrders } from '@jara/server/analytics';
import type { Db } from '@jara/server/db';
import type { Task } from '../run-task.ts';

/** Brings the totals of orders that the insights show up to date. */
export const sumOrdersTask = ({ db }: { db: Db }): Task => ({
  name: 'sum-orders',
  everySeconds: 10,
  async run(wake) {
    if (await sumChangedOrders(db)) wake();
  },
});
