import { useMediaQuery } from '@jara/ui/browser/media-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CART_BESIDE_MENU, useCartUiState } from '@/features/cart/index.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { type ReorderedCart, subscribeToReorders } from '@/features/orders/data.ts';
import { openLayer, useLayerInAddress } from '@/shared/browser/layers.ts';
import { navigate } from '@/shared/browser/navigation.ts';
import { vendorHref } from '@/shared/config/vendor-href.ts';

/** After 'Order again': the vendor's page with the cart in sight, beside the menu or in the drawer. */
export function Reorders() {
  const pageVendor = useCartUiState().vendor?.id;
  const isOrderOpen = useLayerInAddress('order').values.order_id !== undefined;
  const isBeside = useMediaQuery(CART_BESIDE_MENU, false);
  const [awaited, setAwaited] = useState<number>();

  const follow = useEffectEvent(async ({ vendor_id, vendor }: ReorderedCart) => {
    // Where this fails, the cart's own loading says so.
    await carts.confirm(vendor_id).catch(() => undefined);
    setAwaited(vendor_id);
    void navigate(vendorHref(vendor));
  });
  useEffect(() => subscribeToReorders((cart) => void follow(cart)), []);

  const isThere = awaited !== undefined && pageVendor === awaited && !isOrderOpen;
  const arrive = useEffectEvent(() => {
    setAwaited(undefined);
    if (!isBeside) openLayer('cart', { wantsAll: false });
  });
  useEffect(() => {
    if (isThere) arrive();
  }, [isThere]);
  return null;
}
