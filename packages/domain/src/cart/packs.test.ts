import { describe, expect, test } from 'vitest';
import { addItem, startPack } from './add-item.ts';
import { changeItem } from './change-item.ts';
import { duplicatePack, removePack } from './duplicate-pack.ts';
import { joinPacks, NO_PACKS, type Packs, packName } from './index.ts';

let last = 0;
const newId = () => {
  last += 1;
  return `id-${last}`;
};

const plain = (item_id: number, quantity = 1) => ({ item_id, quantity, modifiers: [], isPerPack: false });
const modified = (item_id: number, quantity = 1) => ({
  item_id,
  quantity,
  modifiers: [{ id: 90, menu_group_id: 9, quantity: 1 }],
  isPerPack: false,
});
const add = (cart: Packs, ...items: Parameters<typeof addItem>[1][]) =>
  items.reduce((so, item) => addItem(so, item, newId), cart);
const shape = ({ packs }: Packs) =>
  packs.map(({ type, lines }) => [type, ...lines.map(({ item_id, quantity }) => `${quantity}×${item_id}`)]);
const lineAt = ({ packs }: Packs, pack: number, line = 0) => {
  const { id = '', item_id = 0 } = packs[pack]?.lines[line] ?? {};
  return { lineId: id, item_id };
};
const packAt = ({ packs }: Packs, index: number) => packs[index]?.reference ?? '';

describe('adding', () => {
  test('cart.001 cart.051 plain items join the current group pack, the same one as more of it', () => {
    expect(shape(add(NO_PACKS, plain(1), plain(2, 3), plain(1)))).toEqual([['normal', '2×1', '3×2']]);
  });

  test('cart.049 an item with modifiers makes one pack for each unit', () => {
    expect(shape(add(NO_PACKS, modified(5, 3)))).toEqual([
      ['single', '1×5'],
      ['single', '1×5'],
      ['single', '1×5'],
    ]);
  });

  test('cart.050 an item priced per pack makes a pack of its own', () => {
    const cart = add(NO_PACKS, plain(1), { ...plain(7, 2), isPerPack: true }, plain(2));
    expect(shape(cart)).toEqual([
      ['normal', '1×1', '1×2'],
      ['single', '2×7'],
    ]);
  });

  test('cart.005 ‘Add another pack’ starts a new pack for what comes next', () => {
    const cart = add(startPack(add(NO_PACKS, plain(1))), plain(1), plain(2));
    expect(shape(cart)).toEqual([
      ['normal', '1×1'],
      ['normal', '1×1', '1×2'],
    ]);
  });

  test('nothing of something is nothing', () => {
    expect(add(NO_PACKS, plain(1, 0))).toEqual(NO_PACKS);
  });
});

describe('changing', () => {
  test('cart.055 an item at 1 that is decreased goes, and its pack with the last one', () => {
    const cart = add(NO_PACKS, plain(1), plain(2));
    const without = changeItem(cart, lineAt(cart, 0), { quantity: 0, modifiers: [] }, newId);
    expect(shape(without)).toEqual([['normal', '1×2']]);
    expect(changeItem(without, lineAt(without, 0), { quantity: 0, modifiers: [] }, newId)).toEqual(NO_PACKS);
  });

  test('cart.054 a pack whose last item goes is gone, and the next plain item joins the group pack before it', () => {
    const first = add(NO_PACKS, plain(1));
    const both = add(startPack(first), plain(2));
    const cart = changeItem(both, lineAt(both, 1), { quantity: 0, modifiers: [] }, newId);
    expect(shape(add(cart, plain(3)))).toEqual([['normal', '1×1', '1×3']]);
  });

  test('more of an item with modifiers is more packs', () => {
    const cart = add(NO_PACKS, modified(5));
    const change = { quantity: 2, modifiers: modified(5).modifiers };
    expect(shape(changeItem(cart, lineAt(cart, 0), change, newId))).toEqual([
      ['single', '1×5'],
      ['single', '1×5'],
    ]);
  });

  test('a plain item that is given modifiers leaves the pack that it shared', () => {
    const cart = add(NO_PACKS, plain(1), plain(5, 2));
    const change = { quantity: 2, modifiers: modified(5).modifiers };
    expect(shape(changeItem(cart, lineAt(cart, 0, 1), change, newId))).toEqual([
      ['normal', '1×1'],
      ['single', '1×5'],
      ['single', '1×5'],
    ]);
  });

  test('an item that is not there changes nothing', () => {
    const cart = add(NO_PACKS, plain(1));
    expect(changeItem(cart, { lineId: 'id-0', item_id: 1 }, { quantity: 9, modifiers: [] }, newId)).toEqual(cart);
  });
});

describe('packs', () => {
  test('cart.057 a duplicate has the same items under new ids, as the last pack', () => {
    const cart = add(NO_PACKS, plain(1, 2), modified(5));
    const doubled = duplicatePack(cart, packAt(cart, 0), newId);
    expect(shape(doubled)).toEqual([
      ['normal', '2×1'],
      ['single', '1×5'],
      ['normal', '2×1'],
    ]);
    expect(packName(doubled.packs.length - 1)).toBe('Pack 3');
    expect(packAt(doubled, 2)).not.toBe(packAt(doubled, 0));
    expect(lineAt(doubled, 2)).not.toEqual(lineAt(doubled, 0));
  });

  test('cart.024 packs are numbered from 1 in their order, also after one is removed', () => {
    const cart = add(NO_PACKS, modified(5, 3));
    const rest = removePack(cart, packAt(cart, 1));
    expect(rest.packs.map((_, index) => packName(index))).toEqual(['Pack 1', 'Pack 2']);
  });

  test('cart.102 a guest’s packs go behind those that the customer has', () => {
    const [own, guests] = [add(NO_PACKS, plain(1)), add(NO_PACKS, modified(5), plain(2))];
    expect(shape(joinPacks(own, guests, newId))).toEqual([
      ['normal', '1×1'],
      ['single', '1×5'],
      ['normal', '1×2'],
    ]);
    expect(joinPacks(NO_PACKS, guests, newId)).toEqual(guests);
    expect(joinPacks(own, guests, newId).current).toBe(own.current);
  });

  test('cart.078 an option that stays chosen keeps its name, and one chosen anew has the menu’s', () => {
    const named = (id: number, name?: string) => ({ id, menu_group_id: 9, quantity: 1, name });
    const cart = add(NO_PACKS, { ...plain(5), modifiers: [named(90, 'Cheese')] });
    const modifiers = [named(90), named(91, 'Bacon')];
    const changed = changeItem(cart, lineAt(cart, 0), { quantity: 1, modifiers }, newId);
    expect(changed.packs[0]?.lines[0]?.modifiers.map(({ name }) => name)).toEqual(['Cheese', 'Bacon']);
  });

  test('cart.005 a new pack that was asked for stays asked for when another is removed', () => {
    const cart = startPack(add(NO_PACKS, plain(1), modified(5)));
    const rest = removePack(cart, packAt(cart, 1));
    expect(shape(add(rest, plain(2)))).toEqual([
      ['normal', '1×1'],
      ['normal', '1×2'],
    ]);
  });
});
