// @vitest-environment happy-dom
import { customerAddress } from '@jara/contract';
import { expect, test } from 'vitest';
import { packageFormProblems, problemsLeft } from './check-package-form.ts';
import { withEnd } from './package-ends.ts';
import { EMPTY_FORM, type PackageForm } from './package-form.ts';

const address = (id: number, country_code: 'NG' | 'GH') =>
  customerAddress.parse({
    ...{ id, pretty_name: '12 Admiralty Way, Lekki', display_name: '12 Admiralty Way', state: 'Lagos', city: null },
    ...{ coordinate: { x: 3.47, y: 6.44 }, country_code, landmark: null, recipient: null, is_active: false },
  });
const phone = (digits: string) => ({ ...EMPTY_FORM.senderPhone, phone: digits });

const FILLED: PackageForm = {
  ...EMPTY_FORM,
  ...withEnd('pickup', address(1, 'NG')),
  ...withEnd('dropoff', address(2, 'NG')),
  ...({ deliveryFee: { id: 9, amount: 106_000, original_service_amount: 0 } } as Partial<PackageForm>),
  ...{ senderName: 'Ada Obi', senderPhone: phone('08012345678') },
  ...{ receiverName: 'Bola Ade', receiverPhone: phone('08033334444') },
};

test('a form with both ends, both people and a fee has no problem', () => {
  expect(packageFormProblems(FILLED)).toEqual({});
});

test.each([
  ['courier.015', 'pickupAddress', null, 'Pickup address is required'],
  ['courier.015', 'dropoffAddress', null, 'Dropoff address is required'],
  ['courier.016', 'senderPhone', phone(' '), 'Phone is required'],
  ['courier.016', 'receiverPhone', phone(''), 'Phone is required'],
  ['courier.017', 'senderName', ' ', 'Sender name is required'],
  ['courier.017', 'receiverName', '', 'Receiver name is required'],
  ['courier.018', 'deliveryFee', null, 'Delivery fee error'],
  ['courier.019', 'senderEmail', 'ada@', 'Enter a valid email, such as name@example.com'],
  ['courier.019', 'receiverEmail', 'bola', 'Enter a valid email, such as name@example.com'],
])('%s a form without a right %s is told so', (_rule, field, value, problem) => {
  expect(packageFormProblems({ ...FILLED, [field]: value })).toEqual({ [field]: problem });
});

test('courier.019 e-mails that are given and valid are no problem', () => {
  expect(packageFormProblems({ ...FILLED, senderEmail: 'ada@example.com', receiverEmail: ' b@example.com ' })).toEqual(
    {},
  );
});

test('a number of anything but digits is an invalid one', () => {
  const problem = { senderPhone: 'Invalid phone number' };
  for (const typed of ['+2348012345678', '0801 234', 'ada']) {
    expect(packageFormProblems({ ...FILLED, senderPhone: phone(typed) })).toEqual(problem);
  }
});

test.each([
  ['NG', '5,000,000', undefined],
  ['NG', '5000000.01', 'We carry packages worth up to ₦5,000,000.00'],
  ['GH', '50000', undefined],
  ['GH', '50001', 'We carry packages worth up to GH₵50,000.00'],
  ['NG', '-5', 'Enter the worth in figures, such as 5000'],
  ...(['much', '12e3', '1.234', '1,00', 'GH₵50'] as const).map(
    (typed) => ['NG', typed, 'Enter the worth in figures, such as 5000'] as const,
  ),
  ['NG', '₦5000', undefined],
  ['NG', ' ₦ 5,000 ', undefined],
  ['GH', 'GH₵50', undefined],
  ['GH', '₵50', undefined],
] as const)('in %s a worth of %j is judged by its own bound', (country, packageWorth, problem) => {
  const form = { ...FILLED, ...withEnd('pickup', address(1, country)), deliveryFee: FILLED.deliveryFee, packageWorth };
  expect(packageFormProblems(form).packageWorth).toBe(problem);
});

test('where the worth cannot be read, the missing fee is told at the worth alone', () => {
  const form = { ...FILLED, deliveryFee: null, packageWorth: 'abc' };
  expect(Object.keys(packageFormProblems(form))).toEqual(['packageWorth']);
});

test('what was refused is wrong until it is something else; the rest stays wrong', () => {
  const form = { ...FILLED, senderName: '', senderPhone: phone(''), receiverName: '' };
  const refused = { form, problems: packageFormProblems(form) };
  expect(problemsLeft(refused, { ...form, senderPhone: phone('') })).toEqual(refused.problems);
  const filledIn = { ...form, senderName: 'Ada Obi', senderPhone: phone('08012345678') };
  expect(problemsLeft(refused, filledIn)).toEqual({ receiverName: 'Receiver name is required' });
});
