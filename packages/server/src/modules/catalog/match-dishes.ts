import type { MatchedDish, Vendor } from '@jara/contract';
import type { ReadWord } from './city-words.ts';
import type { SearchedDish } from './search.store.ts';

const MOST_DISHES = 3;
const HAS_ALL = 2;

/**
 * Picks a vendor's dishes for which it was found: those with all the typed words, or where none has them all, those
 * with some; first those that can be had, then in the order of the menu.
 */
export function dishMatcher(read: readonly ReadWord[]) {
  const alternatives = read.map(({ lexemes }) => new Set(lexemes));
  const anyOf = new Set(read.flatMap(({ lexemes }) => lexemes));

  return (dishes: readonly SearchedDish[], { currency }: Vendor): MatchedDish[] => {
    const found: { readonly dish: SearchedDish; readonly worth: number }[] = [];
    for (const dish of dishes) {
      const { lexemes } = dish.called;
      if (!lexemes.some((lexeme) => anyOf.has(lexeme))) continue;
      const hasAll = alternatives.every((words) => lexemes.some((lexeme) => words.has(lexeme)));
      found.push({ dish, worth: Number(hasAll) * HAS_ALL + Number(dish.is_available) });
    }
    const hasOneWithAll = found.some(({ worth }) => worth >= HAS_ALL);
    // Dishes come in the order of the menu and sorting is stable.
    return found
      .filter(({ worth }) => worth >= HAS_ALL || !hasOneWithAll)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, MOST_DISHES)
      .map(({ dish }) => dish)
      .map(({ id, called, price, discount_price, is_available }) => ({
        id,
        name: called.name,
        price: price as MatchedDish['price'],
        discount_price: discount_price as MatchedDish['discount_price'],
        currency,
        is_available,
      }));
  };
}
