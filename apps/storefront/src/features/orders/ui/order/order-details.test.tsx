// @vitest-environment happy-dom
import type { MinorUnits, PackageInformation } from '@jara/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../testing/customer-page.tsx';
import { exampleOrder, packageOrder } from '../../../../testing/example-order.ts';
import { OrderDetails } from './order-details.tsx';

afterEach(cleanup);

const text = () => document.body.textContent ?? '';
const factsOf = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]),
  );

test('a package names what is in it, its worth and protection, both ends and both people', () => {
  renderPage(<OrderDetails order={packageOrder({ customer_vendor_note: 'Ask at the desk' })} />);
  expect(factsOf()).toEqual({
    ...{ 'What is in it': 'Books, Documents', 'Declared worth': '₦10,000.00', Protection: 'Protected' },
    ...{ 'Delivery fee': '₦1,060.00', 'Protection fee': '₦200.00', Total: '₦1,260.00' },
    'Paid with Wallet': '₦1,260.00',
    ...{ 'Pickup at': '4 Bode Thomas Street, Surulere', Sender: 'Ada Obi+2348012345678' },
    ...{ 'Dropoff at': '12 Allen Avenue, Ikeja', Receiver: 'Bola Ade+2348033334444' },
    ...{ 'Pickup instructions': 'Ask at the desk', 'Delivery instructions': 'Gate 2' },
  });
  const calls = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(calls).toEqual([
    ['Call Ada Obi, +2348012345678', 'tel:+2348012345678'],
    ['Call Bola Ade, +2348033334444', 'tel:+2348033334444'],
  ]);
});

test('a package without worth or protection says so; what Other is stands in the person’s own words', () => {
  const package_information: PackageInformation = {
    ...(packageOrder().package_information as PackageInformation),
    ...{ item_type: ['Other'], other_item_type: 'A guitar' },
    ...{ estimated_order_amount: 0 as MinorUnits, is_protected: false },
  };
  const lines = [{ label: 'Delivery fee' as const, amount: 106_000 as MinorUnits }];
  renderPage(<OrderDetails order={packageOrder({ package_information, lines, safety_fee: 0 as MinorUnits })} />);
  expect(factsOf()).toMatchObject({
    ...{ 'What is in it': 'A guitar', 'Declared worth': 'Not declared', Protection: 'Not protected' },
  });
  expect(text()).not.toContain('Protection fee');
});

test('an order of a vendor names no sender, receiver or dropoff', () => {
  renderPage(<OrderDetails order={exampleOrder()} />);
  expect(text()).not.toMatch(/Sender|Receiver|Dropoff|What is in it/);
});
