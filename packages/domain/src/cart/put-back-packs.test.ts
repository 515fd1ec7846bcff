import { expect, test } from 'vitest';
import { changePacks, NO_PACKS, type Packs } from './index.ts';

const line = (id: string, item_id: number) => ({ id, item_id, quantity: 2, modifiers: [] });
const [FIRST, SECOND, THIRD] = [
  { reference: 'a', type: 'normal', lines: [line('a1', 1), line('a2', 2)] },
  {
    reference: 'b',
    type: 'single',
    lines: [{ ...line('b1', 3), modifiers: [{ id: 9, menu_group_id: 4, quantity: 1 }] }],
  },
  { reference: 'c', type: 'normal', lines: [line('c1', 1)] },
] as const;
const CART: Packs = { packs: [FIRST, SECOND, THIRD], current: 'c' };
const all = CART.packs.map((pack, at) => ({ ...pack, at }));

const id = '00000000-0000-4000-8000-000000000000';
const putBack = (cart: Packs, packs = all) => changePacks(cart, { type: 'put back', id, packs, current: CART.current });
const remove = (cart: Packs, reference: string) => changePacks(cart, { type: 'remove pack', id, reference });

test.each([0, 1, 2])('a pack that was removed comes back as it was and where it stood: %i', (at) => {
  const [gone] = all.slice(at, at + 1);
  if (!gone) throw new Error('no such pack');
  expect(putBack(remove(CART, gone.reference), [gone])).toEqual(CART);
});

test('a cart that was cleared comes back in its order, with the pack that the next dish joins', () => {
  expect(putBack(NO_PACKS, all.toReversed())).toEqual(CART);
});

test('what is there is not put back again, also where its removal never took effect', () => {
  expect(putBack(putBack(NO_PACKS))).toEqual(CART);
  expect(putBack(CART)).toBe(CART);
});

test('what was added after the removal stays', () => {
  const since = { reference: 'd', type: 'normal', lines: [line('d1', 5)] } as const;
  const after = putBack({ packs: [since], current: 'd' });
  expect(after.packs.map(({ reference }) => reference)).toEqual(['a', 'b', 'c', 'd']);
});

test('a pack of which one line is in the cart is not put back beside it', () => {
  const half: Packs = { packs: [{ ...FIRST, reference: 'z', lines: [line('a2', 2)] }], current: 'z' };
  expect(putBack(half, all.slice(0, 1))).toBe(half);
});
