import type { Columns } from './shown-order.ts';

export type Unseen = {
  /** New, and nobody has touched them. */
  readonly ringing: ReadonlySet<number>;
  /** Accepted by themselves, and nobody has touched them. */
  readonly accepted: ReadonlySet<number>;
};

/** Which orders nobody has touched yet. Where none is accepted by itself, whoever has accepted it has seen it. */
export function unseenOrders(columns: Columns, touched: ReadonlySet<number>, acceptsByItself: boolean): Unseen {
  const untouched = (orders: Columns['new']) => orders.filter(({ id }) => !touched.has(id));
  const accepted = acceptsByItself ? untouched(columns.making).filter(({ status }) => status === 'fresh') : [];
  return {
    ringing: new Set(untouched(columns.new).map(({ id }) => id)),
    accepted: new Set(accepted.map(({ id }) => id)),
  };
}
