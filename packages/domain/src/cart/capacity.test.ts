import { expect, test } from 'vitest';
import { NO_PACKS, type Packs, refuseForRoom } from './index.ts';

type Size = {
  readonly packs?: number;
  readonly dishes?: number;
  readonly options?: number;
  readonly quantity?: number;
};

/** So many packs with so many dishes each, with so many options each. */
const cartOf = ({ packs = 1, dishes = 1, options = 0, quantity = 1 }: Size): Packs => ({
  current: null,
  packs: Array.from({ length: packs }, (_, pack) => ({
    reference: `pack-${pack}`,
    type: 'single',
    lines: Array.from({ length: dishes }, (_line, line) => ({
      id: `line-${pack}-${line}`,
      item_id: line + 1,
      quantity,
      modifiers: Array.from({ length: options }, (_option, id) => ({ id: id + 1, menu_group_id: 1, quantity: 1 })),
    })),
  })),
});
const isTooMuch = (size: Size) => refuseForRoom(NO_PACKS, cartOf(size), 0) === 'CART_FULL';

test.each<[string, Size, Size]>([
  ['50 packs', { packs: 50 }, { packs: 51 }],
  ['150 dishes', { dishes: 150 }, { dishes: 151 }],
  ['150 dishes and options', { packs: 5, options: 29 }, { packs: 5, options: 30 }],
  ['99 of a dish', { quantity: 99 }, { quantity: 100 }],
])('cart.109 a cart holds %s and no more', (_what, most, more) => {
  expect([isTooMuch(most), isTooMuch(more)]).toEqual([false, true]);
});

test('cart.109 a cart that holds more than it may can be emptied and changed, but not filled', () => {
  for (const [before, less, more] of [
    [{ packs: 60 }, { packs: 59 }, { packs: 61 }],
    [{ dishes: 160 }, { dishes: 159 }, { dishes: 161 }],
  ] as const) {
    const changes = [less, before, more].map((after) => refuseForRoom(cartOf(before), cartOf(after), 0));
    expect(changes).toEqual([undefined, undefined, 'CART_FULL']);
  }
});

test('the carts of an owner hold 300 dishes and options together; more can be emptied, but not filled', () => {
  const [before, more, less] = [{ dishes: 20 }, { dishes: 21 }, { dishes: 19 }].map(cartOf) as [Packs, Packs, Packs];
  expect(refuseForRoom(before, more, 279)).toBeUndefined();
  expect(refuseForRoom(before, more, 280)).toBe('CARTS_FULL');
  expect(refuseForRoom(before, less, 500)).toBeUndefined();
  expect(refuseForRoom(before, before, 500)).toBeUndefined();
});
