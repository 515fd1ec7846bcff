// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../testing/customer-page.tsx';
import { exampleOrder, packageOrder } from '../../../testing/example-order.ts';
import { OrderDetails } from './order-details.tsx';

afterEach(cleanup);

test('a package says who receives it, with their number; another order names no receiver', () => {
  renderPage(<OrderDetails order={packageOrder()} />);
  expect(screen.getByText('Receiver').parentElement?.textContent).toBe('ReceiverBola Ade, +2348033334444');
  cleanup();
  renderPage(<OrderDetails order={exampleOrder()} />);
  expect(screen.queryByText('Receiver')).toBeNull();
});
