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
    router.push(orderHref(orderId).slice(BASE_PATH.length));
  };
}
