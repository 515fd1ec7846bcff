import { type MinorUnits, type PackageQuote, packageQuote } from '@jara/contract';
import type { PackageForm } from '../features/courier/model/package-form.ts';

const GHANA = { code: 'GH', name: 'Ghana', calling_code: '233', emoji: '🇬🇭' } as const;
const NIGERIA = { code: 'NG', name: 'Nigeria', calling_code: '234', emoji: '🇳🇬' } as const;

const money = (amount: number) => amount as MinorUnits;

const end = (id: number, display_name: string) => ({
  ...{ id, display_name, country_code: 'NG' as const },
  coordinate: { x: 3.35, y: 6.5 },
});

/** Books and documents, from Ada to Bola across Lagos, with protection. */
export const EXAMPLE_PACKAGE: PackageForm = {
  pickupAddress: end(3, '4 Bode Thomas Street'),
  pickupAddressText: '4 Bode Thomas Street, Surulere, Lagos',
  dropoffAddress: end(4, 'Ikeja'),
  dropoffAddressText: '12 Allen Avenue, Ikeja, Lagos · Blue gate',
  deliveryFee: { id: 31, amount: money(106_000), original_service_amount: money(0) },
  senderName: 'Ada Obi',
  senderPhone: { phone: '08012345678', countryCode: NIGERIA },
  senderEmail: '',
  receiverName: 'Bola Ade',
  receiverPhone: { phone: '0241234567', countryCode: GHANA },
  receiverEmail: 'bola@example.com',
  useAccountInfo: false,
  packageTypes: ['Books', 'Documents'],
  otherPackageType: '',
  packageWorth: '10,000',
  packageProtection: true,
  protectionFee: 20_000,
  customer_delivery_note: 'Gate 2',
  customer_vendor_note: 'Ask for Ada',
  total: 126_000,
};

/** What the server quotes for it. */
export const examplePackageQuote = (
  more: { readonly [Field in keyof PackageQuote]?: PackageQuote[Field] | number } = {},
): PackageQuote =>
  packageQuote.parse({
    ...{ id: 31, original_delivery_amount: 106_000, final_delivery_amount: 106_000, amount: 106_000 },
    ...{ original_service_amount: 0, final_service_amount: 0, small_order_amount: 0, delivery_price_factor: 1 },
    ...{ currency: 'NGN', distance_km: 4, estimated_order_amount: 1_000_000, protection_fee: 20_000 },
    ...{ total: 106_000, total_with_protection: 126_000, expires_at: '2026-11-16T12:15:00Z' },
    ...more,
  });
