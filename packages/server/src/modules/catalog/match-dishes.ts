import type { MatchedDish, Vendor } from '@jara/contract';
import type { ReadWord } from './city-words.ts';
import type { DishList, DishName } from './dish-list.ts';

const MOST_DISHES = 3;

function countFitting(read: readonly ReadWord[], { words }: DishName): number {
  let count = 0;
  for (const { meant } of read) if (words.some((word) => meant.has(word))) count += 1;
  return count;
}

/**
 * A vendor's dishes for which it was found: those with all the typed words, or where none has them all, those with
 * some; first those that can be had, then in the order of the menu.
 */
export function matchDishes(read: readonly ReadWord[], dishes: DishList, { currency }: Vendor): MatchedDish[] {
  const withAll = { available: [] as number[], others: [] as number[] };
  const withSome = { available: [] as number[], others: [] as number[] };
  for (let index = 0; index < dishes.names.length; index += 1) {
    const name = dishes.names[index];
    const fitting = name === undefined ? 0 : countFitting(read, name);
    if (fitting === 0) continue;
    const found = fitting === read.length ? withAll : withSome;
    (dishes.isAvailable(index) ? found.available : found.others).push(index);
  }
  const hasOneWithAll = withAll.available.length + withAll.others.length > 0;
  const { available, others } = hasOneWithAll ? withAll : withSome;
  return [...available, ...others]
    .slice(0, MOST_DISHES)
    .flatMap((index) => dishes.at(index) ?? [])
    .map(({ price, discount_price, ...dish }) => ({
      ...dish,
      price: price as MatchedDish['price'],
      discount_price: discount_price as MatchedDish['discount_price'],
      currency,
    }));
}
