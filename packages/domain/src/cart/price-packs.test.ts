import type { MenuItem } from '@jara/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDish as dish, money } from '../testing/build-dish.ts';
import { addItem, startPack } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { duplicatePack, removePack } from './duplicate-pack.ts';
import {
  findIssues,
  type KeptModifier,
  menuDiscounts,
  NO_PACKS,
  type Packs,
  packName,
  pricePacks,
  savedOnLine,
  savedOnPacks,
  subtotalOf,
} from './index.ts';

const inBox = (id: number, price: number): Partial<MenuItem> => ({
  container_type_id: id,
  container_name: `Box ${id}`,
  container_price: money(price),
});
const protein = {
  id: 9,
  name: 'Protein',
  minimum: 0,
  maximum: 2,
  items: [
    { id: 90, menu_group_id: 9, name: 'Chicken', price: money(150_000), is_available: true },
    { id: 91, menu_group_id: 9, name: 'Egg', price: money(0), is_available: true },
  ],
};

const MENU = [
  dish(1, { price: money(250_050), ...inBox(1, 10_000) }),
  dish(2, { price: money(80_000), discount_price: money(0), ...inBox(2, 30_000) }),
  dish(3, { price: money(33_333) }),
  dish(4, { groups: [protein], ...inBox(2, 30_000) }),
  dish(5, { price_description: 'per pack' }),
];
const menuOf = (id: number) => MENU.find((item) => item.id === id);

let last = 0;
const newId = () => {
  last += 1;
  return String(last);
};
const put = (cart: Packs, item_id: number, quantity = 1, modifiers: readonly KeptModifier[] = []) =>
  addItem(cart, { item_id, quantity, modifiers, isPerPack: menuOf(item_id)?.price_description === 'per pack' }, newId);
const priced = ({ packs }: Packs) => pricePacks(packs, menuOf);

describe('what a cart costs', () => {
  test('pricing.014 the subtotal sums items and modifiers, each by quantity and price, and the containers', () => {
    const cart = put(put(put(NO_PACKS, 1, 2), 2, 3), 4, 1, [{ id: 90, menu_group_id: 9, quantity: 2 }]);
    const [group, single] = priced(cart);
    expect(group?.price).toBe(2 * 250_050 + 30_000);
    expect(single?.price).toBe(100_000 + 2 * 150_000 + 30_000);
    expect(subtotalOf(priced(cart))).toBe(530_100 + 430_000);
  });

  test('cart.052 an item brings its container into its pack', () => {
    expect(priced(put(NO_PACKS, 1))[0]?.container).toMatchObject({ container_type_id: 1, price: 10_000 });
    expect(priced(put(NO_PACKS, 3))[0]?.container).toBeNull();
  });

  test('cart.025 cart.053 the dearer container wins in a pack, and an equal one does not replace it', () => {
    expect(priced(put(put(NO_PACKS, 1), 2))[0]?.container?.container_type_id).toBe(2);
    expect(priced(put(put(NO_PACKS, 2), 1))[0]?.container?.container_type_id).toBe(2);
    const equal = pricePacks(put(put(NO_PACKS, 1), 2).packs, (id) => dish(id, inBox(id, 500)));
    expect(equal[0]?.container?.container_type_id).toBe(1);
  });

  test('promo.003 what discounted dishes save is one discount on menus, and without any there is none', () => {
    const cart = put(put(put(NO_PACKS, 1, 2), 2, 3), 4, 1);
    expect(menuDiscounts(priced(cart))).toEqual([
      { target: 'menus', amount_off: 3 * 80_000, description: 'Discounted dishes' },
    ]);
    expect(menuDiscounts(priced(put(NO_PACKS, 1)))).toEqual([]);
  });

  test('a saving is on dishes alone, not on containers; there is none where no price has fallen', () => {
    const cart = put(put(NO_PACKS, 1, 2), 2, 3);
    expect(savedOnPacks(priced(cart))).toBe(3 * 80_000);
    expect(priced(cart)[0]?.lines.map(savedOnLine)).toEqual([0, 3 * 80_000]);
    expect(savedOnPacks([])).toBe(0);
    const risen = pricePacks(put(NO_PACKS, 1).packs, (id) => dish(id, { discount_price: money(200_000) }));
    expect(savedOnPacks(risen)).toBe(0);
  });

  test('what has left the menu costs nothing, and an option keeps its name', () => {
    const gone = { id: 95, menu_group_id: 9, quantity: 2, name: 'Turkey' };
    const [pack] = priced(put(NO_PACKS, 4, 1, [gone]));
    expect(pack?.lines[0]?.selections).toEqual([{ ...gone, price: 0 }]);
    expect(pack?.price).toBe(100_000 + 30_000);
    expect(subtotalOf(pricePacks(put(NO_PACKS, 77, 3).packs, menuOf))).toBe(0);
  });
});

/** Whatever people do, in whatever order. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    item: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 0, max: 4 }),
    modified: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    at: fc.nat(20),
    quantity: fc.integer({ min: 0, max: 4 }),
    modified: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('duplicate' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('start' as const) }),
  fc.record({ kind: fc.constant('clear' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const chicken = [{ id: 90, menu_group_id: 9, quantity: 1 }];

function take(cart: Packs, made: Step): Packs {
  const pack = 'at' in made ? cart.packs[made.at % Math.max(cart.packs.length, 1)] : undefined;
  const line = 'at' in made ? pack?.lines[made.at % Math.max(pack.lines.length, 1)] : undefined;
  switch (made.kind) {
    case 'add':
      return put(cart, made.item, made.quantity, made.modified && made.item === 4 ? chicken : []);
    case 'change': {
      const modifiers = made.modified && line?.item_id === 4 ? chicken : [];
      return line
        ? changeItem(cart, { lineId: line.id, item_id: line.item_id }, { quantity: made.quantity, modifiers }, newId)
        : cart;
    }
    case 'duplicate':
      return duplicatePack(cart, pack?.reference ?? '', newId);
    case 'remove':
      return removePack(cart, pack?.reference ?? '');
    case 'start':
      return startPack(cart);
    case 'clear':
      return NO_PACKS;
  }
}

test('cart.001 cart.024 after any changes no pack is empty, ids are unique, each pack has one container', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const cart = steps.reduce(take, NO_PACKS);
      const numbers = priced(cart).map((_, index) => Number(/^Pack (\d+)$/.exec(packName(index))?.[1]));
      expect(numbers).toEqual(cart.packs.map((_, before) => before + 1));
      const lines = cart.packs.flatMap((pack) => pack.lines);
      expect(cart.packs.every((pack) => pack.lines.length > 0)).toBe(true);
      expect(new Set(cart.packs.map(({ reference }) => reference)).size).toBe(cart.packs.length);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      expect(lines.every(({ quantity, modifiers }) => quantity > 0 && (modifiers.length === 0 || quantity === 1))).toBe(
        true,
      );
      const isCurrentThere = cart.packs.some(({ reference, type }) => reference === cart.current && type === 'normal');
      expect(cart.current === null || isCurrentThere).toBe(true);
      expect(findIssues(cart.packs, menuOf)).toEqual([]);

      let expected = 0;
      for (const { pack, container } of priced(cart)) {
        const needed = pack.lines.map(({ item_id }) => menuOf(item_id)).filter((menu) => menu?.container_type_id);
        expect(container?.price ?? 0).toBe(Math.max(0, ...needed.map((menu) => menu?.container_price ?? 0)));
        expected += container?.price ?? 0;
        for (const { item_id, quantity, modifiers } of pack.lines) {
          const menu = menuOf(item_id);
          expected += quantity * (menu?.discount_price ?? menu?.price ?? 0);
          for (const { quantity: count } of modifiers) expected += count * 150_000;
        }
      }
      expect(subtotalOf(priced(cart))).toBe(expected);
    }),
  );
});
