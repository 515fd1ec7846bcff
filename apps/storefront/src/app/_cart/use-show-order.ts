'use client';

import { useRouter } from 'next/navigation';
import { closeCart } from '@/features/cart/index.ts';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { orderHref } from '@/shared/config/order-href.ts';

/** Closes the cart and leads to an order's page. */
export function useShowOrder(): (orderId: number) => void {
  const router = useRouter();
  return (orderId) => {
    closeCart();
    const href = orderHref(orderId);
    if (window.location.pathname !== href) router.push(href.slice(BASE_PATH.length));
  };
}
