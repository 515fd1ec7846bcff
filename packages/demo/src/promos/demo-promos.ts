import type { schema } from '@jara/server/db';
import { CITIES } from '../content/cities/index.ts';

type Promo = typeof schema.promo_code.$inferInsert;

const cityId = (slug: string) => CITIES.findIndex((city) => city.slug === slug) + 1;

/** Every kind of limit at least once. */
const NIGERIA: readonly Omit<Promo, 'currency'>[] = [
  {
    code: 'JARA500',
    title: '₦500 off your order',
    note: 'On orders from ₦3,000, three times.',
    is_open: true,
    target: 'orders',
    most_off: 50_000,
    minimum_subtotal: 300_000,
    uses_per_customer: 3,
  },
  {
    code: 'FREERIDE',
    title: 'Free delivery',
    note: 'Up to ₦1,500 of the delivery fee.',
    is_open: true,
    target: 'deliveryfees',
    percent: 100,
    most_off: 150_000,
    order_classes: ['delivery', 'preorder_delivery'],
  },
  {
    code: 'HALFSERVICE',
    title: 'Half the service fee',
    note: 'Up to ₦300.',
    target: 'servicefees',
    percent: 50,
    most_off: 30_000,
  },
  {
    code: 'LAGOS10',
    title: '10% off in Lagos',
    note: 'Up to ₦2,000.',
    is_open: true,
    target: 'orders',
    percent: 10,
    most_off: 200_000,
    city_ids: [cityId('lagos')],
  },
  {
    code: 'WELCOME',
    title: '20% off your first order',
    note: 'Up to ₦1,500.',
    target: 'orders',
    percent: 20,
    most_off: 150_000,
    first_order_only: true,
    uses_per_customer: 1,
  },
  {
    code: 'PICKUP5',
    title: '5% off what you pick up',
    note: 'Up to ₦500, for pickup.',
    target: 'orders',
    percent: 5,
    most_off: 50_000,
    order_classes: ['pickup'],
  },
  {
    code: 'FIRST100',
    title: '₦1,000 off for the first hundred',
    note: 'While uses last.',
    target: 'orders',
    most_off: 100_000,
    uses_in_all: 100,
    uses_per_customer: 1,
  },
  {
    code: 'NEIGHBOURS',
    title: '₦700 off at a few kitchens',
    note: 'At the first vendors of the demo.',
    target: 'orders',
    most_off: 70_000,
    vendor_ids: [1, 2, 3, 4, 5],
  },
  {
    code: 'OLDYEAR',
    title: 'Last year’s ₦500 off',
    note: 'It has ended.',
    target: 'orders',
    most_off: 50_000,
    ends_at: new Date('2026-01-01T00:00:00+01:00'),
  },
  {
    code: 'FARAWAY',
    title: '₦500 off, much later',
    note: 'From 2090 on.',
    target: 'orders',
    most_off: 50_000,
    starts_at: new Date('2090-01-01T00:00:00+01:00'),
  },
];

const GHANA: readonly Omit<Promo, 'currency'>[] = [
  {
    code: 'CEDI10',
    title: 'GH₵10 off your order',
    note: 'On orders from GH₵50, three times.',
    is_open: true,
    target: 'orders',
    most_off: 1_000,
    minimum_subtotal: 5_000,
    uses_per_customer: 3,
  },
  {
    code: 'OKADA',
    title: 'Free delivery',
    note: 'Up to GH₵15 of the delivery fee.',
    is_open: true,
    target: 'deliveryfees',
    percent: 100,
    most_off: 1_500,
  },
  {
    code: 'ACCRA10',
    title: '10% off in Accra',
    note: 'Up to GH₵20.',
    target: 'orders',
    percent: 10,
    most_off: 2_000,
    city_ids: [cityId('accra')],
  },
  {
    code: 'AKWAABA',
    title: '20% off your first order',
    note: 'Up to GH₵15.',
    target: 'orders',
    percent: 20,
    most_off: 1_500,
    first_order_only: true,
    uses_per_customer: 1,
  },
];

export const DEMO_PROMOS: readonly Promo[] = [
  ...NIGERIA.map((promo) => ({ ...promo, currency: 'NGN' as const })),
  ...GHANA.map((promo) => ({ ...promo, currency: 'GHS' as const })),
];
