import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ShownCart } from '@/features/cart/data.ts';
import { AddressRow } from './address-row.tsx';
import type { Checkout } from './use-checkout.ts';

vi.mock('@/features/cart/lazy-store.ts', () => ({ changesTo: () => undefined }));

const HOME = { id: 4, pretty_name: '12 Allen Avenue' } as Checkout['location'];
const row = (location: Checkout['location']) =>
  renderToStaticMarkup(<AddressRow ref={createRef()} cart={{} as ShownCart} location={location} isMissing />);

test('order.037 an order that lacks an address says so at the row', () => {
  expect(row(undefined)).toContain('Please choose an address here');
});

test('cart.066 picking an address clears the cart error, wherever it was picked', () => {
  expect(row(HOME)).toContain('12 Allen Avenue');
  expect(row(HOME)).not.toContain('Please choose an address here');
});
