import type { Discount, OrderedItem } from '@jara/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OutOfStock, stockOutRefund } from './stock-out.ts';

const item = (item_id: number, type: OrderedItem['type'], price: number, pack_reference: string): OrderedItem => ({
  ...{ item_id, type, name: '', quantity: 1, pack_reference },
  price_per_quantity: price as OrderedItem['price'],
  price: price as OrderedItem['price'],
});
const off = (target: Discount['target'], amount: number): Discount => ({
  ...{ target, amount_off: amount as Discount['amount_off'], description: '' },
});

/** Rice with chicken, and beans, in one box; water in a pack of its own. */
const ITEMS = [
  item(1, 'menu', 10_000, 'a'),
  item(90, 'group', 3_000, 'a'),
  item(2, 'menu', 5_000, 'a'),
  item(3, 'menu', 1_500, 'b'),
];
const BOX = item(7, 'container', 500, 'a');
const FACTS = {
  ...{ items: ITEMS, containers: [BOX], discounts: [] as Discount[], issues: [] as OutOfStock[] },
  ...{ subtotal: 20_000, discount_amount: 0, left: 25_000 },
};
const rice = { item_id: 1, pack_reference: 'a' };
const beans = { item_id: 2, pack_reference: 'a' };
const water = { item_id: 3, pack_reference: 'b' };

describe('a dish that is out of stock', () => {
  test('gives its price back with its options, and the container once its pack is empty', () => {
    expect(stockOutRefund(FACTS, rice)).toEqual({ price: 13_000, refunded: 13_000 });
    expect(stockOutRefund({ ...FACTS, issues: [rice] }, beans)).toEqual({ price: 5_500, refunded: 5_500 });
  });

  test('gives back what was paid of it: its share of a discount on dishes stays with us, to the last unit', () => {
    const facts = { ...FACTS, discounts: [off('orders', 3_333)], discount_amount: 3_333 };
    expect(stockOutRefund(facts, water)).toEqual({ price: 1_500, refunded: 1_250 });
    const onDelivery = { ...FACTS, discounts: [off('deliveryfees', 3_333)], discount_amount: 3_333 };
    expect(stockOutRefund(onDelivery, water)).toEqual({ price: 1_500, refunded: 1_500 });
  });

  test('gives back by what a discount took off in the end, and never more than is left of the order', () => {
    const facts = { ...FACTS, discounts: [off('orders', 9_000)], discount_amount: 3_333 };
    expect(stockOutRefund(facts, water)).toEqual({ price: 1_500, refunded: 1_250 });
    expect(stockOutRefund({ ...FACTS, left: 1_000 }, water)).toEqual({ price: 1_500, refunded: 1_000 });
  });

  test('is a dish of the order, in its pack, that was not out of stock before', () => {
    expect(stockOutRefund(FACTS, { ...rice, pack_reference: 'b' })).toBe('ITEM_NOT_IN_ORDER');
    expect(stockOutRefund(FACTS, { item_id: 90, pack_reference: 'a' })).toBe('ITEM_NOT_IN_ORDER');
    expect(stockOutRefund({ ...FACTS, issues: [rice] }, rice)).toBe('ITEM_NOT_IN_ORDER');
  });

  test('is not the last one: an order of nothing is rejected instead', () => {
    expect(stockOutRefund({ ...FACTS, issues: [rice, beans] }, water)).toBe('LAST_ITEM');
  });
});

test('one after another gives back no more than was paid for dishes, nor than is left', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000_000 });
  const dish = fc.record({ price: amount, option: amount, pack: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(fc.array(dish, { minLength: 2, maxLength: 8 }), amount, amount, (dishes, discount, fees) => {
      const items = dishes.flatMap(({ price, option, pack }, index) => [
        item(index + 1, 'menu', price, pack),
        item(index + 101, 'group', option, pack),
      ]);
      const containers = [...new Set(dishes.map(({ pack }) => pack))].map((pack) => item(7, 'container', 500, pack));
      const subtotal = [...items, ...containers].reduce((sum, { price }) => sum + price, 0);
      const discount_amount = Math.min(discount, subtotal);
      const total = subtotal - discount_amount + fees;
      const issues: OutOfStock[] = [];
      const given = { price: 0, refunded: 0 };
      for (const { item_id, pack_reference, type } of items) {
        const facts = { items, containers, discounts: [off('orders', discount)], issues: [...issues], subtotal };
        const refund = stockOutRefund(
          { ...facts, discount_amount, left: total - given.refunded },
          { item_id, pack_reference },
        );
        if (typeof refund === 'string') continue;
        expect(type).toBe('menu');
        expect(refund.refunded).toBeGreaterThanOrEqual(0);
        expect(refund.refunded).toBeLessThanOrEqual(refund.price);
        given.price += refund.price;
        given.refunded += refund.refunded;
        issues.push({ item_id, pack_reference });
      }
      expect(issues).toHaveLength(dishes.length - 1);
      expect(given.price).toBeLessThanOrEqual(subtotal);
      expect(given.refunded).toBeLessThanOrEqual(subtotal - discount_amount);
    }),
  );
});
