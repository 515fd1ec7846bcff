type Size = {
  readonly rows: number;
  readonly bytes: number;
  readonly indexBytes: number;
  /** After so many days the worker deletes them. */
  readonly days?: number;
};

/** What one delivered order leaves in each table that it leaves a row in (bench/results/size.md). */
export const ORDER_TABLES: Readonly<Record<string, Size>> = {
  customer_order: { rows: 1, bytes: 3_339, indexBytes: 1_263 },
  order_event: { rows: 8.5, bytes: 1_291, indexBytes: 954, days: 7 },
  order_timeline: { rows: 8.5, bytes: 842, indexBytes: 533 },
  ledger_entry: { rows: 4, bytes: 365, indexBytes: 449 },
  ledger_transaction: { rows: 1, bytes: 365, indexBytes: 84 },
  idempotency: { rows: 1, bytes: 365, indexBytes: 224, days: 2 },
};

/**
 * Processor time of one order from the cart to the door, in milliseconds of a core (bench/results/size.md): that of the
 * demo's vendors and riders included, which is most of the worker's.
 */
export const WHOLE_ORDER = { api: 11.6, worker: 36.2, postgres: 31.2 };
