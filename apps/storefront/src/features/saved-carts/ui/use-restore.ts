import { catalogEndpoints, FAILURES, menuEndpoints, type Vendor } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { useState } from 'react';
import { cartOf } from '@/features/cart/data.ts';
import { carts } from '@/features/cart/lazy-store.ts';
import { useCustomer } from '@/features/identity/index.ts';
import { selectLocation } from '@/features/location/index.ts';
import { restoreChosenMethod } from '@/features/payment/index.ts';
import { restoreRange } from '@/features/preorder/index.ts';
import { callApi } from '@/shared/api/browser.ts';
import { type Restoring, restoreSaved } from '../model/restore-saved-cart.ts';
import { deleteSavedCart, type SavedCartRecord } from '../model/saved-carts-db.ts';

const FAILED = 'We could not restore this. Please try again when the network is back.';

/** Why nothing was restored. */
const REFUSAL = {
  'nothing left': ({ activeVendorName }: SavedCartRecord) =>
    `Nothing in this cart is on the menu of ${activeVendorName} any more. It is still saved.`,
  CART_FULL: () => 'This does not fit into one cart. Please remove something from it first. It is still saved.',
  CARTS_FULL: () => `${FAILURES.CARTS_FULL.message} This one is still saved.`,
  'too many carts': () => `${FAILURES.TOO_MANY_CARTS.message} This one is still saved.`,
} as const;

/** What belonged to the order as it was saved: its time, if that is still offered, and its payment. */
function restoreChoices({ timeRange, selectedPaymentMethod }: SavedCartRecord, vendor: Vendor | undefined): void {
  if (selectedPaymentMethod !== null) restoreChosenMethod(selectedPaymentMethod);
  if (vendor && timeRange !== null) restoreRange(vendor, timeRange, new Date());
}

/** Spec §4: refills cart, vendor and location. The saved one goes once it is back. */
export function useRestore(onRestored: (vendorId: number) => void) {
  const isSignedIn = useCustomer() !== null;
  const [busyId, setBusyId] = useState<number>();

  async function restoreNow(saved: SavedCartRecord, how: Restoring): Promise<void> {
    const { activeVendorId, activeVendor, customerAddress } = saved;
    const [menu, vendor] = await Promise.all([
      callApi(menuEndpoints.getVendorMenu, { params: { id: String(activeVendorId) } }),
      // Without it the cart comes back all the same.
      callApi(catalogEndpoints.getVendorBySlug, { params: { slug: activeVendor } }).catch(() => undefined),
    ]);
    // A cart that is added to keeps what was chosen for it.
    const isComplete = how === 'replace' || !cartOf(carts.state(), activeVendorId);
    const restored = restoreSaved(carts, saved, { menu, classes: vendor?.vendor_class }, how);
    if (restored.outcome !== 'restored') {
      toast.error(REFUSAL[restored.outcome](saved));
      return;
    }
    if (customerAddress) selectLocation(customerAddress, { isSignedIn });
    if (isComplete) restoreChoices(saved, vendor);
    await deleteSavedCart(saved.id);
    toast.success('Item restored to checkout');
    if (restored.gone.length > 0) toast.error(`No longer on the menu: ${restored.gone.join(', ')}`);
    onRestored(activeVendorId);
  }

  async function restore(saved: SavedCartRecord, how: Restoring): Promise<void> {
    if (busyId !== undefined) return;
    setBusyId(saved.id);
    await restoreNow(saved, how).catch(() => toast.error(FAILED));
    setBusyId(undefined);
  }

  return { restore, busyId };
}
