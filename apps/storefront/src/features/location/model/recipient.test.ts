import { expect, test } from 'vitest';
import { readRecipient } from './recipient.ts';

test('nobody else receives where both fields are empty', () => {
  expect(readRecipient({ name: ' ', phone: '' })).toEqual({ recipient: null, problems: {} });
});

test.each([
  ['', '12', 'Name is required', 'Invalid phone number'],
  ['Kofi', '', undefined, 'Phone number is required'],
  ['', '08012345678', 'Name is required', undefined],
  ['Kofi', 'call me', undefined, 'Invalid phone number'],
  ['Kofi', '080123456789', undefined, 'Invalid phone number'],
])('%j with %j: the name says %j and the phone %j', (name, phone, ofName, ofPhone) => {
  expect(readRecipient({ name, phone })).toEqual({ recipient: null, problems: { name: ofName, phone: ofPhone } });
});

test.each([
  ['08012345678', '08012345678'],
  ['0801 234 5678', '08012345678'],
  ['+234 801 234 5678', '08012345678'],
  ['+234 (0) 801-234-5678', '08012345678'],
  ['2348012345678', '08012345678'],
  ['+233 24 123 4567', '0241234567'],
  ['00233241234567', '0241234567'],
])('%s is sent as %s', (phone, sent) => {
  expect(readRecipient({ name: ' Kofi ', phone })).toMatchObject({ recipient: { name: 'Kofi', phone: sent } });
});
