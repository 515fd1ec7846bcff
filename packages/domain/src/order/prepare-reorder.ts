import type { Currency, MenuItem, MinorUnits, OrderedItem, ReorderLine } from '@jara/contract';
import { PER_PACK } from '@jara/contract';
import {
  type CartLine,
  type CartPack,
  findIssues,
  type KeptModifier,
  type MenuOf,
  type PricedPack,
  priceOfLine,
  pricePacks,
  subtotalOf,
} from '../cart/index.ts';
import { effectivePrice } from '../catalog/effective-price.ts';
import { formatMoney } from '../money/index.ts';
import { type Ordered, type OrderedDish, type OrderedPack, packsOfOrder } from './packs-of-order.ts';

type Deps = { readonly menuOf: MenuOf; readonly currency: Currency; readonly newId: () => string };
/** A dish beside the menu: what a cart would hold of it, if anything, and what has changed. */
type Compared = { readonly line?: CartLine; readonly row: ReorderLine; readonly changes: readonly string[] };

const findOption = (menu: MenuItem, optionId: number) =>
  menu.groups.flatMap(({ items }) => items).find(({ id }) => id === optionId);

const missingWords = (name: string, isOnMenu: boolean) =>
  isOnMenu ? `${name} is out of stock.` : `${name} is no longer on the menu.`;

/** Where one of it costs something else: 'Jollof rice is now ₦2,200.00.' */
const priceWords = (name: string, then: MinorUnits, now: MinorUnits, currency: Currency): string[] =>
  then === now ? [] : [`${name} is now ${formatMoney(now, currency)}.`];

const stateOf = (then: number, now: number): ReorderLine['state'] => {
  if (now === then) return 'same';
  return now > then ? 'dearer' : 'cheaper';
};

/** The options that can still be chosen, by their ids: an order does not say which choice of the dish they were of. */
function compareOptions(options: readonly OrderedItem[], menu: MenuItem, currency: Currency) {
  const changes: string[] = [];
  const chosen: (KeptModifier & { readonly price: MinorUnits })[] = [];
  for (const ordered of options) {
    const option = findOption(menu, ordered.item_id);
    if (!option?.is_available) {
      changes.push(missingWords(option?.name ?? ordered.name, option !== undefined));
      continue;
    }
    const { id, menu_group_id, name, price } = option;
    chosen.push({ id, menu_group_id, name, price, quantity: ordered.quantity });
    changes.push(...priceWords(name, ordered.price_per_quantity, price, currency));
  }
  return { chosen, changes };
}

function compareDish(dish: OrderedDish, { menuOf, currency, newId }: Deps): Compared {
  const { item_id, quantity, options } = dish;
  const menu = menuOf(item_id);
  const price_then = options.reduce((sum, { price }) => sum + price, Number(dish.price)) as MinorUnits;
  const row = { name: menu?.name ?? dish.name, quantity, price_then };
  const gone = (changes: readonly string[]): Compared => ({ row: { ...row, state: 'gone', price_now: null }, changes });
  if (!menu?.is_available) return gone([missingWords(row.name, menu !== undefined)]);

  const { chosen, changes } = compareOptions(options, menu, currency);
  const modifiers = chosen.map(({ price: _, ...kept }) => kept);
  const line: CartLine = { id: newId(), item_id, quantity, modifiers, name: menu.name };
  if (findIssues([{ reference: '', type: 'single', lines: [line] }], () => menu).length > 0)
    return gone([...changes, `${menu.name} needs other choices now. Please add it from the menu.`]);
  const price_now = priceOfLine(menu, quantity, chosen);
  const costs = priceWords(menu.name, dish.price_per_quantity, effectivePrice(menu), currency);
  return { line, row: { ...row, state: stateOf(price_then, price_now), price_now }, changes: [...costs, ...changes] };
}

/** What the cart would have made of it: a dish with options, or one that is priced per pack, has a pack of its own. */
function packOf(lines: readonly CartLine[], { menuOf, newId }: Deps): CartPack {
  const [first, ...others] = lines;
  const isPerPack = first !== undefined && menuOf(first.item_id)?.price_description === PER_PACK;
  const isSingle = others.length === 0 && (isPerPack || (first?.modifiers.length ?? 0) > 0);
  return { reference: newId(), type: isSingle ? 'single' : 'normal', lines };
}

/** A pack that has lost a dish may need another container; that is no change of the menu. */
function containerWords(
  then: OrderedItem | undefined,
  { container }: PricedPack,
  isWhole: boolean,
  currency: Currency,
) {
  if ((then?.price_per_quantity ?? 0) === (container?.price ?? 0)) return [];
  if (container && then?.item_id === container.container_type_id)
    return priceWords(container.name, then.price_per_quantity, container.price, currency);
  if (!isWhole) return [];
  if (container) return [`The container is now ${container.name}, ${formatMoney(container.price, currency)}.`];
  return then ? [`${then.name} is no longer needed.`] : [];
}

function comparePack({ dishes, container }: OrderedPack, deps: Deps) {
  const compared = dishes.map((dish) => compareDish(dish, deps));
  const lines = compared.flatMap(({ line }) => line ?? []);
  const packs = lines.length === 0 ? [] : [packOf(lines, deps)];
  const priced = pricePacks(packs, deps.menuOf);
  const isWhole = lines.length === dishes.length;
  const changes = [
    ...compared.flatMap((each) => each.changes),
    ...priced.flatMap((pack) => containerWords(container, pack, isWhole, deps.currency)),
  ];
  return { packs, priced, rows: compared.map(({ row }) => row), changes };
}

/**
 * An old order beside today's menu: the packs that can be ordered again, under new ids and as they were, and what a
 * person wants to know before, a sentence each.
 */
export function prepareReorder(ordered: Ordered, deps: Deps) {
  const compared = packsOfOrder(ordered).map((pack) => comparePack(pack, deps));
  return {
    packs: compared.flatMap(({ packs }) => packs),
    lines: compared.flatMap(({ rows }) => rows),
    changes: [...new Set(compared.flatMap(({ changes }) => changes))],
    subtotal: subtotalOf(compared.flatMap(({ priced }) => priced)),
  };
}
