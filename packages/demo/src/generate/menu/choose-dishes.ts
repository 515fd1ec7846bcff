import type { CountryCode } from '@jara/contract';
import type { VendorKind } from '../../content/kinds/index.ts';
import type { Dish, MenuSection } from '../../content/menu-section.ts';
import type { Random } from '../random.ts';

const FEWEST_OF_A_SECTION = 2;

/** What a vendor of this kind takes from its sections, so that its size comes out: most of a few, or some of many. */
export function chooseDishes({ sections, size }: VendorKind, country: CountryCode, random: Random): MenuSection[] {
  const known = new Set<string>();
  const sold = sections
    .map(({ title, dishes }) => ({ title, dishes: dishes.filter((dish) => isNew(dish, country, known)) }))
    .filter(({ dishes }) => dishes.length > 0);
  const total = sold.reduce((sum, { dishes }) => sum + dishes.length, 0);
  const part = Math.min(1, random.between(...size) / total);
  return sold.map(({ title, dishes }) => ({
    title,
    dishes: random.some(dishes, Math.max(FEWEST_OF_A_SECTION, Math.round(dishes.length * part))),
  }));
}

/** Two sections may both have coleslaw; a menu has it once. */
function isNew({ name, prices }: Dish, country: CountryCode, known: Set<string>): boolean {
  if (prices[country] === null || known.has(name)) return false;
  known.add(name);
  return true;
}
