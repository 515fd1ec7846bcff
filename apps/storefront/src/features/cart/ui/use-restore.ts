'use client';

import { useState } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { selectLocation } from '@/features/location/index.ts';
import { restoreRange } from '@/features/preorder/index.ts';
import { toast } from '@/shared/ui/toast.ts';
import { vendorBySlug } from '../api/cart-vendor.query.ts';
import { menuNow } from '../api/vendor-menu.ts';
import { cartOf } from '../model/apply-change.ts';
import { carts } from '../model/cart.ts';
import { keepPaymentMethod } from '../model/cart-storage.ts';
import { deleteSavedCart, type KeptCart } from '../model/saved-carts.ts';
import { type Restoring, restoreSaved } from '../model/saved-carts-restore.ts';

const FAILED = 'We could not restore this. Please try again when the network is back.';

/** What belonged to the order as it was saved: its time, if that is still offered, and its payment. */
async function restoreChoices({ activeVendor, timeRange, selectedPaymentMethod }: KeptCart): Promise<void> {
  if (selectedPaymentMethod !== null) keepPaymentMethod(selectedPaymentMethod);
  const vendor = timeRange === null ? undefined : await vendorBySlug(activeVendor).catch(() => undefined);
  if (vendor && timeRange !== null) restoreRange(vendor, timeRange, new Date());
}

/** Spec §4: refills cart, vendor and location. The saved one goes once it is back. */
export function useRestore(onRestored: (vendorId: number) => void) {
  const isSignedIn = useCustomer() !== null;
  const [busyId, setBusyId] = useState<number>();

  async function putBack(saved: KeptCart, how: Restoring): Promise<void> {
    const { activeVendorId, activeVendorName, customerAddress } = saved;
    const menu = await menuNow(activeVendorId);
    // A cart that is added to keeps what was chosen for it.
    const isWhole = how === 'replace' || !cartOf(carts.state(), activeVendorId);
    const restored = restoreSaved(carts, saved, menu, how);
    if (restored.outcome === 'nothing left') {
      toast.error(`Nothing of this is on the menu of ${activeVendorName} any more.`);
      return;
    }
    if (restored.outcome === 'too much') {
      toast.error('This does not fit into one cart. Please remove some packs first.');
      return;
    }
    if (customerAddress) selectLocation(customerAddress, { isSignedIn });
    if (isWhole) await restoreChoices(saved);
    await deleteSavedCart(saved.id);
    toast.success('Item restored to checkout');
    if (restored.gone.length > 0) toast.error(`No longer on the menu: ${restored.gone.join(', ')}`);
    onRestored(activeVendorId);
  }

  async function restore(saved: KeptCart, how: Restoring): Promise<void> {
    if (busyId !== undefined) return;
    setBusyId(saved.id);
    await putBack(saved, how).catch(() => toast.error(FAILED));
    setBusyId(undefined);
  }

  return { restore, busyId };
}
