import { vendor as vendorSchema } from '@jara/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { VendorCard } from './vendor-card.tsx';
import { VendorHeader } from './vendor-header.tsx';

const NOW = new Date('2026-11-16T12:00:00Z');
const INSTANT = vendorSchema.parse({
  ...{ id: 1, name: 'Mama Put', slug: 'mama-put', address_id: 1, logo_url: '', location: 'Yaba', currency: 'NGN' },
  ...{ vendor_type: 'restaurant', rank: 1, is_open: true, custom_tag: 'featured', liked_by_customer: false },
  ...{ self_delivery: false, support_contact: '', activeVendorLocation: 'Yaba', is_temporarily_unavailable: false },
  ...{ discount_text: null, is_chowpass_vendor: false, average_rating: 4.5, delivery_price: 50_000 },
  ...{ vendor_class: ['instant', 'preorder'], available_hours: { default: { opening: 0, closing: 0 } } },
  ...{ preorder_configuration: null, location_slug: 'yaba', cover_url: '/a.webp', image_colour: '#fff' },
  ...{ description: 'Rice.', rating_count: 3, delivery_minutes: 25, city_slug: 'lagos', city: 'Lagos' },
  ...{ country_code: 'NG', time_zone: 'Africa/Lagos', coordinate: { x: 3.39, y: 6.45 }, categories: [] },
});
const PREORDER_ONLY = { ...INSTANT, vendor_class: ['preorder' as const] };

const SHOWN = [
  ['card', (vendor: typeof INSTANT) => <VendorCard vendor={vendor} isFirst={false} />],
  ['page', (vendor: typeof INSTANT) => <VendorHeader vendor={vendor} now={NOW} />],
] as const;

describe('what a vendor promises', () => {
  test.each(SHOWN)('minutes stand on the %s of a vendor that delivers at once, and of no other', (_where, shown) => {
    expect(renderToStaticMarkup(shown(INSTANT))).toMatch(/\b25 mins\b/);
    expect(renderToStaticMarkup(shown(PREORDER_ONLY))).not.toMatch(/\bmins?\b|Arrives in/);
    expect(renderToStaticMarkup(shown(PREORDER_ONLY))).toContain('Pre-order');
  });

  test('whoever reads that a vendor is closed is led to the bare path, unless it takes pre-orders', () => {
    const closed = (vendor_class: typeof INSTANT.vendor_class) =>
      renderToStaticMarkup(<VendorHeader vendor={{ ...INSTANT, is_open: false, vendor_class }} now={NOW} />);
    expect(closed(['instant'])).toMatch(/<a href="\/store"[^>]*>See open restaurants<\/a>/);
    expect(closed(['preorder'])).toContain('It opens tomorrow at');
    expect(closed(['preorder'])).not.toContain('See open restaurants');
  });

  test.each(SHOWN)('Chowpass stands on the %s of a vendor that has it, and of no other', (_where, shown) => {
    expect(renderToStaticMarkup(shown({ ...INSTANT, is_chowpass_vendor: true }))).toContain('Chowpass');
    expect(renderToStaticMarkup(shown(INSTANT))).not.toContain('Chowpass');
  });
});
