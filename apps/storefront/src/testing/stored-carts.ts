import { vi } from 'vitest';
import { type CartState, NO_CARTS } from '../features/cart/model/state/cart-state-schema.ts';

/** A browser's storage, and nothing else of it. */
export function openStorage(kept = new Map<string, string>()) {
  vi.stubGlobal('window', {
    dispatchEvent: () => true,
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  return kept;
}

/** One cart of three items, as it is stored. */
export const STORED_CARTS: CartState = {
  ...NO_CARTS,
  active: 7,
  held: {
    7: {
      vendor: {
        id: 7,
        name: 'Mama Put',
        slug: 'mama-put',
        logo: '/logo.webp',
        location: 'Yaba',
        vendor_type: 'restaurant',
        currency: 'GHS',
        address_id: 70,
      },
      cartId: 'a-cart',
      packs: [{ reference: 'one', type: 'normal', lines: [{ id: 'line', item_id: 1, quantity: 3, modifiers: [] }] }],
      current: 'one',
      class: 'pickup',
      customer_vendor_note: 'No onions',
      customer_delivery_note: 'Gate 2',
      bag_quantity: 2,
      address_id: null,
      discounts: [],
      created_at: '2026-11-16 09:00:00',
      updated_at: '2026-11-16 09:30:00',
      subtotal: 4_500 as CartState['held'][string]['subtotal'],
      issues: [],
    },
  },
};
