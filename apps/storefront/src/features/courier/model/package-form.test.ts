// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { signIn, signOut } from '../../../testing/customer-page.tsx';
import { changePackageForm, clearPackageForm, EMPTY_FORM, readPackageForm } from './package-form.ts';

afterEach(clearPackageForm);

const FIELDS = [
  ...['pickupAddress', 'pickupAddressText', 'dropoffAddress', 'dropoffAddressText', 'deliveryFee'],
  ...['senderName', 'senderPhone', 'senderEmail', 'receiverName', 'receiverPhone', 'receiverEmail', 'useAccountInfo'],
  ...['packageTypes', 'otherPackageType', 'packageWorth', 'packageProtection', 'protectionFee'],
  ...['customer_delivery_note', 'customer_vendor_note', 'total'],
];

/** As another page of this browser finds it. */
const stored = (): unknown => JSON.parse(localStorage.getItem('packageForm') ?? 'null');

test('courier.008 the package form carries its fields, and is kept for the next page', () => {
  changePackageForm({ senderName: 'Ada Obi', deliveryFee: null });
  expect(Object.keys(readPackageForm()).sort()).toEqual(FIELDS.sort());
  expect(stored()).toEqual({ ...EMPTY_FORM, senderName: 'Ada Obi' });
  localStorage.setItem('packageForm', JSON.stringify({ ...EMPTY_FORM, senderName: 'Bola Ade' }));
  expect(readPackageForm().senderName).toBe('Bola Ade');
});

test('courier.009 courier.030 a phone carries its country, which is Nigeria until another is chosen', () => {
  const nigeria = { code: 'NG', name: 'Nigeria', calling_code: '234', emoji: '🇳🇬' };
  expect(readPackageForm().senderPhone).toEqual({ phone: '', countryCode: nigeria });
  expect(readPackageForm().receiverPhone).toEqual({ phone: '', countryCode: nigeria });
});

test('what was kept and cannot be read counts as an empty form', () => {
  for (const spoilt of ['{', '{"senderName":5}', JSON.stringify({ ...EMPTY_FORM, packageTypes: ['Gold'] })]) {
    localStorage.setItem('packageForm', spoilt);
    expect(readPackageForm()).toEqual(EMPTY_FORM);
  }
});

test('names, numbers and addresses go with the customer who signs out', () => {
  signIn();
  changePackageForm({ receiverName: 'Bola Ade' });
  signOut();
  expect(readPackageForm()).toEqual(EMPTY_FORM);
  expect(localStorage.getItem('packageForm')).toBeNull();
});
