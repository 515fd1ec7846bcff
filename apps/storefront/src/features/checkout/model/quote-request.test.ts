import { describe, expect, test } from 'vitest';
import { fulfilmentClass, quoteRequest } from './quote-request.ts';

const CART = '0199a0c2-7d54-7000-8000-000000000001';
const facts = {
  class: 'delivery',
  cartId: CART,
  vendor: { id: 7, address_id: 70 },
  locationId: 3,
  isSignedIn: true,
} as const;

describe('what a fee is asked for', () => {
  test('pricing.007 destination, class, source, vendor and cart', () => {
    expect(quoteRequest(facts)).toEqual({
      destination_id: 3,
      order_class: 'delivery',
      source_id: 70,
      vendor_id: 7,
      cart_id: CART,
    });
  });

  test('what the total depends on besides: the chosen code and the bags', () => {
    expect(quoteRequest({ ...facts, promoCode: 'JARA10', bags: 2 })).toMatchObject({
      promo_codes: ['JARA10'],
      bag_quantity: 2,
    });
  });

  test("pricing.002 what the vendor brings is of the class 'vendor_delivery', and asked for as 'delivery'", () => {
    const chosen = fulfilmentClass('delivery', { self_delivery: true });
    expect(chosen).toBe('vendor_delivery');
    expect(quoteRequest({ ...facts, class: chosen })?.order_class).toBe('delivery');
    expect(fulfilmentClass('pickup', { self_delivery: true })).toBe('pickup');
    expect(fulfilmentClass('delivery', { self_delivery: false })).toBe('delivery');
    expect(quoteRequest({ ...facts, class: 'preorder_delivery' })?.order_class).toBe('preorder_delivery');
  });

  test.each([
    ['a location', { locationId: undefined }],
    ['somebody signed in', { isSignedIn: false }],
    ['a cart id', { cartId: null }],
  ])('pricing.003 nothing is asked without %s', (_what, missing) => {
    expect(quoteRequest({ ...facts, ...missing })).toBeUndefined();
  });

  test('pricing.004 for pickup a cart id is enough', () => {
    expect(quoteRequest({ ...facts, class: 'pickup', locationId: undefined })).toMatchObject({
      order_class: 'pickup',
      destination_id: null,
      cart_id: CART,
    });
    expect(quoteRequest({ ...facts, class: 'pickup', cartId: null })).toBeUndefined();
  });
});
