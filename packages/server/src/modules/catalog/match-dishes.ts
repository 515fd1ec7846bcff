import type { MatchedDish, Vendor } from '@jara/contract';
import { closenessOf, fitsDish, NOT_IN_ONE_DISH } from './dish-closeness.ts';
import type { DishList } from './dish-list.ts';
import type { ReadWord } from './read-word.ts';

const MOST_DISHES = 3;

/** More than any closeness, or than words are counted. */
const AVAILABLE = 10;

/** The first is the best; among equals, those of the menu's beginning. */
const bestFirst = (found: ReadonlyMap<number, number>) =>
  [...found.keys()].sort((one, other) => (found.get(other) ?? 0) - (found.get(one) ?? 0) || one - other);

/**
 * A vendor's dishes for which it was found: those with all the typed words, or where none has them all, those with some;
 * first those that can be had, then the closest to what was typed or with the most of it, then in the order of the menu. What must be declared
 * of a dish is: one that is not known to be without nuts is no answer to 'without nuts', whatever else it has.
 */
export function matchDishes(
  read: readonly ReadWord[],
  dishes: DishList,
  { currency }: Vendor,
  now: Date,
): MatchedDish[] {
  const dietary = read.filter(({ isDietary }) => isDietary);
  const others = read.filter(({ isDietary }) => !isDietary);
  const withAll = new Map<number, number>();
  const withSome = new Map<number, number>();
  for (const [index, look] of dishes.looks.entries()) {
    if (!dietary.every((word) => fitsDish(word, look))) continue;
    const available = dishes.isAvailable(index, now) ? AVAILABLE : 0;
    const closeness = closenessOf(read, look);
    if (closeness !== NOT_IN_ONE_DISH) withAll.set(index, available + closeness);
    else {
      const fitting = others.filter((word) => fitsDish(word, look)).length;
      if (dietary.length + fitting > 0) withSome.set(index, available + Math.min(fitting, AVAILABLE - 1));
    }
  }
  return bestFirst(withAll.size > 0 ? withAll : withSome)
    .slice(0, MOST_DISHES)
    .flatMap((index) => dishes.at(index, now) ?? [])
    .map(({ price, discount_price, ...dish }) => ({
      ...dish,
      price: price as MatchedDish['price'],
      discount_price: discount_price as MatchedDish['discount_price'],
      currency,
    }));
}
