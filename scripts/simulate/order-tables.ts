/** What one delivered order leaves in each table: rows, bytes of the table, bytes of its indexes (bench/results/size.md). */
export const ORDER_TABLES: Readonly<Record<string, { rows: number; bytes: number; indexBytes: number }>> = {};

/** Processor time of one order from the cart to the door, in milliseconds of a core. */
export const WHOLE_ORDER = { api: 0, worker: 0, postgres: 0 };
