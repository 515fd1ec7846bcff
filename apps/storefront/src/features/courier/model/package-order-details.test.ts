import { placeOrderDetails } from '@jara/contract';
import { expect, test } from 'vitest';
import type { ChosenMethod } from '@/features/payment/index.ts';
import { EXAMPLE_PACKAGE } from '../../../testing/example-package.ts';
import { packageOrderDetails } from './package-order-details.ts';
import { packageRequest } from './package-request.ts';

const CARD = {
  ...{ type: 'card', id: 'c7', channel: null, last4: '4081', cardBrand: 'visa', pretty_name: 'Visa 4081' },
  ...{ momo_account_number: '0241112222', pocket_tag: 'ada-tag', split_payment_with_wallet: false },
} as unknown as ChosenMethod;

const details = packageOrderDetails(
  packageRequest({ form: EXAMPLE_PACKAGE, deliveryType: 'send', chosen: CARD, feeId: 31 }),
);

test('analytics.007 the event of a package says what that of a meal says, without a vendor', () => {
  expect(details).toMatchObject({
    ...{ source: 'web', vendor_id: null, class: 'package_delivery', order_items: [], fee_id: 31 },
    ...{ payment_method_type: 'card', payment_method_id: 'c7', requires_delivery_pin: true },
    notes: { customer_vendor_note: 'Ask for Ada', customer_delivery_note: 'Gate 2' },
  });
  expect(placeOrderDetails.safeParse(details).error).toBeUndefined();
});

test('analytics.023 but for its notes, the event of a package holds nothing of the people or of their card', () => {
  const { notes: _, ...rest } = details;
  const said = JSON.stringify(rest);
  const { senderName, senderPhone, receiverName, receiverPhone, receiverEmail, dropoffAddressText } = EXAMPLE_PACKAGE;
  const personal = [
    senderName,
    senderPhone.phone,
    receiverName,
    receiverPhone.phone,
    receiverEmail,
    dropoffAddressText,
  ];
  for (const each of [...personal, '4081', '0241112222', 'ada-tag']) expect(said).not.toContain(each);
});
