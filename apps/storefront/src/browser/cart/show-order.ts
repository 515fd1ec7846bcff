import { closeLayer } from '@/shared/browser/layers.ts';
import { navigate } from '@/shared/browser/navigation.ts';
import { orderHref } from '@/shared/config/order-href.ts';

/** Closes the cart and leads to an order's page. The keyboard goes on there, and not at the button of a cart that is gone. */
export function showOrder(orderId: number): void {
  closeLayer('cart');
  const href = orderHref(orderId);
  if (window.location.pathname !== href) void navigate(href, { focusAfter: 'main' });
}
