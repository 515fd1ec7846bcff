// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { ADA } from '../../../testing/customer-page.tsx';
import { accountParty, contactOf, withAccountInfo } from './package-contacts.ts';
import { EMPTY_FORM } from './package-form.ts';

const ACCOUNT = {
  name: 'Ada Obi',
  phone: { ...EMPTY_FORM.senderPhone, phone: '08012345678' },
  email: 'ada@example.com',
};
const NOBODY = contactOf(EMPTY_FORM, 'sender');

test('the account is the sender when sending, and the receiver when receiving', () => {
  expect([accountParty('send'), accountParty('receive')]).toEqual(['sender', 'receiver']);
  const filled = { ...EMPTY_FORM, ...withAccountInfo(EMPTY_FORM, 'receiver', ADA) };
  expect([contactOf(filled, 'sender'), contactOf(filled, 'receiver')]).toEqual([NOBODY, ACCOUNT]);
});

test('when the direction changes, the account moves to the other side and leaves nothing behind', () => {
  const sent = { ...EMPTY_FORM, ...withAccountInfo(EMPTY_FORM, 'sender', ADA) };
  const received = { ...sent, ...withAccountInfo(sent, 'receiver', ADA) };
  expect([contactOf(received, 'sender'), contactOf(received, 'receiver')]).toEqual([NOBODY, ACCOUNT]);
});

test('somebody else on the other side stays there', () => {
  const form = { ...EMPTY_FORM, receiverName: 'Bola Ade' };
  expect({ ...form, ...withAccountInfo(form, 'sender', ADA) }.receiverName).toBe('Bola Ade');
});

test('a number of Ghana is filled in as it is dialled there, with its country', () => {
  const kofi = { ...ADA, country_code: 'GH', phone: '233241234567' } as const;
  const { phone, countryCode } = contactOf(
    { ...EMPTY_FORM, ...withAccountInfo(EMPTY_FORM, 'sender', kofi) },
    'sender',
  ).phone;
  expect([phone, countryCode.code, countryCode.calling_code]).toEqual(['0241234567', 'GH', '233']);
});
