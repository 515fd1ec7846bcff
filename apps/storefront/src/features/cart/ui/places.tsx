import { island } from '@/shared/ui/island.tsx';
import type { CartVendor } from '../model/cart-state-schema.ts';

export const DeferredCartButton = island('HeaderCart', { stays: true });
export const DeferredCartTab = island('BottomBarCart');
export const DeferredVendorPageCart = island<{ readonly vendor: CartVendor }>('VendorPageCart', { stays: true });
