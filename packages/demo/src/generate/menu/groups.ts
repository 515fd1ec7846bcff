import type { Choice } from '../../content/choices/choice.ts';
import { CHOICES, type ChoiceName } from '../../content/choices/index.ts';
import { ask, type Shop } from './shop.ts';

const OFFERED = 0.5;
const OUT_OF_STOCK = 0.06;

/** Gives the shop's id of a choice, adding its group when first asked; null when this shop does not offer it. */
export function offerChoices(shop: Shop) {
  const decided = new Map<ChoiceName, number | null>();
  return (wanted: ChoiceName): number | null => {
    const known = decided.get(wanted);
    if (known !== undefined) return known;
    const choice = CHOICES[wanted];
    const id = choice.isPartOfTheDish || shop.random.happens(OFFERED) ? addGroup(shop, choice) : null;
    decided.set(wanted, id);
    return id;
  };
}

function addGroup(shop: Shop, { name, minimum, maximum, options }: Choice): number {
  const { ids, random, rows, vendor_id } = shop;
  const menu_group_id = ids.next('menu_group');
  rows.menu_group.push({ id: menu_group_id, vendor_id, name, minimum, maximum });
  let available = options.length;
  options.forEach(([option, naira, cedis], position) => {
    // A choice that must be made can be made: never fewer options than the minimum, nor none at all.
    const is_available = available <= Math.max(minimum, 1) || !random.happens(OUT_OF_STOCK);
    if (!is_available) available -= 1;
    const id = ids.next('menu_group_item');
    rows.menu_group_item.push({
      id,
      menu_group_id,
      name: option,
      price: ask(shop, { naira, cedis }),
      is_available,
      position,
    });
  });
  return menu_group_id;
}
