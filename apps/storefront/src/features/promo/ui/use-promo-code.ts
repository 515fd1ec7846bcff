import { useSyncExternalStore } from 'react';
import { useCustomer } from '@/features/identity/index.ts';
import { promoCodeOf, subscribeToCodes } from '../model/promo-code-storage.ts';

const onServer = () => undefined;

/** The code that was chosen for a vendor's cart, whether the server takes it or not. */
export function usePromoCode(vendorId: number): string | undefined {
  const isSignedIn = useCustomer() !== null;
  const kept = useSyncExternalStore(subscribeToCodes, () => promoCodeOf(vendorId), onServer);
  return isSignedIn ? kept : undefined;
}
