import { availableHours, preorderConfiguration, slug, VENDOR_TYPES, WEEKDAYS } from '@jara/contract';
import { describe, expect, test } from 'vitest';
import { noRows } from '../../rows.ts';
import { shareOf, wholeDemo } from '../../testing/whole-demo.ts';
import { addVendor } from './add-vendor.ts';
import { placeOf } from './place.ts';

const demo = wholeDemo(160);
const vendorsOf = (city: string) => {
  const { id } = demo.city.find((each) => each.slug === city) ?? { id: 0 };
  return demo.vendor.filter(({ city_id }) => city_id === id);
};

/** Upper bounds of the fee filter's ranges, in major units (decisions §4). */
const FEE_RANGES = { NG: [500, 1_000, 2_000], GH: [10, 20, 40] } as const;

describe('vendors of the demo', () => {
  test('slugs are unique, also among former ones, and fit the contract', () => {
    const slugs = [...demo.vendor, ...demo.former_vendor_slug].map((row) => row.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const each of slugs) expect(slug.safeParse(each).success, each).toBe(true);
    for (const { location } of demo.vendor) {
      expect(slug.safeParse(location.toLowerCase().replaceAll(' ', '-')).success, location).toBe(true);
    }
    expect(demo.former_vendor_slug.length).toBeGreaterThan(5);
  });

  test('names stay unique, and slugs short, when there are thousands', () => {
    const rows = noRows();
    const taken = new Set<string>();
    for (let number = 0; number < 5_000; number += 1) addVendor(rows, number + 1, placeOf(number), taken);
    expect(new Set(rows.vendor.map(({ name }) => name)).size).toBe(5_000);
    expect(new Set(rows.vendor.map((each) => each.slug)).size).toBe(5_000);
    expect(Math.max(...rows.vendor.map((each) => each.slug.length))).toBeLessThanOrEqual(64);
  });

  test('every city has all four types, and someone open through the night', () => {
    for (const { slug: city } of demo.city) {
      const vendors = vendorsOf(city);
      expect(new Set(vendors.map(({ vendor_type }) => vendor_type)), city).toEqual(new Set(VENDOR_TYPES));
      const nights = vendors.filter(({ available_hours: hours }) => {
        const span = hours.default ?? hours.tuesday;
        const isPastMidnight = span !== undefined && span.closing < span.opening;
        return isPastMidnight || (span?.opening === 0 && span.closing === 2359);
      });
      expect(nights.length / vendors.length, city).toBeGreaterThanOrEqual(0.3);
      expect(vendors.filter(({ delivery_minutes }) => delivery_minutes < 35).length, city).toBeGreaterThanOrEqual(3);
      expect(new Set(vendors.map(({ rank }) => rank)).size, city).toBe(vendors.length);
    }
  });

  test('Lagos has more than a page of quick vendors, and large cities every range of delivery fee', () => {
    const quick = vendorsOf('lagos').filter((each) => each.delivery_minutes < 35 && each.custom_tag !== 'explore');
    expect(quick.length).toBeGreaterThan(15);
    for (const { slug: city, country_code } of demo.city) {
      const vendors = vendorsOf(city);
      if (vendors.length < 10) continue;
      const ranges = vendors.map(
        ({ delivery_price }) => FEE_RANGES[country_code].filter((bound) => delivery_price >= bound * 100).length,
      );
      expect(new Set(ranges), city).toEqual(new Set([0, 1, 2, 3]));
    }
    expect(demo.vendor.some(({ delivery_price }) => delivery_price === 0)).toBe(true);
  });

  test('terms vary as in a real city', () => {
    const { vendor } = demo;
    expect(shareOf(vendor, ({ discount_text }) => discount_text !== null)).toBeCloseTo(0.1, 1);
    expect(shareOf(vendor, ({ is_chowpass_vendor }) => is_chowpass_vendor)).toBeCloseTo(0.3, 1);
    expect(shareOf(vendor, ({ custom_tag }) => custom_tag === 'explore')).toBeCloseTo(0.1, 1);
    expect(shareOf(vendor, ({ custom_tag }) => custom_tag === 'featured')).toBeGreaterThan(0.15);
    expect(shareOf(vendor, ({ custom_tag }) => custom_tag === 'handpicked')).toBeGreaterThan(0.15);
    expect(vendor.filter(({ is_temporarily_unavailable }) => is_temporarily_unavailable).length).toBeGreaterThan(2);
    expect(vendor.some(({ self_delivery }) => self_delivery)).toBe(true);
    for (const classes of ['instant', 'preorder', 'instant,preorder']) {
      expect(
        vendor.some(({ vendor_class }) => vendor_class.join() === classes),
        classes,
      ).toBe(true);
    }
  });

  test('ratings go from 2.4 to 4.9, and new vendors have none', () => {
    const rated = demo.vendor.filter(({ average_rating }) => average_rating !== null);
    const fresh = demo.vendor.filter(({ average_rating }) => average_rating === null);
    expect(fresh.length).toBeGreaterThan(2);
    expect(fresh.every(({ rating_count }) => rating_count === 0)).toBe(true);
    for (const { average_rating, rating_count } of rated) {
      expect(average_rating).toBeGreaterThanOrEqual(2.4);
      expect(average_rating).toBeLessThanOrEqual(4.9);
      expect(rating_count).toBeGreaterThan(0);
    }
    for (const bound of [4.5, 4, 3.5, 2]) {
      expect(rated.some(({ average_rating }) => (average_rating ?? 0) >= bound)).toBe(true);
    }
    expect(rated.some(({ average_rating }) => (average_rating ?? 5) < 3.5)).toBe(true);
  });

  test('hours fit the contract and are of every sort', () => {
    const hours = demo.vendor.map(({ available_hours }) => available_hours);
    for (const each of hours) expect(availableHours.safeParse(each).success).toBe(true);
    const spans = hours.map((each) => each.default);
    expect(spans.some((span) => span !== undefined && span.closing < span.opening)).toBe(true);
    expect(spans.some((span) => span?.opening === 0 && span.closing === 2359)).toBe(true);
    expect(spans.some((span) => span?.opening === 500 && span.closing === 600)).toBe(true);
    expect(hours.some((each) => each.monday && !each.default && !each.sunday)).toBe(true);
    expect(hours.some((each) => WEEKDAYS.some((day) => each[day]))).toBe(true);
    expect(hours.some((each) => each.default === undefined)).toBe(true);
  });

  test('pre-orders are configured exactly where they are taken, and leave room for a slot', () => {
    for (const { vendor_class, preorder_configuration: preorder, available_hours: hours, name } of demo.vendor) {
      expect(preorder !== null, name).toBe(vendor_class.includes('preorder'));
      if (preorder === null) continue;
      expect(preorderConfiguration.safeParse(preorder).success, name).toBe(true);
      for (const day of preorder.available_days) {
        const span = hours[day] ?? hours.default;
        expect(span, `${name} on ${day}`).toBeTruthy();
        if (!span) continue;
        const closing = span.closing < span.opening ? span.closing + 2400 : span.closing;
        // Spec §4: two hours wide, from the ready time or an hour after opening, until an hour before closing.
        expect((preorder.menu_ready_time ?? span.opening + 100) + 200, name).toBeLessThanOrEqual(closing - 100);
      }
    }
  });
});
