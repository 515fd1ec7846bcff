import { courierEndpoints } from '@jara/contract';
import { expect, test } from 'vitest';
import type { ChosenMethod } from '@/features/payment/index.ts';
import { EXAMPLE_PACKAGE } from '../../../testing/example-package.ts';
import type { DeliveryType } from './delivery-type.ts';
import type { PackageForm } from './package-form.ts';
import { packageRequest } from './package-request.ts';

const PAYSTACK = { type: 'online_payment', id: 'online_payment', channel: 'paystack' } as const;
const chosen = { ...PAYSTACK, split_payment_with_wallet: false } as ChosenMethod;

const of = (change: Partial<PackageForm> = {}, deliveryType: DeliveryType = 'send') =>
  packageRequest({ form: { ...EXAMPLE_PACKAGE, ...change }, deliveryType, chosen, feeId: 31 });

test('courier.023 the order of a package carries the fields of the specification', () => {
  const sent = of();
  expect(sent).toEqual({
    source: 'web',
    source_contact: { name: 'Ada Obi', phone: '08012345678', country_code: 'NG' },
    destination_contact: { name: 'Bola Ade', phone: '0241234567', country_code: 'GH', email: 'bola@example.com' },
    customer_delivery_note: 'Gate 2',
    customer_vendor_note: 'Ask for Ada',
    fee_id: 31,
    payment_method: 'online_payment',
    payment_method_id: 'paystack',
    split_payment_with_wallet: false,
    item_type: ['Books', 'Documents'],
    other_item_type: '',
    user_action: 'sending',
    estimated_order_amount: 1_000_000,
    package_protection: true,
  });
  expect(courierEndpoints.createPackageOrder.body.safeParse(sent).error).toBeUndefined();
});

test('courier.024 a contact is a name, a phone and its country; the other party alone has an e-mail', () => {
  const emails = { senderEmail: ' ada@example.com ', receiverEmail: 'bola@example.com' };
  const sent = of(emails, 'send');
  expect(sent.source_contact).toEqual({ name: 'Ada Obi', phone: '08012345678', country_code: 'NG' });
  expect(sent.destination_contact.email).toBe('bola@example.com');
  const received = of(emails, 'receive');
  expect(received.source_contact.email).toBe('ada@example.com');
  expect(received.destination_contact).toEqual({ name: 'Bola Ade', phone: '0241234567', country_code: 'GH' });
});

test('an e-mail that was left out is not sent, and spaces around what was typed are not either', () => {
  const { destination_contact } = of({ receiverEmail: ' ', receiverName: ' Bola Ade ' });
  expect(destination_contact).toEqual({ name: 'Bola Ade', phone: '0241234567', country_code: 'GH' });
});

test.each([
  ['send', 'sending'],
  ['receive', 'receiving'],
] as const)('courier.025 delivery_type %s is the action %s', (deliveryType, action) => {
  for (const useAccountInfo of [false, true]) expect(of({ useAccountInfo }, deliveryType).user_action).toBe(action);
});

test.each([
  ['10,000', 1_000_000],
  ['2500.5', 250_050],
  ['₦5000', 500_000],
  ['', 0],
])('courier.026 a worth of %j is sent as %i', (packageWorth, sent) => {
  expect(of({ packageWorth }).estimated_order_amount).toBe(sent);
});

test('what is worth nothing is not protected', () => {
  expect(of({ packageWorth: '', packageProtection: true }).package_protection).toBe(false);
  expect(of({ packageProtection: false }).package_protection).toBe(false);
});

test('no type chosen is nothing said; what Other is goes with Other alone', () => {
  expect(of({ packageTypes: [] }).item_type).toEqual([]);
  expect(of({ packageTypes: ['Other'], otherPackageType: ' A guitar ' })).toMatchObject({
    ...{ item_type: ['Other'], other_item_type: 'A guitar' },
  });
  expect(of({ packageTypes: ['Food'], otherPackageType: 'A guitar' }).other_item_type).toBe('');
});
