import { describe, expect, test } from 'vitest';
import { shareOf, wholeDemo } from '../../testing/whole-demo.ts';

const demo = wholeDemo(160);
const countryOf = new Map(demo.city.map(({ id, country_code }) => [id, country_code]));
const vendorOf = new Map(demo.vendor.map((vendor) => [vendor.id, vendor]));

describe('menus of the demo', () => {
  test('are found at every vendor, in categories without gaps', () => {
    for (const { id, name } of demo.vendor) {
      const dishes = demo.menu.filter(({ vendor_id }) => vendor_id === id);
      const categories = demo.menu_category.filter(({ vendor_id }) => vendor_id === id);
      expect(dishes.length, name).toBeGreaterThanOrEqual(15);
      expect(dishes.map(({ position }) => position)).toEqual(dishes.map((_, at) => at));
      expect(categories.map(({ position }) => position)).toEqual(categories.map((_, at) => at));
      expect(new Set(dishes.map(({ menu_category_id }) => menu_category_id)).size, name).toBe(categories.length);
      expect(new Set(categories.map((each) => each.name)).size, name).toBe(categories.length);
      expect(new Set(dishes.map((each) => each.name)).size, name).toBe(dishes.length);
    }
  });

  test('prices end as people say them, on 50 naira or half a cedi', () => {
    const odd = demo.menu.filter(({ price, discount_price, vendor_id }) => {
      const step = countryOf.get(vendorOf.get(vendor_id)?.city_id ?? 0) === 'NG' ? 5_000 : 50;
      return price <= 0 || price % step !== 0 || (discount_price ?? 0) % step !== 0;
    });
    expect(odd).toEqual([]);
  });

  test('an eighth is discounted, below its price, and some things are given away', () => {
    const discounted = demo.menu.filter(({ discount_price }) => discount_price !== null);
    expect(discounted.length / demo.menu.length).toBeCloseTo(0.12, 1);
    for (const { discount_price, price } of discounted) expect(discount_price).toBeLessThan(price);
    expect(discounted.filter(({ discount_price }) => discount_price === 0).length).toBeGreaterThan(3);
  });

  test('some things are out of stock, some come in a container, some are one pack', () => {
    expect(shareOf(demo.menu, ({ is_available }) => !is_available)).toBeCloseTo(0.06, 1);
    expect(shareOf(demo.menu, ({ container_type_id }) => container_type_id !== null)).toBeGreaterThan(0.4);
    expect(demo.container_type.every(({ price }) => price > 0)).toBe(true);
  });

  test('a third of what restaurants cook comes with choices', () => {
    const chosen = new Set(demo.menu_in_group.map(({ menu_id }) => menu_id));
    const cooked = demo.menu.filter(({ vendor_id }) => vendorOf.get(vendor_id)?.vendor_type === 'restaurant');
    expect(shareOf(cooked, ({ id }) => chosen.has(id))).toBeCloseTo(0.35, 1);
  });

  test('every choice can be made: bounds make sense and enough options are available', () => {
    const bounds = new Set(demo.menu_group.map(({ minimum, maximum }) => `${minimum}-${maximum}`));
    expect([...bounds]).toEqual(expect.arrayContaining(['0-4', '1-1', '2-2', '1-3', '2-4']));
    for (const { id, name, minimum, maximum } of demo.menu_group) {
      const options = demo.menu_group_item.filter(({ menu_group_id }) => menu_group_id === id);
      expect(maximum, name).toBeGreaterThanOrEqual(Math.max(minimum, 1));
      expect(options.filter(({ is_available }) => is_available).length, name).toBeGreaterThanOrEqual(
        Math.max(minimum, 1),
      );
      expect(options.map(({ position }) => position)).toEqual(options.map((_, at) => at));
    }
    expect(demo.menu_group_item.some(({ is_available }) => !is_available)).toBe(true);
    expect(demo.menu_group_item.some(({ price }) => price === 0)).toBe(true);
  });
});
