import type { CountryCode } from '@jara/contract';
import type { VendorKind } from '../../content/kinds/index.ts';
import type { Dish, Shelf } from '../../content/shelf.ts';
import type { Random } from '../random.ts';

const FEWEST_OF_A_SHELF = 2;

/** What a vendor of this kind takes from its shelves, so that its size comes out: most of a few, or some of many. */
export function takeFromShelves({ shelves, size }: VendorKind, country: CountryCode, random: Random): Shelf[] {
  const known = new Set<string>();
  const sold = shelves
    .map(({ title, dishes }) => ({ title, dishes: dishes.filter((dish) => isNew(dish, country, known)) }))
    .filter(({ dishes }) => dishes.length > 0);
  const total = sold.reduce((sum, { dishes }) => sum + dishes.length, 0);
  const part = Math.min(1, random.between(...size) / total);
  return sold.map(({ title, dishes }) => ({
    title,
    dishes: random.some(dishes, Math.max(FEWEST_OF_A_SHELF, Math.round(dishes.length * part))),
  }));
}

/** Two shelves may both have coleslaw; a menu has it once. */
function isNew({ name, prices }: Dish, country: CountryCode, known: Set<string>): boolean {
  if (prices[country] === null || known.has(name)) return false;
  known.add(name);
  return true;
}
