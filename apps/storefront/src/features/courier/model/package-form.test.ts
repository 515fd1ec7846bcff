// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ADA, signIn, signOut } from '../../../testing/customer-page.tsx';
import {
  changePackageForm,
  clearPackageForm,
  EMPTY_FORM,
  type PackageForm,
  readPackageForm,
  subscribeToPackageForm,
} from './package-form.ts';

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

test('the phones of a customer’s package begin with the customer’s country', () => {
  signIn({ ...ADA, country_code: 'GH', phone: '233241234567' });
  const { senderPhone, receiverPhone } = readPackageForm();
  const ghana = { code: 'GH', name: 'Ghana', calling_code: '233', emoji: '🇬🇭' };
  expect([senderPhone, receiverPhone]).toEqual([
    { phone: '', countryCode: ghana },
    { phone: '', countryCode: ghana },
  ]);
  expect(readPackageForm()).toBe(readPackageForm());
  changePackageForm({ senderName: 'Kofi' });
  expect(readPackageForm().receiverPhone.countryCode).toEqual(ghana);
  signOut();
});

test('courier.009 a chosen country is kept with its code, name, calling code and emoji alone', () => {
  const ghana = { code: 'GH', name: 'Ghana', calling_code: '233', emoji: '🇬🇭' } as const;
  const fromPicker = { ...ghana, unicode: 'U+1F1EC U+1F1ED' };
  changePackageForm({ receiverPhone: { phone: '', countryCode: fromPicker } });
  expect((stored() as PackageForm).receiverPhone.countryCode).toEqual(ghana);
});

test('a change that changes nothing is not written, so that no other tab hears of it', () => {
  changePackageForm({ senderName: 'Ada Obi', senderPhone: EMPTY_FORM.senderPhone });
  const heard = vi.fn();
  const stop = subscribeToPackageForm(heard);
  const before = localStorage.getItem('packageForm');
  localStorage.setItem('packageForm', ` ${before}`);
  changePackageForm({ senderName: 'Ada Obi' });
  expect([localStorage.getItem('packageForm'), heard.mock.calls]).toEqual([` ${before}`, []]);
  changePackageForm({ senderName: 'Ada' });
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
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
