// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ADA } from '../../../testing/customer-page.tsx';
import { accountParty, contactOf, withAccountSide } from './package-contacts.ts';
import { EMPTY_FORM, type PackageForm } from './package-form.ts';

const phone = (digits: string) => ({ ...EMPTY_FORM.senderPhone, phone: digits });
const ACCOUNT = { name: 'Ada Obi', phone: phone('08012345678'), email: '' };
const BOLA = { name: 'Bola Ade', phone: phone('08033334444'), email: 'bola@example.com' };
const TO_BOLA: PackageForm = {
  ...EMPTY_FORM,
  useAccountInfo: true,
  ...{ receiverName: BOLA.name, receiverPhone: BOLA.phone, receiverEmail: BOLA.email },
};

test('the account is the sender when sending, and the receiver when receiving', () => {
  expect([accountParty('send'), accountParty('receive')]).toEqual(['sender', 'receiver']);
  expect(contactOf(withAccountSide(TO_BOLA, 'sender', ADA), 'sender')).toEqual(ACCOUNT);
  expect(contactOf(withAccountSide(TO_BOLA, 'receiver', ADA), 'receiver')).toEqual(ACCOUNT);
});

test('somebody else on the other side stays there', () => {
  expect(contactOf(withAccountSide(TO_BOLA, 'sender', ADA), 'receiver')).toEqual(BOLA);
});

test('what was typed on the account’s side stands there as long as the account is not wanted', () => {
  const form = { ...TO_BOLA, useAccountInfo: false };
  expect(contactOf(withAccountSide(form, 'receiver', ADA), 'receiver')).toEqual({ ...BOLA, email: '' });
});

test('a number of Ghana is filled in as it is dialled there, with its country', () => {
  const kofi = { ...ADA, country_code: 'GH', phone: '233241234567' } as const;
  const filled = contactOf(withAccountSide(TO_BOLA, 'sender', kofi), 'sender').phone;
  expect([filled.phone, filled.countryCode.code, filled.countryCode.calling_code]).toEqual(['0241234567', 'GH', '233']);
});
