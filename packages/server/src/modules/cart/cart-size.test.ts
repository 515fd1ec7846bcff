import { type MenuItem, MOST_CARTS, MOST_LINES, MOST_LINES_IN_ALL } from '@jara/contract';
import { type CartLine, type CartPack, NO_PACKS, refuseForRoom } from '@jara/domain/cart';
import { describe, expect, test } from 'vitest';
import { pricedCart } from './priced-cart.ts';

const KB = 1024;
const LARGEST_CART = 512 * KB;
const LARGEST_LIST = 1_300 * KB;

// What stands on a menu is not a client's to lengthen. This is far longer than any name there.
const NAME = 'n'.repeat(100);
const LARGEST_ID = 2_147_483_647;
const UUID = '9b2e1c3a-5f4d-4e6b-8a7c-1d2e3f4a5b6c';
/** 100 million naira. */
const price = 10_000_000_000 as MenuItem['price'];

/** A dish that has lost all its options, so that each of them is an issue too, and that has a container. */
const DISH: MenuItem = {
  ...{ id: LARGEST_ID, vendor_id: LARGEST_ID, group_id: LARGEST_ID, menu_category_id: LARGEST_ID },
  ...{ name: NAME, currency: 'NGN', price_description: NAME, description: NAME, image_url: NAME, image_colour: NAME },
  ...{ price, discount_price: 1 as MenuItem['price'], price_per_quantity: price, is_available: true },
  ...{ dietary_tags: null, allergens: null, spicy: null },
  ...{ container_type_id: LARGEST_ID, container_price: price, container_name: NAME, container_description: NAME },
  groups: [{ id: LARGEST_ID, name: NAME, minimum: 99, maximum: 99, items: [] }],
};

const lineWith = (options: number): CartLine => ({
  ...{ id: UUID, item_id: LARGEST_ID, quantity: 99, name: NAME },
  modifiers: Array.from({ length: options }, () => ({
    ...{ id: LARGEST_ID, menu_group_id: LARGEST_ID, quantity: 99, name: NAME },
  })),
});
const pack = (...lines: CartLine[]): CartPack => ({ reference: UUID, type: 'normal', lines });
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

/** A control character is six bytes of JSON. */
const NOTE = '\u0001'.repeat(500);
const bytesOf = (packs: CartPack[]) => {
  const cart = {
    ...{ id: UUID, customer_id: LARGEST_ID, guest_hash: null, vendor_id: LARGEST_ID, address_id: LARGEST_ID },
    ...{ customer_vendor_note: NOTE, customer_delivery_note: NOTE, bag_quantity: 99, version: 1, packs },
    ...{ class: 'preorder_delivery' as const, current_pack_reference: UUID, recent_changes: [] },
    ...{ created_at: new Date(0), updated_at: new Date(0) },
  };
  const [vendor_type, currency, vendor_class] = ['local-market' as const, 'NGN' as const, ['preorder' as const]];
  const vendor = { slug: NAME, name: NAME, logo: NAME, location: NAME, vendor_type, currency };
  return Buffer.byteLength(JSON.stringify(pricedCart({ cart, vendor, vendor_class }, () => DISH)));
};

describe('the size of an answer', () => {
  test.each([
    ['50 packs of a dish with two options', times(50, () => pack(lineWith(2)))],
    ['50 packs of three dishes', times(50, () => pack(lineWith(0), lineWith(0), lineWith(0)))],
    ['one pack of 150 dishes', [pack(...times(150, () => lineWith(0)))]],
    ['5 packs of a dish with 29 options', times(5, () => pack(lineWith(29)))],
  ])('cart.109 %s is as much as fits, and is below 512 KB', (_name, packs) => {
    expect(refuseForRoom(NO_PACKS, { packs, current: null }, 0)).toBeUndefined();
    const more = [...packs.slice(1), pack(...(packs[0]?.lines ?? []), lineWith(0))];
    expect(refuseForRoom(NO_PACKS, { packs: more, current: null }, 0)).toBe('CART_FULL');
    expect(bytesOf(packs)).toBeLessThan(LARGEST_CART);
  });

  test('cart.109 so the answer of all carts of one owner is below 1,300 KB', () => {
    const fullCarts = (MOST_LINES_IN_ALL / MOST_LINES) * LARGEST_CART;
    const emptiest = bytesOf([pack(lineWith(0))]);
    expect(fullCarts + MOST_CARTS * emptiest).toBeLessThanOrEqual(LARGEST_LIST);
  });
});
