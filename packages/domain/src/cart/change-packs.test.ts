import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changePacks,
  findLine,
  idsFrom,
  isIdFrom,
  joinPacks,
  mayJoin,
  NO_PACKS,
  type Packs,
  type PacksChange,
} from './index.ts';

const RICE = 1;
const STEW = 2;
const PANCAKES = 5;
const SYRUP = [{ id: 90, menu_group_id: 9, quantity: 1 }];
const [FIRST, SECOND] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const add = (item_id: number, quantity = 1, pack?: string): PacksChange => ({
  ...{ type: 'add', id: randomUUID(), item_id, quantity, pack },
  ...{ modifiers: item_id === PANCAKES ? SYRUP : [], isPerPack: false },
});
const make = (cart: Packs, ...changes: PacksChange[]) => changes.reduce(changePacks, cart);
const shape = ({ packs }: Packs) =>
  packs.map(({ lines }) => lines.map(({ item_id, quantity }) => `${quantity}×${item_id}`));
const idsIn = ({ packs }: Packs) => packs.flatMap(({ reference, lines }) => [reference, ...lines.map(({ id }) => id)]);

describe('the ids of a change', () => {
  test('ids of new packs and lines are UUIDs that follow from the id of the change', () => {
    const next = idsFrom('00000000-0000-4000-8000-ffffffffffff');
    const ids = [next(), next()];
    expect(ids).toEqual(['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001']);
    expect(ids.every((id) => isIdFrom('00000000-0000-4000-8000-ffffffffffff', id))).toBe(true);
    expect(isIdFrom(randomUUID(), ids[0] ?? '')).toBe(false);
  });

  test('cart.108 browser and server give what a change makes the same ids, and each id once', () => {
    const changes = [add(RICE), add(PANCAKES, 3), add(RICE, 2, FIRST)];
    const [here, there] = [make(NO_PACKS, ...changes), make(NO_PACKS, ...changes)];
    expect(here).toEqual(there);
    expect(new Set(idsIn(here)).size).toBe(idsIn(here).length);
  });
});

describe('a change that is made twice', () => {
  test('cart.108 what it has made is not made again, though another device made the same between', () => {
    const [mine, theirs] = [add(PANCAKES, 2), add(PANCAKES, 2)];
    const cart = make(NO_PACKS, mine, theirs);
    expect(cart.packs).toHaveLength(4);
    expect(make(cart, mine)).toBe(cart);
    const copy: PacksChange = { type: 'duplicate pack', id: randomUUID(), reference: cart.packs[0]?.reference ?? '' };
    const copied = make(cart, copy, theirs);
    expect(make(copied, copy)).toBe(copied);
  });

  test('cart.108 any changes sent once more after any others leave the cart as it was', () => {
    const change = fc.record({
      item: fc.constantFrom(STEW, PANCAKES),
      quantity: fc.integer({ min: 1, max: 3 }),
      isNewPack: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), fc.nat(7), (steps, at) => {
        const changes = steps.map(({ item, quantity, isNewPack }) =>
          add(item, quantity, isNewPack ? randomUUID() : FIRST),
        );
        const again = changes[at % changes.length];
        const cart = make(NO_PACKS, ...changes);
        // More of a dish in a pack makes nothing of its own: the server remembers that change by its id.
        if (again && idsIn(cart).some((id) => isIdFrom(again.id, id))) expect(make(cart, again)).toBe(cart);
      }),
    );
  });
});

describe('where two devices put things', () => {
  test('a plain dish joins the named pack or makes it; two devices without a pack make one each', () => {
    const cart = make(NO_PACKS, add(RICE, 1, FIRST), add(RICE, 1, SECOND), add(STEW, 1, FIRST), add(RICE, 2, FIRST));
    expect(shape(cart)).toEqual([['3×1', '1×2'], ['1×1']]);
    expect(cart.current).toBe(SECOND);
  });

  test('cart.108 a line that another device was faster to add is found by its pack and dish', () => {
    const [mine, theirs] = [add(RICE, 1, FIRST), add(RICE, 1, FIRST)];
    const alone = make(NO_PACKS, mine);
    const lineId = alone.packs[0]?.lines[0]?.id ?? '';
    const both = make(NO_PACKS, theirs, mine);
    const more = { type: 'change item' as const, id: randomUUID(), lineId, item_id: RICE, quantity: 5, modifiers: [] };
    expect(shape(make(both, { ...more, pack: FIRST }))).toEqual([['5×1']]);
    expect(make(both, more)).toBe(both);
    expect(make(both, { ...more, pack: FIRST, item_id: STEW })).toBe(both);
    // An id that is there counts, wherever the pack is said to be.
    const { id = '' } = both.packs[0]?.lines[0] ?? {};
    expect(findLine(both, { lineId: id, item_id: STEW, pack: FIRST })).toBeUndefined();
    expect(findLine(both, { lineId: id, item_id: RICE, pack: SECOND })?.quantity).toBe(2);
  });

  test('what is no group pack is joined by nothing', () => {
    const cart = make(NO_PACKS, add(PANCAKES), add(RICE, 1, FIRST));
    expect(mayJoin(cart, FIRST)).toBe(true);
    expect(mayJoin(cart, SECOND)).toBe(true);
    expect(mayJoin(cart, cart.packs[0]?.reference ?? '')).toBe(false);
    expect(mayJoin(cart, cart.packs[1]?.lines[0]?.id ?? '')).toBe(false);
  });

  test('cart.108 a line that both the guest and the customer have is there once when carts are joined', () => {
    const [sentTwice, other] = [add(RICE, 1, FIRST), add(STEW, 1, FIRST)];
    const joined = joinPacks(make(NO_PACKS, sentTwice), make(NO_PACKS, sentTwice, other), () => SECOND);
    expect(shape(joined)).toEqual([['1×1'], ['1×2']]);
    expect(joined.packs.map(({ reference }) => reference)).toEqual([FIRST, SECOND]);
  });
});
