import { formatMoney } from '@jara/domain/money';
import { useEffect, useRef, useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { pageVendor } from '../model/cart-ui-state.ts';
import { carts } from './carts.ts';
import { useCart, useIsSettled } from './use-cart.ts';
import { useCartUiState } from './use-cart-ui-state.ts';

async function refresh(): Promise<void> {
  await carts.refresh();
  const vendor = pageVendor();
  if (vendor) carts.setActive(vendor.id);
}

/** Loads the carts after a sign-in, makes the page's vendor the active one, and announces changes to a screen reader. */
export function CartSync() {
  const customerId = useCustomer()?.id;
  const vendorId = useCartUiState().vendor?.id;
  const cart = useCart();
  const isSettled = useIsSettled();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another customer has other carts.
  useEffect(() => {
    void refresh();
  }, [customerId]);
  useEffect(() => {
    if (vendorId !== undefined) carts.setActive(vendorId);
  }, [vendorId]);

  const words = cart
    ? `${cart.count} in your cart, ${formatMoney(cart.subtotal, cart.vendor.currency)}`
    : 'Your cart is empty.';
  const first = useRef(words);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Nothing is said when the page opens.
    if (words === first.current) return;
    first.current = '';
    setSaid(words);
  }, [words]);
  return (
    // `data-carts` tells a test that no request is under way.
    <p role="status" className="sr-only" data-carts={isSettled ? 'settled' : 'unsettled'}>
      {said}
    </p>
  );
}
