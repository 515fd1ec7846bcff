import { newId } from '@jara/api-client';
import { type ChosenModifier, type MenuItem, type MinorUnits, PER_PACK } from '@jara/contract';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { dish, openBrowser, type Tab, VENDOR } from '../../../../testing/cart-browser.ts';
import type { Change } from '../state/cart-state-schema.ts';
import { readCart } from '../state/read-cart.ts';

const price = (amount: number) => amount as MinorUnits;
const option = (id: number, amount: number) => ({
  id,
  menu_group_id: 31,
  name: `Option ${id}`,
  price: price(amount),
  is_available: true,
});

/** Odd prices, a discount, one that is free, containers of two prices and none, a price per pack, and choices. */
const MENU: readonly MenuItem[] = [
  dish(1, { price: price(250_033), container_price: price(10_001) }),
  dish(2, {
    price: price(99_999),
    discount_price: price(77_777),
    container_type_id: 4,
    container_price: price(20_003),
  }),
  dish(3, { price: price(50_001), discount_price: price(0), container_type_id: null, container_price: price(0) }),
  dish(4, { price: price(33_333), price_description: PER_PACK }),
  dish(5, {
    price: price(120_007),
    groups: [{ id: 31, name: 'Extras', minimum: 0, maximum: 5, items: [option(311, 0), option(312, 12_345)] }],
  }),
];

type Step = {
  readonly type: Change['type'];
  readonly at: number;
  readonly quantity: number;
  readonly extras: number;
  /** Whether the server is waited for before the next one. */
  readonly isLast: boolean;
};

const step: fc.Arbitrary<Step> = fc.record({
  type: fc.oneof(
    { weight: 5, arbitrary: fc.constant('add' as const) },
    { weight: 4, arbitrary: fc.constant('change item' as const) },
    { weight: 4, arbitrary: fc.constantFrom('start pack', 'duplicate pack', 'remove pack', 'set details', 'clear') },
  ),
  at: fc.nat(11),
  quantity: fc.nat(3),
  extras: fc.nat(2),
  isLast: fc.boolean(),
});

const at = <T>(list: readonly T[], index: number) => list[index % list.length];
/** A tap tells what its dish costs; all else is known from the server's answers. */
const menuOf = (itemId: number) =>
  Object.fromEntries(MENU.filter(({ id }) => id === itemId).map((item) => [item.id, item]));
const chosen = (itemId: number, extras: number): ChosenModifier[] =>
  itemId === 5 && extras > 0 ? [{ id: 312, menu_group_id: 31, quantity: extras }] : [];

/** What somebody could tap with this cart before them; undefined where there is nothing to tap. */
function changeOf({ type, at: index, quantity, extras }: Step, tab: Tab): Change | undefined {
  const about = { id: newId(), vendorId: VENDOR.id };
  const item_id = at(MENU, index)?.id ?? 1;
  const isPerPack = menuOf(item_id)[item_id]?.price_description === PER_PACK;
  const modifiers = chosen(item_id, extras);
  if (type === 'add') return { ...about, type, vendor: VENDOR, item_id, quantity: quantity + 1, modifiers, isPerPack };
  const packs = readCart(tab.state(), VENDOR.id)?.packs ?? [];
  const [pack, line] = [
    at(packs, index),
    at(
      packs.flatMap(({ lines }) => lines),
      index,
    ),
  ];
  if (!pack || !line) return undefined;
  if (type === 'change item') {
    const { id: lineId, item_id: of } = line;
    return { ...about, type, lineId, item_id: of, quantity, modifiers: chosen(of, extras) };
  }
  if (type === 'set details') return { ...about, type, details: { class: 'pickup' } };
  if (type === 'put back') return { ...about, type, vendor: VENDOR, packs: [{ ...pack, at: index }], current: null };
  return type === 'start pack' || type === 'clear' ? { ...about, type } : { ...about, type, reference: pack.reference };
}

const subtotal = (tab: Tab) => readCart(tab.state(), VENDOR.id)?.subtotal ?? 0;
const settled = (tab: Tab) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (tab.state().queue.length > 0) return;
      stop();
      resolve();
    };
    const stop = tab.subscribe(look);
    look();
  });

afterEach(() => vi.unstubAllGlobals());

test('cart.104 pricing.014 pricing.024 after any change, the shown total equals the server’s to the kobo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const browser = openBrowser(MENU);
      const tab = browser.openTab();
      for (const each of steps) {
        const change = changeOf(each, tab);
        if (change) tab.put(change, change.type === 'add' ? menuOf(change.item_id) : {});
        if (!each.isLast) continue;
        const before = subtotal(tab);
        await settled(tab);
        expect(tab.state().held[VENDOR.id]?.subtotal ?? 0).toBe(before);
        expect(subtotal(tab)).toBe(before);
      }
      const before = subtotal(tab);
      await settled(tab);
      expect(tab.state().held[VENDOR.id]?.subtotal ?? 0).toBe(before);
      expect(browser.refusals).toEqual([]);
    }),
    { numRuns: 100 },
  );
}, 60_000);
