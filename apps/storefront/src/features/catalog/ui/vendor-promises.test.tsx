import { minorUnits, type Vendor, vendor as vendorSchema, WEEKDAYS } from '@jara/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import { ResultWithDishes } from './result-with-dishes.tsx';
import { VendorCard } from './vendor-card.tsx';
import { VendorHeader } from './vendor-header.tsx';

const NOW = new Date('2026-11-16T12:00:00Z');
const INSTANT: Vendor = {
  ...EXAMPLE_VENDOR,
  ...{ vendor_class: ['instant', 'preorder'], delivery_minutes: 25, average_rating: 4.5, rating_count: 3 },
  available_hours: { default: { opening: 0, closing: 0 } },
};
const PREORDER_ONLY = { ...INSTANT, vendor_class: ['preorder' as const] };

const SHOWN = [
  ['card', (vendor: typeof INSTANT) => <VendorCard vendor={vendor} index={1} now={NOW} />],
  ['page', (vendor: typeof INSTANT) => <VendorHeader vendor={vendor} now={NOW} />],
] as const;

describe('what a vendor promises', () => {
  test.each(SHOWN)('minutes stand on the %s of a vendor that delivers at once, and of no other', (_where, shown) => {
    expect(renderToStaticMarkup(shown(INSTANT))).toMatch(/\b25 mins\b/);
    expect(renderToStaticMarkup(shown(PREORDER_ONLY))).not.toMatch(/\d mins?\b|Arrives in/);
    expect(renderToStaticMarkup(shown(PREORDER_ONLY))).toContain('Pre-order');
  });

  test.each([
    ...SHOWN,
    ['result', (vendor: typeof INSTANT) => <ResultWithDishes vendor={vendor} dishes={[]} index={1} now={NOW} />],
  ] as const)('without an address fee and minutes on the %s are the least, and say so', (_where, shown) => {
    const text = (vendor: Vendor) => renderToStaticMarkup(shown(vendor)).replaceAll(/<[^>]+>/g, ' ');
    const guests = { ...INSTANT, delivery_price: minorUnits.parse(90_000), is_for_address: false };
    expect(text(guests)).toMatch(/from ₦900\.00.*25\+ mins/s);
    expect(text({ ...guests, is_for_address: true })).not.toContain('from');
    expect(text({ ...guests, delivery_price: minorUnits.parse(0) })).not.toContain('Free');
  });

  test.each(SHOWN)('minutes on the %s are hidden in a page that was kept', (_where, shown) => {
    expect(renderToStaticMarkup(shown(INSTANT))).toMatch(/kept:hidden">(?:<dt[^>]*>Arrives in| · 25 mins)/);
  });

  test.each([
    ...SHOWN,
    ['result', (vendor: typeof INSTANT) => <ResultWithDishes vendor={vendor} dishes={[]} index={1} now={NOW} />],
  ] as const)('no minutes stand on the %s of a vendor that takes no order now', (_where, shown) => {
    expect(renderToStaticMarkup(shown(INSTANT))).toContain('25 mins');
    for (const now of [{ is_open: false }, { is_temporarily_unavailable: true }])
      expect(renderToStaticMarkup(shown({ ...INSTANT, ...now }))).not.toMatch(/\d mins?\b|Arrives in/);
  });

  test('the card of a closed vendor links to the bare path, unless it takes pre-orders', () => {
    const closed = (vendor_class: typeof INSTANT.vendor_class) =>
      renderToStaticMarkup(<VendorHeader vendor={{ ...INSTANT, is_open: false, vendor_class }} now={NOW} />);
    expect(closed(['instant'])).toMatch(/<a href="\/store"[^>]*>See open restaurants<\/a>/);
    expect(closed(['preorder'])).toContain('It opens tomorrow at');
    expect(closed(['preorder'])).not.toContain('See open restaurants');
  });

  test('the page of a vendor that takes no order now, but pre-orders, says from when', () => {
    const preorder_configuration = { menu_ready_time: 1000, cutoff_order_time: 900, available_days: [...WEEKDAYS] };
    const text = (vendor: Partial<Vendor>) =>
      renderToStaticMarkup(<VendorHeader vendor={{ ...INSTANT, preorder_configuration, ...vendor }} now={NOW} />)
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ');
    expect(text({ is_open: false })).toContain('Closed Order for later · Tue 10 AM Delivery');
    expect(text({ vendor_class: ['preorder'] })).toContain('Order for later · Tue 10 AM Delivery');
    expect(text({})).toContain('Open Delivery');
    expect(text({})).not.toContain('Order for later');
    expect(text({ is_open: false, vendor_class: ['instant'] })).not.toContain('Order for later');
  });

  test('the card of a closed vendor says Order for later with the first slot where it takes pre-orders', () => {
    const preorder_configuration = { menu_ready_time: 800, cutoff_order_time: 1200, available_days: [...WEEKDAYS] };
    const hours = { default: { opening: 600, closing: 1100 } };
    const closed = { ...INSTANT, is_open: false, available_hours: hours, preorder_configuration };
    const card = (vendor: Vendor) => renderToStaticMarkup(<VendorCard vendor={vendor} index={1} now={NOW} />);
    expect(card(closed)).toContain('Order for later · Tue 8 AM');
    expect(card(closed)).not.toContain('Closed');
    for (const other of [{ vendor_class: ['instant' as const] }, { preorder_configuration: null }]) {
      expect(card({ ...closed, ...other })).toContain('Closed');
      expect(card({ ...closed, ...other })).not.toContain('Order for later');
    }
    expect(card({ ...closed, is_open: true })).not.toContain('Order for later');
  });

  test.each(SHOWN)('Chowpass stands on the %s of a vendor that has it, and of no other', (_where, shown) => {
    expect(renderToStaticMarkup(shown({ ...INSTANT, is_chowpass_vendor: true }))).toContain('Chowpass');
    expect(renderToStaticMarkup(shown(INSTANT))).not.toContain('Chowpass');
  });

  test('what Chowpass is stands on the page of a vendor that has it', () => {
    const page = (is_chowpass_vendor: boolean) =>
      renderToStaticMarkup(<VendorHeader vendor={{ ...INSTANT, is_chowpass_vendor }} now={NOW} />);
    expect(page(true)).toContain('Chowpass is Jara’s subscription.');
    expect(page(false)).not.toContain('subscription');
  });

  test('catalog.032 the page says the hours of the day that it is at the vendor, and its facts', () => {
    const hours = { monday: { opening: 900, closing: 2130 }, tuesday: { opening: 1000, closing: 1200 } };
    const facts = { discount_text: '20 % off', categories: [{ slug: 'soups', name: 'Soups' }], delivery_price: 50_000 };
    const vendor = vendorSchema.parse({ ...INSTANT, ...facts, available_hours: hours });
    const page = (now: string) => renderToStaticMarkup(<VendorHeader vendor={vendor} now={new Date(now)} />);
    expect(page('2026-11-16T22:30:00Z')).toContain('9 AM – 9:30 PM');
    expect(page('2026-11-16T23:30:00Z'), 'in Lagos it is Tuesday').toContain('10 AM – 12 PM');
    const text = page('2026-11-16T22:30:00Z').replaceAll(/<[^>]+>/g, ' ');
    for (const fact of ['Mama Put', '20 % off', 'Soups', '₦500.00', 'Yaba, Ikeja']) expect(text).toContain(fact);
  });
});
