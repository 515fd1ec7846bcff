/** A dish's name and the words in it: one for all the dishes that are called so. */
export type DishName = { readonly name: string; readonly words: readonly string[] };

/** A dish as search knows it. */
export type SearchedDish = {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly discount_price: number | null;
  readonly is_available: boolean;
};

/** The same of every dish stand together, each list in the order of the menu. */
type DishColumns = {
  readonly ids: readonly number[];
  readonly names: readonly DishName[];
  readonly prices: readonly number[];
  readonly discount_prices: readonly (number | null)[];
  readonly available: readonly boolean[];
};

const NO_DISCOUNT = -1;

/** A vendor's dishes in the order of its menu. Plain numbers: an object for each dish would take twice the memory. */
export class DishList {
  /** What each dish is called. */
  readonly names: readonly DishName[];
  /** The ids of all, then the prices, the discount prices, and whether each can be had. */
  readonly #figures: Float64Array;

  constructor({ ids, names, prices, discount_prices, available }: DishColumns) {
    const count = names.length;
    this.names = names;
    this.#figures = new Float64Array(4 * count);
    this.#figures.set(ids);
    this.#figures.set(prices, count);
    for (const [index, price] of discount_prices.entries()) this.#figures[2 * count + index] = price ?? NO_DISCOUNT;
    for (const [index, isAvailable] of available.entries()) this.#figures[3 * count + index] = Number(isAvailable);
  }

  isAvailable(index: number): boolean {
    return this.#figure(3, index) === 1;
  }

  at(index: number): SearchedDish | undefined {
    const called = this.names[index];
    if (called === undefined) return undefined;
    const discount = this.#figure(2, index);
    return {
      id: this.#figure(0, index),
      name: called.name,
      price: this.#figure(1, index),
      discount_price: discount === NO_DISCOUNT ? null : discount,
      is_available: this.isAvailable(index),
    };
  }

  #figure(column: number, index: number): number {
    return this.#figures[column * this.names.length + index] ?? Number.NaN;
  }
}

export const NO_DISHES = new DishList({ ids: [], names: [], prices: [], discount_prices: [], available: [] });
