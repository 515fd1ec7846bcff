import type { MatchedDish } from '@jara/contract';
import { isAvailableAt } from '@jara/domain/catalog';
import type { SearchedName } from './dish-closeness.ts';

/** What dishes have in common: of a hundred thousand, all but a thousand look like another. */
export type DishLook = SearchedName &
  Pick<MatchedDish, 'name' | 'image_url' | 'image_colour' | 'dietary_tags' | 'allergens' | 'spicy'>;

/** A dish as search knows it. */
export type SearchedDish = Omit<MatchedDish, 'price' | 'discount_price' | 'currency'> & {
  readonly price: number;
  readonly discount_price: number | null;
};

/** The same of every dish stand together, each list in the order of the menu. */
type DishColumns = {
  readonly ids: readonly number[];
  readonly looks: readonly DishLook[];
  readonly prices: readonly number[];
  readonly discount_prices: readonly (number | null)[];
  readonly available: readonly boolean[];
  /** Of what is gone for today: until when, in milliseconds. */
  readonly gone_until: readonly (number | null)[];
  readonly with_options: readonly boolean[];
};

const NO_DISCOUNT = -1;
const AVAILABLE = 1;
const WITH_OPTIONS = 2;

/** A vendor's dishes in the order of its menu. Plain numbers: an object for each dish would take twice the memory. */
export class DishList {
  readonly looks: readonly DishLook[];
  /** The ids of all, then the prices, the discount prices, whether each can be had and has options, and until when it is gone. */
  readonly #figures: Float64Array;

  constructor({ ids, looks, prices, discount_prices, available, gone_until, with_options }: DishColumns) {
    const count = looks.length;
    this.looks = looks;
    this.#figures = new Float64Array(5 * count);
    this.#figures.set(ids);
    this.#figures.set(prices, count);
    for (let index = 0; index < count; index += 1) {
      this.#figures[2 * count + index] = discount_prices[index] ?? NO_DISCOUNT;
      this.#figures[3 * count + index] = (available[index] ? AVAILABLE : 0) + (with_options[index] ? WITH_OPTIONS : 0);
      this.#figures[4 * count + index] = gone_until[index] ?? 0;
    }
  }

  isAvailable(index: number, now: Date): boolean {
    const is_available = (this.#figure(3, index) & AVAILABLE) !== 0;
    return isAvailableAt({ is_available, gone_until: new Date(this.#figure(4, index)) }, now);
  }

  at(index: number, now: Date): SearchedDish | undefined {
    const look = this.looks[index];
    if (look === undefined) return undefined;
    const { words: _words, dietary: _dietary, ...shown } = look;
    const discount = this.#figure(2, index);
    return {
      ...shown,
      id: this.#figure(0, index),
      price: this.#figure(1, index),
      discount_price: discount === NO_DISCOUNT ? null : discount,
      is_available: this.isAvailable(index, now),
      has_options: (this.#figure(3, index) & WITH_OPTIONS) !== 0,
    };
  }

  #figure(column: number, index: number): number {
    return this.#figures[column * this.looks.length + index] ?? Number.NaN;
  }
}

export const NO_DISHES = new DishList({
  ...{ ids: [], looks: [], prices: [], discount_prices: [], available: [], gone_until: [], with_options: [] },
});
