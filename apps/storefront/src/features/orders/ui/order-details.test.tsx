// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../testing/customer-page.tsx';
import { exampleOrder } from '../../../testing/example-order.ts';
import { OrderDetails } from './order-details.tsx';

afterEach(cleanup);

test('a package says who receives it, with their number; another order names no receiver', () => {
  const package_information = { destination_contact: { name: 'Bola Ade', phone: '2348033334444' } };
  renderPage(<OrderDetails order={exampleOrder({ class: 'package_delivery', package_information })} />);
  expect(screen.getByText('Receiver').parentElement?.textContent).toBe('ReceiverBola Ade, 2348033334444');
  cleanup();
  renderPage(<OrderDetails order={exampleOrder()} />);
  expect(screen.queryByText('Receiver')).toBeNull();
});
