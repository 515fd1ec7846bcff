import type { OrderedItem } from '@jara/contract';

export type OrderedDish = OrderedItem & { readonly options: readonly OrderedItem[] };
export type OrderedPack = {
  readonly reference: string;
  /** 'Pack 1' */
  readonly name: string;
  readonly dishes: readonly OrderedDish[];
  readonly container: OrderedItem | undefined;
};

/** What of an order its packs are made of. */
export type Ordered = { readonly items: readonly OrderedItem[]; readonly containers: readonly OrderedItem[] };

/** Options follow the dish that they were chosen for. */
function dishesOf(items: readonly OrderedItem[]): OrderedDish[] {
  const dishes: (OrderedItem & { options: OrderedItem[] })[] = [];
  for (const item of items) {
    if (item.type === 'menu') dishes.push({ ...item, options: [] });
    else dishes.at(-1)?.options.push(item);
  }
  return dishes;
}

/** Spec §9: what was ordered, pack by pack, numbered from 1. */
export function packsOfOrder({ items, containers }: Ordered): OrderedPack[] {
  const references = [...new Set([...items, ...containers].map(({ pack_reference }) => pack_reference))];
  return references.map((reference, at) => ({
    reference,
    name: `Pack ${at + 1}`,
    dishes: dishesOf(items.filter(({ pack_reference }) => pack_reference === reference)),
    container: containers.find(({ pack_reference }) => pack_reference === reference),
  }));
}
