import { demoBatches } from '../generate/demo-batches.ts';
import { DEMO_TABLES, type DemoRows, noRows } from '../rows.ts';

/** The demo in one piece, for tests that look at all of it. */
export function wholeDemo(vendors: number, vendorsInBatch?: number): DemoRows {
  const whole = noRows();
  for (const batch of demoBatches(vendors, vendorsInBatch)) {
    for (const table of DEMO_TABLES) (whole[table] as unknown[]).push(...batch[table]);
  }
  return whole;
}

/** What share of the items is so. */
export const shareOf = <Item>(items: readonly Item[], isSo: (item: Item) => boolean) =>
  items.filter(isSo).length / items.length;
