import type { DeliveryFee, Discount, MinorUnits } from '@jara/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeBreakdown, type Priced, quoteFee } from './index.ts';

const money = (amount: number) => amount as DeliveryFee['amount'];

const fee = (given: Partial<Record<keyof DeliveryFee, number>> = {}): Omit<DeliveryFee, 'id'> => ({
  original_delivery_amount: money(50_000),
  final_delivery_amount: money(given.original_delivery_amount ?? 50_000),
  original_service_amount: money(20_000),
  final_service_amount: money(20_000),
  delivery_price_factor: 1,
  small_order_amount: money(0),
  amount: money(50_000),
  ...(given as Partial<DeliveryFee>),
});
const priced = (given: Partial<Priced> = {}): Priced => ({
  order_class: 'delivery',
  subtotal: 300_000 as MinorUnits,
  bag_amount: 10_000 as MinorUnits,
  bag_quantity: 0,
  fee: fee(),
  discounts: [],
  ...given,
});
const off = (target: Discount['target'], amount: number): Discount => ({
  target,
  amount_off: money(amount),
  description: `off ${target}`,
});
const lineOf = (given: Partial<Priced>, label: string) =>
  feeBreakdown(priced(given)).lines.find((line) => line.label === label);
const labelsOf = (given: Partial<Priced>) => feeBreakdown(priced(given)).lines.map(({ label }) => label);

describe('the total', () => {
  test('pricing.010 for pickup it is subtotal plus service fee: no delivery fee, no bags', () => {
    const pickup = feeBreakdown(priced({ order_class: 'pickup', bag_quantity: 3 }));
    expect(pickup.total).toBe(320_000);
    expect(pickup.lines.map(({ label }) => label)).toEqual(['Subtotal', 'Service fee']);
  });

  test('pricing.010 what a code takes off is taken off a pickup too, but for what it takes off a delivery', () => {
    const discounts = [off('menus', 40_000), off('orders', 25_000), off('deliveryfees', 15_000)];
    const pickup = feeBreakdown(priced({ order_class: 'pickup', bag_quantity: 3, discounts }));
    expect(pickup.total).toBe(300_000 + 20_000 - 25_000);
    expect(pickup.lines.at(-1)).toEqual({ label: 'Discount', amount: -25_000, detail: 'off orders' });
  });

  test('pricing.010 what is quoted for a pickup adds up, at any distance and hour, with bags and a code', () => {
    const quoted = quoteFee({
      ...{ country: 'NG', order_class: 'pickup', subtotal: money(150_000), base: money(25_000), km: 4, factor: 1.2 },
    });
    const pickup = feeBreakdown(
      priced({
        ...{ order_class: 'pickup', subtotal: money(150_000), bag_quantity: 3, fee: quoted },
        discounts: [off('orders', 50_000)],
      }),
    );
    expect(pickup).toEqual({
      lines: [
        { label: 'Subtotal', amount: 150_000 },
        { label: 'Service fee', amount: 10_000 },
        { label: 'Discount', amount: -50_000, detail: 'off orders' },
      ],
      total: 110_000,
    });
  });

  test("pricing.012 else it is bags, subtotal, delivery and service, less what is not off 'menus'", () => {
    const discounts = [off('menus', 40_000), off('orders', 25_000), off('servicefees', 5_000)];
    expect(feeBreakdown(priced({ bag_quantity: 2, discounts })).total).toBe(
      2 * 10_000 + 300_000 + 50_000 + 20_000 - 25_000 - 5_000,
    );
    expect(feeBreakdown(priced({ order_class: 'preorder_delivery' })).total).toBe(370_000);
    expect(lineOf({ discounts: [off('menus', 40_000)] }, 'Discount')).toBeUndefined();
  });

  const amount = fc.integer({ min: 0, max: 5_000_000 });
  test('the lines add up to the total, whatever they are, and it is never below zero', () => {
    fc.assert(
      fc.property(
        fc.record({
          order_class: fc.constantFrom('delivery', 'pickup', 'preorder_delivery'),
          subtotal: amount,
          bag_quantity: fc.integer({ min: 0, max: 9 }),
          original: amount,
          factor: fc.constantFrom(1, 1.1, 1.2),
          small: fc.constantFrom(0, 30_000),
          discounts: fc.array(fc.tuple(fc.constantFrom('menus', 'orders', 'deliveryfees', 'servicefees'), amount)),
        }),
        ({ order_class, subtotal, bag_quantity, original, factor, small, discounts }) => {
          const { lines, total } = feeBreakdown(
            priced({
              order_class,
              subtotal: money(subtotal),
              bag_quantity,
              fee: fee({
                original_delivery_amount: original,
                final_delivery_amount: Math.ceil(original * factor),
                delivery_price_factor: factor,
                small_order_amount: small,
              }),
              discounts: discounts.map(([target, each]) => off(target, each)),
            }),
          );
          expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(total)).toBe(true);
        },
      ),
    );
  });
});

describe('the lines', () => {
  test('pricing.015 a surge fee shows only above a factor of 1, and is what the hour adds', () => {
    const busy = { fee: fee({ final_delivery_amount: 62_000, delivery_price_factor: 1.2 }) };
    expect(lineOf(busy, 'Surge fee')?.amount).toBe(12_000);
    expect(lineOf(busy, 'Delivery fee')).toEqual({ label: 'Delivery fee', amount: 50_000 });
    expect(lineOf({}, 'Surge fee')).toBeUndefined();
  });

  test('pricing.015 pricing.018 a delivery discount above the delivery fee leaves the surge fee unchanged', () => {
    const busy = fee({ final_delivery_amount: 62_000, delivery_price_factor: 1.2 });
    const shown = (...discounts: Discount[]) => {
      const { lines, total } = feeBreakdown(priced({ fee: busy, discounts }));
      return [...lines.map(({ label, amount, detail = '' }) => `${label} ${amount} ${detail}`.trim()), total];
    };
    const [around, more] = [['Subtotal 300000', 'Delivery fee 0'], 'Service fee 20000'];
    expect(shown(off('deliveryfees', 55_000))).toEqual([
      ...[...around, 'Surge fee 12000', more, 'Discount -5000 off deliveryfees'],
      300_000 + 7_000 + 20_000,
    ]);
    expect(shown(off('deliveryfees', 90_000), off('orders', 1_000))).toEqual([
      ...[...around, 'Surge fee 12000', more, 'Discount -13000 off deliveryfees, off orders'],
      300_000 + 20_000 - 1_000,
    ]);
    expect(shown(off('deliveryfees', 50_000))).toEqual([...around, 'Surge fee 12000', more, 332_000]);
  });

  test('pricing.016 a small order fee shows only above zero', () => {
    expect(lineOf({ fee: fee({ small_order_amount: 30_000 }) }, 'Small order fee')?.amount).toBe(30_000);
    expect(labelsOf({})).not.toContain('Small order fee');
  });

  test('pricing.017 the original delivery fee is struck through when the final one is below it', () => {
    const cheaper = { fee: fee({ final_delivery_amount: 30_000 }) };
    expect(lineOf(cheaper, 'Delivery fee')).toMatchObject({ amount: 30_000, struck: 50_000 });
    expect(lineOf({}, 'Delivery fee')).not.toHaveProperty('struck');
  });

  test('pricing.018 a delivery discount is taken off the delivery fee, with a floor of zero', () => {
    expect(lineOf({ discounts: [off('deliveryfees', 20_000)] }, 'Delivery fee')).toMatchObject({
      amount: 30_000,
      struck: 50_000,
    });
    const all = feeBreakdown(priced({ discounts: [off('deliveryfees', 80_000)] }));
    expect(all.lines.find(({ label }) => label === 'Delivery fee')).toMatchObject({ amount: 0, struck: 50_000 });
    expect(all.total).toBe(320_000);
  });
});
