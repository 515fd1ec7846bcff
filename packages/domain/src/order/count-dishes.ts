import type { OrderedItem } from '@jara/contract';
import type { OutOfStock } from './stock-out.ts';

/** How many dishes are carried: those that were out of stock were given back. */
export const countDishes = (items: readonly OrderedItem[], issues: readonly OutOfStock[]): number =>
  items
    .filter(({ type, item_id, pack_reference }) => {
      const isGone = issues.some((issue) => issue.item_id === item_id && issue.pack_reference === pack_reference);
      return type === 'menu' && !isGone;
    })
    .reduce((sum, { quantity }) => sum + quantity, 0);
