import type { DemoTable } from '../rows.ts';

export type Ids = { next(table: DemoTable): number };

/** Dense ids from 1 for each table. */
export function countIds(): Ids {
  const last = new Map<DemoTable, number>();
  return {
    next(table) {
      const id = (last.get(table) ?? 0) + 1;
      last.set(table, id);
      return id;
    },
  };
}
