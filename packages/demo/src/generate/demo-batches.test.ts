import { PER_PACK } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { DEMO_TABLES } from '../rows.ts';
import { wholeDemo } from '../testing/whole-demo.ts';
import { demoBatches } from './demo-batches.ts';

const demo = wholeDemo(160);
const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

describe('the demo', () => {
  test('is the same every time, to the byte', () => {
    expect(JSON.stringify(wholeDemo(160))).toBe(JSON.stringify(demo));
  });

  test('begins with the same 160 vendors however many follow, and however they are batched', () => {
    const larger = wholeDemo(230, 17);
    for (const table of DEMO_TABLES) {
      expect(JSON.stringify(larger[table].slice(0, demo[table].length)), table).toBe(JSON.stringify(demo[table]));
    }
    expect(larger.vendor).toHaveLength(230);
  });

  test('comes in batches that hold no more than asked', () => {
    expect([...demoBatches(25, 10)].map(({ vendor }) => vendor.length)).toEqual([10, 10, 5]);
    expect([...demoBatches(20, 10)].map(({ vendor }) => vendor.length)).toEqual([10, 10]);
  });

  test('has 160 vendors with 5,000 dishes in at least 10 cities of both countries', () => {
    expect(demo.city.length).toBeGreaterThanOrEqual(10);
    expect(new Set(demo.city.map(({ country_code }) => country_code))).toEqual(new Set(['NG', 'GH']));
    expect(demo.vendor).toHaveLength(160);
    expect(demo.menu.length).toBeGreaterThanOrEqual(5_000);
    expect(demo.menu.filter(({ price_description }) => price_description === PER_PACK).length).toBeGreaterThan(50);
  });

  test('has dense ids from 1 in every table that has ids', () => {
    for (const table of ['vendor', 'address', 'container_type', 'menu_category', 'menu', 'menu_group'] as const) {
      expect(demo[table].map(({ id }) => id)).toEqual(demo[table].map((_, at) => at + 1));
    }
  });

  test('refers only to what exists, and a menu only to its own vendor', () => {
    const vendors = idsOf(demo.vendor);
    const cities = idsOf(demo.city);
    const addresses = idsOf(demo.address);
    const categories = idsOf(demo.vendor_category);
    const ownerOf = {
      category: new Map(demo.menu_category.map(({ id, vendor_id }) => [id, vendor_id])),
      container: new Map(demo.container_type.map(({ id, vendor_id }) => [id, vendor_id])),
      group: new Map(demo.menu_group.map(({ id, vendor_id }) => [id, vendor_id])),
      dish: new Map(demo.menu.map(({ id, vendor_id }) => [id, vendor_id])),
    };
    const astray = [
      ...demo.address.filter(({ city_id }) => !cities.has(city_id)),
      ...demo.vendor.filter(({ city_id, address_id }) => !cities.has(city_id) || !addresses.has(address_id)),
      ...demo.former_vendor_slug.filter(({ vendor_id }) => !vendors.has(vendor_id)),
      ...demo.vendor_in_category.filter(
        ({ vendor_id, vendor_category_id }) => !vendors.has(vendor_id) || !categories.has(vendor_category_id),
      ),
      ...demo.menu.filter(({ vendor_id }) => !vendors.has(vendor_id)),
      ...demo.menu.filter(({ vendor_id, menu_category_id }) => ownerOf.category.get(menu_category_id) !== vendor_id),
      ...demo.menu.filter(
        ({ vendor_id, container_type_id: container }) =>
          container !== null && ownerOf.container.get(container) !== vendor_id,
      ),
      ...demo.menu_in_group.filter(
        ({ menu_id, menu_group_id }) =>
          !ownerOf.dish.has(menu_id) || ownerOf.group.get(menu_group_id) !== ownerOf.dish.get(menu_id),
      ),
      ...demo.menu_group_item.filter(({ menu_group_id }) => !ownerOf.group.has(menu_group_id)),
    ];
    expect(astray).toEqual([]);
  });
});
